/** What a part is told of the others. */
export interface PartTurn {
  /** Aborts when another part has failed. */
  ended: AbortSignal;
  /** Present for the part that runs alone at first: lets the others begin. */
  startOthers?: () => void;
}

/**
 * Works on parts, at most `limit` at once: on the first alone until it lets the others begin, so that one request finds
 * out how the server is.
 * @throws what the first failure of a part threw, once all that were under way have ended.
 */
export async function inParallel<Part>(
  parts: readonly Part[],
  limit: number,
  work: (part: Part, turn: PartTurn) => Promise<void>,
): Promise<void> {
  const waiting = [...parts];
  const failed = new AbortController();
  const running: Promise<void>[] = [];
  const startOne = (): void => {
    const turn = running.length === 0 ? { ended: failed.signal, startOthers } : { ended: failed.signal };
    const workOn = async (): Promise<void> => {
      for (let part = waiting.shift(); part !== undefined && !failed.signal.aborted; part = waiting.shift()) await work(part, turn);
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
  // Grows while it is awaited.
  for (let index = 0; index < running.length; index++) await running[index];
  if (failed.signal.aborted) throw failed.signal.reason;
}
