/**
 * Works on strangers' input in child processes, so that a bomb, a loop or a crash costs one document and never the service: documents,
 * mail bodies, keys, and texts that are made into a PDF. Children are started when first needed and used again as long as they are well.
 */
import { availableParallelism } from 'node:os';
import type { Task, TaskAnswer, TaskRequest, Tasks } from './child/protocol.ts';
import { ReaderChild } from './child/ReaderChild.ts';
import { DocumentError, type DocumentErrorCode } from './documentError.ts';
import type { DocumentLimits } from './documentLimits.ts';
import { documentLimits } from './documentLimits.ts';
import type { DocumentHint, DocumentText } from './documentText.ts';
import type { KeyFacts } from './inspectKey.ts';
import type { AnalysedDocument, AnalyseRequest } from './readAndAnalyse.ts';
import type { BodyReading, BodyRequest } from './readBody.ts';
import type { SheetReading, SheetRequest } from './readSheet.ts';
import type { ArchivePart, ArchiveRequest } from './unpackArchive.ts';
import type { Rendering } from './renderPdf.ts';
import { isPartlyScanned } from './scan/partlyScanned.ts';
import type { ScanMemory } from './scan/scanMemory.ts';
import { ScanQueue } from './scan/ScanQueue.ts';
import { scansCanBeRead } from './scan/scanPackages.ts';
import { Turns } from '../domain/turns.ts';

/** More than this many children would only take the processor from the service. */
const MOST_CHILDREN = 2;
/** Children beyond those, each for a user who has none at work while others keep theirs busy. */
const SPARE_CHILDREN = 2;

/** Whose work it is, and what it may cost. Work without a turn is nobody's in particular, and stands in a line of its own. */
export type Turn = {
  user: string;
  /** A person waits for it: before what the user's searches have waiting. */
  first?: boolean;
  /** Most processor time, ms, asked when its turn has come; below the reader's own limit. */
  mostMilliseconds?: () => number;
  /** May a scan be read, which takes long? */
  mayScan?: () => boolean;
  /** Told what reading a scan cost, ms of a processor. */
  scanned?: (milliseconds: number) => void;
  /** Told what it cost, ms of a processor, however it ended. */
  spent?: (milliseconds: number) => void;
};

const NOBODY: Turn = { user: '' };

type Waiting = {
  request: TaskRequest;
  turn: Turn;
  resolve: (answer: TaskAnswer) => void;
  reject: (error: unknown) => void;
};

/**
 * `children`: how many documents are read at the same time; by default one per processor, at most two. `scans`: they are read where the
 * packages for it are installed, unless this is false. `memory`: without one, a scan that comes again is read again.
 */
export type DocumentReaderOptions = {
  limits?: DocumentLimits;
  children?: number;
  scans?: boolean;
  memory?: ScanMemory;
};

/** Refused for having no text, which its pictures may have. */
function isScan(code: DocumentErrorCode): boolean {
  return code === 'NO_TEXT' || code === 'PICTURE';
}

export class DocumentReader {
  readonly #limits: DocumentLimits;
  readonly #most: number;
  readonly #idle: ReaderChild[] = [];
  readonly #busy = new Set<ReaderChild>();
  readonly #turns = new Turns<Waiting>();
  readonly #scans: ScanQueue | null;
  #closed = false;

  constructor(options: DocumentReaderOptions = {}) {
    this.#limits = options.limits ?? documentLimits;
    this.#scans =
      (options.scans ?? true) && scansCanBeRead() ? new ScanQueue(this.#limits, options.memory ?? null) : null;
    this.#most = options.children ?? Math.min(MOST_CHILDREN, availableParallelism());
  }

  /** Rejects with `DocumentError` for every document that cannot be read, whatever it did to its child. */
  read(bytes: Uint8Array, hint: DocumentHint, turn = NOBODY): Promise<DocumentText> {
    return this.#ask({ task: 'read', limits: this.#limits, bytes, hint }, turn);
  }

  /** As `read`, and analyses the text in the same child. */
  readAndAnalyse(
    bytes: Uint8Array,
    hint: DocumentHint,
    request: AnalyseRequest,
    turn = NOBODY,
  ): Promise<AnalysedDocument> {
    return this.#ask({ task: 'analyse', limits: this.#limits, bytes, hint, ...request }, turn);
  }

  /** Takes a mail's own words apart into letters, and reads those. */
  readBody(request: BodyRequest, turn = NOBODY): Promise<BodyReading> {
    return this.#ask({ task: 'body', limits: this.#limits, ...request }, turn);
  }

  /** Takes an archive apart; null where the file is none. */
  unpack(request: ArchiveRequest, turn = NOBODY): Promise<ArchivePart> {
    return this.#ask({ task: 'unpack', limits: this.#limits, ...request }, turn);
  }

  /** Makes a PDF of a text. */
  render(rendering: Rendering, turn = NOBODY): Promise<Uint8Array> {
    return this.#ask({ task: 'render', limits: this.#limits, ...rendering }, turn);
  }

  /** Pictures of pages (TIFF, PNG, JPEG) as the pages of a PDF. */
  asPdf(bytes: Uint8Array, turn = NOBODY): Promise<Uint8Array> {
    return this.#ask({ task: 'asPdf', limits: this.#limits, bytes }, turn);
  }

  /** Reads a spreadsheet into rows, or says in a sentence why it cannot. */
  readSheet(request: SheetRequest, turn = NOBODY): Promise<SheetReading> {
    return this.#ask({ task: 'readSheet', limits: this.#limits, ...request }, turn);
  }

  /** Makes a workbook of rows (`Cell[][]` as JSON). */
  writeSheet(rows: Uint8Array, turn = NOBODY): Promise<Uint8Array> {
    return this.#ask({ task: 'writeSheet', limits: this.#limits, rows }, turn);
  }

  /** Null where no private key can be read. */
  inspectKey(pem: string, turn = NOBODY): Promise<KeyFacts | null> {
    return this.#ask({ task: 'inspectKey', limits: this.#limits, pem }, turn);
  }

  /** Ends the children; documents that were waiting or being read are rejected. */
  close(): void {
    this.#closed = true;
    this.#scans?.close();
    for (const child of [...this.#idle.splice(0), ...this.#busy]) child.kill();
    for (const { reject } of this.#turns.clear()) reject(new Error('The document reader was closed.'));
  }

  async #ask<T extends Task>(request: TaskRequest & { task: T }, turn: Turn): Promise<Tasks[T]['result']> {
    if (this.#closed) throw new Error('The document reader is closed.');
    let answer = await this.#wait(request, turn);
    if ('refused' in answer && isScan(answer.refused.code)) answer = (await this.#askAsScan(request, turn)) ?? answer;
    else if (isPartlyScanned(request.task, answer)) answer = await this.#withScannedPages(request, turn, answer);
    if ('result' in answer) return answer.result;
    if ('refused' in answer) throw new DocumentError(answer.refused.code, answer.refused.message);
    throw new DocumentError('CRASHED', undefined, answer.defect);
  }

  #wait(request: TaskRequest, turn: Turn): Promise<TaskAnswer> {
    return new Promise((resolve, reject) => {
      this.#turns.add(turn.user, { request, turn, resolve, reject }, turn.first);
      this.#next();
    });
  }

  /** The words of the scan, read now or before, are analysed as those of any other document. Null where it stays without words. */
  async #askAsScan(request: TaskRequest, turn: Turn): Promise<TaskAnswer | null> {
    if (this.#scans === null || (request.task !== 'read' && request.task !== 'analyse')) return null;
    const reading = await this.#scans.ask(request, turn);
    if (reading === null || 'refused' in reading) return reading;
    if (request.task === 'read') return { result: reading.document };
    return this.#wait({ ...request, known: reading.document }, turn);
  }

  /** What the text gave, where its other pages cannot be read. */
  async #withScannedPages(request: TaskRequest, turn: Turn, answer: TaskAnswer): Promise<TaskAnswer> {
    try {
      const whole = await this.#askAsScan(request, turn);
      return whole !== null && 'result' in whole ? whole : answer;
    } catch (error) {
      if (error instanceof DocumentError) return answer;
      throw error;
    }
  }

  #next(): void {
    for (;;) {
      const busy = this.#busy.size;
      const next = this.#closed
        ? undefined
        : this.#turns.next((own) => busy < this.#most || (own === 0 && busy < this.#most + SPARE_CHILDREN));
      if (next === undefined) return;
      void this.#serve(next.work);
    }
  }

  async #serve({ request, turn, resolve, reject }: Waiting): Promise<void> {
    const child = this.#takeChild();
    const fresh = child.served === 0;
    this.#busy.add(child);
    const most = Math.min(turn.mostMilliseconds?.() ?? Number.POSITIVE_INFINITY, this.#limits.maxMilliseconds);
    try {
      resolve(await child.run(request, most));
    } catch (error) {
      // A child that had read others before may have died of what they left behind: this one gets a fresh chance.
      if (this.#closed) reject(new Error('The document reader was closed.'));
      else if (error instanceof DocumentError && error.code === 'TIMEOUT')
        reject(most < this.#limits.maxMilliseconds ? new DocumentError('TIME_USED_UP') : error);
      else if (fresh) reject(error);
      else this.#turns.add(turn.user, { request, turn, resolve, reject }, true);
    }
    this.#busy.delete(child);
    turn.spent?.(child.spentMs);
    this.#turns.done(turn.user, child.spentMs);
    if (child.usable && !this.#closed) this.#idle.push(child);
    else child.kill();
    this.#next();
  }

  #takeChild(): ReaderChild {
    const child = this.#idle.pop();
    if (child?.usable) return child;
    child?.kill();
    return new ReaderChild(this.#limits);
  }
}
