import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { expect, it } from 'vitest';
import { server } from '../../../mocks/node.ts';
import { openPalette } from '../../../tests/setup/openPalette.tsx';

it('what is typed to find a contract never points at Logout, which has its own name, log out and sign out', async () => {
  server.use(http.get('*/api/contracts/search', () => HttpResponse.json([])));
  const { user, field } = await openPalette();
  for (const typed of ['lea', 'out', 'sign', 'lo g']) {
    await user.clear(field);
    await user.keyboard(typed);
    expect(screen.queryByRole('option', { name: 'Logout' })).not.toBeInTheDocument();
  }
  for (const typed of ['logo', 'Log out', 'sign out']) {
    await user.clear(field);
    await user.keyboard(typed);
    expect(screen.getByRole('option', { name: 'Logout' })).toBeVisible();
  }
});

it('nothing found is said, and a search that failed can be tried again', async () => {
  let failing = false;
  server.use(
    http.get('*/api/contracts/search', () =>
      failing
        ? HttpResponse.json({ error: { message: 'The search is away.' } }, { status: 503 })
        : HttpResponse.json([]),
    ),
  );
  const { user, field } = await openPalette();
  await user.keyboard('zebra');
  expect(await screen.findByText(/^No contract or document matches/)).toBeVisible();
  failing = true;
  await user.clear(field);
  await user.keyboard('quagga');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The search is away.');
  failing = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^No contract or document matches/)).toBeVisible();
});

it('the keys are found as a command, too', async () => {
  server.use(http.get('*/api/contracts/search', () => HttpResponse.json([])));
  const { user } = await openPalette();
  await user.keyboard('shortcuts{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});
