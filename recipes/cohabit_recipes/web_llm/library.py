"""Compiles a decoder into a model library: a WebAssembly file with the compiled program, its WGSL kernels and the runtime."""

import json
import subprocess
from pathlib import Path

import tvm
from tvm import relax, tirx
from tvm.relax.frontend.nn.llm import kv_cache
from tvm.s_tir import dlight

from .attention import merge_state_in_place
from .model import Config, Decoder
from .sampling import logit_functions, sample_function, sort_functions

QUANTIZATION = "q4f32_starter"
# LLVM 22 of apache-tvm writes objects that emscripten's LLVM 14 links, if they use no instructions newer than it.
HOST = {"kind": "llvm", "mtriple": "wasm32-unknown-unknown-wasm", "mcpu": "mvp"}
LINK_FLAGS = ["-O2", "--no-entry", "-s", "WASM_BIGINT=1", "-s", "ERROR_ON_UNDEFINED_SYMBOLS=0", "-s", "STANDALONE_WASM=1", "-s", "ALLOW_MEMORY_GROWTH=1", "-s", "TOTAL_MEMORY=160MB"]  # fmt: skip


def compile_library(config: Config, objects: list[Path], output: Path) -> dict:
    """Writes the library and returns its metadata: the required form of the weights."""
    target = tvm.target.Target({"kind": "webgpu", "host": HOST})
    with target:
        model = Decoder(config)
        module, parameters = model.export_tvm(spec=model.spec())[:2]
        builder = relax.BlockBuilder(module)
        _add_cache(builder, config, target)
        _add_sampling(builder, config)
        module = builder.finalize()
        for name, function in logit_functions(config.vocab_size).items():
            module[name] = function
        bounds = {"seq_len": config.prefill_chunk_size, "total_seq_len": config.context_window_size, "batch_size": 1, "num_samples": 1, "vocab_size": config.vocab_size}  # fmt: skip
        for name, function in module.functions_items():
            if isinstance(function, relax.Function):
                bounded = function.with_attr("tir_var_upper_bound", bounds)
                module[name] = bounded.with_attr("relax.memory_plan_dynamic_func_output", True)
        metadata = _metadata(config, parameters)
        module = _with_metadata(module, metadata)
        # Common subexpressions that are taken out of a kernel become 64-bit variables, which WGSL does not have.
        with tvm.transform.PassContext(config={"tirx.disable_cse_tir": True}):
            built = relax.build(module, target=target, relax_pipeline=_pipeline(), system_lib=True)
    built.export_library(str(output), fcompile=_linker(objects))
    return metadata


def _metadata(config: Config, parameters: list) -> dict:
    return {
        "model_type": "llama",
        "quantization": QUANTIZATION,
        "context_window_size": config.context_window_size,
        "sliding_window_size": -1,
        "attention_sink_size": -1,
        "prefill_chunk_size": config.prefill_chunk_size,
        "tensor_parallel_shards": 1,
        "pipeline_parallel_stages": 1,
        "kv_state_kind": "kv_cache",
        "max_batch_size": 1,
        "params": [
            {"name": name, "shape": [int(size) for size in parameter.shape], "dtype": str(parameter.dtype), "preprocs": [], "pipeline_stages": [0]}
            for name, parameter in parameters
        ],
        "memory_usage": {},
    }  # fmt: skip


def _with_metadata(module: tvm.IRModule, metadata: dict) -> tvm.IRModule:
    builder = relax.BlockBuilder(module)
    with builder.function("_metadata", params=[]):
        builder.emit_func_output(tvm.ir.StringImm(json.dumps(metadata)))
    return builder.finalize()


def _add_cache(builder: relax.BlockBuilder, config: Config, target: tvm.target.Target) -> None:
    names = ["max_batch_size", "max_total_seq_len", "prefill_chunk_size", "page_size", "support_sliding_window"]
    sizes = [tirx.Var(name, "int64") for name in names]
    arguments = [relax.Var(f"{name}_", relax.ShapeType([size])) for name, size in zip(names, sizes, strict=True)]
    with builder.function("create_tir_paged_kv_cache", arguments):
        kv_cache._merge_state_inplace = merge_state_in_place
        cache = kv_cache.TIRPagedKVCache(
            "mha", *sizes,
            layer_partition=relax.ShapeExpr([0, config.num_hidden_layers]),
            num_hidden_layers=config.num_hidden_layers,
            num_attention_heads=config.num_attention_heads,
            num_key_value_heads=config.num_key_value_heads,
            qk_head_dim=config.head_dim,
            v_head_dim=config.head_dim,
            mla_original_qk_head_dim=0,
            mla_original_v_head_dim=0,
            rope_mode=kv_cache.RopeMode.NORMAL,
            rope_scale=1,
            rope_theta=int(config.rope_theta),
            rope_scaling={},
            # Absent; None is refused.
            rope_ext_factors=relax.prim_value(0),
            rotary_dim=config.head_dim,
            enable_disaggregation=False,
            dtype="float32",
            target=target,
        )  # fmt: skip
        builder.emit_func_output(cache._expr)


def _add_sampling(builder: relax.BlockBuilder, config: Config) -> None:
    def row(dtype: str) -> relax.TensorType:
        return relax.TensorType((1, config.vocab_size), dtype)

    def one(dtype: str) -> relax.TensorType:
        return relax.TensorType((1,), dtype)

    pair = [row("float32"), row("int32")]
    within, across = sort_functions(config.vocab_size)
    probabilities = relax.Var("probs", pair[0])
    with builder.function("argsort_probs", [probabilities]):
        with builder.dataflow():
            parts = builder.emit(relax.call_tir(builder.add_func(within, "sort_within_blocks"), [probabilities], out_ty=pair))
            merged = relax.call_tir(builder.add_func(across, "sort_across_blocks"), [parts[0], parts[1]], out_ty=pair)
            output = builder.emit_output(merged)
        builder.emit_func_output(output)
    types = {"sorted_probs": pair[0], "sorted_indices": pair[1], "uniform": one("float32"), "sample_indices": one("int32"), "top_p": one("float32")}  # fmt: skip
    arguments = [relax.Var(name, type_) for name, type_ in types.items()]
    with builder.function("sample_with_top_p", arguments):
        with builder.dataflow():
            sample = builder.add_func(sample_function(config.vocab_size), "sample")
            output = builder.emit_output(relax.call_tir(sample, arguments, out_ty=one("int32")))
        builder.emit_func_output(output)


def _pipeline():
    passes = relax.transform
    # Schedules without barriers: with the others a token takes ten times as long on software WebGPU.
    rules = [dlight.gpu.GeneralReduction(), dlight.gpu.Fallback()]

    @tvm.transform.module_pass(opt_level=0)
    def run(module: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        return tvm.transform.Sequential([
            tirx.transform.BindTarget(tvm.target.Target.current(allow_none=False)),
            relax.backend.DispatchSampling(), relax.backend.DispatchSortScan(),
            passes.LegalizeOps(), passes.AnnotateTIROpPattern(), passes.FoldConstant(), passes.FuseOps(), passes.FuseTIR(),
            passes.DeadCodeElimination(), dlight.ApplyDefaultSchedule(*rules), tirx.transform.ForceNarrowIndexToInt32(),
            passes.RewriteDataflowReshape(), passes.ToNonDataflow(), passes.RemovePurityChecking(), passes.CallTIRRewrite(),
            passes.StaticPlanBlockMemory(), passes.LowerAllocTensor(), passes.KillAfterLastUse(), passes.LowerRuntimeBuiltin(),
            passes.ComputePrimValue(), passes.VMShapeLower(), passes.AttachGlobalSymbol(),
        ])(module)  # fmt: skip

    return run


def _linker(objects: list[Path]):
    def link(output: str, compiled: list[str], options: list[str] | None = None, **_ignored) -> None:
        # An EM_CACHE of the caller's would have the system libraries built anew.
        command = ["emcc", *LINK_FLAGS, "-o", output, *map(str, objects), *compiled, *(options or [])]
        subprocess.run(command, check=True)

    # Not bitcode: emscripten's LLVM cannot read the bitcode of a newer one.
    link.object_format = "o"
    link.need_system_lib = True
    return link
