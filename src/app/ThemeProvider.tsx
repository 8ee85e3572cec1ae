/**
 * Puts the theme over the app and follows the system between light and dark. A production build has both themes in its
 * style sheets already (scripts/build/staticAntdStyles.ts) and makes none in the browser.
 */
import { ConfigProvider } from 'antd';
import { Fragment, type ReactNode, useSyncExternalStore } from 'react';
import { mediaQuery } from '../platform/mediaQuery.ts';
import { appTheme } from './theme.ts';

const darkQuery = '(prefers-color-scheme: dark)';

const onSchemeChange = (callback: () => void) => mediaQuery(darkQuery).subscribe(callback);

function RuntimeTheme({ children }: { children: ReactNode }) {
  const dark = useSyncExternalStore(onSchemeChange, () => mediaQuery(darkQuery).matches());
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
