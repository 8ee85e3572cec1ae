/** Reads pictures of pages. A few workers of tesseract, each a thread, with the model of one language; nothing is fetched or written. */
import type { Worker } from 'tesseract.js';
import type { Language } from '../../domain/analysis/types.ts';
import { DocumentError } from '../documentError.ts';
import { packFolder, PACKS } from './scanPackages.ts';

/** `confidence`: of its words, 0 to 100. `table`: its words and their places, as `layoutOf` reads them. */
export type PageReading = { text: string; confidence: number; table: string };

export class Recogniser {
  /** By language and place. */
  readonly #workers = new Map<string, Promise<Worker>>();
  #language: Language = 'en';

  /** From here on pages are of this language; where its model is not installed they stay of the one before. */
  speak(language: Language): void {
    if (packFolder(language) !== null) this.#language = language;
  }

  /** Reads one picture (PNG, JPEG or PGM). `seat`: pages read at the same time need a worker each. */
  async read(picture: Uint8Array, seat = 0): Promise<PageReading> {
    const worker = await this.#workerAt(seat);
    try {
      const { data } = await worker.recognize(Buffer.from(picture), {}, { text: true, tsv: true });
      return { text: data.text, confidence: data.confidence, table: data.tsv ?? '' };
    } catch (error) {
      throw new DocumentError('CORRUPT', undefined, error);
    }
  }

  #workerAt(place: number): Promise<Worker> {
    const key = `${this.#language} ${place}`;
    const worker = this.#workers.get(key) ?? startWorker(this.#language);
    this.#workers.set(key, worker);
    return worker;
  }

  /** The next document may come. English, which every document begins with, and the last language keep a worker each. */
  async rest(): Promise<void> {
    await this.#close((key) => key !== 'en 0' && key !== `${this.#language} 0`);
    this.#language = 'en';
  }

  async close(): Promise<void> {
    await this.#close(() => true);
  }

  async #close(goes: (key: string) => boolean): Promise<void> {
    const gone = [...this.#workers].filter(([key]) => goes(key));
    for (const [key] of gone) this.#workers.delete(key);
    await Promise.all(gone.map(async ([, worker]) => (await worker).terminate()));
  }
}

let kept: Recogniser | null = null;

/** In a process that reads one scan after the other, the recogniser stays for the next: to start takes it longer than to read a page. */
export function keepRecogniser(): void {
  kept ??= new Recogniser();
}

/** Lends the recogniser, which speaks English at first, to the reading of one document. Nothing else in this process may read a scan meanwhile. */
export async function withRecogniser<T>(read: (recogniser: Recogniser) => Promise<T>): Promise<T> {
  const recogniser = kept ?? new Recogniser();
  try {
    return await read(recogniser);
  } finally {
    await (kept ? recogniser.rest() : recogniser.close());
  }
}

async function startWorker(language: Language): Promise<Worker> {
  const { createWorker, OEM } = await import('tesseract.js');
  const worker = await createWorker(PACKS[language], OEM.LSTM_ONLY, {
    langPath: packFolder(language) ?? '',
    gzip: true,
    cacheMethod: 'none',
    // A picture that cannot be read is told by the call that reads it.
    errorHandler: () => {},
  });
  // Columns stay apart.
  await worker.setParameters({ preserve_interword_spaces: '1' });
  return worker;
}
