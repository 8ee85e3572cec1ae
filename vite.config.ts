/** The build of the web app. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { byteBudgets } from './scripts/build/byteBudgets.ts';
import { chunkGroups } from './scripts/build/chunkGroups.ts';
import { compressedFiles } from './scripts/build/compressedFiles.ts';
import { designTokenStyles } from './scripts/build/designTokenStyles.ts';
import { pageShells } from './scripts/build/pageShells.ts';
import { pdfDecoders } from './scripts/build/pdfDecoders.ts';
import { robotoFonts } from './scripts/build/robotoFonts.ts';
import { staticAntdStyles } from './scripts/build/staticAntdStyles.ts';
import { pages } from './src/app/pages.ts';
import { appTheme } from './src/app/theme.ts';

export default defineConfig({
  plugins: [
    staticAntdStyles({ light: appTheme('light'), dark: appTheme('dark') }),
    robotoFonts(),
    pdfDecoders(),
    react(),
    designTokenStyles(),
    pageShells(pages),
    compressedFiles(),
    byteBudgets(),
  ],
  build: {
    target: 'es2023',
    sourcemap: true,
    // Every browser that runs this build's scripts preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } },
  },
});
