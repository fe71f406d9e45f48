"""Graphs as the model builder of onnxruntime-genai writes them: int4 in blocks of 32, GroupQueryAttention, tied embeddings."""

import runpy
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import transformers
from transformers.models.gemma3 import modeling_gemma3

ROTARY = modeling_gemma3.Gemma3RotaryEmbedding


def _flat(config):
    """The builder reads rope settings in one level, transformers 5 nests them by the type of a layer."""
    rope = getattr(config, "rope_parameters", None)
    if isinstance(rope, dict) and "full_attention" in rope:
        config.rope_local_base_freq = rope["sliding_attention"]["rope_theta"]
        config.rope_theta = rope["full_attention"]["rope_theta"]
        config.rope_parameters = {"rope_type": "default", "rope_theta": config.rope_theta}
    return config


def _nested(make):
    """transformers' Gemma 3 needs them nested again when the builder makes the model."""

    def made(self, config, *rest, **options):
        if "full_attention" not in config.rope_parameters:
            thetas = {"full_attention": config.rope_theta, "sliding_attention": config.rope_local_base_freq}
            config.rope_parameters = {layer: {"rope_type": "default", "rope_theta": theta} for layer, theta in thetas.items()}
        return make(self, config, *rest, **options)

    return made


def build_int4(model: Path, output: Path, name: str, *options: str) -> None:
    """Write `model.onnx` and `model.onnx.data` of a folder of transformers. `options`: extra options of the builder, such as
    `prune_lm_head=true`.
    """
    read, arguments, make = transformers.AutoConfig.from_pretrained, sys.argv, ROTARY.__init__

    def read_flat(*given, **kept):
        found = read(*given, **kept)
        return (_flat(found[0]), *found[1:]) if isinstance(found, tuple) else _flat(found)

    with TemporaryDirectory() as cache:
        try:
            transformers.AutoConfig.from_pretrained, ROTARY.__init__ = read_flat, _nested(make)
            sys.argv = ["builder", "-m", name, "-i", str(model), "-o", str(output), "-p", "int4", "-e", "cpu", "-c", cache]
            sys.argv += ["--extra_options", "int4_block_size=32", "int4_accuracy_level=4", *options]
            runpy.run_module("onnxruntime_genai.models.builder", run_name="__main__")
        finally:
            transformers.AutoConfig.from_pretrained, ROTARY.__init__, sys.argv = read, make, arguments
