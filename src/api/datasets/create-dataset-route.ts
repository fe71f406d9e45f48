/** POST /v1/datasets (contract 9.1). */
import { ownerOf } from "../access/owners.ts";
import { defineRoute, queryParameter, wireObject, writeErrors } from "../define-route.ts";
import { FieldMissing, InvalidRequest } from "../response/errors.ts";
import type { ApiServices } from "../services.ts";
import { inputTypes } from "./dataset.ts";
import { checkPresentOptions, OptionTexts, readOptions } from "./dataset-request.ts";
import { datasetCreatedSchema } from "./dataset-schema.ts";
import { multipartPieces } from "./multipart-body.ts";

const fileNames = new Set(["data", "eval_data"]);
const trueOrFalse = { type: "string", enum: ["true", "false"], default: "false" };
const names = { type: "array", items: { type: "string" } };

export const createDatasetRoute = defineRoute({
  id: "createDataset",
  method: "POST",
  path: "/v1/datasets",
  access: "datasets",
  tag: "Datasets",
  summary: "Stores a file of rows, which is validated in the background.",
  parameters: [
    queryParameter("name", "Required, here or as a form field, as the other options.", { type: "string", minLength: 1, maxLength: 49 }),
    queryParameter("type", "Required, here or as a form field.", { type: "string", enum: [...inputTypes] }),
    queryParameter("keep_fields", "Fields that every row has and that are kept.", names),
    queryParameter("optional_fields", "Fields that are kept if a row has them.", names),
    queryParameter("keep_original_file", "Whether the file stays as it was sent, too.", trueOrFalse),
    queryParameter("skip_malformed_input", "Whether malformed rows are dropped instead of failing the validation.", trueOrFalse),
    queryParameter("text_separator", "Between the rows of a .txt file; default: a line break."),
    queryParameter("csv_delimiter", "One character; default: a comma.", { type: "string", minLength: 1, maxLength: 1 }),
  ],
  otherBodies: {
    "multipart/form-data": {
      type: "object",
      properties: { data: { type: "string", format: "binary" }, eval_data: { type: "string", format: "binary" } },
      required: ["data"],
    },
  },
  response: { description: "The id of the dataset.", json: wireObject("DatasetCreated", datasetCreatedSchema) },
  errors: writeErrors,
  async handle({ call }, { stores }: ApiServices) {
    const { request } = call;
    const texts = new OptionTexts(new URL(request.url).searchParams);
    checkPresentOptions(texts);
    const upload = await stores.datasets.beginUpload(ownerOf(call.owner));
    try {
      const sizes = new Map<string, number>();
      let current: string | undefined;
      for await (const piece of multipartPieces(request, fileNames)) {
        switch (piece.type) {
          case "field":
            texts.addField(piece.name, piece.value);
            break;
          case "file-start":
            if (sizes.has(piece.name)) throw new InvalidRequest(`${piece.name} must be one file`);
            current = fileNames.has(piece.name) ? piece.name : undefined;
            if (piece.name === "eval_data" && !sizes.has("data")) throw new InvalidRequest("data must come before eval_data");
            if (current === undefined) break;
            sizes.set(current, 0);
            await upload.startFile(piece.fileName ?? current);
            break;
          case "file-bytes":
            if (current === undefined) break;
            sizes.set(current, (sizes.get(current) ?? 0) + piece.bytes.byteLength);
            await upload.write(piece.bytes);
            break;
        }
      }
      const options = readOptions(texts);
      if (!sizes.has("data")) throw new FieldMissing("data");
      for (const [name, size] of sizes) if (size === 0) throw new InvalidRequest(`${name} must not be an empty file`);
      const id = call.journal.slugId(options.name, "dataset");
      await upload.commit(id, options);
      return { id };
    } finally {
      await upload.discard();
    }
  },
});
