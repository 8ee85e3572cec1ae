/**
 * Puts the theme over the app and follows the system between light and dark. A production build has both themes in its
 * style sheets already (scripts/build/staticAntdStyles.ts) and makes none in the browser.
 */
import { ConfigProvider } from 'antd';
import { Fragment, type ReactNode, useSyncExternalStore } from 'react';
import { appTheme } from './theme.ts';

const darkQuery = '(prefers-color-scheme: dark)';

function onSchemeChange(callback: () => void): () => void {
  const query = window.matchMedia(darkQuery);
  query.addEventListener('change', callback);
  return () => query.removeEventListener('change', callback);
}

function RuntimeTheme({ children }: { children: ReactNode }) {
  const dark = useSyncExternalStore(onSchemeChange, () => window.matchMedia(darkQuery).matches);
  return (
    <ConfigProvider
      theme={appTheme(dark ? 'dark' : 'light')}
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
    >
      {children}
    </ConfigProvider>
  );
}

export const ThemeProvider = import.meta.env.PROD ? Fragment : RuntimeTheme;
