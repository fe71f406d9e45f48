/**
 * Finds models on hubs. A hub is a base URL. Three kinds of servers are supported; the first of these requests that succeeds
 * decides which one it is:
 *
 * 1. `api/models/{org}/{name}/revision/{revision}`: the API of the public hub. Returns the commit, and lists the files.
 * 2. `{org}/{name}/resolve/{revision}/config.json`: a mirror without this API, or a local copy in the layout of the hub's
 *    URLs. The commit is known if the server sends `X-Repo-Commit`.
 * 3. `{org}/{name}/config.json`: plain folders, which have only the main revision.
 *
 * 2 and 3 also accept `mlc-chat-config.json`, a named GGUF file or a `manifest.json`, and list files if the same folder has a
 * `manifest.json` (`{ files: [{ path, size, sha256 }] }`).
 */
import { z } from "zod";
import { HubError } from "./hub-failure.ts";
import { listManifest, listTree } from "./hub-listing.ts";
import { fileUrl, type HubModel } from "./hub-model.ts";
import { temporaryFailure, type HubRequests, isPage, readJson, send } from "./hub-requests.ts";
import { publicHub } from "../models/record/hub-address.ts";
import { isCommit, type ModelReference, withSlash } from "../models/record/model-reference.ts";

const revisionSchema = z.object({ sha: z.string().regex(/^[0-9a-f]{40}$/) });
const mainRevision = "main";
/** Every model's folder has one of these files, or a GGUF file, which is named or listed in `manifest.json`. */
const configFiles = ["config.json", "mlc-chat-config.json"];

/** Returns files that mark a folder as a model's: it has at least one of them. */
function markerFiles({ file }: ModelReference): string[] {
  return file === undefined ? [...configFiles, "manifest.json"] : [file];
}

type RepositoryReference = Extract<ModelReference, { kind: "repository" }>;

export class HubClient {
  readonly #hubs: readonly string[];
  readonly #fetch: typeof fetch;

  /** @param hubs Base URLs, tried in this order. The first hub that has a model is used. */
  constructor(hubs: readonly string[] = [publicHub], fetchFrom: typeof fetch = (input, init) => fetch(input, init)) {
    this.#hubs = hubs.map(withSlash);
    this.#fetch = fetchFrom;
  }

  /**
   * Returns the model with its revision pinned to a commit, and its files with sizes and hashes if the server lists them.
   * Caches no results; `HubRecords` does.
   * @throws HubError. With several hubs, the first failure other than `model-missing`, if there is one.
   */
  async find(reference: ModelReference, signal?: AbortSignal): Promise<HubModel> {
    const requests = { fetch: this.#fetch, signal };
    if (reference.kind === "folder") return findFolder(requests, reference);
    const failures: HubError[] = [];
    for (const hub of this.#hubs) {
      try {
        // A later hub is tried only if the earlier hubs do not have the model.
        // oxlint-disable-next-line no-await-in-loop
        return await findOn(requests, hub, reference);
      } catch (caught) {
        if (!(caught instanceof HubError)) throw caught;
        failures.push(caught);
      }
    }
    throw failures.find(({ failure }) => failure.kind !== "model-missing") ?? allMissing(reference, failures);
  }
}

function allMissing({ id }: RepositoryReference, failures: readonly HubError[]): HubError {
  const details = failures.map(({ failure }) => failure.detail);
  return new HubError({
    kind: "model-missing",
    detail: details.length === 0 ? `no hub to look for '${id}': \`hubs\` is empty` : details.join("; "),
  });
}

async function findOn(requests: HubRequests, hub: string, reference: RepositoryReference): Promise<HubModel> {
  const { id, revision = mainRevision } = reference;
  const api = await send(requests, `${hub}api/models/${id}/revision/${encodeURIComponent(revision)}`);
  if (api.ok && !isPage(api)) {
    const { sha } = await readJson(api, revisionSchema);
    const files = await listTree(requests, `${hub}api/models/${id}/tree/${sha}`);
    return inDirectory({ id, revision, commit: sha, folder: `${hub}${id}/resolve/${sha}/`, files }, reference);
  }
  await api.body?.cancel();
  const refusal = refusalOf(api, hub, reference);
  if (refusal !== undefined) throw refusal;
  const found = (await findResolve(requests, hub, reference)) ?? (await findPlain(requests, hub, reference));
  if (found !== undefined) return found;
  throw new HubError({ kind: "model-missing", detail: `${hub} has no model '${id}': check its spelling, and that it is a public model` });
}

/** Returns the error in a response of the public hub's API; undefined if the server may not have this API. */
function refusalOf(response: Response, hub: string, { id, revision = mainRevision }: RepositoryReference): HubError | undefined {
  const { status } = response;
  const code = response.headers.get("x-error-code");
  if (code === "RevisionNotFound") {
    return new HubError({ kind: "revision-missing", detail: `${hub}${id} has no revision '${revision}'` });
  }
  // The public hub responds with 401 to unknown ids, so that the ids of private models stay secret.
  if (code === "RepoNotFound") {
    return new HubError({ kind: "model-missing", detail: `${hub} has no model '${id}', or it is private: check its spelling` });
  }
  if (status === 401 || status === 403) {
    return new HubError({
      kind: "access-denied",
      detail:
        code === "GatedRepo"
          ? `${hub}${id} is gated: the hub gives it only to users who accepted its terms. Name another copy of it, or serve one and name its address in \`hubs\``
          : `${hub} does not give '${id}' to this page (HTTP ${status}): it does not exist, is private, or is gated`,
    });
  }
  return temporaryFailure(response);
}

async function findResolve(requests: HubRequests, hub: string, reference: RepositoryReference): Promise<HubModel | undefined> {
  const { id, revision = mainRevision } = reference;
  const folder = `${hub}${id}/resolve/${encodeURIComponent(revision)}/`;
  const marker = await findMarker(requests, folder, reference);
  if (marker === undefined) return undefined;
  const header = marker.headers.get("x-repo-commit") ?? revision;
  const model = isCommit(header) ? { id, revision, commit: header, folder: `${hub}${id}/resolve/${header}/` } : { id, revision, folder };
  return inDirectory(await withFiles(requests, model), reference);
}

async function findPlain(requests: HubRequests, hub: string, reference: RepositoryReference): Promise<HubModel | undefined> {
  const { id, revision = mainRevision } = reference;
  const folder = `${hub}${id}/`;
  if ((await findMarker(requests, folder, reference)) === undefined) return undefined;
  if (revision === mainRevision) return inDirectory(await withFiles(requests, { id, revision, folder }), reference);
  throw new HubError({
    kind: "revision-missing",
    detail: `${folder} is a plain folder, which has no revision '${revision}': leave the revision out, or serve the files below ${folder}resolve/${revision}/`,
  });
}

async function findFolder(requests: HubRequests, reference: Extract<ModelReference, { kind: "folder" }>): Promise<HubModel> {
  const { url } = reference;
  if ((await findMarker(requests, url, reference)) !== undefined) return withFiles(requests, { id: url, revision: "", folder: url });
  throw new HubError({ kind: "model-missing", detail: `${url} has no model: there is no ${markerFiles(reference).join(" and no ")}` });
}

async function withFiles(requests: HubRequests, model: HubModel): Promise<HubModel> {
  const files = await listManifest(requests, model.folder);
  return files === undefined ? model : { ...model, files };
}

/** Returns the model in a directory of the repository, if it is a whole one: with a config file, and without GGUF files. */
function inDirectory(model: HubModel, { directory }: ModelReference): HubModel {
  if (directory === undefined) return model;
  const prefix = `${directory}/`;
  const files = (model.files ?? [])
    .filter(({ path }) => path.startsWith(prefix))
    .map((file) => ({ ...file, path: file.path.slice(prefix.length) }));
  const isModel = files.some(({ path }) => configFiles.includes(path)) && !files.some(({ path }) => /\.gguf$/i.test(path));
  return isModel ? { ...model, folder: fileUrl(model.folder, prefix), files } : model;
}

/** Returns the response for the first of the marker files that the folder has; undefined if it has none. */
async function findMarker(requests: HubRequests, folder: string, reference: ModelReference): Promise<Response | undefined> {
  for (const name of markerFiles(reference)) {
    // oxlint-disable-next-line no-await-in-loop
    const response = await send(requests, fileUrl(folder, name), { method: "HEAD" });
    // Servers of single-page apps send the app's page for a missing file.
    if (response.ok && !isPage(response)) return response;
    if (response.status === 401 || response.status === 403) {
      throw new HubError({
        kind: "access-denied",
        detail: `${folder} answered HTTP ${response.status}: the server does not give it to this page`,
      });
    }
    const failure = temporaryFailure(response);
    if (failure !== undefined) throw failure;
  }
  return undefined;
}
