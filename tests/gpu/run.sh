#!/bin/bash
# On the GPU machine, in the repository's root: bash .gpu/kit/run.sh [unpack] [steps ...]      (README.md)
#   unpack            unpacks the parts that came with this call
#   probe             adapter in Chromium, some 10 s
#   steps [NAMES]     all steps of drive.py, or those of NAMES ('qwen,starter*')
#   fallback          dawn.node in place of Chromium (part 3)
set -u
here=$(cd "$(dirname "$0")" && pwd); kit=${KIT:-/opt/kit}; out=${OUT:-/tmp/out}; mkdir -p "$kit/hub" "$out"
started=$(date +%s); say() { echo "[$(($(date +%s) - started)) s] $*"; }
mkdir -p "$kit/site/gpu"; cp "$here"/{drive.py,make_model.py,fallback.mjs,raw-speed.mjs} "$kit/"; cp "$here"/{gpu.js,raw-speed.mjs,profile.js} "$kit/site/gpu/"
while [ $# -gt 0 ]; do
  case $1 in
    unpack)
      for part in "$here"/../[1234]/part.tar.xz; do
        mark=$kit/.unpacked-$(basename "$(dirname "$part")"); [ -s "$part" ] && [ ! -e "$mark" ] || continue
        python3 -W ignore -c 'import sys, tarfile; tarfile.open(sys.argv[1], "r:xz").extractall(sys.argv[2])' "$part" "$kit" && touch "$mark" && say "unpacked $part" || say "COULD NOT unpack $part"
      done
      ls "$kit" ;;
    probe) python3 -u "$kit/drive.py" --kit "$kit" --out "$out" --only none --seconds 60 ;;
    steps)
      only=${2:-}; [ -z "$only" ] || shift
      python3 -u "$kit/drive.py" --kit "$kit" --out "$out" --only "$only" --seconds "${SECONDS_LEFT:-450}" ${KIT_OPTIONS:-}
      code=$?; say "steps ended with $code"
      [ $code -ne 3 ] || { [ -x "$kit/node/node" ] && bash "$0" fallback || echo "bring part 3: run.sh unpack fallback"; } ;;
    fallback)
      driver=/usr/local/nvidia/share/vulkan/icd.d/nvidia_icd.json; [ ! -e $driver ] || export VK_DRIVER_FILES=${VK_DRIVER_FILES:-$driver}
      for shape in qwen3-0.6b llama-3b; do [ -d "$kit/hub/local/$shape/onnx" ] || python3 "$kit/make_model.py" "$([[ ${KIT_OPTIONS:-} == *--small* ]] && echo small || echo $shape)" "$kit/hub/local/$shape"; done
      env LD_LIBRARY_PATH="/usr/lib/x86_64-linux-gnu:/usr/local/nvidia/lib64:$kit/lib" timeout 300 "$kit/node/node" "$kit/fallback.mjs" "$kit" "$out" ;;
    *) echo "unknown: $1"; exit 2 ;;
  esac
  shift
done
say end
