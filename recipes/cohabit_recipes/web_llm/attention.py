"""The kernel that joins attention to the tokens of a run with attention to those before it.

The kernel of apache-tvm 0.27 lets every thread of a row read two sums and write one of them back without a barrier between: a later thread
reads the sum that an earlier one wrote. If a row's threads are not one subgroup (software WebGPU has subgroups of four), every prefill
after a filled cache was wrong: off by a third of the range of the logits."""

from tvm.script import tirx as T
from tvm.target import Target

LANES = 4


def merge_state_in_place(num_heads: int, head_dim: int, dtype: str, _target: Target, global_symbol: str):
    """Takes the place of `_merge_state_inplace` in `tvm.relax.frontend.nn.llm.kv_cache`."""
    threads = head_dim // LANES

    @T.prim_func(s_tir=True)
    def merge_state(v: T.handle, s: T.handle, v_other: T.handle, s_other: T.handle) -> None:
        T.func_attr({"tirx.is_scheduled": True})
        N = T.int32()
        H = T.int32()
        D = T.int32()
        V = T.match_buffer(v, (N, H, D), dtype)
        S = T.match_buffer(s, (N, H), "float32")
        V_other = T.match_buffer(v_other, (N, H, D), dtype)
        S_other = T.match_buffer(s_other, (N, H), "float32")
        for bx in T.thread_binding(N, thread="blockIdx.x"):
            for by in T.thread_binding(num_heads, thread="blockIdx.y"):
                for tx in T.thread_binding(threads, thread="threadIdx.x"):
                    with T.sblock("merge"):
                        largest = T.sblock_alloc_buffer((1,), "float32", scope="local")
                        own = T.sblock_alloc_buffer((1,), "float32", scope="local")
                        other = T.sblock_alloc_buffer((1,), "float32", scope="local")
                        T.reads()
                        T.writes()
                        largest[0] = T.max(S[bx, by], S_other[bx, by])
                        own[0] = T.exp2(S[bx, by] - largest[0])
                        other[0] = T.exp2(S_other[bx, by] - largest[0])
                        T.tvm_storage_sync("shared")
                        for lane in T.serial(LANES):
                            V[bx, by, tx * LANES + lane] = (
                                V[bx, by, tx * LANES + lane] * own[0] + V_other[bx, by, tx * LANES + lane] * other[0]
                            ) / (own[0] + other[0])
                        if tx == 0:
                            S[bx, by] = T.log2(own[0] + other[0]) + largest[0]

    return merge_state.with_attr("global_symbol", global_symbol)
