/**
 * The waiting calls of one model in the order in which they are served: begun replies, then the lowest priority number.
 * Within a priority owners take turns, and the calls of one owner go by arrival.
 */

/** Where a call stands. */
export interface CallPlace {
  readonly owner: string;
  /** Replies that an earlier host began go before all others. */
  readonly isBegun: boolean;
  /** 0 to 999, lower is served first. */
  readonly priority: number;
  /** Milliseconds since 1970 when the call came. */
  readonly arrival: number;
  /** Grows with each call that joins; a call from before the queue existed has a negative one, by its arrival. */
  readonly sequence: number;
  /** Sequence number since which it has waited: `sequence` for a slot of its own, a later one if it gave way to others. */
  readonly waitsSince: number;
  /** It has had a slot before, and is never dropped. */
  readonly isAdmitted: boolean;
}

/** The calls of one owner that wait at one level. */
interface OwnerLine<Call> {
  readonly owner: string;
  /** By arrival. */
  readonly calls: Call[];
  /** Sequence number since which the owner has waited for its turn; its last turn ended before. */
  since: number;
  /** Turns of other owners since then. */
  passed: number;
}

interface Level<Call> {
  readonly isBegun: boolean;
  readonly priority: number;
  readonly lines: Map<string, OwnerLine<Call>>;
}

/** How many slots an owner holds, and how many there are. */
export interface SlotUse {
  heldBy: (owner: string) => number;
  slots: number;
}

export class WaitingCalls<Call extends CallPlace> {
  /** In the order in which they are served; none is empty. */
  readonly #levels: Level<Call>[] = [];

  get length(): number {
    return this.#all().length;
  }

  add(call: Call): void {
    const { lines } = this.#levelOf(call);
    const line = lines.get(call.owner) ?? { owner: call.owner, calls: [], since: call.waitsSince, passed: 0 };
    lines.set(call.owner, line);
    line.calls.splice(line.calls.findLastIndex((other) => cameBefore(other, call)) + 1, 0, call);
  }

  remove(call: Call): void {
    const level = this.#levels.find((each) => isOfLevel(each, call));
    const line = level?.lines.get(call.owner);
    const index = line?.calls.indexOf(call) ?? -1;
    if (level === undefined || line === undefined || index < 0) return;
    line.calls.splice(index, 1);
    if (line.calls.length === 0) level.lines.delete(call.owner);
    if (level.lines.size === 0) this.#levels.splice(this.#levels.indexOf(level), 1);
  }

  /** A call gives its slot back: at its level, its owner goes behind those that wait already. */
  endTurn(call: Pick<CallPlace, "owner" | "isBegun" | "priority">, sequence: number): void {
    const line = this.#levels.find((level) => isOfLevel(level, call))?.lines.get(call.owner);
    if (line !== undefined) line.since = sequence;
  }

  /**
   * Removes and returns the next call of those that `mayGo`. Of the owners that wait at its level it is the one that holds
   * the fewest slots, then the one that has waited longest. Long calls must not keep an owner from its next turn: who was
   * passed often goes first, so that none is passed by more than the number of owners times the number of slots.
   * `sequence`: of this turn.
   */
  take(mayGo: (call: Call) => boolean, { heldBy, slots }: SlotUse, sequence: number): Call | undefined {
    for (const { lines } of this.#levels) {
      const ready = [...lines.values()].filter(({ calls }) => calls.some(mayGo));
      const maxPassed = lines.size * (slots - 1) + 1;
      const [line] = ready.sort((a, b) => {
        const [isOverdue, isOtherOverdue] = [a.passed >= maxPassed, b.passed >= maxPassed];
        if (isOverdue !== isOtherOverdue) return isOverdue ? -1 : 1;
        return (isOverdue ? 0 : heldBy(a.owner) - heldBy(b.owner)) || a.since - b.since;
      });
      const call = line?.calls.find(mayGo);
      if (line === undefined || call === undefined) continue;
      for (const other of ready) if (other !== line) other.passed += 1;
      line.since = sequence;
      line.passed = 0;
      this.remove(call);
      return call;
    }
    return undefined;
  }

  /**
   * If more than `limit` calls wait that never had a slot, removes and returns one: of the highest priority number the last
   * call of the owner that has most of them waiting.
   */
  dropBeyond(limit: number): Call | undefined {
    if (limit === Infinity) return undefined;
    const unstarted = this.#all().filter(({ isAdmitted }) => !isAdmitted);
    if (unstarted.length <= limit) return undefined;
    const counts = new Map<string, number>();
    for (const { owner } of unstarted) counts.set(owner, (counts.get(owner) ?? 0) + 1);
    const level = this.#levels.findLast((each) => unstarted.some((call) => isOfLevel(each, call)));
    const candidates = unstarted.filter((call) => level !== undefined && isOfLevel(level, call));
    const most = Math.max(...candidates.map(({ owner }) => counts.get(owner) ?? 0));
    const dropped = candidates
      .filter(({ owner }) => counts.get(owner) === most)
      .reduce((last, call) => (cameBefore(last, call) ? call : last));
    this.remove(dropped);
    return dropped;
  }

  #all(): Call[] {
    return this.#levels.flatMap(({ lines }) => [...lines.values()].flatMap(({ calls }) => calls));
  }

  #levelOf({ isBegun, priority }: Call): Level<Call> {
    const found = this.#levels.find((level) => isOfLevel(level, { isBegun, priority }));
    if (found !== undefined) return found;
    const level = { isBegun, priority, lines: new Map<string, OwnerLine<Call>>() };
    const index = this.#levels.findIndex((other) => precedes(level, other));
    this.#levels.splice(index < 0 ? this.#levels.length : index, 0, level);
    return level;
  }
}

type LevelKey = Pick<CallPlace, "isBegun" | "priority">;

const isOfLevel = (level: LevelKey, call: LevelKey): boolean => level.isBegun === call.isBegun && level.priority === call.priority;

const precedes = (a: LevelKey, b: LevelKey): boolean => (a.isBegun === b.isBegun ? a.priority < b.priority : a.isBegun);

const cameBefore = (a: CallPlace, b: CallPlace): boolean => (a.arrival === b.arrival ? a.sequence < b.sequence : a.arrival < b.arrival);
