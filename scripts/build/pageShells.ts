/**
 * Vite plugin: a page of its own for each path, painted before any script. Every page is the app's `index.html` with the
 * chunks and style sheets of the path's screen preloaded, and a shell that shows what does not depend on who is there.
 */
import type { OutputBundle, OutputChunk } from 'rolldown';
import type { Plugin } from 'vite';

export type PageShell = {
  /** `login` makes `login.html`, which the service answers for `/login`; `contracts-one` is for every `/contracts/…`. */
  name: string;
  /** Source files whose chunks the page needs, as they end. */
  modules: string[];
  /** What stands in `#root` until the app is there. */
  html: string;
};

const chunksOf = (bundle: OutputBundle) => Object.values(bundle).filter((output) => output.type === 'chunk');

/** A chunk with all that it imports statically. */
function withImports(bundle: OutputBundle, chunk: OutputChunk, seen = new Set<OutputChunk>()): Set<OutputChunk> {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const file of chunk.imports) {
    const imported = bundle[file];
    if (imported?.type === 'chunk') withImports(bundle, imported, seen);
  }
  return seen;
}

type WithMetadata = OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/** The text of a style sheet of the bundle. */
function sheet(bundle: OutputBundle, file: string): string {
  const asset = bundle[file];
  return asset?.type === 'asset' ? String(asset.source) : '';
}

/**
 * The page of a shell. The entry's style sheets are inlined, so that the shell is painted as soon as the HTML is there;
 * those of the screen are only preloaded, since the screen waits for them by itself (Vite's dynamic import does). An inlined one keeps
 * its link, disabled and of a type that is none: the browser does not fetch it, nor does its look ahead, which fetches what is disabled,
 * and a later dynamic import sees that it need not either.
 */
function makePage(bundle: OutputBundle, index: string, { modules, html: shell }: PageShell): string {
  const roots = chunksOf(bundle).filter((chunk) =>
    modules.some((module) => chunk.moduleIds.some((id) => id.endsWith(module))),
  );
  const chunks = [...new Set(roots.flatMap((chunk) => [...withImports(bundle, chunk)]))];
  const styles = new Set(chunks.flatMap((chunk) => [...((chunk as WithMetadata).viteMetadata?.importedCss ?? [])]));
  const weights = modules.some((module) => module.includes('/layout/')) ? '[45]00' : '400';
  const font = Object.keys(bundle).filter((file) => new RegExp(`roboto-basic-${weights}-.*\\.woff2$`).test(file));
  const preloads = [
    ...font.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    ...[...styles].map((file) => `<link rel="preload" href="/${file}" as="style" crossorigin>`),
    ...chunks.map(({ fileName }) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${fileName}">`),
  ].filter((tag) => !index.includes(/href="([^"]+)"/.exec(tag)?.[1] ?? tag));
  return index
    .replaceAll(
      /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g,
      (tag, file: string) =>
        `<style>${sheet(bundle, file)}</style>${tag.replace('<link', '<link disabled type="text/inlined"')}`,
    )
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace('</head>', `  ${preloads.join('\n    ')}\n  </head>`)
    .replace(/<div id="root">.*?<\/div>/s, `<div id="root">${shell}</div>`);
}

export function pageShells(pages: PageShell[]): Plugin {
  let base = '/';
  return {
    name: 'page-shells',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      base = config.base;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const index = bundle['index.html'];
        // A site for any static host (the demo) has one page for all paths.
        if (index?.type !== 'asset' || base !== '/') return;
        const html = String(index.source);
        for (const page of pages) {
          this.emitFile({ type: 'asset', fileName: `${page.name}.html`, source: makePage(bundle, html, page) });
        }
      },
    },
  };
}
