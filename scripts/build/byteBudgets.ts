/**
 * Vite plugin: fails the build when a page needs more bytes than it may, counted as they go over the wire (Brotli): the page,
 * the scripts and style sheets that it loads or preloads, and the first font. Bytes do not depend on the machine.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Kilobytes (1000 bytes) to a usable screen, by page. The figures are the goals of docs/decisions/0003-page-weight.md. */
export const budgets: Record<string, number> = { login: 150, contracts: 320 };

/** The files a built page needs before its screen can be used, each with its bytes on the wire. */
export function pageWeight(outDir: string, page: string): { file: string; bytes: number }[] {
  const html = readFileSync(join(outDir, `${page}.html`), 'utf8');
  const linked = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css|woff2|svg))"/g)].map(([, file = '']) => file);
  return [`${page}.html`, ...new Set(linked)].map((file) => {
    const compressed = join(outDir, `${file}.br`);
    return { file, bytes: statSync(existsSync(compressed) ? compressed : join(outDir, file)).size };
  });
}

export function byteBudgets(): Plugin {
  let outDir = 'dist';
  return {
    name: 'byte-budgets',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const [page, budget] of Object.entries(budgets)) {
          if (!existsSync(join(outDir, `${page}.html`))) continue;
          const files = pageWeight(outDir, page);
          const kilobytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
          if (kilobytes <= budget) continue;
          const list = files.map(({ file, bytes }) => `  ${bytes} ${file}`).join('\n');
          this.error(`/${page} needs ${kilobytes.toFixed(1)} kB, its budget is ${budget} kB:\n${list}`);
        }
      },
    },
  };
}
