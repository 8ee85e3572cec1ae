/** The build of the web app. */
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { designTokensCss } from './src/app/designTokens.ts';

/** Puts the design tokens into the page as custom properties, so that the static styles and the theme share one source. */
function designTokenStyles(): Plugin {
  return {
    name: 'design-token-styles',
    transformIndexHtml: () => [{ tag: 'style', children: designTokensCss(), injectTo: 'head-prepend' }],
  };
}

export default defineConfig({
  plugins: [react(), designTokenStyles()],
  build: { target: 'es2023', sourcemap: true },
});
