import { z } from "zod";

const numbers = z.tuple([z.number(), z.number()]);
const threeNumbers = z.tuple([z.number(), z.number(), z.number()]);
const texts = z.array(z.string()).min(1);

/** An expression over named values and the functions of recipes/cohabit_recipes/chat/data/formulas.py. */
const formula = z.string().min(1);
const end = z.union([z.int(), formula]);

/** The description of a value's draw, as recipes/cohabit_recipes/chat/data/draws.py reads it. */
export const drawSchema: z.ZodType = z.lazy(() =>
  z.union([
    z.string(),
    z.number(),
    z.boolean(),
    z.array(drawSchema).min(1),
    z.strictObject({ any: z.array(drawSchema).min(1) }),
    z.strictObject({ chance: z.number().gt(0).lt(1), take: drawSchema, else: drawSchema }),
    z.strictObject({ below: z.array(z.tuple([z.number().gt(0).max(1), drawSchema])).min(2) }),
    z.strictObject({ let: z.record(z.string(), drawSchema), in: drawSchema, until: formula.optional() }),
    z.strictObject({ formula }),
    z.strictObject({ choice: formula }),
    z.strictObject({ sample: formula, count: drawSchema }),
    z.strictObject({ each: formula }),
    z.strictObject({ shuffled: formula }),
    z.strictObject({ items: numbers }),
    z.strictObject({ signals: z.string() }),
    z.strictObject({ train: drawSchema, test: drawSchema }),
    z.strictObject({ part: z.string() }),
    z.strictObject({ record: z.record(z.string(), drawSchema) }),
    z.strictObject({ constant: z.unknown() }),
    z.strictObject({ row: z.union([z.string(), z.array(texts)]) }),
    z.strictObject({ draw: z.string() }),
    z.strictObject({ words: texts, start: z.literal("consonant").optional() }),
    z.strictObject({ from: end, to: z.union([end, z.array(z.int()).min(1)]), step: z.int().positive().optional() }),
    z.strictObject({ syllables: z.array(z.int().min(0)).min(1) }),
    z.strictObject({ about: threeNumbers }),
    z.strictObject({ uniform: threeNumbers }),
    z.strictObject({ round: threeNumbers, unit: z.string() }),
    z.strictObject({ tenths: numbers, unit: z.string() }),
    z.strictObject({ code: texts }),
    z.strictObject({ form: z.string() }),
    z.strictObject({ wild: numbers }),
  ]),
);

/** The values of a tool's parameter, and the words that users have for them (values.py). */
export const valuesSchema: z.ZodType = z.lazy(() =>
  z.union([
    z.strictObject({ named: z.string() }),
    z.strictObject({ said: z.enum(["date", "time", "currency"]) }),
    z.strictObject({ integer: threeNumbers }),
    z.strictObject({ money: numbers, sign: z.string().optional(), word: z.string().optional() }),
    z.strictObject({ yes: texts, no: texts }),
    z.strictObject({ options: z.record(z.string(), texts), whole: z.literal(true).optional() }),
    z.strictObject({ several: valuesSchema, count: numbers }),
    z.strictObject({ list: z.string(), count: numbers }),
    drawSchema,
  ]),
);

/** The values of a field that JSON is filled with (values.py). */
export const fieldSchema = z.union([
  z.strictObject({ decimal: threeNumbers }),
  z.strictObject({ some: z.union([z.string(), texts]), count: numbers, commas: z.literal(true).optional() }),
  z.strictObject({ said: z.enum(["people", "towns"]) }),
  z.strictObject({ flag: z.literal(true) }),
  drawSchema,
]);
