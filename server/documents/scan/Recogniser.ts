/** Reads pictures of pages. One or two workers of tesseract, each a thread, with the model of one language; nothing is fetched or written. */
import type { Worker } from 'tesseract.js';
import type { Language } from '../../domain/analysis/types.ts';
import { DocumentError } from '../documentError.ts';
import { packFolder, PACKS } from './scanPackages.ts';

/** `confidence`: of its words, 0 to 100. `table`: its words and their places, as `layoutOf` reads them. */
export type PageReading = { text: string; confidence: number; table: string };

export class Recogniser {
  readonly #workers: Promise<Worker>[] = [];
  #language: Language;

  constructor(language: Language) {
    this.#language = language;
  }

  /** From here on pages are of this language; where its model is not installed they stay of the one before. */
  async speak(language: Language): Promise<void> {
    if (language === this.#language || packFolder(language) === null) return;
    await this.close();
    this.#language = language;
  }

  /** Reads one picture (PNG, JPEG or PGM). `seat`: pages read at the same time need a worker each. */
  async read(picture: Uint8Array, seat = 0): Promise<PageReading> {
    const worker = await (this.#workers[seat] ??= startWorker(this.#language));
    try {
      const { data } = await worker.recognize(Buffer.from(picture), {}, { text: true, tsv: true });
      return { text: data.text, confidence: data.confidence, table: data.tsv ?? '' };
    } catch (error) {
      throw new DocumentError('CORRUPT', undefined, error);
    }
  }

  async close(): Promise<void> {
    const workers = this.#workers.splice(0);
    await Promise.all(workers.map(async (worker) => (await worker).terminate()));
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
