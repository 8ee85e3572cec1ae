/** The build of the web app. */
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { staticAntdStyles } from './scripts/build/staticAntdStyles.ts';
import { designTokensCss } from './src/app/designTokens.ts';
import { appTheme } from './src/app/theme.ts';

/** Puts the design tokens into the page as custom properties, so that the static styles and the theme share one source. */
function designTokenStyles(): Plugin {
  return {
    name: 'design-token-styles',
    transformIndexHtml: () => [{ tag: 'style', children: designTokensCss(), injectTo: 'head-prepend' }],
  };
}

export default defineConfig({
  plugins: [staticAntdStyles({ light: appTheme('light'), dark: appTheme('dark') }), react(), designTokenStyles()],
  build: { target: 'es2023', sourcemap: true },
});
