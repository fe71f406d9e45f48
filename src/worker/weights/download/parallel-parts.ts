/** Connects the work on one part with the others. */
export interface PartControl {
  /** Aborts when another part has failed. */
  ended: AbortSignal;
  /** Starts the other parts. Present only for the first part, which begins alone. */
  startOthers?: () => void;
}

/**
 * Works on parts, at most `limit` at once. The first part begins alone and starts the others, so that a single request finds out
 * the features of the server.
 * @throws the first error of a part, once all running parts have ended.
 */
export async function inParallel<Part>(
  parts: readonly Part[],
  limit: number,
  work: (part: Part, control: PartControl) => Promise<void>,
): Promise<void> {
  const waiting = [...parts];
  const failed = new AbortController();
  const running: Promise<void>[] = [];
  const startOne = (): void => {
    const control = running.length === 0 ? { ended: failed.signal, startOthers } : { ended: failed.signal };
    const workOn = async (): Promise<void> => {
      for (let part = waiting.shift(); part !== undefined && !failed.signal.aborted; part = waiting.shift()) await work(part, control);
    };
    running.push(
      workOn().catch((failure: unknown) => {
        if (!failed.signal.aborted) failed.abort(failure);
      }),
    );
  };
  const startOthers = (): void => {
    while (running.length < limit && waiting.length > 0) startOne();
  };
  startOne();
  // `running` may grow during the loop.
  for (let index = 0; index < running.length; index++) await running[index];
  if (failed.signal.aborted) throw failed.signal.reason;
}
