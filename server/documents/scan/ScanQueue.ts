/**
 * The line that scans stand in, behind everything else: one at a time, each in a child of its own that soon runs at the lowest priority, so
 * that nobody's texts wait for somebody's pictures. A scan costs as much as a thousand texts, so that none is read twice for the same user.
 */
import { ReaderChild } from '../child/ReaderChild.ts';
import { DocumentError } from '../documentError.ts';
import type { DocumentLimits } from '../documentLimits.ts';
import type { DocumentHint, DocumentText } from '../documentText.ts';
import { Turns } from '../../domain/turns.ts';
import { scanLimits, scanProcess } from './scanLimits.ts';
import { isFinal, type ScanMemory, type ScanReading } from './scanMemory.ts';

/** Whose scan it is, whether a person waits for it, whether it may be read, and who is told what it cost (ms of a processor). */
type ScanTurn = {
  user: string;
  first?: boolean;
  mayScan?: () => boolean;
  scanned?: (milliseconds: number) => void;
};
type Scan = { bytes: Uint8Array; hint: DocumentHint };
type Waiting = {
  scan: Scan;
  sha256: Uint8Array;
  turn: ScanTurn;
  resolve: (reading: ScanReading) => void;
  reject: (error: unknown) => void;
};

const CLOSED = 'The document reader was closed.';

export class ScanQueue {
  readonly #limits: DocumentLimits;
  readonly #memory: ScanMemory | null;
  readonly #turns = new Turns<Waiting>();
  #child: ReaderChild | null = null;
  #busy = false;
  #closed = false;

  constructor(limits: DocumentLimits, memory: ScanMemory | null) {
    this.#limits = { ...limits, ...scanProcess, scan: scanLimits };
    this.#memory = memory;
  }

  /** Reads a document that had no text, this time as a scan; null where it may not be. Rejects with `DocumentError` as every child does. */
  async ask(scan: Scan, turn: ScanTurn): Promise<ScanReading | null> {
    const sha256 = new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(scan.bytes)));
    const known = await this.#known(turn, sha256);
    if (known !== null) return known;
    if (!(turn.mayScan?.() ?? true)) return null;
    return new Promise((resolve, reject) => {
      this.#turns.add(turn.user, { scan, sha256, turn, resolve, reject }, turn.first);
      this.#next();
    });
  }

  /** Ends the child; what waits is rejected. */
  close(): void {
    this.#closed = true;
    this.#child?.kill();
    for (const { reject } of this.#turns.clear()) reject(new Error(CLOSED));
  }

  #next(): void {
    if (this.#busy || this.#closed) return;
    const next = this.#turns.next(() => true);
    if (next === undefined) return;
    this.#busy = true;
    const { turn, resolve, reject } = next.work;
    void this.#serve(next.work)
      .then(resolve, (error: unknown) => reject(this.#closed ? new Error(CLOSED) : error))
      .finally(() => {
        const spentMs = this.#child?.spentMs ?? 0;
        this.#child?.kill();
        if (this.#child) turn.scanned?.(spentMs);
        this.#child = null;
        this.#busy = false;
        this.#turns.done(next.user, spentMs);
        this.#next();
      });
  }

  async #serve({ scan, sha256, turn }: Waiting): Promise<ScanReading> {
    // While this one waited, the same scan may have been read.
    const known = await this.#known(turn, sha256);
    if (known !== null) return known;
    if (this.#closed) throw new Error(CLOSED);
    this.#child = new ReaderChild(this.#limits);
    const { bytes, hint } = scan;
    const answer = await this.#child.run({ task: 'read', limits: this.#limits, bytes, hint });
    if ('defect' in answer) throw new DocumentError('CRASHED', undefined, answer.defect);
    const reading = 'result' in answer ? { document: answer.result as DocumentText } : answer;
    // What cannot be remembered is read again, and nothing else.
    if (isFinal(reading)) await this.#memory?.save(turn.user, sha256, reading).catch(() => undefined);
    return reading;
  }

  async #known({ user }: ScanTurn, sha256: Uint8Array): Promise<ScanReading | null> {
    return (await this.#memory?.find(user, sha256).catch(() => null)) ?? null;
  }
}
