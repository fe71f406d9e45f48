#!/bin/bash
# Builds the product again and packs its changed scripts as part 4, which run.sh unpacks over part 2: a change after pack.sh. Takes a minute
# in place of five. With a NAME, in a checkout of another commit with the same .gpu: packs them beside part 2, for steps with "site": "NAME".
# BUILT=folder: of an earlier build. Run in the project's root: bash tests/gpu/overlay.sh [NAME]
set -eu
name=${1:-}; out=$PWD/.gpu; site=${BUILT:-$out/work/new}; part=$out/work/4/site${name:+-$name}
rm -rf "$part"; mkdir -p "$part" "$out/4"
if [ -z "${BUILT:-}" ]; then
  rm -rf "$site"; TEST_BUILD=$site node node_modules/vite/bin/vite.js build --mode tests --logLevel error
  sed 's#</head>#<script type="module" src="/gpu/gpu.js"></script></head>#' "$site/service.html" > "$site/gpu.html"
  find "$site" -name '*.map' -delete; rm -rf "$site/models"
fi
(cd "$site" && find . -type f -not -name '*.wasm' -not -name '*.wasm.bin' -not -path './gpu/*') | while read -r file; do
  cmp -s "$site/$file" "$out/work/2/site/$file" || { mkdir -p "$part/$(dirname "$file")"; cp "$site/$file" "$part/$file"; }
done
[ -n "$name" ] || (cd "$site" && find . -name '*.wasm' -o -name '*.wasm.bin') | while read -r file; do [ -e "$out/work/2/site/$file" ] || echo "a new WebAssembly file: run pack.sh ($file)"; done
tar -C "$out/work/4" --owner=0 --group=0 -c . | xz -6 > "$out/4/part.tar.xz"; stat -c 'part 4: %s bytes' "$out/4/part.tar.xz"
