/**
 * Reads rows of GGUF tensors (https://github.com/ggml-org/ggml/blob/master/src/ggml-common.h) as whole numbers, scales and minima:
 * weight = value * scale of its block + minimum of its block.
 */
import type { GgmlType } from "../../../models/gguf/ggml-types.ts";
import { floatsOfHalves } from "../../../base/half-floats.ts";

/** A row of a matrix. */
export interface BlockRow {
  /** 8 bits: the values. */
  values: Int8Array;
  /** 4 bits: values plus 8. A word has eight: four in the low halves of its bytes, and the next four in the high halves. */
  words: Int32Array;
  /** One for each block of the format. */
  scales: Float32Array;
  minima: Float32Array;
}

export interface BlockFormat {
  bits: 4 | 8;
  /** Values that share a scale. */
  blockSize: 16 | 32;
  hasMinima: boolean;
  /** Reads the row at byte `at`, of `count` values. */
  readRow: (view: DataView, at: number, count: number, row: BlockRow) => void;
}

const lowHalves = 0x0f0f0f0f;
const highHalves = 0xf0f0f0f0;

const halves = floatsOfHalves(Uint16Array.from({ length: 65_536 }, (_, bits) => bits));
const half = (view: DataView, at: number): number => halves[view.getUint16(at, true)] ?? 0;

/** Writes the 32 halves of 16 bytes as four words. The low halves come first. */
function unpackSixteen(view: DataView, at: number, words: Int32Array, to: number): void {
  const [a, b] = [view.getUint32(at, true), view.getUint32(at + 4, true)];
  const [c, d] = [view.getUint32(at + 8, true), view.getUint32(at + 12, true)];
  words[to] = (a & lowHalves) | ((b & lowHalves) << 4);
  words[to + 1] = (c & lowHalves) | ((d & lowHalves) << 4);
  words[to + 2] = ((a >>> 4) & lowHalves) | (b & highHalves);
  words[to + 3] = ((c >>> 4) & lowHalves) | (d & highHalves);
}

/** Blocks of 32 values in 4 bits: a scale, with minima a minimum, and 16 bytes. */
const fourBits = (hasMinima: boolean): BlockFormat => ({
  bits: 4,
  blockSize: 32,
  hasMinima,
  readRow(view, at, count, { words, scales, minima }) {
    const bytes = hasMinima ? 20 : 18;
    for (let block = 0; block < count / 32; block++, at += bytes) {
      const scale = half(view, at);
      scales[block] = scale;
      minima[block] = hasMinima ? half(view, at + 2) + 8 * scale : 0;
      unpackSixteen(view, at + bytes - 16, words, 4 * block);
    }
  },
});

/** Blocks of 32 values in 5 bits: as 4 bits, with the fifth bits in 4 bytes before the 16. */
const fiveBits = (hasMinima: boolean): BlockFormat => ({
  bits: 8,
  blockSize: 32,
  hasMinima,
  readRow(view, at, count, { values, scales, minima }) {
    const bytes = hasMinima ? 24 : 22;
    for (let block = 0; block < count / 32; block++, at += bytes) {
      const scale = half(view, at);
      scales[block] = scale;
      minima[block] = hasMinima ? half(view, at + 2) + 16 * scale : 0;
      const fifths = view.getUint32(at + bytes - 20, true);
      for (let index = 0; index < 16; index++) {
        const pair = view.getUint8(at + bytes - 16 + index);
        values[32 * block + index] = ((pair & 15) | (((fifths >>> index) & 1) << 4)) - 16;
        values[32 * block + 16 + index] = ((pair >> 4) | (((fifths >>> (index + 16)) & 1) << 4)) - 16;
      }
    }
  },
});

const bytes: BlockFormat = {
  bits: 8,
  blockSize: 32,
  hasMinima: false,
  readRow(view, at, count, { values, scales }) {
    const quads = new Int32Array(values.buffer, values.byteOffset, count / 4);
    for (let block = 0; block < count / 32; block++, at += 34) {
      scales[block] = half(view, at);
      for (let quad = 0; quad < 8; quad++) quads[8 * block + quad] = view.getInt32(at + 2 + 4 * quad, true);
    }
  },
};

/**
 * Reads the scales and minima of a super-block of 256 values, in units: eight of each, 6 bits wide, in 12 bytes. `middle`: the value
 * that is stored as 0.
 */
function readSuperBlock(view: DataView, at: number, middle: number, block: number, { scales, minima }: BlockRow): void {
  const [scaleUnit, minimumUnit] = [half(view, at), half(view, at + 2)];
  for (let index = 0; index < 8; index++) {
    const low = view.getUint8(at + 4 + index);
    const high = view.getUint8(at + 8 + index);
    let [scale, minimum] = [low & 63, high & 63];
    if (index >= 4) {
      // `high` is the byte with the low bits of both; the upper two bits are in bytes of the first four.
      scale = (high & 15) | ((view.getUint8(at + index) >> 6) << 4);
      minimum = (high >> 4) | ((low >> 6) << 4);
    }
    const size = Math.fround(scaleUnit * scale);
    scales[block + index] = size;
    minima[block + index] = middle * size - Math.fround(minimumUnit * minimum);
  }
}

const superFourBits: BlockFormat = {
  bits: 4,
  blockSize: 32,
  hasMinima: true,
  readRow(view, at, count, row) {
    const { words } = row;
    for (let block = 0; block < count / 32; block += 8, at += 144) {
      readSuperBlock(view, at, 8, block, row);
      for (let pair = 0; pair < 4; pair++) {
        // The low halves of 32 bytes are one block, the high halves the next.
        for (let word = 0; word < 4; word++) {
          const from = at + 16 + 32 * pair + 8 * word;
          const [a, b] = [view.getUint32(from, true), view.getUint32(from + 4, true)];
          const to = 4 * (block + 2 * pair) + word;
          words[to] = (a & lowHalves) | ((b & lowHalves) << 4);
          words[to + 4] = ((a >>> 4) & lowHalves) | (b & highHalves);
        }
      }
    }
  },
};

const superFiveBits: BlockFormat = {
  bits: 8,
  blockSize: 32,
  hasMinima: true,
  readRow(view, at, count, row) {
    const { values } = row;
    for (let block = 0; block < count / 32; block += 8, at += 176) {
      readSuperBlock(view, at, 16, block, row);
      for (let pair = 0; pair < 4; pair++) {
        for (let index = 0; index < 32; index++) {
          const both = view.getUint8(at + 48 + 32 * pair + index);
          const fifths = view.getUint8(at + 16 + index) >> (2 * pair);
          const to = 32 * (block + 2 * pair) + index;
          values[to] = ((both & 15) | ((fifths & 1) << 4)) - 16;
          values[to + 32] = ((both >> 4) | ((fifths & 2) << 3)) - 16;
        }
      }
    }
  },
};

const superSixBits: BlockFormat = {
  bits: 8,
  blockSize: 16,
  hasMinima: false,
  readRow(view, at, count, { values, scales }) {
    for (let start = 0; start < count; start += 256, at += 210) {
      const unit = half(view, at + 208);
      for (let index = 0; index < 16; index++) scales[start / 16 + index] = Math.fround(unit * view.getInt8(at + 192 + index));
      for (let part = 0; part < 2; part++) {
        for (let index = 0; index < 32; index++) {
          const first = view.getUint8(at + 64 * part + index);
          const second = view.getUint8(at + 64 * part + 32 + index);
          const upper = view.getUint8(at + 128 + 32 * part + index);
          const to = start + 128 * part + index;
          values[to] = ((first & 15) | ((upper & 3) << 4)) - 32;
          values[to + 32] = ((second & 15) | ((upper & 12) << 2)) - 32;
          values[to + 64] = ((first >> 4) | (upper & 48)) - 32;
          values[to + 96] = ((second >> 4) | ((upper & 192) >> 2)) - 32;
        }
      }
    }
  },
};

/** Rounds blocks of 32 numbers to steps of a 127th of the largest. */
const rounded = (numberBytes: number, numberAt: (view: DataView, at: number) => number): BlockFormat => ({
  bits: 8,
  blockSize: 32,
  hasMinima: false,
  readRow(view, at, count, { values, scales }) {
    for (let start = 0; start < count; start += 32) {
      const end = Math.min(count, start + 32);
      let peak = 0;
      for (let index = start; index < end; index++) peak = Math.max(peak, Math.abs(numberAt(view, at + numberBytes * index)));
      const scale = peak / 127;
      scales[start / 32] = scale;
      for (let index = start; index < end; index++) {
        values[index] = scale === 0 ? 0 : Math.round(numberAt(view, at + numberBytes * index) / scale);
      }
    }
  },
});

const floatOfBits = new Float32Array(1);
const bitsOfFloat = new Uint32Array(floatOfBits.buffer);
function brainFloat(view: DataView, at: number): number {
  bitsOfFloat[0] = view.getUint16(at, true) << 16;
  return floatOfBits[0] ?? 0;
}

/** How to read a number of types that store plain numbers. */
export const plainNumbers = {
  F32: { bytes: 4, read: (view: DataView, at: number) => view.getFloat32(at, true) },
  F16: { bytes: 2, read: half },
  BF16: { bytes: 2, read: brainFloat },
} as const;

const forms: Partial<Readonly<Record<GgmlType, BlockFormat>>> = {
  Q4_0: fourBits(false),
  Q4_1: fourBits(true),
  Q5_0: fiveBits(false),
  Q5_1: fiveBits(true),
  Q8_0: bytes,
  Q4_K: superFourBits,
  Q5_K: superFiveBits,
  Q6_K: superSixBits,
  F32: rounded(4, plainNumbers.F32.read),
  F16: rounded(2, plainNumbers.F16.read),
  BF16: rounded(2, plainNumbers.BF16.read),
};

/** Undefined for a type that is not read. */
export const blockFormatOf = (type: GgmlType): BlockFormat | undefined => forms[type];

export const emptyRow = (count: number): BlockRow => {
  const filled = Math.ceil(count / 32) * 32;
  return {
    values: new Int8Array(filled),
    words: new Int32Array(filled / 8),
    scales: new Float32Array(filled / 16),
    minima: new Float32Array(filled / 32),
  };
};
