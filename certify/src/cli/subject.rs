//! Which program is certified.

use std::time::Duration;

use chesslaws_law::Edition;
use chesslaws_protocol::Subject;
use clap::Args;

use crate::subjects::{
    ADAPTERS, Adapter, Cecp, EmbeddedError, Kernel, Uci,
    demo::{Demo, Faults},
};

/// The name of the group of options that name a subject.
pub(super) const SUBJECT: &str = "subject";

/// The options that name a subject; without any of them the two that this program carries are certified.
#[derive(Args, Debug)]
#[group(id = SUBJECT, multiple = false)]
pub(super) struct SubjectArgs {
    /// The demonstration program with two planted faults
    #[arg(long)]
    demo: bool,
    /// The fast generator of moves that this program carries
    #[arg(long)]
    kernel: bool,
    /// A UCI engine, by the command that starts it
    #[arg(long, value_name = "COMMAND")]
    uci: Option<String>,
    /// A CECP (xboard) engine, by the command that starts it
    #[arg(long, value_name = "COMMAND")]
    cecp: Option<String>,
    /// A library behind an adapter that this program carries
    #[arg(long, value_name = "NAME", value_parser = ADAPTERS)]
    adapter: Option<String>,
    /// Any program that speaks the protocol chesslaws-1 (PROTOCOL.md), by the command that starts it
    #[arg(long, value_name = "COMMAND")]
    cmd: Option<String>,
}

/// A subject that is chosen.
#[derive(Clone, Debug)]
pub(super) enum Chosen {
    Demo,
    Kernel,
    Uci(String),
    Cecp(String),
    Adapter(String),
    Command(String),
}

impl SubjectArgs {
    /// The subject that is named, if one is.
    pub(super) fn chosen(&self) -> Option<Chosen> {
        let named = |text: &Option<String>, of: fn(String) -> Chosen| text.clone().map(of);
        let carried = [(self.demo, Chosen::Demo), (self.kernel, Chosen::Kernel)];
        let carried = carried.into_iter().find(|(is_chosen, _)| *is_chosen);
        carried
            .map(|(_, chosen)| chosen)
            .or_else(|| named(&self.uci, Chosen::Uci))
            .or_else(|| named(&self.cecp, Chosen::Cecp))
            .or_else(|| named(&self.adapter, Chosen::Adapter))
            .or_else(|| named(&self.cmd, Chosen::Command))
    }
}

impl Chosen {
    /// The subject itself; each of its replies may take that time.
    pub(super) fn subject(
        &self,
        edition: Edition,
        time: Duration,
    ) -> Result<Box<dyn Subject>, EmbeddedError> {
        Ok(match self {
            Self::Demo => Box::new(Demo::new(Faults::BOTH)),
            Self::Kernel => Box::new(Kernel::of(edition)),
            Self::Uci(command) => Box::new(Uci::new(command, time)),
            Self::Cecp(command) => Box::new(Cecp::new(command, time)),
            Self::Adapter(name) => Box::new(Adapter::embedded(name, edition, time)?),
            Self::Command(command) => Box::new(Adapter::of_command(command, edition, time)),
        })
    }

    /// The option that chooses the same subject again.
    pub(super) fn option(&self) -> String {
        let quoted = |command: &str| format!("'{}'", command.replace('\'', r"'\''"));
        match self {
            Self::Demo => "--demo".into(),
            Self::Kernel => "--kernel".into(),
            Self::Uci(command) => format!("--uci {}", quoted(command)),
            Self::Cecp(command) => format!("--cecp {}", quoted(command)),
            Self::Adapter(name) => format!("--adapter {name}"),
            Self::Command(command) => format!("--cmd {}", quoted(command)),
        }
    }

    /// Whether it is the demonstration program.
    pub(super) const fn is_demo(&self) -> bool {
        matches!(self, Self::Demo)
    }
}
