/**
 * Finds models on hubs. A hub is a base URL, and what is below it decides how it is read; this is found out once, by the
 * first of these requests that is answered as a hub, a mirror or a folder does:
 *
 * 1. `api/models/{org}/{name}/revision/{revision}`: the interface of the public hub. Gives the commit; files are listed.
 * 2. `{org}/{name}/resolve/{revision}/config.json`: a mirror without that interface, or a local copy in the layout of
 *    the hub's URLs. The commit is known if the server sends `X-Repo-Commit`.
 * 3. `{org}/{name}/config.json`: plain folders. They have no revisions: only the main one can be asked for.
 *
 * In 2 and 3 `mlc-chat-config.json` serves as well, and files are listed if there is a `manifest.json` beside it
 * (`{ files: [{ path, size, sha256 }] }`).
 */
import { z } from "zod";
import { HubError } from "./hub-failure.ts";
import { listManifest, listTree } from "./hub-listing.ts";
import type { HubModel } from "./hub-model.ts";
import { failureOfStatus, type HubRequests, isPage, readJson, send } from "./hub-requests.ts";
import { isCommit, type ModelReference, withSlash } from "../models/record/model-reference.ts";
import { publicHub } from "./public-hub.ts";

const revisionSchema = z.object({ sha: z.string().regex(/^[0-9a-f]{40}$/) });
const mainRevision = "main";
/** One of them is in every model's folder. */
const configFiles = ["config.json", "mlc-chat-config.json"];

type RepositoryReference = Extract<ModelReference, { kind: "repository" }>;

export class HubClient {
  readonly #hubs: readonly string[];
  readonly #fetch: typeof fetch;

  /** @param hubs Base URLs, asked in this order; the first one that has a model gives it. */
  constructor(hubs: readonly string[] = [publicHub], fetchFrom: typeof fetch = (input, init) => fetch(input, init)) {
    this.#hubs = hubs.map(withSlash);
    this.#fetch = fetchFrom;
  }

  /**
   * The model with its revision pinned to a commit, and its files with sizes and hashes if the server lists them.
   * Nothing is cached: `HubRecords` keeps what was found.
   * @throws HubError. Of several hubs, the first failure that is not a missing model.
   */
  async find(reference: ModelReference, signal?: AbortSignal): Promise<HubModel> {
    const requests = { fetch: this.#fetch, signal };
    if (reference.kind === "folder") return findFolder(requests, reference.url);
    const failures: HubError[] = [];
    for (const hub of this.#hubs) {
      try {
        // One after another: a later hub is asked only if the earlier ones do not have the model.
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
    return { id, revision, commit: sha, folder: `${hub}${id}/resolve/${sha}/`, files };
  }
  await api.body?.cancel();
  const refusal = refusalOf(api, hub, reference);
  if (refusal !== undefined) throw refusal;
  const found = (await findResolve(requests, hub, id, revision)) ?? (await findPlain(requests, hub, reference));
  if (found !== undefined) return found;
  throw new HubError({ kind: "model-missing", detail: `${hub} has no model '${id}': check its spelling, and that it is a public model` });
}

/** What the public hub's interface says when it gives no model; undefined: there may be no such interface at this address. */
function refusalOf(response: Response, hub: string, { id, revision = mainRevision }: RepositoryReference): HubError | undefined {
  const { status } = response;
  const code = response.headers.get("x-error-code");
  if (code === "RevisionNotFound") {
    return new HubError({ kind: "revision-missing", detail: `${hub}${id} has no revision '${revision}'` });
  }
  // The public hub answers 401 for a model that does not exist, so that nobody can find out which private ones do.
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
  return failureOfStatus(response);
}

async function findResolve(requests: HubRequests, hub: string, id: string, revision: string): Promise<HubModel | undefined> {
  const folder = `${hub}${id}/resolve/${encodeURIComponent(revision)}/`;
  const config = await configIn(requests, folder);
  if (config === undefined) return undefined;
  const header = config.headers.get("x-repo-commit") ?? revision;
  if (!isCommit(header)) return withFiles(requests, { id, revision, folder });
  return withFiles(requests, { id, revision, commit: header, folder: `${hub}${id}/resolve/${header}/` });
}

async function findPlain(
  requests: HubRequests,
  hub: string,
  { id, revision = mainRevision }: RepositoryReference,
): Promise<HubModel | undefined> {
  const folder = `${hub}${id}/`;
  if ((await configIn(requests, folder)) === undefined) return undefined;
  if (revision === mainRevision) return withFiles(requests, { id, revision, folder });
  throw new HubError({
    kind: "revision-missing",
    detail: `${folder} is a plain folder, which has no revision '${revision}': leave the revision out, or serve the files below ${folder}resolve/${revision}/`,
  });
}

async function findFolder(requests: HubRequests, url: string): Promise<HubModel> {
  if ((await configIn(requests, url)) !== undefined) return withFiles(requests, { id: url, revision: "", folder: url });
  throw new HubError({ kind: "model-missing", detail: `${url} has no model: there is no ${configFiles.join(" and no ")}` });
}

async function withFiles(requests: HubRequests, model: HubModel): Promise<HubModel> {
  const files = await listManifest(requests, model.folder);
  return files === undefined ? model : { ...model, files };
}

/** The answer for the file that shows that a folder holds a model. */
async function configIn(requests: HubRequests, folder: string): Promise<Response | undefined> {
  for (const name of configFiles) {
    // oxlint-disable-next-line no-await-in-loop
    const response = await send(requests, `${folder}${name}`, { method: "HEAD" });
    // Servers of single-page apps answer a missing file with their page.
    if (response.ok && !isPage(response)) return response;
    if (response.status === 401 || response.status === 403) {
      throw new HubError({
        kind: "access-denied",
        detail: `${folder} answered HTTP ${response.status}: the server does not give it to this page`,
      });
    }
    const failure = failureOfStatus(response);
    if (failure !== undefined) throw failure;
  }
  return undefined;
}
