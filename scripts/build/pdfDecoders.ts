/**
 * What pdf.js looks up by name, in a folder of its version: the decoders of faxes, JBIG2 and JPEG 2000, and the fonts that every PDF may
 * use without bringing them along (without them a system that has no Times squeezes another font's letters into its widths).
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const fonts = new URL('../../node_modules/pdfjs-dist/standard_fonts/', import.meta.url);
const own = /pdfjs-dist\/(?:wasm|standard_fonts)\/[^/]+$/;
const others = 'assets/[name]-[hash][extname]';

/** A new version of pdf.js has another folder, because browsers keep what lies under `assets` for good. */
export function pdfDecoders(): Plugin {
  const about = readFileSync(new URL('../../node_modules/pdfjs-dist/package.json', import.meta.url), 'utf8');
  const folder = `assets/pdf-${(JSON.parse(about) as { version: string }).version}`;
  return {
    name: 'pdf-decoders',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            assetFileNames: ({ originalFileNames }) =>
              originalFileNames.some((name) => own.test(name)) ? `${folder}/[name][extname]` : others,
          },
        },
      },
    }),
    generateBundle(_, bundle) {
      for (const name of readdirSync(fonts)) {
        const fileName = `${folder}/${name}`;
        // The one that the viewer finds their folder by is there already.
        if (fileName in bundle) continue;
        this.emitFile({ type: 'asset', fileName, source: readFileSync(new URL(name, fonts)) });
      }
    },
  };
}
