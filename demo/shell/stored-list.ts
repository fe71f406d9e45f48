/** A list that the service keeps. It is read when a view shows it, and repeatedly while an entry changes in the background. */
import { signal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { service } from "../service/playground.ts";
import { describeError } from "../service/service-error.ts";

/** Milliseconds between two readings while an entry changes. */
const repeatMs = 1000;

export class StoredList<Item> {
  /** Undefined until it was read once. */
  readonly items: Signal<readonly Item[] | undefined> = signal(undefined);
  readonly problem = signal("");
  readonly #path: string;
  readonly #read: (response: unknown) => Item[];
  #reads = 0;

  constructor(path: string, read: (response: unknown) => Item[]) {
    this.#path = path;
    this.#read = read;
  }

  async refresh(): Promise<void> {
    this.#reads += 1;
    const read = this.#reads;
    try {
      const response = await service.request({ method: "GET", path: this.#path, isQuiet: true }, new AbortController().signal);
      // Answers can overtake each other: an older one is dropped.
      if (read !== this.#reads) return;
      this.items.value = this.#read(response);
      this.problem.value = "";
    } catch (error) {
      this.problem.value = describeError(error);
    }
  }
}

/** Reads while the component is shown: at once, when the tab is shown again, and repeatedly while `isChanging`. */
export function useFresh(refresh: () => Promise<void>, isChanging: boolean): void {
  useEffect(() => {
    const read = (): void => void (document.visibilityState === "visible" && refresh());
    document.addEventListener("visibilitychange", read);
    void refresh();
    return () => document.removeEventListener("visibilitychange", read);
  }, []);
  useEffect(() => {
    if (!isChanging) return undefined;
    let isShown = true;
    const repeat = async (): Promise<void> => {
      while (isShown) {
        await new Promise((resolve) => setTimeout(resolve, repeatMs));
        if (isShown && document.visibilityState === "visible") await refresh();
      }
    };
    void repeat();
    return () => void (isShown = false);
  }, [isChanging]);
}
