/**
 * The line that scans stand in, behind everything else: one at a time, each in a child of its own that soon runs at the lowest priority, so
 * that nobody's texts wait for somebody's pictures. A scan costs as much as a thousand texts.
 */
import { ReaderChild } from '../child/ReaderChild.ts';
import type { TaskAnswer, TaskRequest } from '../child/protocol.ts';
import type { DocumentLimits } from '../documentLimits.ts';
import { Turns } from '../../domain/turns.ts';
import { scanLimits, scanProcess } from './scanLimits.ts';

/** Whose scan it is, whether a person waits for it, and who is told what it cost (ms of a processor). */
type ScanTurn = { user: string; first?: boolean; scanned?: (milliseconds: number) => void };
type Waiting = {
  request: TaskRequest;
  turn: ScanTurn;
  resolve: (answer: TaskAnswer) => void;
  reject: (error: unknown) => void;
};

export class ScanQueue {
  readonly #limits: DocumentLimits;
  readonly #turns = new Turns<Waiting>();
  #child: ReaderChild | null = null;
  #closed = false;

  constructor(limits: DocumentLimits) {
    this.#limits = { ...limits, ...scanProcess, scan: scanLimits };
  }

  /** Asks again for a document that had no text, this time as a scan. Rejects with `DocumentError` as every child does. */
  ask(request: TaskRequest, turn: ScanTurn): Promise<TaskAnswer> {
    return new Promise((resolve, reject) => {
      this.#turns.add(turn.user, { request: { ...request, limits: this.#limits }, turn, resolve, reject }, turn.first);
      this.#next();
    });
  }

  /** Ends the child; what waits is rejected. */
  close(): void {
    this.#closed = true;
    this.#child?.kill();
    for (const { reject } of this.#turns.clear()) reject(new Error('The document reader was closed.'));
  }

  #next(): void {
    if (this.#child !== null || this.#closed) return;
    const next = this.#turns.next(() => true);
    if (next === undefined) return;
    const child = new ReaderChild(this.#limits);
    this.#child = child;
    const { request, turn, resolve, reject } = next.work;
    void child
      .run(request)
      .then(resolve, (error: unknown) => reject(this.#closed ? new Error('The document reader was closed.') : error))
      .finally(() => {
        child.kill();
        this.#child = null;
        turn.scanned?.(child.spentMs);
        this.#turns.done(next.user, child.spentMs);
        this.#next();
      });
  }
}
