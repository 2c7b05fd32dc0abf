"""Builds the compiled engine in a folder of its own, so that the sources stay what they are."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent.parent
SOURCES: Final = ROOT / "src"
FOLDER: Final = ROOT / "build" / "compiled"
PRACTICE: Final = Path(__file__).with_name("practice.py")
"""What is played with a build that counts, so that the final one is quick at it."""
NATIVE: Final = ("*.so", "*.pyd")
LEFT_OUT: Final = shutil.ignore_patterns("__pycache__", "node_modules", *NATIVE)
"""What is not copied."""
SETUP: Final = """\
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from tempfile import TemporaryDirectory

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError


# Nobody replaces our functions when a library is loaded, so they may call each other directly; Python's are called
# without a detour; and what stands in several C files is made quicker as a whole when they are linked.
QUICKER = ("-fno-semantic-interposition", "-fno-plt", "-flto=auto")
# Counts how often each branch is taken; and makes those quick that were taken often, as far as any was taken at all.
COUNTING = ("-fprofile-generate",)
COUNTED = ("-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile")


# Whether a C compiler knows some options, and links with them.
def takes(compiler, options):
    with TemporaryDirectory() as folder:
        source = os.path.join(folder, "nothing.c")
        with open(source, "w") as file:
            file.write("int nothing(void) {{ return 0; }}")
        try:
            objects = compiler.compile([source], output_dir=folder, extra_postargs=[*options, "-Werror"])
            compiler.link_shared_object(objects, os.path.join(folder, "nothing.so"), extra_postargs=[*options])
        except (CompileError, LinkError):
            return False
    return True


class OnAllCores(build_ext):
    def build_extensions(self):
        self.use_all_cores()
        linux = sys.platform == "linux"
        if linux and takes(self.compiler, [*QUICKER, *COUNTED]):
            self.build([*QUICKER, *COUNTING])
            subprocess.run([sys.executable, "-P", {practice!r}], check=True, env={{**os.environ, "PYTHONPATH": "src"}})
            self.build([*QUICKER, *COUNTED])
        else:
            self.build(QUICKER if linux and takes(self.compiler, QUICKER) else [])

    def build(self, options):
        self.force = True
        for module in self.extensions:
            module.extra_compile_args = [*module.own_compile_args, *options]
            module.extra_link_args = [*module.own_link_args, *(["-O3", *options] if options else [])]
        super().build_extensions()

    def use_all_cores(self):
        for module in self.extensions:
            module.own_compile_args, module.own_link_args = module.extra_compile_args, module.extra_link_args
        compile_some = self.compiler.compile

        def compile_all(sources, **options):
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_some([source], **options), sources)
                return [path for paths in made for path in paths]

        self.compiler.compile = compile_all


# A C file for each module: one file for all takes the compiler three times as long, on one core.
modules = mypycify(["--config-file=mypy.ini", *{files!r}], opt_level="3", debug_level="0", multi_file=True)
setup(name="rockworker", packages=[], ext_modules=modules, cmdclass={{"build_ext": OnAllCores}})
"""
CONFIG: Final = """\
[mypy]
python_version = 3.11
mypy_path = src
explicit_package_bases = true
follow_imports = silent
ignore_missing_imports = true

# What compiled files reach through others but never name: a thousand modules that need not be read.
[mypy-ray.*,rich.*,fluent.*,babel.*]
follow_imports = skip
"""


def build_if_needed(folder: Path) -> None:
    """Builds, unless the folder holds what these sources lead to."""
    stamp = folder / "sources.sha256"
    digest = _digest()
    if stamp.is_file() and stamp.read_text("utf-8") == digest and native_files(folder / "src"):
        return
    print("Compiling the engine; this takes some minutes …", flush=True)
    folder.mkdir(parents=True, exist_ok=True)
    stamp.unlink(missing_ok=True)
    build(folder)
    stamp.write_text(digest, "utf-8")


def _digest() -> str:
    """Of all that a build depends on: the package, since it is copied whole, these tools, and the Python that runs."""
    digest = hashlib.sha256(sys.version.encode())
    for path in sorted([*copied_files(SOURCES), *Path(__file__).parent.glob("*.py")]):
        digest.update(os.path.relpath(path, ROOT).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def copied_files(sources: Path) -> list[Path]:
    """All files that a build copies: also networks, texts and styles, which nobody compiles, but tests read."""
    found: list[Path] = []
    for folder, folders, names in os.walk(sources):
        left_out = LEFT_OUT(folder, [*folders, *names])
        folders[:] = [name for name in folders if name not in left_out]
        found += [Path(folder, name) for name in names if name not in left_out]
    return found


def build(folder: Path) -> None:
    """A copy of the package in a folder, with its compiled files written out and compiled."""
    files = _write(folder)
    (folder / "setup.py").write_text(SETUP.format(files=files, practice=str(PRACTICE)), "utf-8")
    (folder / "mypy.ini").write_text(CONFIG, "utf-8")
    command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", "src"]
    made = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if made.returncode:
        sys.exit(f"The engine could not be compiled:\n{made.stdout}{made.stderr}")


def _write(folder: Path) -> list[str]:
    from tools.compiled.sources import (  # needs the package, which a build hook puts in reach
        compiled_files,
        written_out,
    )

    package, there = SOURCES / "rockworker", folder / "src" / "rockworker"
    shutil.rmtree(folder / "src", ignore_errors=True)
    shutil.copytree(package, there, ignore=LEFT_OUT)
    files = []
    for path in compiled_files(package):
        copy = there / path.relative_to(package)
        copy.write_text(written_out(package, path), "utf-8")
        files.append(str(copy.relative_to(folder)))
    return files


def native_files(sources: Path) -> list[Path]:
    """The native modules below `src`."""
    return sorted(path for pattern in NATIVE for path in sources.rglob(pattern))


def put_in_place(folder: Path) -> None:
    """Puts the native modules beside their sources; Python prefers them there."""
    remove()
    for path in native_files(folder / "src"):
        shutil.copy2(path, SOURCES / path.relative_to(folder / "src"))


def remove() -> None:
    """Takes the native modules away from beside their sources."""
    for path in native_files(SOURCES):
        path.unlink()
