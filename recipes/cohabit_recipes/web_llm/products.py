"""Matrix products with packed weights, without workgroup memory or barriers: a thread computes one output of `tile` rows, one 32-bit word of weights at a time.
(The schedules that apache-tvm gives such products use barriers, or one weight load for each value: both are slow on a WebGPU device that is a CPU.)"""
from tvm.script import tirx as T

THREADS = 64


def four_bit_product(outputs, inputs, group, rows):
    words, per = inputs // 8, group // 8
    tile = 1 if rows == 1 else 4

    @T.prim_func(private=True, s_tir=True)
    def one(a: T.handle, b: T.handle, c: T.handle, d: T.handle) -> None:
        T.func_attr({"tirx.noalias": True, "tirx.is_scheduled": True})
        x = T.match_buffer(a, (1, 1, inputs), "float32")
        weight = T.match_buffer(b, (outputs, words), "uint32")
        scale = T.match_buffer(c, (outputs, inputs // group), "float32")
        y = T.match_buffer(d, (1, 1, outputs), "float32")
        total = T.sblock_alloc_buffer((1,), "float32", scope="local")
        part = T.sblock_alloc_buffer((1,), "float32", scope="local")
        word = T.sblock_alloc_buffer((1,), "uint32", scope="local")
        for p0 in T.thread_binding(0, outputs // THREADS, "blockIdx.x"):
            for p1 in T.thread_binding(0, THREADS, "threadIdx.x"):
                with T.sblock("product"):
                    n = T.axis.spatial(outputs, p0 * THREADS + p1)
                    T.reads(x[0, 0, 0:inputs], weight[n, 0:words], scale[n, 0:inputs // group])
                    T.writes(y[0, 0, n])
                    total[0] = T.float32(0)
                    for g in T.serial(words // per):
                        part[0] = T.float32(0)
                        for k in T.serial(per):
                            word[0] = weight[n, g * per + k]
                            for j in T.unroll(8):
                                part[0] = part[0] + (T.Cast("float32", T.bitwise_and(T.shift_right(word[0], T.Cast("uint32", 4 * j)), T.uint32(15))) - T.float32(8)) * x[0, 0, g * (per * 8) + k * 8 + j]
                        total[0] = total[0] + part[0] * scale[n, g]
                    y[0, 0, n] = total[0]

    @T.prim_func(private=True, s_tir=True)
    def many(a: T.handle, b: T.handle, c: T.handle, d: T.handle) -> None:
        T.func_attr({"tirx.noalias": True, "tirx.is_scheduled": True})
        seq_len = T.int64()
        x = T.match_buffer(a, (1, seq_len, inputs), "float32")
        weight = T.match_buffer(b, (outputs, words), "uint32")
        scale = T.match_buffer(c, (outputs, inputs // group), "float32")
        y = T.match_buffer(d, (1, seq_len, outputs), "float32")
        total = T.sblock_alloc_buffer((tile,), "float32", scope="local")
        value = T.sblock_alloc_buffer((1,), "float32", scope="local")
        factor = T.sblock_alloc_buffer((1,), "float32", scope="local")
        word = T.sblock_alloc_buffer((1,), "uint32", scope="local")
        for q in T.thread_binding(0, (seq_len + tile - 1) // tile, "blockIdx.y"):
            for p0 in T.thread_binding(0, outputs // THREADS, "blockIdx.x"):
                for p1 in T.thread_binding(0, THREADS, "threadIdx.x"):
                    with T.sblock("product"):
                        n = T.axis.spatial(outputs, p0 * THREADS + p1)
                        t = T.axis.spatial((seq_len + tile - 1) // tile, q)
                        T.reads(x[0, 0:seq_len, 0:inputs], weight[n, 0:words], scale[n, 0:inputs // group])
                        T.writes(y[0, 0:seq_len, n])
                        for r in T.unroll(tile):
                            total[r] = T.float32(0)
                        for k in T.serial(words):
                            word[0] = weight[n, k]
                            factor[0] = scale[n, k // per]
                            for j in T.unroll(8):
                                value[0] = (T.Cast("float32", T.bitwise_and(T.shift_right(word[0], T.Cast("uint32", 4 * j)), T.uint32(15))) - T.float32(8)) * factor[0]
                                for r in T.unroll(tile):
                                    total[r] = total[r] + value[0] * x[0, T.min(t * tile + r, seq_len - 1), k * 8 + j]
                        for r in T.unroll(tile):
                            if t * tile + r < seq_len:
                                y[0, t * tile + r, n] = total[r]

    return one if rows == 1 else many


def eight_bit_product(outputs, inputs):
    words = inputs // 4

    @T.prim_func(private=True, s_tir=True)
    def one(a: T.handle, b: T.handle, c: T.handle, d: T.handle) -> None:
        T.func_attr({"tirx.noalias": True, "tirx.is_scheduled": True})
        x = T.match_buffer(a, (1, 1, inputs), "float32")
        weight = T.match_buffer(b, (outputs, words), "uint32")
        scale = T.match_buffer(c, (outputs, 1), "float32")
        y = T.match_buffer(d, (1, 1, outputs), "float32")
        total = T.sblock_alloc_buffer((1,), "float32", scope="local")
        word = T.sblock_alloc_buffer((1,), "uint32", scope="local")
        for p0 in T.thread_binding(0, outputs // THREADS, "blockIdx.x"):
            for p1 in T.thread_binding(0, THREADS, "threadIdx.x"):
                with T.sblock("product"):
                    n = T.axis.spatial(outputs, p0 * THREADS + p1)
                    T.reads(x[0, 0, 0:inputs], weight[n, 0:words], scale[n, 0])
                    T.writes(y[0, 0, n])
                    total[0] = T.float32(0)
                    for k in T.serial(words):
                        word[0] = weight[n, k]
                        for j in T.unroll(4):
                            total[0] = total[0] + (T.Cast("float32", T.bitwise_and(T.shift_right(word[0], T.Cast("uint32", 8 * j)), T.uint32(255))) - T.float32(128)) * x[0, 0, k * 4 + j]
                    y[0, 0, n] = total[0] * scale[n, 0]

    return one


