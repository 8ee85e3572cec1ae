/**
 * Vite plugin: fails the build when a page needs more bytes or more requests than it may, counted as they go over the wire: the
 * page, the scripts and style sheets that it loads or preloads, the fonts, and the headers of every answer. Neither depends on
 * the machine. What the service answers with data comes on top, which only `npm run bench -- web` sees.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export type Budget = { kilobytes: number; requests: number };

/** What a page may need until it is quiet, by page (1 kB is 1000 bytes). The goals of docs/decisions/0003-page-weight.md. */
export const budgets: Record<string, Budget> = {
  login: { kilobytes: 150, requests: 12 },
  contracts: { kilobytes: 340, requests: 20 },
  'contracts-one': { kilobytes: 350, requests: 26 },
};

/** Bytes of the headers of one answer of the service, rounded up: a page has all that helmet sets, a file of a page half of it. */
const headerBytes = (file: string) => (file.startsWith('assets/') ? 500 : 1000);
/** The screens behind the sign-in show headings in the second weight, which the browser asks for then; the sign-in screens do not. */
const oneWeight = new Set(['login', 'register']);
const secondWeight = /^roboto-basic-500-.*\.woff2$/;

type Weighed = { file: string; bytes: number };

/** The files a built page needs before its screen can be used, each with its bytes on the wire. */
export function pageWeight(outDir: string, page: string): Weighed[] {
  const html = readFileSync(join(outDir, `${page}.html`), 'utf8');
  const fetched = html.replaceAll(/<link disabled[^>]*>/g, '');
  const linked = [...fetched.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css|woff2|svg))"/g)].map(([, file = '']) => file);
  const fonts = oneWeight.has(page)
    ? []
    : readdirSync(join(outDir, 'assets')).filter((name) => secondWeight.test(name));
  return [...new Set([`${page}.html`, ...linked, ...fonts.map((name) => `assets/${name}`)])].map((file) => {
    const compressed = join(outDir, `${file}.br`);
    return { file, bytes: statSync(existsSync(compressed) ? compressed : join(outDir, file)).size + headerBytes(file) };
  });
}

/** What is wrong with a page, in a sentence and the list of its files, or null. */
export function overBudget(page: string, files: readonly Weighed[], budget: Budget): string | null {
  const kilobytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  if (kilobytes <= budget.kilobytes && files.length <= budget.requests) return null;
  const list = files.map(({ file, bytes }) => `  ${bytes} ${file}`).join('\n');
  const needs = `/${page} needs ${kilobytes.toFixed(1)} kB in ${files.length} requests`;
  return `${needs}, its budget is ${budget.kilobytes} kB in ${budget.requests}:\n${list}`;
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
          const trouble = overBudget(page, pageWeight(outDir, page), budget);
          if (trouble !== null) this.error(trouble);
        }
      },
    },
  };
}
