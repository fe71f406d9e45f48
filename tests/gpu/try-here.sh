#!/bin/bash
# Proves the kit without a GPU: a bare Debian 13 root with python3 + numpy + onnx, no network but loopback, and a driver that is lavapipe but
# says that it is NVIDIA's (pretend-gpu.c). Run as root in the project's root behind pack.sh:
#     bash tests/gpu/try-here.sh ROOT [run.sh's arguments]      default: unpack steps 'adapter,tiny*,qwen'
# The first run makes ROOT (2 minutes); KIT_OPTIONS="--small --slow 5" is what a CPU can do.
set -eu
here=$(cd "$(dirname "$0")" && pwd); root=$(realpath -m "$1"); shift; [ $# -gt 0 ] || set -- unpack steps 'adapter,tiny*,qwen'
if [ ! -e "$root/ready" ]; then
  command -v debootstrap >/dev/null || apt-get install -y -qq debootstrap >/dev/null
  mirror=$(awk '/^(URIs:|deb) / { print $2; exit }' /etc/apt/sources.list.d/* /etc/apt/sources.list 2>/dev/null)
  debootstrap --variant=minbase --include=python3,mesa-vulkan-drivers trixie "$root" "$mirror" >/dev/null
  wheels=$(mktemp -d); python3 -m pip download -q --no-deps --only-binary=:all: --python-version 3.13 --implementation cp --platform manylinux_2_28_x86_64 --platform manylinux_2_27_x86_64 --platform manylinux2014_x86_64 -d "$wheels" numpy onnx protobuf ml_dtypes typing_extensions
  for wheel in "$wheels"/*.whl; do python3 -m zipfile -e "$wheel" "$root/usr/lib/python3/dist-packages/"; done
  rm -f "$root"/usr/share/vulkan/icd.d/*; mkdir -p "$root"/usr/local/nvidia/{lib64,share/vulkan/icd.d} "$root/tree" "$root/out"
  gcc -w -shared -fPIC -O1 -o "$root/usr/local/nvidia/lib64/libpretendgpu.so" "$here/pretend-gpu.c" -ldl
  echo '{"file_format_version":"1.0.1","ICD":{"library_path":"libpretendgpu.so","api_version":"1.4.305"}}' > "$root/usr/local/nvidia/share/vulkan/icd.d/nvidia_icd.json"
  touch "$root/ready"
fi
export ROOT=$root TREE=$PWD
inside='import fcntl,os,socket,struct,sys; s=socket.socket(); fcntl.ioctl(s,0x8914,struct.pack("16sH22x",b"lo",65)); os.chdir("/tree"); os.execvp("bash",["bash",".gpu/kit/run.sh",*sys.argv[1:]])'
exec unshare -m -n -p -f --mount-proc="$root/proc" bash -c 'mount -t tmpfs tmpfs "$ROOT/dev/shm" 2>/dev/null || { mkdir -p "$ROOT/dev/shm"; mount -t tmpfs tmpfs "$ROOT/dev/shm"; }
  mount --bind "$TREE" "$ROOT/tree"; exec chroot "$ROOT" env -i PATH=/usr/bin:/bin HOME=/root OUT=/out KIT_OPTIONS="${KIT_OPTIONS---small --slow 5}" SECONDS_LEFT="${SECONDS_LEFT:-1500}" python3 -c "$0" "$@"' "$inside" "$@"
