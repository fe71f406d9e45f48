"""The notices of the software in a model library other than the compiled model."""

from importlib.metadata import distribution
from pathlib import Path

import tvm

CONTENTS = """\
library.wasm contains, beside the program that was compiled from this model's architecture:

Apache TVM and tvm-ffi (Apache-2.0), with DLPack (Apache-2.0)
libc++, libc++abi and compiler-rt of LLVM (Apache-2.0 with LLVM exception)
musl (MIT)
Emscripten's system libraries (MIT), with dlmalloc (public domain)
"""
LLVM_EXCEPTION = """\
LLVM Exceptions to the Apache 2.0 License

As an exception, if, as a result of your compiling your source code, portions of this Software are embedded into an Object form of such
source code, you may redistribute such embedded portions in such Object form without complying with the conditions of Sections 4(a), 4(b)
and 4(d) of the License.

In addition, if you combine or link compiled forms of this Software with software that is licensed under the GPLv2 ("Combined Software")
and if a court of competent jurisdiction determines that the patent provision (Section 3), the indemnity provision (Section 9) or other
Section of the License conflicts with the conditions of the GPLv2, you may retroactively and prospectively choose to deem waived or
otherwise exclude such Section(s) of the License, but only in their entirety and only with respect to the Combined Software.
"""
MIT = """\
Copyright (c) 2010-2022 Emscripten authors

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the
"Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to
the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR
ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH
THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
"""
MUSL = Path("/usr/share/emscripten/system/lib/libc/musl/COPYRIGHT")
SEPARATOR = f"\n{'-' * 80}\n\n"


def licence_texts() -> str:
    ffi = distribution("apache-tvm-ffi").locate_file("apache_tvm_ffi-0.1.15.post2.dist-info/licenses")
    texts = [
        CONTENTS,
        (Path(tvm.__file__).parent / "NOTICE").read_text(encoding="utf-8"),
        (Path(str(ffi)) / "NOTICE").read_text(encoding="utf-8"),
        f"Apache TVM, tvm-ffi, DLPack, LLVM:\n\n{(Path(str(ffi)) / 'LICENSE').read_text(encoding='utf-8')}",
        LLVM_EXCEPTION,
        f"Emscripten:\n\n{MIT}",
        f"musl:\n\n{MUSL.read_text(encoding='utf-8')}",
    ]
    return SEPARATOR.join(text.strip() + "\n" for text in texts)
