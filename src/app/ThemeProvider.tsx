/**
 * Puts the theme over the app and follows the system between light and dark. A production build has both themes in its
 * style sheets already (scripts/build/staticAntdStyles.ts) and makes none in the browser.
 */
import { ConfigProvider } from 'antd';
import { type ReactNode, useSyncExternalStore } from 'react';
import { appTheme } from './theme.ts';

const themes = import.meta.env.PROD ? null : { light: appTheme('light'), dark: appTheme('dark') };
const darkQuery = '(prefers-color-scheme: dark)';

function onSchemeChange(callback: () => void): () => void {
  const query = window.matchMedia(darkQuery);
  query.addEventListener('change', callback);
  return () => query.removeEventListener('change', callback);
}

export function ThemeProvider({ children }: { children: ReactNode }) {
  const dark = useSyncExternalStore(onSchemeChange, () => window.matchMedia(darkQuery).matches);
  return (
    <ConfigProvider
      {...(themes ? { theme: dark ? themes.dark : themes.light } : {})}
      button={{ autoInsertSpace: false }}
    >
      {children}
    </ConfigProvider>
  );
}
