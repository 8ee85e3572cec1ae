/** The build of the web app. */
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { byteBudgets } from './scripts/build/byteBudgets.ts';
import { compressedFiles } from './scripts/build/compressedFiles.ts';
import { pageShells } from './scripts/build/pageShells.ts';
import { robotoFonts } from './scripts/build/robotoFonts.ts';
import { staticAntdStyles } from './scripts/build/staticAntdStyles.ts';
import { designTokensCss } from './src/app/designTokens.ts';
import { pages } from './src/app/pages.ts';
import { appTheme } from './src/app/theme.ts';

/** Puts the design tokens into the page as custom properties, so that the static styles and the theme share one source. */
function designTokenStyles(): Plugin {
  return {
    name: 'design-token-styles',
    transformIndexHtml: () => [{ tag: 'style', children: designTokensCss(), injectTo: 'head-prepend' }],
  };
}

export default defineConfig({
  plugins: [
    staticAntdStyles({ light: appTheme('light'), dark: appTheme('dark') }),
    robotoFonts(),
    react(),
    designTokenStyles(),
    pageShells(pages),
    compressedFiles(),
    byteBudgets(),
  ],
  build: { target: 'es2023', sourcemap: true },
});
