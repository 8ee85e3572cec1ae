/**
 * Vite plugin: Roboto, bundled. `import 'virtual:roboto.css'` gives weights 400 and 500. Each comes in two files: the
 * characters that English screens use (half the size, loaded first), and the rest of Latin, loaded when such a character is shown.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const cache = fileURLToPath(new URL('../../node_modules/.cache/roboto/', import.meta.url));
const weights = [400, 500];

/** Printable ASCII, the space that does not break (Ant Design's labels have it), and the punctuation of our own sentences. */
const further = '\u00A0–—‘’“”…•·€£©×−→';
const basic = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index)) + further;
const basicRange = ['U+20-7E', ...further.split('').map((sign) => `U+${sign.charCodeAt(0).toString(16)}`)].join(',');

/** The ranges of @fontsource's files, without what the basic file has. */
const furtherFiles = {
  latin:
    'U+00A1-00A2,U+00A4-00A8,U+00AA-00B6,U+00B8-00D6,U+00D8-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2122,U+2191,U+2193,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-0130,U+0132-0151,U+0154-02BA,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
};

const face = (weight: number, file: string, range: string) =>
  `@font-face{font-family:Roboto;font-style:normal;font-display:swap;font-weight:${weight};src:url(${file}) format('woff2');unicode-range:${range}}`;

/** Another build may be reading: a file is there whole or not at all. */
async function writeWhole(path: string, contents: string | Uint8Array): Promise<void> {
  await writeFile(`${path}.${process.pid}`, contents);
  await rename(`${path}.${process.pid}`, path);
}

/** Writes the style sheet and the basic fonts beside it, and answers the style sheet's path. */
async function makeFonts(): Promise<string> {
  await mkdir(cache, { recursive: true });
  const rules = weights.map(async (weight) => {
    const source = (subset: string) =>
      require.resolve(`@fontsource/roboto/files/roboto-${subset}-${weight}-normal.woff2`);
    const small = await subsetFont(await readFile(source('latin')), basic, {
      targetFormat: 'woff2',
      noLayoutClosure: true,
      // A third of the file; screens have been fine enough without for years.
      noHinting: true,
    });
    await writeWhole(join(cache, `roboto-basic-${weight}.woff2`), small);
    const others = Object.entries(furtherFiles).map(async ([subset, range]) => {
      const file = `roboto-${subset}-${weight}.woff2`;
      await writeWhole(join(cache, file), await readFile(source(subset)));
      return face(weight, `./${file}`, range);
    });
    return [face(weight, `./roboto-basic-${weight}.woff2`, basicRange), ...(await Promise.all(others))].join('\n');
  });
  const sheet = join(cache, 'roboto.css');
  await writeWhole(sheet, (await Promise.all(rules)).join('\n'));
  return sheet;
}

export function robotoFonts(): Plugin {
  let sheet: Promise<string> | null = null;
  return {
    name: 'roboto-fonts',
    enforce: 'pre',
    async resolveId(id) {
      if (id !== 'virtual:roboto.css') return null;
      sheet ??= makeFonts();
      return sheet;
    },
  };
}
