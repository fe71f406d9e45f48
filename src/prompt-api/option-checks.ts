/** Checks of the options of `create` and `availability` that need no model. */
import type { CoreOptions, Tool } from "./dictionaries.ts";

/** The site's choices about sessions. */
export interface SessionPolicy {
  /** Languages that the site vouches for; absent: all. */
  languages: readonly string[] | undefined;
  /** Whether a download needs a gesture of the user, as in browsers. */
  requiresUserActivation: boolean;
  /** Whether `topK` and `temperature` count, as in extensions. */
  takesSamplingParameters: boolean;
}

/** Throws a TypeError, a RangeError, or an exception of a getter of the page. */
export function checkOptions(options: CoreOptions, { takesSamplingParameters }: SessionPolicy): void {
  const { expectedInputs = [], expectedOutputs = [], tools = [] } = options;
  // Throws a RangeError for a tag that is not well formed.
  for (const { languages } of [...expectedInputs, ...expectedOutputs]) Intl.getCanonicalLocales(languages);
  checkTools(tools);
  if (takesSamplingParameters) checkSampling(options);
}

function checkSampling({ samplingMode, temperature, topK }: CoreOptions): void {
  if (temperature === undefined && topK === undefined) return;
  if (samplingMode !== undefined) throw new TypeError("samplingMode cannot be used together with temperature or topK.");
  if (temperature !== undefined && !(temperature >= 0)) throw new RangeError("temperature must be at least 0.");
  if (topK !== undefined && !(topK >= 1)) throw new RangeError("topK must be at least 1.");
}

/** The rules of Chrome. */
function checkTools(tools: readonly Tool[]): void {
  const names = new Set<string>();
  for (const { name, description, inputSchema } of tools) {
    if (name === "") throw new TypeError("A tool has no name.");
    if (description === "") throw new TypeError(`The tool ${name} has no description.`);
    if (names.has(name)) throw new TypeError(`Two tools have the name ${name}.`);
    names.add(name);
    const type: unknown = Reflect.get(inputSchema, "type");
    if (type !== "object") throw new TypeError(`The inputSchema of the tool ${name} must have the type object.`);
    const properties: unknown = Reflect.get(inputSchema, "properties");
    if (properties !== undefined && (typeof properties !== "object" || properties === null)) {
      throw new TypeError(`The properties of the inputSchema of the tool ${name} must be an object.`);
    }
    const required: unknown = Reflect.get(inputSchema, "required");
    if (required !== undefined && !Array.isArray(required)) {
      throw new TypeError(`The required properties of the inputSchema of the tool ${name} must be an array.`);
    }
    JSON.stringify(inputSchema);
  }
}
