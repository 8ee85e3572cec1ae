/** The same app without the build's own steps but its font and colours: what the mandated packages weigh when they are simply bundled. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compressedFiles } from '../build/compressedFiles.ts';
import { designTokenStyles } from '../build/designTokenStyles.ts';
import { robotoFonts } from '../build/robotoFonts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds it into a folder: one page, one script, Ant Design's styles made at run time, no preloads. */
export async function buildNaiveWebApp(outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [robotoFonts(), react(), designTokenStyles(), compressedFiles()],
    // As in development, the theme makes its styles itself.
    define: { 'import.meta.env.PROD': 'false' },
    build: {
      target: 'es2023',
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
}
