import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { PAGE_STYLE, pageHtml, pagePolicy } from '../server/http/pageLook.ts';
import { designTokens } from '../src/app/designTokens.ts';

it('the pages that the service writes have the colors of the web app, light and dark', () => {
  const [light = '', dark = ''] = PAGE_STYLE.split('@media screen and (prefers-color-scheme: dark)');
  for (const [scheme, css] of Object.entries({ light, dark }) as ['light' | 'dark', string][]) {
    const said = [...css.matchAll(/--([a-z-]+): (#\w{6});/g)].map(([, name = '', value]) => [name, value]);
    const known = new Map(
      Object.entries(designTokens[scheme]).map(([name, value]) => [
        name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        value,
      ]),
    );
    expect(said.length).toBeGreaterThan(8);
    expect(said).toEqual(said.map(([name = '']) => [name, known.get(name)]));
  }
});

it('their policy allows the style as it is written, and no script', () => {
  const [, style = ''] = /<style>([^]*)<\/style>/.exec(pageHtml({ title: 'A', body: '' })) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(pagePolicy({ script: false })).toContain(`style-src 'sha256-${hash}'`);
  expect(pagePolicy({ script: false })).not.toContain('script');
});
