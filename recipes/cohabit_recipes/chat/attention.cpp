// Causal attention inside packed conversations, forward and backward, for one thread of a CPU with AMX (bf16 tiles).
//
// Queries are [rows, length, heads, size] in bfloat16, keys and values [rows, length, kv_heads, size]; `starts` [rows, length]
// says where the conversation of each position begins and never falls along a row. A query sees the keys from there up to
// itself. Blocks of 32 queries by 32 keys; scores are kept transposed (a row for each key, queries in the lanes), so that
// maxima and sums over keys need no step across lanes. The way of the backward pass is that of FlashAttention-2.

#include <immintrin.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <vector>

namespace {

constexpr int kBlock = 32;
using Half = uint16_t;

struct alignas(64) TileConfig {
  uint8_t palette = 1, start_row = 0, reserved[14] = {};
  uint16_t column_bytes[16] = {};
  uint8_t rows[16] = {};
};

void use_tiles() {
  TileConfig config;
  for (int tile = 0; tile < 8; tile++) config.column_bytes[tile] = 64, config.rows[tile] = 16;
  _tile_loadconfig(&config);
}

__m512bh load(const Half* from) {
  const __m512i bits = _mm512_loadu_si512(from);
  return reinterpret_cast<const __m512bh&>(bits);
}

__m512i as_bits(__m512bh halves) { return reinterpret_cast<__m512i&>(halves); }
__m512i halves(__m512 low, __m512 high) { return as_bits(_mm512_cvtne2ps_pbh(high, low)); }

__m512 exponential(__m512 x) {
  const __m512 t = _mm512_mul_ps(x, _mm512_set1_ps(1.44269504f));
  const __m512 whole = _mm512_roundscale_ps(t, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
  const __m512 f = _mm512_sub_ps(t, whole);
  __m512 p = _mm512_set1_ps(1.3333558e-3f);
  for (float factor : {9.6181291e-3f, 5.5504109e-2f, 2.4022651e-1f, 6.9314718e-1f, 1.0f}) p = _mm512_fmadd_ps(p, f, _mm512_set1_ps(factor));
  return _mm512_scalef_ps(p, whole);
}

__m512i lane_numbers() { return _mm512_set_epi32(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0); }

// Each half of `even` with that of `odd` behind it.
__m512i paired(__m256i even, __m256i odd) { return _mm512_or_si512(_mm512_cvtepu16_epi32(even), _mm512_slli_epi32(_mm512_cvtepu16_epi32(odd), 16)); }

__m256i narrowed(__m512 values) { return reinterpret_cast<__m256i>(_mm512_cvtneps_pbh(values)); }

// Memory for `count` values that begins at a cache line, as loads and stores of whole registers ask for.
template <class T>
struct Aligned {
  std::vector<T> memory;
  explicit Aligned(long count) : memory(count + 64) {}
  T* begin() { return reinterpret_cast<T*>((reinterpret_cast<uintptr_t>(memory.data()) + 63) & ~uintptr_t(63)); }
};

// Places, in pairs of halves, of one column in 16 rows.
__m512i rows_apart(long stride) {
  return _mm512_mullo_epi32(lane_numbers(), _mm512_set1_epi32(int(stride / 2)));
}

// 16 rows of `size` halves as tiles of pairs down the rows: [size / 32][16 pairs][16 rows][2].
template <int size>
void pack_pairs_across(const Half* from, long stride, Half* to) {
  const __m512i index = rows_apart(stride);
  for (int pair = 0; pair < size / 2; pair++) _mm512_store_si512(to + pair * 32, _mm512_i32gather_epi32(index, from + pair * 2, 4));
}

// 32 rows of `size` halves as tiles of pairs of rows: [size / 16][16 pairs][16 columns][2].
template <int size>
void pack_pairs_down(const Half* from, long stride, Half* to) {
  for (int pair = 0; pair < 16; pair++) {
    const Half *even = from + 2 * pair * stride, *odd = even + stride;
    for (int column = 0; column < size; column += 16) {
      const __m256i first = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(even + column));
      const __m256i second = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(odd + column));
      _mm512_store_si512(to + column * 32 + pair * 32, paired(first, second));
    }
  }
}

// 32 rows of `size` halves with rows and columns exchanged: [size][32].
template <int size>
void transpose(const Half* from, long stride, Half* to) {
  const __m512i index = rows_apart(stride);
  for (int column = 0; column < size; column += 2)
    for (int half = 0; half < 32; half += 16) {
      const __m512i pairs = _mm512_i32gather_epi32(index, from + half * stride + column, 4);
      _mm256_storeu_si256(reinterpret_cast<__m256i*>(to + column * 32 + half), _mm512_cvtepi32_epi16(pairs));
      _mm256_storeu_si256(reinterpret_cast<__m256i*>(to + column * 32 + 32 + half), _mm512_cvtepi32_epi16(_mm512_srli_epi32(pairs, 16)));
    }
}

// scores[32 keys][32 queries] = left (32 rows of halves) times right (packed queries, two blocks of 16 rows).
template <int size>
void products(const Half* left, long stride, const Half* right, float* scores) {
  _tile_zero(0);
  _tile_zero(1);
  _tile_zero(2);
  _tile_zero(3);
  for (int part = 0; part < size / 32; part++) {
    _tile_loadd(4, left + part * 32, stride * 2);
    _tile_loadd(5, left + 16 * stride + part * 32, stride * 2);
    _tile_loadd(6, right + part * 512, 64);
    _tile_loadd(7, right + size * 16 + part * 512, 64);
    _tile_dpbf16ps(0, 4, 6);
    _tile_dpbf16ps(1, 4, 7);
    _tile_dpbf16ps(2, 5, 6);
    _tile_dpbf16ps(3, 5, 7);
  }
  _tile_stored(0, scores, 128);
  _tile_stored(1, scores + 16, 128);
  _tile_stored(2, scores + 512, 128);
  _tile_stored(3, scores + 528, 128);
}

// sums[32][32] += left [32][32 halves, `stride` apart] times right (two tiles).
void add_product(const Half* left, long stride, const Half* right, float* sums, long width) {
  _tile_loadd(4, left, stride * 2);
  _tile_loadd(5, left + 16 * stride, stride * 2);
  _tile_loadd(6, right, 64);
  _tile_loadd(7, right + 512, 64);
  _tile_loadd(0, sums, width * 4);
  _tile_loadd(1, sums + 16, width * 4);
  _tile_loadd(2, sums + 16 * width, width * 4);
  _tile_loadd(3, sums + 16 * width + 16, width * 4);
  _tile_dpbf16ps(0, 4, 6);
  _tile_dpbf16ps(1, 4, 7);
  _tile_dpbf16ps(2, 5, 6);
  _tile_dpbf16ps(3, 5, 7);
  _tile_stored(0, sums, width * 4);
  _tile_stored(1, sums + 16, width * 4);
  _tile_stored(2, sums + 16 * width, width * 4);
  _tile_stored(3, sums + 16 * width + 16, width * 4);
}

// Rows of keys 2p and 2p + 1 as pairs: the tiles of a right factor.
void store_pair(Half* to, int pair, int lanes, __m512 even, __m512 odd) {
  _mm512_store_si512(to + lanes * 512 + pair * 32, paired(narrowed(even), narrowed(odd)));
}

struct Lanes {
  __m512i position, start;
  Lanes(const int32_t* starts, int query)
      : position(_mm512_add_epi32(_mm512_set1_epi32(query), lane_numbers())),
        start(_mm512_loadu_si512(starts + query)) {}
  __mmask16 see(int key) const {
    const __m512i at = _mm512_set1_epi32(key);
    return _mm512_cmple_epi32_mask(at, position) & _mm512_cmpge_epi32_mask(at, start);
  }
};

template <int size>
void forward(const Half* q, const Half* k, const Half* v, const int32_t* starts, Half* out, float* logs, int rows, int length, int heads, int kv_heads) {
  use_tiles();
  const long q_stride = long(heads) * size, k_stride = long(kv_heads) * size;
  const __m512 scale = _mm512_set1_ps(1.0f / std::sqrt(float(size)));
  Aligned<Half> turned_memory(long(length) * size);
  Half* turned = turned_memory.begin();
  alignas(64) Half queries[kBlock * size], likely[1024];
  alignas(64) float scores[1024], sums[size * kBlock], totals[kBlock], largest[kBlock];
  for (int row = 0; row < rows; row++) {
    const int32_t* row_starts = starts + long(row) * length;
    for (int kv = 0; kv < kv_heads; kv++) {
      const Half *keys = k + (long(row) * length * kv_heads + kv) * size, *values = v + (long(row) * length * kv_heads + kv) * size;
      for (int key = 0; key < length; key += kBlock) transpose<size>(values + key * k_stride, k_stride, turned + long(key) * size);
      for (int head = kv * (heads / kv_heads); head < (kv + 1) * (heads / kv_heads); head++) {
        const Half* head_queries = q + (long(row) * length * heads + head) * size;
        for (int query = 0; query < length; query += kBlock) {
          for (int half = 0; half < 2; half++) pack_pairs_across<size>(head_queries + (query + 16 * half) * q_stride, q_stride, queries + half * 16 * size);
          const Lanes lanes[2] = {{row_starts, query}, {row_starts, query + 16}};
          std::fill(sums, sums + size * kBlock, 0.0f);
          __m512 total[2] = {_mm512_setzero_ps(), _mm512_setzero_ps()};
          __m512 most[2] = {_mm512_set1_ps(-1e30f), _mm512_set1_ps(-1e30f)};
          for (int key = row_starts[query] / kBlock * kBlock; key <= query; key += kBlock) {
            products<size>(keys + key * k_stride, k_stride, queries, scores);
            for (int half = 0; half < 2; half++) {
              __m512 top = most[half];
              for (int at = 0; at < kBlock; at++) {
                float* place = scores + at * 32 + half * 16;
                const __m512 score = _mm512_mask_mul_ps(_mm512_set1_ps(-2e30f), lanes[half].see(key + at), _mm512_load_ps(place), scale);
                _mm512_store_ps(place, score);
                top = _mm512_max_ps(top, score);
              }
              const __m512 shrink = exponential(_mm512_max_ps(_mm512_sub_ps(most[half], top), _mm512_set1_ps(-80.0f)));
              most[half] = top;
              total[half] = _mm512_mul_ps(total[half], shrink);
              for (int at = 0; at < size; at++) {
                float* place = sums + at * 32 + half * 16;
                _mm512_store_ps(place, _mm512_mul_ps(_mm512_load_ps(place), shrink));
              }
              for (int pair = 0; pair < 16; pair++) {
                __m512 p[2];
                for (int odd = 0; odd < 2; odd++) {
                  const __m512 score = _mm512_load_ps(scores + (2 * pair + odd) * 32 + half * 16);
                  p[odd] = _mm512_maskz_mov_ps(_mm512_cmp_ps_mask(score, _mm512_set1_ps(-1e30f), _CMP_GT_OQ), exponential(_mm512_sub_ps(score, top)));
                  total[half] = _mm512_add_ps(total[half], p[odd]);
                }
                store_pair(likely, pair, half, p[0], p[1]);
              }
            }
            for (int at = 0; at < size; at += 32) add_product(turned + long(key) * size + at * 32, 32, likely, sums + at * 32, 32);
          }
          for (int half = 0; half < 2; half++) {
            _mm512_store_ps(totals + half * 16, total[half]);
            _mm512_store_ps(largest + half * 16, most[half]);
          }
          for (int at = 0; at < kBlock; at++) {
            const float share = 1.0f / totals[at];
            Half* place = out + ((long(row) * length + query + at) * heads + head) * size;
            alignas(64) float one[size];
            for (int column = 0; column < size; column++) one[column] = sums[column * 32 + at] * share;
            for (int column = 0; column < size; column += 32) _mm512_storeu_si512(place + column, halves(_mm512_load_ps(one + column), _mm512_load_ps(one + column + 16)));
            logs[(long(row) * heads + head) * length + query + at] = largest[at] + std::log(totals[at]);
          }
        }
      }
    }
  }
  _tile_release();
}

template <int size>
void store_rows(const float* from, Half* to, long stride) {
  for (int at = 0; at < kBlock; at++)
    for (int column = 0; column < size; column += 32) _mm512_storeu_si512(to + at * stride + column, halves(_mm512_load_ps(from + at * size + column), _mm512_load_ps(from + at * size + column + 16)));
}

template <int size>
void backward(const Half* q, const Half* k, const Half* v, const int32_t* starts, const Half* out, const float* logs, const Half* d_out,
              Half* d_q, Half* d_k, Half* d_v, int rows, int length, int heads, int kv_heads) {
  use_tiles();
  const long q_stride = long(heads) * size, k_stride = long(kv_heads) * size, area = long(length) * size;
  const int group = heads / kv_heads;
  const float scale = 1.0f / std::sqrt(float(size));
  Aligned<Half> packed_memory(area * 4 * group);
  Half* packed = packed_memory.begin();
  Aligned<float> sums_memory((area + length) * group);
  float* query_sums = sums_memory.begin();
  float* deltas = query_sums + area * group;
  alignas(64) Half turned[size * kBlock], likely[1024], slopes[1024], slope_pairs[1024];
  alignas(64) float scores[1024], slope_scores[1024], key_sums[kBlock * size], value_sums[kBlock * size];
  for (int row = 0; row < rows; row++) {
    const int32_t* row_starts = starts + long(row) * length;
    for (int kv = 0; kv < kv_heads; kv++) {
      const long kv_place = (long(row) * length * kv_heads + kv) * size;
      std::fill(query_sums, query_sums + area * group, 0.0f);
      for (int member = 0; member < group; member++) {
        const long place = (long(row) * length * heads + kv * group + member) * size;
        Half* mine = packed + member * area * 4;
        for (int query = 0; query < length; query += kBlock) {
          for (int half = 0; half < 2; half++) {
            pack_pairs_across<size>(q + place + (query + 16 * half) * q_stride, q_stride, mine + (query + 16 * half) * size);
            pack_pairs_across<size>(d_out + place + (query + 16 * half) * q_stride, q_stride, mine + area + (query + 16 * half) * size);
          }
          pack_pairs_down<size>(q + place + query * q_stride, q_stride, mine + 2 * area + query * size);
          pack_pairs_down<size>(d_out + place + query * q_stride, q_stride, mine + 3 * area + query * size);
        }
        for (int query = 0; query < length; query++) {
          const Half *a = out + place + query * q_stride, *b = d_out + place + query * q_stride;
          __m512 sum = _mm512_setzero_ps();
          for (int column = 0; column < size; column += 32) sum = _mm512_dpbf16_ps(sum, load(a + column), load(b + column));
          deltas[member * length + query] = _mm512_reduce_add_ps(sum);
        }
      }
      for (int key = 0; key < length; key += kBlock) {
        const Half *keys = k + kv_place + key * k_stride, *values = v + kv_place + key * k_stride;
        transpose<size>(keys, k_stride, turned);
        std::fill(key_sums, key_sums + kBlock * size, 0.0f);
        std::fill(value_sums, value_sums + kBlock * size, 0.0f);
        for (int query = key; query < length && row_starts[query] < key + kBlock; query += kBlock) {
          const Lanes lanes[2] = {{row_starts, query}, {row_starts, query + 16}};
          for (int member = 0; member < group; member++) {
            const Half* mine = packed + member * area * 4 + query * size;
            const float* log = logs + (long(row) * heads + kv * group + member) * length + query;
            const float* delta = deltas + member * length + query;
            products<size>(keys, k_stride, mine, scores);
            products<size>(values, k_stride, mine + area, slope_scores);
            for (int half = 0; half < 2; half++) {
              const __m512 level = _mm512_loadu_ps(log + half * 16), base = _mm512_loadu_ps(delta + half * 16);
              for (int pair = 0; pair < 16; pair++) {
                __m512 p[2], s[2];
                for (int odd = 0; odd < 2; odd++) {
                  const int at = (2 * pair + odd) * 32 + half * 16;
                  const __m512 score = _mm512_fmsub_ps(_mm512_load_ps(scores + at), _mm512_set1_ps(scale), level);
                  p[odd] = _mm512_maskz_mov_ps(lanes[half].see(key + 2 * pair + odd), exponential(_mm512_min_ps(score, _mm512_setzero_ps())));
                  s[odd] = _mm512_mul_ps(_mm512_mul_ps(p[odd], _mm512_sub_ps(_mm512_load_ps(slope_scores + at), base)), _mm512_set1_ps(scale));
                  _mm256_store_si256(reinterpret_cast<__m256i*>(likely + at), narrowed(p[odd]));
                  _mm256_store_si256(reinterpret_cast<__m256i*>(slopes + at), narrowed(s[odd]));
                }
                store_pair(slope_pairs, pair, half, s[0], s[1]);
              }
            }
            for (int column = 0; column < size; column += 32) {
              add_product(likely, 32, mine + 3 * area + column * 32, value_sums + column, size);
              add_product(slopes, 32, mine + 2 * area + column * 32, key_sums + column, size);
              add_product(turned + column * 32, 32, slope_pairs, query_sums + member * area + query * size + column * 32, 32);
            }
          }
        }
        store_rows<size>(key_sums, d_k + kv_place + key * k_stride, k_stride);
        store_rows<size>(value_sums, d_v + kv_place + key * k_stride, k_stride);
      }
      for (int member = 0; member < group; member++) {
        Half* place = d_q + (long(row) * length * heads + kv * group + member) * size;
        for (int query = 0; query < length; query++) {
          const float* from = query_sums + member * area + query / kBlock * kBlock * size + query % kBlock;
          alignas(64) float one[size];
          for (int column = 0; column < size; column++) one[column] = from[column * 32];
          for (int column = 0; column < size; column += 32) _mm512_storeu_si512(place + query * q_stride + column, halves(_mm512_load_ps(one + column), _mm512_load_ps(one + column + 16)));
        }
      }
    }
  }
  _tile_release();
}

}  // namespace

// Asks the system for the use of tiles; 0 if it grants them.
extern "C" int attention_allowed() { return int(syscall(SYS_arch_prctl, 0x1023, 18)); }

extern "C" int attention_forward(const Half* q, const Half* k, const Half* v, const int32_t* starts, Half* out, float* logs, int rows, int length, int heads, int kv_heads, int size) {
  if (size == 32) return forward<32>(q, k, v, starts, out, logs, rows, length, heads, kv_heads), 0;
  if (size == 64) return forward<64>(q, k, v, starts, out, logs, rows, length, heads, kv_heads), 0;
  return 1;
}

extern "C" int attention_backward(const Half* q, const Half* k, const Half* v, const int32_t* starts, const Half* out, const float* logs, const Half* d_out,
                                  Half* d_q, Half* d_k, Half* d_v, int rows, int length, int heads, int kv_heads, int size) {
  if (size == 32) return backward<32>(q, k, v, starts, out, logs, d_out, d_q, d_k, d_v, rows, length, heads, kv_heads), 0;
  if (size == 64) return backward<64>(q, k, v, starts, out, logs, d_out, d_q, d_k, d_v, rows, length, heads, kv_heads), 0;
  return 1;
}
