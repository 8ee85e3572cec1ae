/**
 * Reads strangers' documents in child processes, so that a bomb, a loop or a crash costs one document and never the service.
 * Children are started when first needed and used again as long as they are well.
 */
import { availableParallelism } from 'node:os';
import type { ReadAnswer, ReadRequest } from './child/protocol.ts';
import { ReaderChild } from './child/ReaderChild.ts';
import { DocumentError } from './documentError.ts';
import type { DocumentLimits } from './documentLimits.ts';
import { documentLimits } from './documentLimits.ts';
import type { DocumentHint, DocumentText } from './documentText.ts';
import type { AnalysedDocument, AnalyseRequest } from './readAndAnalyse.ts';

/** More than this many children would only take the processor from the service. */
const MOST_CHILDREN = 2;

type Waiting = { request: ReadRequest; resolve: (answer: ReadAnswer) => void; reject: (error: unknown) => void };

/** `children`: how many documents are read at the same time; by default one per processor, at most two. */
export type DocumentReaderOptions = { limits?: DocumentLimits; children?: number };

export class DocumentReader {
  readonly #limits: DocumentLimits;
  readonly #most: number;
  readonly #idle: ReaderChild[] = [];
  readonly #busy = new Set<ReaderChild>();
  readonly #waiting: Waiting[] = [];
  #closed = false;

  constructor(options: DocumentReaderOptions = {}) {
    this.#limits = options.limits ?? documentLimits;
    this.#most = options.children ?? Math.min(MOST_CHILDREN, availableParallelism());
  }

  /** Rejects with `DocumentError` for every document that cannot be read, whatever it did to its child. */
  async read(bytes: Uint8Array, hint: DocumentHint): Promise<DocumentText> {
    const answer = await this.#ask({ bytes, hint, limits: this.#limits, today: null });
    if ('document' in answer) return answer.document;
    throw asError(answer);
  }

  /** As `read`, and analyses the text in the same child: `today` is the user's day, `YYYY-MM-DD`. */
  async readAndAnalyse(bytes: Uint8Array, hint: DocumentHint, { today }: AnalyseRequest): Promise<AnalysedDocument> {
    const answer = await this.#ask({ bytes, hint, limits: this.#limits, today });
    if ('analysed' in answer) return answer.analysed;
    throw asError(answer);
  }

  /** Ends the children; documents that were waiting or being read are rejected. */
  close(): void {
    this.#closed = true;
    for (const child of [...this.#idle.splice(0), ...this.#busy]) child.kill();
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('The document reader was closed.'));
  }

  #ask(request: ReadRequest): Promise<ReadAnswer> {
    if (this.#closed) return Promise.reject(new Error('The document reader is closed.'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#closed || this.#busy.size >= this.#most) return;
    const waiting = this.#waiting.shift();
    if (waiting) void this.#serve(waiting);
  }

  async #serve({ request, resolve, reject }: Waiting): Promise<void> {
    const child = this.#takeChild();
    const fresh = child.served === 0;
    this.#busy.add(child);
    try {
      resolve(await child.run(request));
    } catch (error) {
      // A child that had read others before may have died of what they left behind: this one gets a fresh chance.
      if (this.#closed) reject(new Error('The document reader was closed.'));
      else if (fresh || (error instanceof DocumentError && error.code === 'TIMEOUT')) reject(error);
      else this.#waiting.unshift({ request, resolve, reject });
    }
    this.#busy.delete(child);
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

function asError(answer: ReadAnswer): DocumentError {
  if ('refused' in answer) return new DocumentError(answer.refused.code, answer.refused.message);
  return new DocumentError('CRASHED', undefined, 'defect' in answer ? answer.defect : undefined);
}
