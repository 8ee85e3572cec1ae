/** What lies in the trash is looked at and not changed: its fields and buttons are off until it is restored. */
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';

export function ReadOnly({ when, children }: { when: boolean; children: ReactNode }) {
  if (!when) return children;
  return (
    <fieldset className="read-only" disabled>
      <ConfigProvider componentDisabled>{children}</ConfigProvider>
    </fieldset>
  );
}
