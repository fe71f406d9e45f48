/** Reads the facts of a model from its GGUF file: only the header, by ranges. */
import { HubError } from "../../../hub/hub-failure.ts";
import { fileUrl, type HubModel } from "../../../hub/hub-model.ts";
import { type GgufFacts, ggufFactsOf } from "../../../models/gguf/gguf-facts.ts";
import {
  choicesNamed,
  defaultChoices,
  type GgufChoice,
  ggufChoiceAt,
  ggufChoices,
  isGguf,
  projectorsFor,
} from "../../../models/gguf/gguf-files.ts";
import { type GgufHeader, readGgufHeader } from "../../../models/gguf/gguf-header.ts";
import { ggufTemplates } from "../../../models/gguf/gguf-templates.ts";
import { UnreadableGgufError } from "../../../models/gguf/unreadable-gguf-error.ts";
import type { ModelReference } from "../../../models/record/model-reference.ts";
import { RangeReader } from "../../../weights/download/range-reader.ts";
import { TransferError } from "../../../weights/download/transfer-errors.ts";
import { defaultTiming } from "../../../weights/open-weight-store.ts";
import { findGraphs } from "../graph-files.ts";
import type { ModelFacts } from "../model-facts.ts";
import { UnusableModelError } from "../unusable-model-error.ts";

export interface GgufReading {
  signal?: AbortSignal | undefined;
  /** Called for each received piece of the header, which may have many megabytes. */
  onBytes?: (() => void) | undefined;
}

type NamedFiles = Pick<ModelReference, "file" | "quantization" | "directory">;

/**
 * Returns undefined for a model without GGUF files, and for one that also has an ONNX graph, unless the reference names GGUF files.
 * @throws UnusableModelError; HubError; EngineFailureError if the file is refused.
 */
export async function readGguf(model: HubModel, reference: NamedFiles, reading: GgufReading): Promise<ModelFacts | undefined> {
  const [chosen, alternative] = choicesIn(model, reference);
  if (chosen === undefined) return undefined;
  const [path = ""] = chosen.paths;
  const header = await readHeader(model, path, reading);
  const projector = await findProjector(model, path, reading);
  const templates = ggufTemplates(header);
  const gguf: GgufFacts = {
    ...ggufFactsOf(header, chosen),
    ...(alternative !== undefined && { alternative: { files: alternative.paths, ...quantizationOf(alternative) } }),
    ...(projector !== undefined && { projector }),
  };
  const template = templates?.["default"];
  return {
    format: 2,
    model,
    documents: {},
    gguf,
    ...(template === undefined ? { templateNames: Object.keys(templates ?? {}) } : { template, templatePath: path }),
  };
}

/** Max headers of vision parts that are read. */
const maxProjectors = 4;

/** Returns the best vision part for images. A file with `mmproj` in its name may read only sound. */
async function findProjector(model: HubModel, modelPath: string, reading: GgufReading): Promise<string | undefined> {
  for (const path of projectorsFor(modelPath, model.files ?? []).slice(0, maxProjectors)) {
    // The first usually reads images.
    // oxlint-disable-next-line no-await-in-loop
    const { metadata } = await readHeader(model, path, reading);
    if (metadata.get("general.architecture") === "clip" && metadata.get("clip.has_vision_encoder") === true) return path;
  }
  return undefined;
}

function quantizationOf({ quantization }: GgufChoice): { quantization?: string } {
  return quantization === undefined ? {} : { quantization };
}

function choicesIn({ id, files }: HubModel, { file, quantization, directory }: NamedFiles): GgufChoice[] {
  const listed = files ?? [];
  if (file !== undefined) {
    if (!isGguf({ path: file })) return [];
    if (files !== undefined && !listed.some(({ path }) => path === file)) {
      throw new UnusableModelError(`there is no file ${file}; it has: ${namesOf(ggufChoices(listed))}`);
    }
    return [complete(ggufChoiceAt(file, listed))];
  }
  const found = ggufChoices(listed);
  if (files === undefined && (quantization ?? directory) !== undefined) {
    throw new UnusableModelError(
      `its server lists no files, so '${quantization ?? directory}' cannot be found: name the GGUF file with \`file\``,
    );
  }
  const inDirectory = directory === undefined ? [] : found.filter(({ paths }) => paths[0]?.startsWith(`${directory}/`));
  const [alone, ...others] = inDirectory;
  // The folder of one model names it, also one of fewer than 4 bits for each weight.
  if (alone !== undefined) return others.length === 0 ? [complete(alone)] : bestChoices(inDirectory, id);
  if (quantization !== undefined) return [only(choicesNamed(quantization, found), `no GGUF file in ${quantization}`, found)];
  if (!listed.some(isGguf) || findGraphs(listed) !== undefined) return [];
  if (directory !== undefined) throw new UnusableModelError(`it has no GGUF file in its folder ${directory}; it has: ${namesOf(found)}`);
  if (found.length === 0) throw new UnusableModelError(`${id} has no language model among its GGUF files`);
  return bestChoices(found, id);
}

function bestChoices(found: readonly GgufChoice[], id: string): GgufChoice[] {
  const choices = defaultChoices(found);
  if (choices.length === 0) {
    throw new UnusableModelError(
      `it has no whole GGUF file of at least 4 bits for each weight; it has: ${namesOf(found)}; name one of them after the id, as in '${id}:Q3_K_M'`,
    );
  }
  return choices.map((choice) => only(ofOneQuantization(choice, found), "no GGUF file", found));
}

function ofOneQuantization({ quantization }: GgufChoice, found: readonly GgufChoice[]): GgufChoice[] {
  return found.filter((choice) => choice.quantization === quantization);
}

function only([choice, ...others]: readonly GgufChoice[], absence: string, found: readonly GgufChoice[]): GgufChoice {
  if (choice === undefined) throw new UnusableModelError(`it has ${absence}; it has: ${namesOf(found)}`);
  if (others.length > 0) {
    const names = [choice, ...others].map(({ paths }) => paths[0]).join(", ");
    throw new UnusableModelError(`it has several models in ${choice.quantization ?? "GGUF"}: ${names}; choose one with \`file\``);
  }
  return complete(choice);
}

function complete(choice: GgufChoice): GgufChoice {
  if (choice.missing.length === 0) return choice;
  throw new UnusableModelError(`its GGUF file is split, and parts are missing: ${choice.missing.slice(0, 3).join(", ")}`);
}

const maxNames = 12;

function namesOf(choices: readonly GgufChoice[]): string {
  const names = [...new Set(choices.map(({ quantization, paths }) => quantization ?? paths[0] ?? ""))];
  if (names.length === 0) return "none";
  return names.slice(0, maxNames).join(", ") + (names.length > maxNames ? ` and ${names.length - maxNames} more` : "");
}

async function readHeader({ folder, files }: HubModel, path: string, { signal, onBytes }: GgufReading): Promise<GgufHeader> {
  const url = fileUrl(folder, path);
  const ranges = new RangeReader({ url, signal, stallMs: defaultTiming.stallMs, ...(onBytes !== undefined && { onBytes }) });
  try {
    const fileBytes = files?.find((file) => file.path === path)?.bytes;
    return await readGgufHeader({ read: (offset, length) => ranges.read(offset, length), fileBytes });
  } catch (caught) {
    if (caught instanceof UnreadableGgufError) throw new UnusableModelError(`${path} ${caught.message}`);
    if (caught instanceof TransferError) throw unreachable(caught);
    throw caught;
  } finally {
    ranges.close();
  }
}

function unreachable({ detail, reason, retryAfterSeconds }: TransferError): HubError {
  return new HubError({
    kind: "unreachable",
    detail,
    ...(reason !== undefined && { cause: reason }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
}
