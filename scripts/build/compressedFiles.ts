/** Vite plugin: every text file of a build also as Brotli and gzip, so that the service compresses nothing at run time. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const text = /\.(html|m?js|css|svg|json|webmanifest)$/;
/** Of what shows PDFs, and is that large, the last step of Brotli takes two to three times as long as all before it, and gains two percent. */
const qualityFor = (size: number) => (size > 300_000 ? 10 : 11);

export function compressedFiles(): Plugin {
  let outDir = 'dist';
  return {
    name: 'compressed-files',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      // Also called after a build that failed: its own error is the one to show.
      if (!existsSync(outDir)) return;
      const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => text.test(file));
      for (const file of files) {
        const path = join(outDir, file);
        const bytes = readFileSync(path);
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: qualityFor(bytes.length),
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        };
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
