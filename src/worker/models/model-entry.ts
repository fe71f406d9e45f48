/** An entry of the option `models`: a whole record, or a reference to a model whose record is derived from its files. */
import { z } from "zod";
import { decoded, publicHub } from "./record/hub-address.ts";
import { BadModelReference, type ModelReference, type ModelReferenceInput, parseModelReference } from "./record/model-reference.ts";
import { dtypeOptionSchema } from "./record/dtypes.ts";
import { quantizationIn } from "./record/quantization.ts";
import { type ModelRecord, type ModelRecordInput, modelRecordSchema } from "./record/model-record.ts";
import { optionalStarter } from "./starter-models.ts";

const { shape } = modelRecordSchema;
const sampling = shape.sampling.unwrap().shape;

/** Fields of a record without their defaults, so that only given fields replace derived ones. */
const overrides = {
  role: shape.role.optional(),
  engine: shape.engine.unwrap().optional(),
  devices: shape.devices,
  onnx: shape.onnx,
  transformers: shape.transformers,
  webLlm: shape.webLlm,
  gguf: shape.gguf,
  custom: shape.custom.unwrap().optional(),
  contextLength: shape.contextLength.unwrap().optional(),
  maxOutputTokens: shape.maxOutputTokens,
  dialect: shape.dialect.unwrap().optional(),
  toolCallThresholds: shape.toolCallThresholds.unwrap().optional(),
  features: shape.features.unwrap().optional(),
  passages: shape.passages,
  thinkingByDefault: shape.thinkingByDefault.unwrap().optional(),
  isDeprecated: shape.isDeprecated.unwrap().optional(),
  finetuned: shape.finetuned.unwrap().optional(),
  sampling: z
    .object({
      temperature: sampling.temperature.unwrap().optional(),
      k: sampling.k.unwrap().optional(),
      p: sampling.p.unwrap().optional(),
      frequencyPenalty: sampling.frequencyPenalty.unwrap().optional(),
      presencePenalty: sampling.presencePenalty.unwrap().optional(),
    })
    .optional(),
  safetyInstructions: shape.safetyInstructions.unwrap().optional(),
  dimensions: shape.dimensions,
  selectableDimensions: shape.selectableDimensions.unwrap().optional(),
  inputPrompts: shape.inputPrompts.unwrap().optional(),
  pooling: shape.pooling.unwrap().optional(),
  poolsPrompt: shape.poolsPrompt.unwrap().optional(),
  modules: shape.modules,
  truncateDim: shape.truncateDim,
  lowerCase: shape.lowerCase.unwrap().optional(),
  licence: shape.licence,
} satisfies Record<Exclude<keyof typeof shape, "id" | "source" | "files" | "remote" | "builtIn" | "isPoolingAssumed">, z.ZodType>;

const hubModelSchema = z.strictObject({
  /** "org/name", "org/name@revision", "org/name:Q4_K_M", or the absolute URL of a folder in hub layout or of a GGUF file. */
  hub: z.string().min(1),
  /** Branch, tag or commit. Default: the commit of the main branch when the model is first read. */
  revision: z.string().min(1).optional(),
  /** Name that requests use. Default: "org/name"; for a folder the last part of its path. */
  id: shape.id.optional(),
  /** The ONNX or GGUF file, relative to the model's folder. Default: chosen by dtype, or by quantisation. */
  file: z
    .string()
    .regex(/\.(onnx|gguf)$/i, { error: "must be the path of an .onnx or .gguf file" })
    .refine(isBelowFolder, { error: "must be a path below the model's folder" })
    .optional(),
  /** Default: the option `dtype`, else chosen for the device. */
  dtype: dtypeOptionSchema.optional(),
  ...overrides,
});
type HubModelInput = z.input<typeof hubModelSchema>;

/** A model whose record is derived from its files. */
export interface NamedModel {
  kind: "named";
  id: string;
  reference: ModelReferenceInput;
  file?: string | undefined;
  dtype?: z.output<typeof dtypeOptionSchema> | undefined;
  overrides: Partial<ModelRecordInput>;
}

/** The browser's own model. Its record is completed once the browser was asked for its features. */
export interface BuiltInModel {
  kind: "built-in";
  id: string;
  record: ModelRecord;
  /** Fields that are known before. */
  overrides: Partial<ModelRecordInput>;
}

export type ModelEntry = NamedModel | BuiltInModel | { kind: "record" | "starter"; record: ModelRecord };
/**
 * "built-in", the name of an optional starter, "org/name" ("@revision", ":Q4_K_M"), the URL of a folder or a GGUF file, an object with
 * `hub`, or a whole record.
 */
type ModelEntryInput = string | HubModelInput | ModelRecordInput;

/** The entry, and usual id, of the browser's own model. */
export const builtInId = "built-in";

/** The kind of entry is decided first, so that its issues name the wrong field. A union would only report that no member matches. */
export const modelEntrySchema = z.custom<ModelEntryInput>().transform((entry, context): ModelEntry => {
  const refuse = (issues: readonly z.core.$ZodIssue[]): never => {
    for (const { message, path } of issues) context.addIssue({ code: "custom", message, path: [...path] });
    return z.NEVER;
  };
  if (entry === builtInId) return builtInEntry(modelRecordSchema.parse(builtInFields({ id: builtInId, role: "chat" })));
  if (typeof entry !== "string" && !isHubModel(entry)) {
    const record = modelRecordSchema.safeParse(entry?.engine === "built-in" ? builtInFields(entry) : entry);
    if (!record.success) return refuse(record.error.issues);
    const unknown = Object.keys(entry).filter((field) => !(field in shape));
    for (const field of unknown) context.addIssue({ code: "custom", message: "is no field of a model's record", path: [field] });
    if (unknown.length > 0) return z.NEVER;
    return record.data.engine === "built-in" ? builtInEntry(record.data) : { kind: "record", record: record.data };
  }
  const starter = typeof entry === "string" ? optionalStarter(entry) : undefined;
  if (starter !== undefined) return { kind: "starter", record: starter };
  const parsed = hubModelSchema.safeParse(typeof entry === "string" ? { hub: entry } : entry);
  if (!parsed.success) return refuse(parsed.error.issues);
  const { hub, revision, id, file, dtype, ...given } = parsed.data;
  const reference = { hub, ...(revision !== undefined && { revision }) };
  try {
    // `checkModelOptions` checks the revision later, because it knows the hubs of the runtime.
    const parsedReference = parseModelReference(hub, [publicHub]);
    if (file !== undefined && (parsedReference.file ?? parsedReference.quantization) !== undefined) {
      context.addIssue({
        code: "custom",
        message: "must be absent, because `hub` names the file or its quantisation",
        path: ["file"],
      });
      return z.NEVER;
    }
    const graph = /\.onnx$/i.test(parsedReference.file ?? "") ? parsedReference.file : undefined;
    const name = nameOf(parsedReference);
    return { kind: "named", id: id ?? name, reference, file: file ?? graph, dtype, overrides: withoutUndefined(given) };
  } catch (caught) {
    if (!(caught instanceof BadModelReference)) throw caught;
    context.addIssue({ code: "custom", message: caught.message, path: typeof entry === "string" ? [] : ["hub"] });
    return z.NEVER;
  }
});

/** Features of every browser's model; "vision" is added if the browser's reads images. */
const builtInFeatures = ["tools", "strict_tools", "tool_choice", "json_mode", "json_schema", "citations"] as const;

function builtInFields(given: ModelRecordInput): ModelRecordInput {
  return { features: [...builtInFeatures], contextLength: 4096, ...given, engine: "built-in", builtIn: given.builtIn ?? {} };
}

function builtInEntry(record: ModelRecord): BuiltInModel {
  const { id, role, features, contextLength } = record;
  return { kind: "built-in", id, record, overrides: { engine: "built-in", role, features, contextLength, sampling: record.sampling } };
}

function isBelowFolder(path: string): boolean {
  return !/^([a-z][a-z0-9+.-]*:|\/)|\\|(^|\/)\.\.?(\/|$)/i.test(path);
}

function isHubModel(entry: HubModelInput | ModelRecordInput): entry is HubModelInput {
  return typeof entry === "object" && entry !== null && "hub" in entry;
}

/**
 * Returns "org/name" for a repository, also for a folder below `org/name/resolve/...`, with a named quantisation or that of the named
 * folder as "org/name:Q4_K_M". Another URL of a GGUF file gives the name of the file without its extension, any other folder the last
 * part of its path.
 */
function nameOf(reference: ModelReference): string {
  if (reference.kind === "repository") return nameIn(reference.id, reference.directory, reference.quantization);
  const path = decoded(new URL(reference.url).pathname).replace(/\/+$/, "");
  const [, id, directory] = /([^/]+\/[^/]+)\/(?:resolve|tree|blob)\/[^/]+(?:\/(.+))?$/.exec(path) ?? [];
  if (id !== undefined) return nameIn(id, reference.file === undefined ? directory : undefined);
  if (reference.file !== undefined) return reference.file.replace(/\.gguf$/i, "");
  return path.slice(path.lastIndexOf("/") + 1) || new URL(reference.url).host;
}

function nameIn(id: string, directory = "", quantization = quantizationIn(directory.split("/").at(-1) ?? "")): string {
  return quantization === undefined ? id : `${id}:${quantization}`;
}

function withoutUndefined<Fields extends object>(fields: Fields): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };
function withoutUndefined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
