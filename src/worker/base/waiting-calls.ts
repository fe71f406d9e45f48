/**
 * The waiting calls of one model in the order in which they are served: begun replies, then the lowest priority number.
 * Within a priority owners take turns, and the calls of one owner go by arrival.
 */

/** The properties of a waiting call that decide when it is served. */
export interface WaitingCall {
  readonly owner: string;
  /** An earlier host has begun the reply. Such calls are served before all others. */
  readonly isBegun: boolean;
  /** 0 to 999, lower is served first. */
  readonly priority: number;
  /** Milliseconds since 1970 when the call arrived. */
  readonly arrival: number;
  /** Grows with each call that joins. Negative, in order of arrival, for calls that arrived before the queue existed. */
  readonly sequence: number;
  /** The sequence number since which it has waited: `sequence`, or a later one if the call had a slot and yielded it. */
  readonly waitsSince: number;
  /** The call has had a slot before. Such calls are never dropped. */
  readonly isAdmitted: boolean;
}

/** The waiting calls of one owner at one level. */
interface OwnerLine<Call> {
  readonly owner: string;
  /** In order of arrival. */
  readonly calls: Call[];
  /** The sequence number since which the owner has waited for its turn. */
  waitsSince: number;
  /** Number of turns that other owners had since `waitsSince`. */
  passedTurns: number;
}

interface Level<Call> {
  readonly isBegun: boolean;
  readonly priority: number;
  readonly lines: Map<string, OwnerLine<Call>>;
}

/** `heldBy`: number of slots that an owner holds. `slots`: number of all slots. */
export interface SlotUse {
  heldBy: (owner: string) => number;
  slots: number;
}

export class WaitingCalls<Call extends WaitingCall> {
  /** In the order in which they are served. A level without calls is removed. */
  readonly #levels: Level<Call>[] = [];

  get length(): number {
    return this.#all().length;
  }

  add(call: Call): void {
    const { lines } = this.#levelOf(call);
    const line = lines.get(call.owner) ?? { owner: call.owner, calls: [], waitsSince: call.waitsSince, passedTurns: 0 };
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

  /** Call this when a call releases its slot. At its level, the owner's next turn comes after the owners that wait already. */
  endTurn(call: Pick<WaitingCall, "owner" | "isBegun" | "priority">, sequence: number): void {
    const line = this.#levels.find((level) => isOfLevel(level, call))?.lines.get(call.owner);
    if (line !== undefined) line.waitsSince = sequence;
  }

  /**
   * Removes and returns the next call for which `mayRun` is true. At the first level with such a call, the owner with the fewest
   * slots is served, then the owner that has waited longest. Long calls must not keep an owner from its next turn, so an owner
   * that was passed often comes first; no owner sees more than (number of owners x number of slots) turns of others.
   * `sequence`: the sequence number of this turn.
   */
  take(mayRun: (call: Call) => boolean, { heldBy, slots }: SlotUse, sequence: number): Call | undefined {
    for (const { lines } of this.#levels) {
      const ready = [...lines.values()].filter(({ calls }) => calls.some(mayRun));
      const maxPassedTurns = lines.size * (slots - 1) + 1;
      const [line] = ready.sort((a, b) => {
        const [isOverdue, isOtherOverdue] = [a.passedTurns >= maxPassedTurns, b.passedTurns >= maxPassedTurns];
        if (isOverdue !== isOtherOverdue) return isOverdue ? -1 : 1;
        return (isOverdue ? 0 : heldBy(a.owner) - heldBy(b.owner)) || a.waitsSince - b.waitsSince;
      });
      const call = line?.calls.find(mayRun);
      if (line === undefined || call === undefined) continue;
      for (const other of ready) if (other !== line) other.passedTurns += 1;
      line.waitsSince = sequence;
      line.passedTurns = 0;
      this.remove(call);
      return call;
    }
    return undefined;
  }

  /**
   * If more than `limit` waiting calls never had a slot, removes one of them and returns it. The dropped call has the highest
   * priority number, belongs to the owner with the most such calls, and is the last call of this owner.
   */
  dropBeyond(limit: number): Call | undefined {
    if (limit === Infinity) return undefined;
    const unstarted = this.#all().filter(({ isAdmitted }) => !isAdmitted);
    if (unstarted.length <= limit) return undefined;
    const counts = new Map<string, number>();
    for (const { owner } of unstarted) counts.set(owner, (counts.get(owner) ?? 0) + 1);
    const level = this.#levels.findLast((each) => unstarted.some((call) => isOfLevel(each, call)));
    const candidates = unstarted.filter((call) => level !== undefined && isOfLevel(level, call));
    const maxCount = Math.max(...candidates.map(({ owner }) => counts.get(owner) ?? 0));
    const dropped = candidates
      .filter(({ owner }) => counts.get(owner) === maxCount)
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

type LevelKey = Pick<WaitingCall, "isBegun" | "priority">;

const isOfLevel = (level: LevelKey, call: LevelKey): boolean => level.isBegun === call.isBegun && level.priority === call.priority;

const precedes = (a: LevelKey, b: LevelKey): boolean => (a.isBegun === b.isBegun ? a.priority < b.priority : a.isBegun);

const cameBefore = (a: WaitingCall, b: WaitingCall): boolean => (a.arrival === b.arrival ? a.sequence < b.sequence : a.arrival < b.arrival);
