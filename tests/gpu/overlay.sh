#!/bin/bash
# Builds the product again and packs its changed scripts as part 4, which run.sh unpacks over part 2: a second build to compare, or a
# change after pack.sh. Takes a minute in place of five. Run in the project's root: bash tests/gpu/overlay.sh
set -eu
out=$PWD/.gpu; site=$out/work/new; rm -rf "$site" "$out/work/4"; mkdir -p "$out/work/4/site" "$out/4"
TEST_BUILD=$site node node_modules/vite/bin/vite.js build --mode tests --logLevel error
sed 's#</head>#<script type="module" src="/gpu/gpu.js"></script></head>#' "$site/service.html" > "$site/gpu.html"
find "$site" -name '*.map' -delete; rm -rf "$site/models"
(cd "$site" && find . -type f -not -name '*.wasm') | while read -r file; do
  cmp -s "$site/$file" "$out/work/2/site/$file" || { mkdir -p "$out/work/4/site/$(dirname "$file")"; cp "$site/$file" "$out/work/4/site/$file"; }
done
(cd "$site" && find . -name '*.wasm') | while read -r file; do [ -e "$out/work/2/site/$file" ] || echo "a new WebAssembly file: run pack.sh ($file)"; done
tar -C "$out/work/4" --owner=0 --group=0 -c . | xz -6 > "$out/4/part.tar.xz"; stat -c 'part 4: %s bytes' "$out/4/part.tar.xz"
