"""The functions that web-llm calls on logits before it samples, and its sampler.

Our engine takes the logits out before any of them runs; web-llm looks them up when it loads a library, and its own interface calls them."""

from tvm.script import tirx as T

THREADS = 64
SORT_BLOCK = 256


def logit_functions(vocab):
    """The three functions that web-llm calls on logits [1, vocab] before it samples; a call with more than one row never happens."""
    words = vocab // 32

    @T.prim_func(s_tir=True)
    def apply_bitmask_inplace(a: T.handle, b: T.handle, c: T.handle) -> None:
        T.func_attr({"tirx.noalias": True, "tirx.is_scheduled": True})
        logits = T.match_buffer(a, (1, vocab), "float32")
        rows = T.match_buffer(b, (1,), "int32")
        allowed = T.match_buffer(c, (1, words), "int32")
        word = T.sblock_alloc_buffer((1,), "int32", scope="local")
        for p0 in T.thread_binding(0, (words + THREADS - 1) // THREADS, "blockIdx.x"):
            for p1 in T.thread_binding(0, THREADS, "threadIdx.x"):
                with T.sblock("mask"):
                    w = T.axis.spatial(words, p0 * THREADS + p1)
                    T.where(p0 * THREADS + p1 < words)
                    T.reads(rows[0], allowed[0, w])
                    T.writes(logits[0, w * 32:w * 32 + 32])
                    word[0] = allowed[rows[0], w]
                    for bit in T.serial(32):
                        if T.bitwise_and(T.shift_right(word[0], bit), 1) == 0:
                            logits[0, w * 32 + bit] = T.min_value("float32")

    @T.prim_func(s_tir=True)
    def apply_logit_bias_inplace(a: T.handle, b: T.handle, c: T.handle, d: T.handle) -> None:
        T.func_attr({"tirx.noalias": True, "tirx.is_scheduled": True})
        count = T.int32()
        logits = T.match_buffer(a, (1, vocab), "float32")
        rows = T.match_buffer(b, (count,), "int32")
        tokens = T.match_buffer(c, (count,), "int32")
        bias = T.match_buffer(d, (count,), "float32")
        for p0 in T.thread_binding(0, (count + THREADS - 1) // THREADS, "blockIdx.x"):
            for p1 in T.thread_binding(0, THREADS, "threadIdx.x"):
                with T.sblock("bias"):
                    i = T.axis.spatial(count, p0 * THREADS + p1)
                    T.where(p0 * THREADS + p1 < count)
                    T.reads(rows[i], tokens[i], bias[i], logits[0, 0:vocab])
                    T.writes(logits[0, 0:vocab])
                    logits[rows[i], tokens[i]] = logits[rows[i], tokens[i]] + bias[i]

    @T.prim_func(s_tir=True)
    def apply_penalty_inplace(a: T.handle, b: T.handle, c: T.handle, d: T.handle, e: T.handle, f: T.handle) -> None:
        T.func_attr({"tirx.noalias": True, "tirx.is_scheduled": True})
        count = T.int32()
        logits = T.match_buffer(a, (1, vocab), "float32")
        rows = T.match_buffer(b, (1,), "int32")
        sequence = T.match_buffer(c, (count,), "int32")
        tokens = T.match_buffer(d, (count,), "int32")
        times = T.match_buffer(e, (count,), "int32")
        penalties = T.match_buffer(f, (1, 3), "float32")  # presence, frequency, repetition
        value = T.sblock_alloc_buffer((1,), "float32", scope="local")
        for p0 in T.thread_binding(0, (count + THREADS - 1) // THREADS, "blockIdx.x"):
            for p1 in T.thread_binding(0, THREADS, "threadIdx.x"):
                with T.sblock("penalty"):
                    i = T.axis.spatial(count, p0 * THREADS + p1)
                    T.where(p0 * THREADS + p1 < count)
                    T.reads(rows[0], sequence[i], tokens[i], times[i], penalties[0, 0:3], logits[0, 0:vocab])
                    T.writes(logits[0, 0:vocab])
                    value[0] = logits[rows[sequence[i]], tokens[i]] - penalties[0, 0] - penalties[0, 1] * T.Cast("float32", times[i])
                    if value[0] > T.float32(0):
                        value[0] = value[0] / penalties[0, 2]
                    else:
                        value[0] = value[0] * penalties[0, 2]
                    logits[rows[sequence[i]], tokens[i]] = value[0]

    return {f.attrs["global_symbol"]: f for f in (apply_bitmask_inplace, apply_logit_bias_inplace, apply_penalty_inplace)}


def sort_functions(vocab, block=SORT_BLOCK):
    """A descending, stable sort in two kernels without barriers: ranks within blocks, then ranks across blocks by binary search.
    (The GPU argsort of apache-tvm 0.27 uses blockIdx.z, which its WebGPU code generator refuses.)"""
    assert vocab % block == 0
    blocks = vocab // block

    @T.prim_func(private=True, s_tir=True)
    def within(a: T.handle, b: T.handle, c: T.handle) -> None:
        T.func_attr({"tirx.noalias": True, "tirx.is_scheduled": True})
        probs = T.match_buffer(a, (1, vocab), "float32")
        values = T.match_buffer(b, (1, vocab), "float32")
        indices = T.match_buffer(c, (1, vocab), "int32")
        rank = T.sblock_alloc_buffer((1,), "int32", scope="local")
        for p0 in T.thread_binding(0, blocks, "blockIdx.x"):
            for p1 in T.thread_binding(0, block, "threadIdx.x"):
                with T.sblock("within"):
                    i = T.axis.spatial(vocab, p0 * block + p1)
                    T.reads(probs[0, 0:vocab])
                    T.writes(values[0, 0:vocab], indices[0, 0:vocab])
                    rank[0] = 0
                    for j in T.serial(block):
                        if probs[0, i // block * block + j] > probs[0, i] or (probs[0, i // block * block + j] == probs[0, i] and j < i % block):
                            rank[0] = rank[0] + 1
                    values[0, i // block * block + rank[0]] = probs[0, i]
                    indices[0, i // block * block + rank[0]] = i

    @T.prim_func(private=True, s_tir=True)
    def across(a: T.handle, b: T.handle, c: T.handle, d: T.handle) -> None:
        T.func_attr({"tirx.noalias": True, "tirx.is_scheduled": True})
        parts = T.match_buffer(a, (1, vocab), "float32")
        origin = T.match_buffer(b, (1, vocab), "int32")
        values = T.match_buffer(c, (1, vocab), "float32")
        indices = T.match_buffer(d, (1, vocab), "int32")
        rank = T.sblock_alloc_buffer((1,), "int32", scope="local")
        found = T.sblock_alloc_buffer((1,), "int32", scope="local")
        for p0 in T.thread_binding(0, blocks, "blockIdx.x"):
            for p1 in T.thread_binding(0, block, "threadIdx.x"):
                with T.sblock("across"):
                    i = T.axis.spatial(vocab, p0 * block + p1)
                    T.reads(parts[0, 0:vocab], origin[0, 0:vocab])
                    T.writes(values[0, 0:vocab], indices[0, 0:vocab])
                    rank[0] = i % block
                    for o in T.serial(blocks):
                        if o != i // block:
                            found[0] = 0
                            for step in T.serial(9):
                                if found[0] + T.shift_right(block, step) <= block:
                                    if (parts[0, o * block + found[0] + T.shift_right(block, step) - 1] > parts[0, i]
                                            or (parts[0, o * block + found[0] + T.shift_right(block, step) - 1] == parts[0, i] and o < i // block)):
                                        found[0] = found[0] + T.shift_right(block, step)
                            rank[0] = rank[0] + found[0]
                    values[0, rank[0]] = parts[0, i]
                    indices[0, rank[0]] = origin[0, i]

    return within, across


def sample_function(vocab):
    """One thread: the smallest set of likeliest tokens with probabilities that reach top_p, and in it the token at the uniform number."""

    @T.prim_func(private=True, s_tir=True)
    def sample(a: T.handle, b: T.handle, c: T.handle, d: T.handle, e: T.handle, f: T.handle) -> None:
        T.func_attr({"tirx.noalias": True, "tirx.is_scheduled": True})
        probs = T.match_buffer(a, (1, vocab), "float32")
        indices = T.match_buffer(b, (1, vocab), "int32")
        uniform = T.match_buffer(c, (1,), "float32")
        rows = T.match_buffer(d, (1,), "int32")
        top_p = T.match_buffer(e, (1,), "float32")
        token = T.match_buffer(f, (1,), "int32")
        total = T.sblock_alloc_buffer((1,), "float32", scope="local")
        sum_ = T.sblock_alloc_buffer((1,), "float32", scope="local")
        chosen = T.sblock_alloc_buffer((1,), "int32", scope="local")
        for p0 in T.thread_binding(0, 1, "blockIdx.x"):
            for p1 in T.thread_binding(0, 1, "threadIdx.x"):
                with T.sblock("sample"):
                    o = T.axis.spatial(1, p0 + p1)
                    T.reads(probs[0, 0:vocab], indices[0, 0:vocab], uniform[0], rows[0], top_p[0])
                    T.writes(token[0])
                    total[o] = T.float32(0)
                    for i in T.serial(vocab):
                        if total[0] < top_p[0]:
                            total[0] = total[0] + probs[rows[0], i]
                    sum_[0] = T.float32(0)
                    chosen[0] = 0
                    for i in T.serial(vocab):
                        if sum_[0] < total[0] and sum_[0] <= uniform[0] * total[0]:
                            chosen[0] = i
                            sum_[0] = sum_[0] + probs[rows[0], i]
                    token[0] = indices[rows[0], chosen[0]]

    return sample
