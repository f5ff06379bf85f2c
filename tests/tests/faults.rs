use chesslaws_law::Edition;
use chesslaws_tests::{gallery, matrix::Suite};
use std::time::Instant;
#[test]
fn explore() {
    let t = Instant::now();
    let suite = Suite::whole();
    println!("suite {:?}", t.elapsed());
    for (name, _) in gallery::all() {
        if let Ok(only) = std::env::var("ONLY") {
            if !name.contains(&only) {
                continue;
            }
        }
        let t = Instant::now();
        let planted = gallery::planted(name, Edition::Fide1993).unwrap();
        let differences = suite.differences(&planted, &suite.about(&Default::default()));
        let t1 = t.elapsed();
        let blamed = suite.blamed(&planted, &differences);
        let t2 = t.elapsed();
        let today = gallery::planted(name, Edition::Fide2023).unwrap();
        let b2 = suite.blamed(&today, &differences);
        let show = |b: &chesslaws_tests::matrix::Blamed| {
            b.iter()
                .map(|(id, s)| {
                    format!(
                        "{}{}",
                        &id[5..],
                        if format!("{s:?}") == "Played" {
                            ""
                        } else {
                            "?"
                        }
                    )
                })
                .collect::<Vec<_>>()
                .join(" ")
        };
        println!(
            "{name}: {} | {} | {} [{t1:?} {t2:?}]",
            differences.len(),
            show(&blamed),
            show(&b2)
        );
    }
}
