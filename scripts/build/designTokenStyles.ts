/** Vite plugin: the design tokens as custom properties of the page, so that the static styles and the theme share one source. */
import type { Plugin } from 'vite';
import { designTokensCss } from '../../src/app/designTokens.ts';

export function designTokenStyles(): Plugin {
  return {
    name: 'design-token-styles',
    transformIndexHtml: () => [{ tag: 'style', children: designTokensCss(), injectTo: 'head-prepend' }],
  };
}
