/** The decoders of faxes, JBIG2 and JPEG 2000 that pdf.js looks up by name: they keep their names, in a folder of their version. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const own = /pdfjs-dist\/wasm\/[^/]+$/;
const others = 'assets/[name]-[hash][extname]';

/** A new version of pdf.js has another folder, because browsers keep what lies under `assets` for good. */
export function pdfDecoders(): Plugin {
  const about = readFileSync(new URL('../../node_modules/pdfjs-dist/package.json', import.meta.url), 'utf8');
  const folder = `assets/pdf-${(JSON.parse(about) as { version: string }).version}/[name][extname]`;
  return {
    name: 'pdf-decoders',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            assetFileNames: ({ originalFileNames }) =>
              originalFileNames.some((name) => own.test(name)) ? folder : others,
          },
        },
      },
    }),
  };
}
