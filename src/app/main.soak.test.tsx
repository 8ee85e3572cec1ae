import { act, screen } from '@testing-library/react';
import { http } from 'msw/http';
import type { Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { server } from '../../mocks/node.ts';

/** The page that main.tsx begins: left standing, it would go on drawing when the window of the test is gone. */
const begun = vi.hoisted((): { page: Root | null } => ({ page: null }));
vi.mock(import('react-dom/client'), async (original) => {
  const client = await original();
  return { ...client, createRoot: (...given) => (begun.page = client.createRoot(...given)) };
});

afterEach(async () => {
  act(() => begun.page?.unmount());
  // Code that is still on its way wakes React once more when it arrives, and React looks for the window then.
  await vi.dynamicImportSettled();
  await new Promise((later) => setTimeout(later, 50));
  window.history.replaceState(null, '', '/');
});

it('opens a replay for support where its address says, without a token, a way to the sign-in screen, or a call', async () => {
  let calls = 0;
  server.use(
    http.all('*/api/*', () => {
      calls += 1;
      return new Response(null, { status: 500 });
    }),
  );
  window.history.replaceState(null, '', '/dashboard?replay');
  document.body.innerHTML = '<div id="root"></div>';
  await import('./main.tsx');
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  await new Promise((later) => setTimeout(later, 200));
  expect(window.location.pathname).toBe('/dashboard');
  expect(calls).toBe(0);
  expect(begun.page).not.toBeNull();
});
