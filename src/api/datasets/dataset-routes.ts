/** The routes of datasets (contract 9). */
import type { ApiCall } from "../request/api-call.ts";
import { FieldMissing, InvalidRequest, StoredNotFound } from "../response/errors.ts";
import { jsonResponse } from "../response/wire-formats.ts";
import { ownerOf } from "../access/owners.ts";
import type { DatasetStore } from "./dataset.ts";
import { datasetBody } from "./dataset-body.ts";
import { checkPresentOptions, OptionTexts, readOptions } from "./dataset-request.ts";
import { readDatasetsQuery } from "./datasets-query.ts";
import { multipartPieces } from "./multipart-body.ts";

const fileNames = new Set(["data", "eval_data"]);

export function createDatasetRoute(datasets: DatasetStore) {
  return async (call: ApiCall): Promise<Response> => {
    const { request } = call;
    const texts = new OptionTexts(new URL(request.url).searchParams);
    checkPresentOptions(texts);
    const upload = await datasets.beginUpload(ownerOf(call.owner));
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
      return jsonResponse({ id });
    } finally {
      await upload.discard();
    }
  };
}

export function listDatasetsRoute(datasets: DatasetStore) {
  return async ({ owner, request }: ApiCall): Promise<Response> => {
    const { matches, limit, offset } = readDatasetsQuery(new URL(request.url).searchParams);
    const found = (await datasets.list(ownerOf(owner).ownerId)).filter(matches).slice(offset, offset + limit);
    const base = request.url.replace(/\/?([?#].*)?$/, "");
    return jsonResponse({ datasets: found.map((dataset) => datasetBody(dataset, base)) });
  };
}

export function getDatasetRoute(datasets: DatasetStore) {
  return async ({ owner, request }: ApiCall, { id = "" }: Record<string, string>): Promise<Response> => {
    const dataset = await datasets.get(ownerOf(owner).ownerId, id);
    if (dataset === undefined) throw new StoredNotFound("dataset", id);
    return jsonResponse({ dataset: datasetBody(dataset, request.url.replace(/\/[^/]*\/?([?#].*)?$/, "")) });
  };
}

export function deleteDatasetRoute(datasets: DatasetStore) {
  return async ({ owner }: ApiCall, { id = "" }: Record<string, string>): Promise<Response> => {
    if (!(await datasets.delete(ownerOf(owner).ownerId, id))) throw new StoredNotFound("dataset", id);
    return jsonResponse({});
  };
}

export function datasetUsageRoute(datasets: DatasetStore) {
  return async ({ owner }: ApiCall): Promise<Response> =>
    jsonResponse({ organization_usage: await datasets.usage(ownerOf(owner).organizationId) });
}

/** Needs no token: the URL is signed. */
export function datasetPartRoute(datasets: DatasetStore) {
  return async ({ request }: ApiCall, { id = "", part_id: part = "" }: Record<string, string>): Promise<Response> => {
    const file = await datasets.openFile(id, part, new URL(request.url).searchParams.get("sig") ?? "");
    if (file === undefined) throw new StoredNotFound("dataset part", part);
    const reader = file.content[Symbol.asyncIterator]();
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      async pull(controller) {
        const next = await reader.next();
        if (next.done === true) controller.close();
        else controller.enqueue(next.value);
      },
      cancel: async () => void (await reader.return?.()),
    });
    const headers = {
      "Content-Type": file.isJsonLines ? "application/x-ndjson" : "application/octet-stream",
      "Content-Length": String(file.bytes),
    };
    return new Response(body, { headers });
  };
}
