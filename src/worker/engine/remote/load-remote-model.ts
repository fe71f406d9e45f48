/** Connects to the server of a model. Loads tokenizer and template from the model's folder if prompts are rendered, or texts cut, here. */
import { z } from "zod";
import { createEventLoopYield } from "../../../transport/calls/event-loop-yield.ts";
import { ChatSession } from "../chat/chat-session.ts";
import type { LoadedParts } from "../create-engine.ts";
import type { LoadProgress, LoadRequest } from "../engine.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import type { OtherDevice } from "../../models/devices/device.ts";
import { ChatCompleter } from "./chat/chat-completer.ts";
import { RemoteCompleter } from "./chat/remote-completer.ts";
import { RemoteEncodeSession } from "./encode/remote-encode-session.ts";
import { browserDependencies, type ClientDependencies, RemoteClient } from "./http/remote-client.ts";
import type { RemotePart, ServerName } from "../../models/record/remote-part.ts";
import { type ServerFacts, serverFacts } from "./server-facts.ts";

type RemoteLoadRequest = LoadRequest<OtherDevice>;
type OnProgress = (progress: LoadProgress) => void;

const modelListSchema = z.looseObject({
  data: z.array(
    z.looseObject({
      id: z.string(),
      owned_by: z.string().nullish(),
      /** vLLM. */
      max_model_len: z.int().min(1).nullish(),
    }),
  ),
});

/** Kinds of servers by the field `owned_by` of their models. */
const owners: ReadonlyMap<string, ServerName> = new Map([
  ["vllm", "vllm"],
  ["llamacpp", "llama.cpp"],
  ["infinity", "infinity"],
]);

const noBytes = { loadedBytes: 0, totalBytes: 0 };

export async function loadRemoteModel(
  request: RemoteLoadRequest,
  onProgress: OnProgress,
  dependencies: ClientDependencies = browserDependencies(),
): Promise<LoadedParts> {
  const { record, serverKey } = request;
  const { remote: part } = record;
  if (part === undefined) {
    throw new EngineFailureError({
      kind: "files-missing",
      detail: `the record of ${record.id} has no part 'remote' that names its server`,
    });
  }
  const client = new RemoteClient({ part, modelId: record.id, key: serverKey }, dependencies);
  if (part.server !== undefined) client.facts = serverFacts(part.server, part);
  const model = part.model ?? record.id;
  const server = await findServer(client, part, model);
  const facts = serverFacts(server.name, part);
  client.facts = facts;
  const contextLength = Math.min(record.contextLength, server.contextLength ?? record.contextLength);
  const parts = await partsOf({ request, onProgress, client, facts, part, model, contextLength });
  onProgress({ phase: "ready", ...noBytes });
  return parts;
}

/**
 * Requests the server's list of models to find its kind and the context length. A wrong address or key fails here, while the model
 * is loaded.
 */
async function findServer(
  client: RemoteClient,
  part: RemotePart,
  model: string,
): Promise<{ name: ServerName; contextLength?: number | undefined }> {
  let response: unknown;
  try {
    response = await client.json("/models", undefined, new AbortController().signal);
  } catch (caught) {
    // Not every server lists its models. If the record names a wrong kind, the first request fails.
    if (!(caught instanceof EngineFailureError) || caught.failure.kind !== "server-failed" || /HTTP 40[13]/.test(caught.failure.detail))
      throw caught;
  }
  const list = modelListSchema.safeParse(response);
  const entries = list.success ? list.data.data : [];
  const entry = entries.find(({ id }) => id === model) ?? entries[0];
  const name = part.server ?? owners.get(entry?.owned_by ?? "") ?? "openai";
  return { name, contextLength: entry?.id === model ? (entry.max_model_len ?? undefined) : undefined };
}

interface Contact {
  request: RemoteLoadRequest;
  onProgress: OnProgress;
  client: RemoteClient;
  facts: ServerFacts;
  part: RemotePart;
  /** Name of the model on the server. */
  model: string;
  contextLength: number;
}

async function partsOf(contact: Contact): Promise<LoadedParts> {
  const { request, client, facts, part, model, contextLength } = contact;
  const { record, device } = request;
  const base = { contextLength, dimensions: record.dimensions ?? part.dimensions ?? 0, memoryBytes: 0, device };
  if (record.role !== "chat") {
    const tokenizer = part.tokenizer === "here" ? (await folderOf(contact)).tokenizer : undefined;
    const encode = new RemoteEncodeSession({ client, facts, part, record, model, tokenizer });
    return withTokenizer({ facts: { ...base, vocabularySize: tokenizer?.table.size ?? 0 }, encode }, tokenizer);
  }
  const supportsReasoning = record.features.includes("reasoning");
  const yieldToEventLoop = createEventLoopYield();
  if (part.prompt === "server") {
    const readsImages = record.features.includes("vision");
    const conversationCompleter = new ChatCompleter({ client, facts, part, model, contextLength, readsImages, supportsReasoning });
    const chat = new ChatSession({ conversationCompleter, supportsReasoning, yieldToEventLoop });
    return { facts: { ...base, vocabularySize: 0 }, chat };
  }
  const folder = await folderOf(contact);
  const completer = new RemoteCompleter({ client, facts, model, contextLength });
  const chat = new ChatSession({ ...(await folder.promptOptions()), completer, yieldToEventLoop });
  return withTokenizer({ facts: { ...base, vocabularySize: folder.tokenizer.table.size }, chat }, folder.tokenizer);
}

function withTokenizer(parts: Omit<LoadedParts, "tokenizer">, tokenizer: LoadedParts["tokenizer"]): LoadedParts {
  return tokenizer === undefined ? parts : { ...parts, tokenizer };
}

/** The module is loaded only if a tokenizer is needed here. */
async function folderOf({ request, onProgress }: Contact) {
  const { openPromptFolder } = await import("./prompt-folder.ts");
  return openPromptFolder(request.folder, request.record, onProgress);
}
