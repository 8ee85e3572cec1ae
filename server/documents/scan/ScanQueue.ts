/**
 * The line that scans stand in, behind everything else: one at a time, in a child of their own that soon runs at the lowest priority, so
 * that nobody's texts wait for somebody's pictures. A scan costs as much as a thousand texts, so that none is read twice for the same user.
 * The child stays for the next scan: to start it and its recogniser takes longer than to read a page.
 */
import type { TaskAnswer } from '../child/protocol.ts';
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

/** So long a child that has nothing to read stays, ms: with its models it has some 400 MB. */
const REST_MS = 20_000;
const CLOSED = 'The document reader was closed.';

export class ScanQueue {
  readonly #limits: DocumentLimits;
  readonly #memory: ScanMemory | null;
  readonly #turns = new Turns<Waiting>();
  #child: ReaderChild | null = null;
  #rest: NodeJS.Timeout | undefined;
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
    this.#letGo();
    for (const { reject } of this.#turns.clear()) reject(new Error(CLOSED));
  }

  #next(): void {
    if (this.#busy || this.#closed) return;
    const next = this.#turns.next(() => true);
    if (next === undefined) return;
    this.#busy = true;
    clearTimeout(this.#rest);
    const { turn, resolve, reject } = next.work;
    let spentMs: number | null = null;
    void this.#serve(next.work, (cost) => (spentMs = (spentMs ?? 0) + cost))
      .then(resolve, (error: unknown) => reject(this.#closed ? new Error(CLOSED) : error))
      .finally(() => {
        if (spentMs !== null) turn.scanned?.(spentMs);
        this.#busy = false;
        this.#turns.done(next.user, spentMs ?? 0);
        this.#rest = setTimeout(() => this.#letGo(), REST_MS).unref();
        this.#next();
      });
  }

  #letGo(): void {
    clearTimeout(this.#rest);
    this.#child?.kill();
    this.#child = null;
  }

  async #serve({ scan, sha256, turn }: Waiting, spent: (milliseconds: number) => void): Promise<ScanReading> {
    // While this one waited, the same scan may have been read.
    const known = await this.#known(turn, sha256);
    if (known !== null) return known;
    const answer = await this.#read(scan, spent);
    if ('defect' in answer) throw new DocumentError('CRASHED', undefined, answer.defect);
    const reading = 'result' in answer ? { document: answer.result as DocumentText } : answer;
    // What cannot be remembered is read again, and nothing else.
    if (isFinal(reading)) await this.#memory?.save(turn.user, sha256, reading).catch(() => undefined);
    return reading;
  }

  async #read(scan: Scan, spent: (milliseconds: number) => void): Promise<TaskAnswer> {
    const { bytes, hint } = scan;
    if (this.#closed) throw new Error(CLOSED);
    if (!this.#child?.well) this.#letGo();
    const child = (this.#child ??= new ReaderChild(this.#limits));
    const fresh = child.served === 0;
    try {
      return await child.run({ task: 'read', limits: this.#limits, bytes, hint });
    } catch (error) {
      // It may have died of what others left behind: this one gets a fresh chance.
      const again = !fresh && error instanceof DocumentError && error.code !== 'TIMEOUT';
      if (!again || this.#closed) throw error;
    } finally {
      spent(child.spentMs);
    }
    return this.#read(scan, spent);
  }

  async #known({ user }: ScanTurn, sha256: Uint8Array): Promise<ScanReading | null> {
    return (await this.#memory?.find(user, sha256).catch(() => null)) ?? null;
  }
}
