"""A small program behind chesslaws-1 that knows a few positions. `adapter.py at-hello DEED` misbehaves at once,
`adapter.py at-game DEED` after 1 e4, `adapter.py everywhere DEED` at each position that it does not know,
`adapter.py probe FOLDER PORT SOCKET` tries what it should not be able to do and tells it in its notes."""

import json
import os
import subprocess
import sys

WHEN, WORDS = sys.argv[1], sys.argv[2:]
WHITE = ["g1h3", "g1f3", "b1c3", "b1a3"] + [f + "2" + f + r for f in "abcdefgh" for r in "34"]
BLACK = ["g8h6", "g8f6", "b8c6", "b8a6"] + [f + "7" + f + r for f in "abcdefgh" for r in "65"]
MATE = ["f2f3", "e7e5", "g2g4", "d8h4"]
ACT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "act.sh")


def known(start, moves):
    if start == "startpos" and not moves:
        return WHITE, False
    if start == "startpos" and moves == ["e2e4"]:
        return BLACK, False
    if start == "startpos" and moves == MATE:
        return [], True
    if start.startswith("7k/5Q2/6K1/") and not moves:
        return [], False
    return None


def misbehave(deed, right):
    """The reply in place of the right one, or none: then the program is another one."""
    if deed == "not-modelled":
        return {"seq": right["seq"], "reply": "not-modelled", "why": "never heard of it"}
    if deed == "wrong-seq":
        return {**right, "seq": right["seq"] + 1}
    if deed == "wrong-kind":
        return {**right, "answer": {"fen": "startpos"}}
    os.execvp("sh", ["sh", ACT, deed, json.dumps(right)])


def ask(message):
    question, moves = message["question"], message.get("moves", [])
    found = known(message["start"], moves)
    deed = WORDS[0] if WHEN == "everywhere" and found is None or WHEN == "at-game" and moves == ["e2e4"] else None
    moves, check = found or ([], False)
    answer = {"moves": moves} if question == "legal-moves" else {"truth": check}
    right = {"seq": message["seq"], "reply": "answer", "answer": answer}
    return misbehave(deed, right) if deed else right


def tried(action):
    try:
        return f"done {action() or ''}".strip()
    except (OSError, MemoryError) as error:
        return f"{type(error).__name__} {getattr(error, 'strerror', None) or ''}".strip()


def landlock_version():
    import ctypes

    libc = ctypes.CDLL(None)
    return libc.syscall(ctypes.c_long(444), None, ctypes.c_size_t(0), ctypes.c_uint(1))


def write(path):
    with open(path, "w") as file:
        file.write("x")


def write_at(path, place):
    import signal

    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    with open(path, "wb") as file:
        file.seek(place)
        file.write(b"x")


def connect(family, address):
    import socket

    with socket.socket(family) as stream:
        stream.settimeout(5)
        stream.connect(address)


def open_many():
    files = []
    try:
        for _ in range(5000):
            files.append(open("/dev/null"))
    finally:
        for file in files:
            file.close()


def run_away():
    """Leaves behind what is in a session of its own and does not hear SIGTERM."""
    script = 'setsid sh -c \'trap "" TERM HUP; exec sleep 600\' &'
    subprocess.run(["sh", "-c", script], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True)


def probe(folder, port, name):
    import resource
    import socket

    inside = os.environ["TMPDIR"]
    mib = 1024 * 1024
    tries = {
        "landlock": landlock_version,
        "write inside": lambda: write(os.path.join(inside, "log")),
        "write outside": lambda: write(os.path.join(folder, "log")),
        "write over": lambda: write(os.path.join(folder, "kept")),
        "remove outside": lambda: os.remove(os.path.join(folder, "kept")),
        "move outside": lambda: os.rename(os.path.join(inside, "log"), os.path.join(folder, "moved")),
        "connect": lambda: connect(socket.AF_INET, ("127.0.0.1", int(port))),
        "abstract socket": lambda: connect(socket.AF_UNIX, "\0" + name),
        "signal the parent": lambda: os.kill(os.getppid(), 0),
        "signal itself": lambda: os.kill(os.getpid(), 0),
        "5 GiB": lambda: str(len(bytearray(5 * 1024 * mib))),
        "a file of 64 MiB": lambda: write_at(os.path.join(inside, "large"), 64 * mib - 1),
        "a file of 64 MiB and a byte": lambda: write_at(os.path.join(inside, "large"), 64 * mib),
        "5000 open files": open_many,
        "core": lambda: str(resource.getrlimit(resource.RLIMIT_CORE)),
        "run away": run_away,
    }
    return [f"{name}: {tried(action)}" for name, action in tries.items()]


def reply(message):
    command, seq = message["command"], message["seq"]
    if command == "hello":
        right = {"seq": seq, "reply": "hello", "name": "Hostile", "version": WHEN, "questions": ["legal-moves", "check-state"]}
        if WHEN == "probe":
            right["notes"] = probe(*WORDS)
        return misbehave(WORDS[0], right) if WHEN == "at-hello" else right
    return ask(message) if command == "ask" else {"seq": seq, "reply": "ok"}


for line in sys.stdin:
    message = json.loads(line)
    print(json.dumps(reply(message)), flush=True)
    if message["command"] == "bye":
        break
