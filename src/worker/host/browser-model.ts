/** The browser's own model as the host uses it: asks the page for its state, downloads it, and reads its record. */
import { proxy, wrap, type Remote } from "comlink";
import { EngineFailed, GestureNeeded } from "../../inference/errors.ts";
import type { ModelProgress, ModelStatus } from "../../inference/models.ts";
import type { BrowserModelFacts, BrowserModelPage, PromptFailure, SessionOptions } from "../../transport/browser-model.ts";
import type { RecordReader } from "../models/catalogue.ts";
import { browserModelObstacle } from "../models/browser-model-obstacle.ts";
import type { BuiltInModel } from "../models/model-entry.ts";
import type { ModelRecord } from "../models/record/model-record.ts";
import { SilenceWatch } from "./slots/silence-watch.ts";

/** 15 s: a page that was closed does not say so. */
const silence = { intervalMs: 3000, maxUnanswered: 5 };

const absent: BrowserModelFacts = { availability: "unavailable", obstacle: "absent", readsImages: false, hasSamplingModes: false };

export class BrowserModel {
  readonly #serve: ((port: MessagePort) => void) | undefined;
  readonly #onChange: () => void;
  #page: Remote<BrowserModelPage> | undefined;
  #availability: BrowserModelFacts["availability"] | undefined;
  #download: { done: Promise<void>; progress: ModelProgress; cancel: () => void } | undefined;

  /**
   * @param serve Lets the hosting page expose `BrowserModelPage` on a port. Default: no page hosts.
   * @param onChange Called when the availability or the progress of the download changes.
   */
  constructor(serve: ((port: MessagePort) => void) | undefined, onChange: () => void) {
    this.#serve = serve;
    this.#onChange = onChange;
  }

  /** Returns a new port on which the hosting page exposes `BrowserModelPage`. */
  readonly port = (): MessagePort => {
    const { port1, port2 } = new MessageChannel();
    this.#serve?.(port2);
    return port1;
  };

  async facts(languages: readonly string[]): Promise<BrowserModelFacts> {
    if (this.#serve === undefined) return absent;
    this.#page ??= wrap<BrowserModelPage>(this.port());
    const facts = await this.#page.facts(languages);
    this.#setAvailability(facts.availability);
    return facts;
  }

  /** Returns the record of the model with the features that its browser has. Rejects with EngineFailed if the model cannot be used. */
  async read({ id, record }: BuiltInModel): Promise<ModelRecord> {
    const { languages } = builtInPart(record);
    const { obstacle, readsImages, hasSamplingModes } = await this.facts(languages);
    if (obstacle !== undefined) throw new EngineFailed(`model '${id}': ${browserModelObstacle(obstacle, languages)}`);
    const features = record.features.filter((feature) => feature !== "vision");
    return {
      ...record,
      features: readsImages ? [...features, "vision"] : features,
      builtIn: { languages, hasSamplingModes },
    };
  }

  /**
   * Downloads the model if the browser does not have it, in the page that `port` belongs to. Rejects with GestureNeeded without such a
   * page, or if the browser refuses.
   */
  async download(record: ModelRecord, port: MessagePort | undefined): Promise<void> {
    const { languages } = builtInPart(record);
    const { availability } = await this.facts(languages);
    if (availability === "available" || availability === "unavailable") {
      port?.close();
      return;
    }
    if (port === undefined) throw new GestureNeeded(gestureText(record.id, availability));
    if (this.#download === undefined) {
      const page = wrap<BrowserModelPage>(port);
      const done = this.#downloadIn(page, record).finally(() => {
        this.#download = undefined;
        port.close();
        this.#onChange();
      });
      this.#download = { done, progress: progressOf(0), cancel: () => void page.cancelDownload() };
      this.#setAvailability("downloading");
    }
    await this.#download.done;
  }

  /** Ends a download of ours. The browser may continue it. */
  cancelDownload(): void {
    this.#download?.cancel();
  }

  /** Adds the state of the model to the status of a model of this engine. */
  statusOf(status: ModelStatus): ModelStatus {
    const availability = this.#availability;
    if (availability === undefined) return status;
    if (this.#download === undefined) return { ...status, availability };
    const { error: _error, ...downloading } = status;
    return { ...downloading, availability, state: "loading", progress: this.#download.progress };
  }

  async #downloadIn(page: Remote<BrowserModelPage>, record: ModelRecord): Promise<void> {
    const { languages } = builtInPart(record);
    const options: SessionOptions = { languages, images: record.features.includes("vision") };
    const watch = new SilenceWatch({ ping: () => page.facts(languages), ...silence });
    try {
      const outcome = await Promise.race([
        page.download(
          options,
          proxy((share: number) => {
            if (this.#download !== undefined) this.#download.progress = progressOf(share);
            this.#onChange();
          }),
        ),
        watch.silent.then((): { ok: false; failure: PromptFailure } => ({
          ok: false,
          failure: { name: "AbortError", message: "the page that began the download was closed" },
        })),
      ]);
      // The browser may continue a download although its page was closed.
      await this.facts(languages);
      if (!outcome.ok) throw downloadError(record.id, outcome.failure);
    } finally {
      watch.stop();
    }
  }

  #setAvailability(availability: BrowserModelFacts["availability"]): void {
    if (this.#availability === availability) return;
    this.#availability = availability;
    this.#onChange();
  }
}

/** Reads records of the browser's model and of models that are named by an id. */
export function recordReader(
  browserModel: BrowserModel,
  named: { read: (entry: NamedEntry, label: string) => Promise<ModelRecord> },
): RecordReader {
  return { read: (entry, label) => (entry.kind === "built-in" ? browserModel.read(entry) : named.read(entry, label)) };
}

type NamedEntry = Exclude<Parameters<RecordReader["read"]>[0], BuiltInModel>;

function builtInPart({ builtIn = { languages: ["en"], hasSamplingModes: false } }: ModelRecord): NonNullable<ModelRecord["builtIn"]> {
  return builtIn;
}

function progressOf(share: number): ModelProgress {
  return { phase: "fetch", loadedBytes: 0, totalBytes: 0, share };
}

function gestureText(id: string, availability: "downloadable" | "downloading"): string {
  const state = availability === "downloading" ? "the browser is downloading its model" : "the browser has not downloaded its model";
  return `model '${id}': ${state}; call load('${id}') in the handler of a click or key press, which the browser requires`;
}

function downloadError(id: string, { name, message }: PromptFailure): Error {
  if (name === "NotAllowedError") return new GestureNeeded(gestureText(id, "downloadable"));
  const reason = name === "AbortError" ? "its download was ended" : "the browser could not download its model";
  return new EngineFailed(`model '${id}': ${reason}`, `${name}: ${message}`);
}
