/** Finds the models among GGUF files by their names: quantisations, split files and vision parts. Pure. */
import { quantizationIn } from "../record/quantization.ts";

interface ListedFile {
  /** Relative to the model's folder. */
  path: string;
  bytes?: number | undefined;
}

/** The weights of a model in one quantisation. */
export interface GgufChoice {
  /** All files, in order. */
  paths: string[];
  /** In upper case, such as "Q4_K_M" or "UD-Q4_K_XL"; undefined if the names of file and folder have none. */
  quantization: string | undefined;
  /** Undefined if the size of a file is unknown. */
  bytes: number | undefined;
  /** Names of the missing files of a split model. */
  missing: string[];
}

const splitName = /^(.*)-(\d{5})-of-(\d{5})\.gguf$/i;
/** Max files of a split model. */
const maxParts = 1000;

/** Files that are no language models: vision parts, and the statistics that quantisers use. */
const partName = /(^|[-_./])(mmproj|imatrix)([-_.]|$)/i;
const projectorName = /(^|[-_./])mmproj([-_.]|$)/i;

export function isGguf({ path }: ListedFile): boolean {
  return /\.gguf$/i.test(path);
}

/** Returns the models among the files. Vision parts and other companions are left out. */
export function ggufChoices(files: readonly ListedFile[]): GgufChoice[] {
  const sizes = new Map(files.map(({ path, bytes }) => [path, bytes]));
  const models = files.filter((file) => isGguf(file) && !partName.test(file.path));
  const found = new Map(models.map(({ path }) => partsOf(path)).map((parts) => [parts[0], parts]));
  return [...found.values()].map((parts) => choiceOf(parts, sizes));
}

/** Returns the model of one file, which may be a part of a split model and need not be listed. */
export function ggufChoiceAt(path: string, files: readonly ListedFile[]): GgufChoice {
  const sizes = new Map(files.map((file) => [file.path, file.bytes]));
  const choice = choiceOf(partsOf(path), sizes);
  // Without a list of files, all parts are requested.
  return files.length === 0 ? { ...choice, missing: [] } : choice;
}

function choiceOf(paths: string[], sizes: ReadonlyMap<string, number | undefined>): GgufChoice {
  const bytes = paths.map((path) => sizes.get(path));
  return {
    paths,
    quantization: quantizationOf(paths[0] ?? ""),
    bytes: bytes.includes(undefined) ? undefined : bytes.reduce<number>((sum, size) => sum + (size ?? 0), 0),
    missing: paths.filter((path) => !sizes.has(path)),
  };
}

/** Returns all files of a split model; the path itself for any other. */
function partsOf(path: string): string[] {
  const [, stem = "", , total = ""] = splitName.exec(path) ?? [];
  const count = Number(total);
  if (total === "" || count < 1 || count > maxParts) return [path];
  return Array.from({ length: count }, (_, index) => `${stem}-${String(index + 1).padStart(5, "0")}-of-${total}.gguf`);
}

function quantizationOf(path: string): string | undefined {
  const [name = "", folder = ""] = path.replace(splitName, "$1.gguf").split("/").toReversed();
  return quantizationIn(name.replace(/\.gguf$/i, "")) ?? quantizationIn(folder);
}

/** Returns the bits of a weight in a quantisation, as its name has them; undefined for an unknown name. */
export function quantizationBits(quantization: string): number | undefined {
  const bits = /(?:Q|F|FP|MXFP)(\d+)/i.exec(quantization)?.[1];
  return bits === undefined ? undefined : Number(bits);
}

/** The default quantisation: the usual compromise of size and quality. */
const defaultQuantization = "Q4_K_M";
/** Weights of fewer bits lose too much. They are used only if they are named. */
const minBits = 4;
/** Rows of other layouts for ARM, which llama.cpp no longer reads. */
const removedQuantization = /^Q4_0_\d_\d$/;

/**
 * Returns the choices to try, best first: Q4_K_M, and the smallest other one of at least 4 bits, for devices on which Q4_K_M does not fit.
 * Empty if all have fewer bits.
 */
export function defaultChoices(choices: readonly GgufChoice[]): GgufChoice[] {
  const usable = choices.filter(
    ({ quantization = "", missing }) => missing.length === 0 && bitsOf(quantization) >= minBits && !removedQuantization.test(quantization),
  );
  const smallest = usable.toSorted((one, other) => (one.bytes ?? Infinity) - (other.bytes ?? Infinity) || 0)[0];
  const preferred = usable.find(({ quantization }) => quantization === defaultQuantization) ?? smallest;
  if (preferred === undefined) return [];
  const isSmaller = (smallest?.bytes ?? Infinity) < (preferred.bytes ?? 0);
  return smallest !== undefined && isSmaller ? [preferred, smallest] : [preferred];
}

/** A file without a quantisation in its name counts as usable. */
function bitsOf(quantization: string): number {
  return quantizationBits(quantization) ?? minBits;
}

/**
 * Returns the choices in a named quantisation, in any case. "Q4_K_XL" also names "UD-Q4_K_XL" if there is no other, and "i1-Q4_K_M" names a
 * Q4_K_M that was made with statistics.
 */
export function choicesNamed(quantization: string, choices: readonly GgufChoice[]): GgufChoice[] {
  const name = quantization.toUpperCase().replace(/^I1-/, "");
  const exact = choices.filter((choice) => choice.quantization === name);
  return exact.length > 0 ? exact : choices.filter((choice) => choice.quantization === `UD-${name}`);
}

/** Quantisations of vision parts, best first: the smallest of at least 8 bits. Smaller ones lose too much. */
const projectorQuantizations = ["Q8_0", "F16", "BF16", "F32"];

/**
 * Returns the vision parts for a model, best first: Q8_0, F16, BF16, F32, then others. If some are in the model's folder, only these.
 * @param modelPath Path of the model's first file.
 */
export function projectorsFor(modelPath: string, files: readonly ListedFile[]): string[] {
  const paths = files.filter((file) => isGguf(file) && projectorName.test(file.path)).map(({ path }) => path);
  const neighbours = paths.filter((path) => folderOf(path) === folderOf(modelPath));
  const rank = (path: string): number => {
    // A file without a quantisation in its name is usually in half precision.
    const index = projectorQuantizations.indexOf(quantizationOf(path) ?? "F16");
    return index === -1 ? projectorQuantizations.length : index;
  };
  return (neighbours.length > 0 ? neighbours : paths).toSorted((one, other) => rank(one) - rank(other));
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}
