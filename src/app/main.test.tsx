import { screen } from '@testing-library/react';
import { http } from 'msw/http';
import { afterEach, expect, it } from 'vitest';
import { server } from '../../mocks/node.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

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
});
