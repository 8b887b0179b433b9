"""The examples of the README are true: every line runs, every value shown is the one you get."""

from __future__ import annotations

import ast
import contextlib
import io
import re
import tokenize
from pathlib import Path
from typing import Any

import pytest

README = Path(__file__).parent.parent / "README.md"
BLOCK = re.compile(r"^```python[^\n]*\n(.*?)^```\s*$", re.MULTILINE | re.DOTALL)


def blocks(text: str) -> list[tuple[int, str]]:
    """The Python blocks, with the line before each."""
    return [(text.count("\n", 0, m.start(1)), m.group(1)) for m in BLOCK.finditer(text)]


def comments(code: str) -> dict[int, str]:
    """The comments of a block by line."""
    tokens = tokenize.generate_tokens(io.StringIO(code).readline)
    return {t.start[0]: t.string[1:].strip() for t in tokens if t.type == tokenize.COMMENT}


def shows_a_value(comment: str) -> bool:
    """Whether a comment is what Python would print (a literal or a call), not a remark."""
    try:
        value = ast.parse(comment.rstrip(". …"), mode="eval").body
    except SyntaxError:
        return comment[:1] in "'\"[({"
    if isinstance(value, ast.Name | ast.Attribute):
        return False
    return not isinstance(value, ast.BinOp | ast.Compare | ast.BoolOp)


def agrees(comment: str, shown: str) -> bool:
    """Whether a comment tells what is shown; it may break off with dots."""
    for dots in ("...", "…"):
        if comment.endswith(dots) and not shown.endswith(dots):
            return shown.startswith(comment.removesuffix(dots).rstrip())
    return comment == shown


def is_print(node: ast.expr) -> bool:
    """Whether an expression prints what its comment shows."""
    return (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print"
    )


def run_block(code: str, names: dict[str, Any], first: int) -> int:
    """Runs a block; each value shown behind an expression is compared. How many there were."""
    notes, compared = comments(code), 0
    for node in ast.parse(code).body:
        where = f"README.md:{first + node.lineno}"
        if not isinstance(node, ast.Expr):
            exec(compile(ast.Module([node], []), where, "exec"), names)
            continue
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            value = eval(compile(ast.Expression(node.value), where, "eval"), names)
        comment = notes.get(node.end_lineno or node.lineno, "")
        if is_print(node.value):
            shown, expected = printed.getvalue().rstrip("\n"), bool(comment)
        else:
            shown, expected = repr(value), bool(comment) and shows_a_value(comment)
        if expected:
            assert agrees(comment, shown), f"{where} says {comment}, but it is {shown}"
            compared += 1
    return compared


def test_readme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All blocks in order, as one session, in an empty folder."""
    if not README.exists():
        pytest.skip("README.md has not been written yet")
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "readme"}
    found = blocks(README.read_text("utf-8"))
    assert found, "README.md shows no Python"
    assert sum(run_block(code, names, line) for line, code in found), "no value is shown"


# --- the reader of examples is itself to be trusted ----------------------------------------

TRUE = """
seat = "french"
seat           # 'french'
seat.upper()   # makes it loud
len(
    seat
)              # 6
[1, 2, 3]      # [1, 2, ...
print(seat)    # french
seat           # seat
"""


def test_true_examples_pass() -> None:
    """Values, remarks, long expressions, values that break off, and printing."""
    assert run_block(TRUE, {}, 0) == 4


@pytest.mark.parametrize(
    "line", ["'a'  # 'b'", "[1]  # [1, 2]", "1  # 2", "print('a')  # b", "[1, 2]  # [2...", "1/0"]
)
def test_false_examples_fail(line: str) -> None:
    """A wrong value and a line that breaks."""
    with pytest.raises((AssertionError, ZeroDivisionError)):
        run_block(line, {}, 0)


def test_blocks_know_their_lines() -> None:
    """Only Python is run, and a failure names the line of the README."""
    text = "# T\n\n```sh\nrm\n```\n\n```python\n1  # 2\n```\n"
    [(line, code)] = blocks(text)
    assert text.split("\n")[line] == "1  # 2"
    with pytest.raises(AssertionError, match=r"README\.md:8 says 2, but it is 1"):
        run_block(code, {}, line)
