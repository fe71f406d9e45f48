/** The records of the models in this package, with file sizes and hashes from the manifests of their recipes. */
import { z } from "zod";
import chatManifest from "../../../models/starter-chat/manifest.json" with { type: "json" };
import embedManifest from "../../../models/starter-embed/manifest.json" with { type: "json" };
import rerankManifest from "../../../models/starter-rerank/manifest.json" with { type: "json" };
import visionEmbedManifest from "../../../models/starter-vision-embed/manifest.json" with { type: "json" };
import { modelRecordSchema, type ModelRecord } from "./record/model-record.ts";
import optionalRecords from "./optional-starters.json" with { type: "json" };
import records from "./starter-models.json" with { type: "json" };

/** The manifest that `recipes` writes next to the weights. */
const manifestSchema = z.object({
  format: z.literal(1),
  files: z.array(z.object({ path: z.string(), size: z.int().min(0), sha256: z.string() })),
});

const manifests: Readonly<Record<string, unknown>> = {
  "starter-chat": chatManifest,
  "starter-embed": embedManifest,
  "starter-rerank": rerankManifest,
  "starter-vision-embed": visionEmbedManifest,
};

/** Returns the records of the starters that every runtime has. */
export function starterModels(): ModelRecord[] {
  return z.array(modelRecordSchema).parse(records.map((record) => ({ ...record, files: filesOf(record.id) })));
}

/** Returns the record of a starter that a runtime has only if the option `models` names it; undefined for other names. */
export function optionalStarter(name: string): ModelRecord | undefined {
  const record = optionalRecords.find(({ id }) => id === name);
  return record && modelRecordSchema.parse({ ...record, files: filesOf(name) });
}

function filesOf(id: string): Record<string, { bytes: number; sha256: string }> {
  const { files } = manifestSchema.parse(manifests[id]);
  return Object.fromEntries(files.map(({ path, size, sha256 }) => [path, { bytes: size, sha256 }]));
}
