/** The optional packages that read scans: the recogniser, its language packs and what draws the pages of a PDF. All of it lies in node_modules. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Language } from '../../domain/analysis/types.ts';

const require = createRequire(import.meta.url);

/** The recogniser's names for the languages that can be analysed. */
export const PACKS: Record<Language, string> = { en: 'eng', de: 'deu', fr: 'fra', es: 'spa', nl: 'nld' };

/** The folder with a language's model, small and whole-numbered; null: the package is not installed. */
export function packFolder(language: Language): string | null {
  try {
    return join(dirname(require.resolve(`@tesseract.js-data/${PACKS[language]}/package.json`)), '4.0.0_best_int');
  } catch {
    return null;
  }
}

let readable: boolean | undefined;

/** Are the packages here? They are optional: without them a scan is what it was, a document without text. */
export function scansCanBeRead(): boolean {
  readable ??= packFolder('en') !== null && ['tesseract.js', '@hyzyla/pdfium'].every(isInstalled);
  return readable;
}

function isInstalled(name: string): boolean {
  try {
    require.resolve(name);
    return true;
  } catch {
    return false;
  }
}
