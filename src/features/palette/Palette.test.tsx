import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { expect, it } from 'vitest';
import { server } from '../../../mocks/node.ts';
import { api } from '../../api/api.ts';
import type { TextHit } from '../../api/textSearchApi.ts';
import { openPalette } from '../../../tests/setup/openPalette.tsx';
import { placeShown } from '../../store/placeSlice.ts';
import { renderApp, signedInStore } from '../../../tests/setup/renderApp.tsx';

/** What Enter would choose. */
const pointedAt = () => screen.getByRole('option', { selected: true });

it('Ctrl+K opens the palette, arrows point at its commands, Escape closes it and gives the focus back', async () => {
  const { user, button, field } = await openPalette();
  expect(pointedAt()).toHaveTextContent('New search');
  await user.keyboard('{ArrowDown}');
  expect(pointedAt()).toHaveTextContent('New contract');
  expect(field).toHaveAttribute('aria-activedescendant', pointedAt().id);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(pointedAt()).toHaveTextContent('Logout');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /Search contracts/ })).not.toBeInTheDocument());
  await waitFor(() => expect(button).toHaveFocus());
});

it('a command is found by what people call it, and Enter goes where it leads, the focus with it', async () => {
  server.use(http.get('*/api/contracts/search', () => HttpResponse.json([])));
  const { user } = await openPalette();
  await user.keyboard('sheet im');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  expect(pointedAt()).toHaveTextContent('Import a spreadsheet');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: /Import/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('main')).toHaveFocus();
});

it('what a document says is found with the passage marked, and opens the contract at the passage', async () => {
  const store = await signedInStore();
  const { data } = await store.dispatch(api.endpoints.listContracts.initiate({ today: '2026-11-23' }));
  const contractId = data?.find(({ name }) => name.includes('Managed firewall'))?.id ?? '';
  const passage = 'unless notice is given';
  const hit: TextHit = {
    contractId,
    name: 'Firewall',
    documentId: null,
    passage,
    start: 0,
    marks: [{ start: 7, end: 13 }],
  };
  server.use(
    http.get('*/api/contracts/search', () => HttpResponse.json([hit])),
    http.get('*/api/contracts/:id/text', () =>
      HttpResponse.json({
        documentId: 'd',
        name: 'Firewall.docx',
        mediaType: 'text/plain',
        pages: [`It renews ${passage}.`],
      }),
    ),
  );
  const { user } = await openPalette('/dashboard', store);
  await user.keyboard('notice');
  const option = await screen.findByRole('option', { name: /Firewall/ });
  expect(option.querySelector('mark')).toHaveTextContent('notice');
  await user.click(option);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const page = await screen.findByRole('article');
  await waitFor(() => expect(page.querySelector('mark.chosen[data-passages~=found]')).toHaveTextContent(passage));
});

it('? lists all keys, Escape closes the list and gives the focus back; in a field it is a question mark', async () => {
  const { user } = await renderApp({ path: '/contracts' });
  const button = await screen.findByRole('button', { name: 'Search and commands' });
  button.focus();
  await user.keyboard('?');
  const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(list).getByText('Search contracts and commands')).toBeVisible();
  expect(within(list).getByText('Renegotiate')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(button).toHaveFocus());
  const field = await screen.findByLabelText('Search Contracts');
  await user.type(field, 'why?');
  expect(field).toHaveValue('why?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('closes over the screen that the browser’s Back leads to', async () => {
  server.use(http.get('*/api/contracts/search', () => HttpResponse.json([])));
  const { store } = await openPalette();
  act(() => void store.dispatch(placeShown({ path: '/contracts', day: '2026-11-27' })));
  expect(store.getState().palette.open).toBe(false);
});
