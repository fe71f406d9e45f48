import { describe, expect, it } from "vitest";
import { type GgufHeader, readGgufHeader } from "../../../../src/worker/models/gguf/gguf-header.ts";
import { UnreadableGgufError } from "../../../../src/worker/models/gguf/unreadable-gguf-error.ts";
import { ggufBytes, type WrittenGguf } from "../../../models/gguf-bytes.ts";

interface Reads {
  header: GgufHeader;
  ranges: [offset: number, length: number][];
}

async function readBytes(bytes: Uint8Array, fileBytes: number | undefined = bytes.byteLength): Promise<Reads> {
  const ranges: Reads["ranges"] = [];
  const read = async (offset: number, length: number): Promise<Uint8Array> => {
    ranges.push([offset, length]);
    return bytes.subarray(offset, offset + length);
  };
  return { header: await readGgufHeader({ read, fileBytes }), ranges };
}

const read = async (file: WrittenGguf): Promise<GgufHeader> => (await readBytes(ggufBytes(file))).header;

const refusal = async (file: WrittenGguf | Uint8Array): Promise<string> => {
  const failure: unknown = await readBytes(file instanceof Uint8Array ? file : ggufBytes(file)).catch((caught: unknown) => caught);
  expect(failure).toBeInstanceOf(UnreadableGgufError);
  return failure instanceof Error ? failure.message : "";
};

describe("the header of a GGUF file", () => {
  it("has values of every type", async () => {
    const { metadata } = await read({
      values: [
        ["general.architecture", { type: "text", value: "llama" }],
        ["long", { type: "text", value: "längerer Text mit Umlauten, über 24 Bytes" }],
        ["count", { type: "uint32", value: 4_000_000_000 }],
        ["large", { type: "uint64", value: 2 ** 40 }],
        ["scale", { type: "float32", value: 0.5 }],
        ["flag", { type: "bool", value: true }],
        ["tokens", { type: "texts", values: ["a", "▁é", "", "\uFEFF#"] }],
        ["types", { type: "numbers", values: [1, 3, 6] }],
        ["small", { type: "raw", id: 1, bytes: [0xff] }],
        ["shorts", { type: "raw", id: 9, bytes: [3, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 2, 0] }],
      ],
    });
    expect(Object.fromEntries(metadata)).toEqual({
      "general.architecture": "llama",
      long: "längerer Text mit Umlauten, über 24 Bytes",
      count: 4_000_000_000,
      large: 2 ** 40,
      scale: 0.5,
      flag: true,
      tokens: ["a", "▁é", "", "\uFEFF#"],
      types: Int32Array.of(1, 3, 6),
      small: -1,
      shorts: Int32Array.of(-1, 2),
    });
  });

  it("has the positions and sizes of tensors, with the bytes of their blocks", async () => {
    const { tensors, dataStart, alignment } = await read({
      tensors: [
        { name: "norm", shape: [10] },
        { name: "ffn", shape: [512, 3], typeId: 12, offset: 64 },
      ],
      dataBytes: 64 + 6 * 144,
    });
    expect(alignment).toBe(32);
    expect(dataStart % 32).toBe(0);
    expect(tensors).toEqual([
      { name: "norm", shape: [10], type: "F32", offset: dataStart, bytes: 40 },
      { name: "ffn", shape: [512, 3], type: "Q4_K", offset: dataStart + 64, bytes: 6 * 144 },
    ]);
  });

  it("is read without the weights", async () => {
    const bytes = ggufBytes({ tensors: [{ name: "w", shape: [1024, 1024] }] });
    const { ranges } = await readBytes(bytes);
    expect(ranges.reduce((sum, [, length]) => sum + length, 0)).toBeLessThan(bytes.byteLength / 4);
  });

  it("is read in parts if a vocabulary is large", async () => {
    const tokens = Array.from({ length: 100_000 }, (_, index) => `token ${index} é`);
    const bytes = ggufBytes({ values: [["tokens", { type: "texts", values: tokens }]] });
    const { header, ranges } = await readBytes(bytes);
    expect(header.metadata.get("tokens")).toEqual(tokens);
    expect(ranges.length).toBeGreaterThan(1);
    expect(ranges.map(([offset]) => offset)).toEqual(
      ranges.map((_, index) => ranges.slice(0, index).reduce((sum, [, length]) => sum + length, 0)),
    );
  });
});

describe("a file that is no usable GGUF file is refused:", () => {
  it("another format", async () => {
    expect(await refusal({ magic: "PK\u0003\u0004" })).toBe("is no GGUF file: it does not begin with 'GGUF'");
    expect(await refusal(new Uint8Array(3))).toBe("is no GGUF file: it has 3 bytes");
  });

  it("another version, and another order of bytes", async () => {
    expect(await refusal({ version: 1 })).toBe("has the version 1 of GGUF, and 2 and 3 are read");
    expect(await refusal({ version: 3 * 2 ** 24 })).toBe("is a big-endian GGUF file");
  });

  it("a file that ends in its header, at every byte", async () => {
    const bytes = ggufBytes({
      values: [["a", { type: "texts", values: ["one", "two"] }]],
      tensors: [{ name: "w", shape: [8] }],
      dataBytes: 0,
    });
    const messages = new Set<string>();
    for (let end = 24; end < bytes.byteLength - 31; end++) {
      // oxlint-disable-next-line no-await-in-loop
      messages.add((await refusal(bytes.subarray(0, end))).replace(/\d+/g, "N"));
    }
    expect([...messages]).toEqual(["ends in its header, after N bytes"]);
  });

  it("a file that ends in its header, if its size is unknown", async () => {
    const bytes = ggufBytes({ values: [["a", { type: "text", value: "one" }]] }).subarray(0, 40);
    await expect(readGgufHeader({ read: async (offset, length) => bytes.subarray(offset, offset + length) })).rejects.toThrow(
      "ends in its header, after 40 bytes",
    );
  });

  it("too many values, tensors and elements", async () => {
    expect(await refusal({ valueCount: 5000 })).toBe("has 5000 values, and 4096 are the max");
    expect(await refusal({ tensorCount: 70_000 })).toBe("has 70000 tensors, and 65536 are the max");
    const array = { type: "raw", id: 9, bytes: [5, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0] } as const;
    expect(await refusal({ values: [["ids", array]] })).toBe("has 16777216 elements in the array 'ids', and 4194304 are the max");
  });

  it("too long texts", async () => {
    const text = { type: "raw", id: 8, bytes: [0, 0, 0, 0, 1, 0, 0, 0] } as const;
    expect(await refusal({ values: [["name", text]] })).toBe("has 4294967296 bytes in the text 'name', and 1048576 are the max");
    expect(await refusal({ tensors: [{ name: "n".repeat(64), shape: [1] }] })).toBe(
      "has 64 bytes in the name of tensor 0, and 63 are the max",
    );
  });

  it("a header of more than 96 MiB, of which no more is read", async () => {
    const value = new Uint8Array(1024 ** 2);
    const prefix = ggufBytes({ valueCount: 4000 });
    const texts = (offset: number, length: number): Uint8Array => {
      // Each value: a key of 8 + 8 bytes, a type, and a text of 1 MiB.
      const bytes = new Uint8Array(length);
      for (let at = 0; at < length; at++) bytes[at] = byteAt(offset + at);
      return bytes;
    };
    const valueBytes = 16 + 4 + 8 + value.byteLength;
    const byteAt = (position: number): number => {
      if (position < 24) return prefix[position] ?? 0;
      const at = (position - 24) % valueBytes;
      if (at === 0) return 8;
      if (at >= 8 && at < 16) return 97 + ((Math.floor((position - 24) / valueBytes) >> (4 * (at - 8))) & 15);
      if (at === 16) return 8;
      return at === 22 ? 16 : 0;
    };
    let read = 0;
    await expect(
      readGgufHeader({
        read: async (offset, length) => {
          read += length;
          return texts(offset, length);
        },
      }),
    ).rejects.toThrow("has a header of more than 100663296 bytes");
    expect(read).toBeLessThanOrEqual(96 * 1024 ** 2);
  });

  it("unknown types", async () => {
    expect(await refusal({ values: [["a", { type: "raw", id: 77, bytes: [0] }]] })).toBe("has a value of the unknown type 77 ('a')");
    const nested = { type: "raw", id: 9, bytes: [9, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0] } as const;
    expect(await refusal({ values: [["a", nested]] })).toBe("has an array of the unknown type 9 ('a')");
    expect(await refusal({ tensors: [{ name: "w", shape: [8], typeId: 5 }] })).toBe("has a tensor of the unknown type 5 ('w')");
  });

  it("names that appear twice", async () => {
    const value = { type: "bool", value: true } as const;
    expect(
      await refusal({
        values: [
          ["a", value],
          ["a", value],
        ],
      }),
    ).toBe("has two values with the name 'a'");
    expect(
      await refusal({
        tensors: [
          { name: "w", shape: [8] },
          { name: "w", shape: [8] },
        ],
      }),
    ).toBe("has two tensors with the name 'w'");
  });

  it("impossible sizes of tensors", async () => {
    expect(await refusal({ tensors: [{ name: "w", shape: [0, 4] }] })).toBe("has a tensor of an impossible size ('w': 0 x 4)");
    const huge = { name: "w", shape: [2 ** 40, 2 ** 40] };
    expect(await refusal({ tensors: [huge], dataBytes: 32 })).toContain("has a tensor of an impossible size");
    expect(await refusal({ tensors: [{ name: "w", shape: [33], typeId: 2 }] })).toBe(
      "has rows of 33 elements in 'w', which are no whole blocks of Q4_0 (32)",
    );
    expect(await refusal({ tensors: [{ name: "w", shape: [1, 1, 1, 1, 1] }] })).toBe(
      "has a tensor of 5 dimensions ('w'), and 1 to 4 are possible",
    );
  });

  it("tensors that overlap, are not aligned, or lie beyond the end", async () => {
    const one = { name: "one", shape: [16], offset: 0 };
    expect(await refusal({ tensors: [one, { name: "two", shape: [8], offset: 32 }] })).toBe("has tensors that overlap ('one' and 'two')");
    expect(await refusal({ tensors: [{ name: "one", shape: [8], offset: 8 }] })).toBe("has a tensor at no multiple of 32 bytes ('one')");
    const bytes = ggufBytes({ tensors: [one] });
    expect(await refusal(bytes.subarray(0, bytes.byteLength - 1))).toBe(
      `is cut: it has ${bytes.byteLength - 1} bytes, and its tensor 'one' ends after ${bytes.byteLength}`,
    );
  });

  it("an alignment that is no power of 2", async () => {
    expect(await refusal({ values: [["general.alignment", { type: "uint32", value: 24 }]] })).toBe(
      "has an alignment that is no power of 2 up to 65536",
    );
  });
});
