/**
 * Whose turn it is: work that waits, in a line for each user. The next is of the user who has had the least so far, so that nobody waits
 * for somebody else's long line.
 */

type Line<T> = { waiting: T[]; running: number; had: number };

export class Turns<T> {
  readonly #lines = new Map<string, Line<T>>();

  /** `first`: before what the same user has waiting, because a person waits for it. */
  add(user: string, work: T, first = false): void {
    const line = this.#lines.get(user) ?? { waiting: [], running: 0, had: this.#least() };
    this.#lines.set(user, line);
    if (first) line.waiting.unshift(work);
    else line.waiting.push(work);
  }

  /** The next of those users who may have one more at work, told by how many they have; undefined where there is none. */
  next(may: (running: number) => boolean): { user: string; work: T } | undefined {
    let best: { user: string; line: Line<T> } | undefined;
    for (const [user, line] of this.#lines) {
      if (line.waiting.length === 0 || !may(line.running)) continue;
      if (best === undefined || line.had < best.line.had) best = { user, line };
    }
    const work = best?.line.waiting.shift();
    if (best === undefined || work === undefined) return undefined;
    best.line.running += 1;
    return { user: best.user, work };
  }

  /** What was given out is done, and has cost so much (milliseconds of a processor, units of a quota). */
  done(user: string, cost: number): void {
    const line = this.#lines.get(user);
    if (line === undefined) return;
    line.running -= 1;
    line.had += cost;
    if (line.running === 0 && line.waiting.length === 0) this.#lines.delete(user);
  }

  /** Everything that waits, taken out. */
  clear(): T[] {
    return [...this.#lines.values()].flatMap(({ waiting }) => waiting.splice(0));
  }

  /** Who comes new starts with those who have had the least: neither behind for being late nor ahead for having been away. */
  #least(): number {
    const had = [...this.#lines.values()].map((line) => line.had);
    return had.length === 0 ? 0 : Math.min(...had);
  }
}
