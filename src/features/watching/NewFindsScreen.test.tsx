import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { expect, it } from 'vitest';
import { localDay } from '../../../contract/calendar.ts';
import { backend, server } from '../../../mocks/node.ts';
import { connectedStore } from '../../../tests/setup/connectedStore.ts';
import { renderApp } from '../../../tests/setup/renderApp.tsx';
import { watchingApi } from '../../api/watchingApi.ts';

const DAY_MS = 86_400_000;

/** An account with a search kept two days ago: it has run, and found something. */
async function openFinds() {
  const store = await connectedStore();
  const long = new Date(backend.now().getTime() - 2 * DAY_MS).toISOString();
  backend.db.update(({ accounts }) => {
    const watch = { rhythm: 'daily' as const, hour: 6, nextRunAt: long, keptAt: long };
    const criteria = { keywords: ['agreement'], description: 'Suppliers' };
    const search = { id: 'kept', criteria, retries: 0, status: 'COMPLETED' as const, polls: 9, processCalls: 0 };
    accounts['demo-user']?.searches.push({ ...search, startedAt: long, watch });
  });
  return renderApp({ path: '/new-finds', store });
}

it('a find of a kept search is listed, and opens its search at Select', async () => {
  const { user } = await openFinds();
  const found =
    /^Kept searches have found 1 contract you don’t have yet\. The nearest last day to act is .*, in 20 days\.$/;
  expect(await screen.findByText(found)).toBeVisible();
  expect(screen.getByText(/^Give notice by \w+ \d+, \d{4}, in 20 days$/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'New finds, 1 to review' })).toBeInTheDocument();
  const kept = within(await screen.findByRole('region', { name: 'Kept searches' }));
  // Two searches of one day are told apart by where they looked, and by their time.
  expect(kept.getByText(/^(Gmail|Drive|All Services): agreement · \w+ \d+, \d{4}, \d{1,2}:\d{2}/)).toBeVisible();
  expect(await kept.findByText(/^Last run .* 1 new find$/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: /^Review Harbor Lane/ }));
  expect(await screen.findByRole('heading', { name: 'Select contracts' }, { timeout: 10_000 })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Harbor Lane/ })).toBeInTheDocument();
  // The bell has told of its day, too.
  await user.click(screen.getByRole('button', { name: /^What is new/ }));
  expect(await screen.findByText(/^New find: Harbor Lane.* Give notice by \w+ \d+, \d{4}\.$/)).toBeVisible();
}, 20_000);

it('a dismissed find leaves the list, and comes back by Undo or from the dismissed ones', async () => {
  const { user } = await openFinds();
  const dismiss = async () => user.click(await screen.findByRole('button', { name: /^Dismiss Harbor Lane/ }));
  await dismiss();
  expect(await screen.findByText('Kept searches have found nothing new.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^Harbor Lane.* is back on the list of new finds\.$/)).toBeVisible();
  await dismiss();
  const gone = within(await screen.findByRole('region', { name: 'Dismissed finds' }));
  await user.click(gone.getByRole('button', { name: /^Put back Harbor Lane/ }));
  expect(await screen.findByRole('button', { name: /^Dismiss Harbor Lane/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Dismissed finds' })).not.toBeInTheDocument();
});

it('a find that looks like an amendment says of which contract, with the sentence that says so', async () => {
  const store = await connectedStore();
  const about = {
    kind: 'amendment',
    title: 'Amendment No. 1',
    dated: null,
    quote: 'This Amendment changes the Lease.',
  };
  const belongsTo = [{ name: 'Lease of Hall 3', contractId: 'c-3', where: 'database' }];
  const ids = { id: 'a', searchId: 'b', watchedSearchId: 'c', foundAt: backend.now().toISOString() };
  const read = {
    name: 'Amendment',
    source: 'gmail',
    sourceLocation: null,
    date: null,
    parties: [],
    perhapsBecause: null,
  };
  const find = { ...ids, ...read, renewalDate: null, amount: null, currency: null, about, belongsTo };
  server.use(
    http.get('*/api/finds', ({ request }) => HttpResponse.json(request.url.includes('dismissed') ? [] : [find])),
  );
  await renderApp({ path: '/new-finds', store });
  const agreement = await screen.findByRole('link', { name: '“Lease of Hall 3”' });
  expect(agreement).toHaveAttribute('href', '/contracts/c-3');
  expect(agreement.closest('p')).toHaveTextContent(
    'This looks like an amendment of “Lease of Hall 3” (in your database): This Amendment changes the Lease. It comes in as a contract of its own. ' +
      'After the upload you can join the two, and see first what would change.',
  );
});

it('the second run of a kept search in the demo finds an amendment of a contract that is there, and names it', async () => {
  const store = await connectedStore();
  const startedAt = backend.now().toISOString();
  const nextRunAt = new Date(backend.now().getTime() + DAY_MS).toISOString();
  backend.db.update(({ accounts }) => {
    const criteria = { keywords: ['agreement'], description: 'Suppliers' };
    const search = { criteria, retries: 0, status: 'COMPLETED' as const, polls: 9, processCalls: 0, startedAt };
    const watch = { rhythm: 'daily' as const, hour: 6, nextRunAt, keptAt: startedAt };
    accounts['demo-user']?.searches.push({ ...search, id: 'kept', watch });
    accounts['demo-user']?.searches.push({ ...search, id: 'second', watchOf: 'kept', run: 2 });
  });
  await renderApp({ path: '/new-finds', store });
  const agreement = await screen.findByRole('link', { name: '“Canteen services, Brook & Bramble Catering”' });
  expect(agreement.closest('p')).toHaveTextContent(
    /^This looks like an amendment of .* \(in your database\): This Amendment No. 2 to the Canteen Services Agreement extends its term to /,
  );
});

it('a find in a file that a contract was made of before names that contract', async () => {
  const store = await connectedStore();
  const changedFrom = { id: '0f892358-1057-4314-98f9-9763294fb4d1', name: 'Hosting of 2025' };
  const ids = { id: 'a', searchId: 'b', watchedSearchId: 'c', foundAt: backend.now().toISOString() };
  const read = {
    name: 'Hosting',
    source: 'drive',
    sourceLocation: null,
    date: null,
    parties: [],
    perhapsBecause: null,
  };
  const find = { ...ids, ...read, renewalDate: null, amount: null, currency: null, changedFrom };
  server.use(
    http.get('*/api/finds', ({ request }) => HttpResponse.json(request.url.includes('dismissed') ? [] : [find])),
  );
  await renderApp({ path: '/new-finds', store });
  const earlier = await screen.findByRole('link', { name: 'Hosting of 2025' });
  expect(earlier).toHaveAttribute('href', expect.stringContaining(`/contracts/${changedFrom.id}`));
  expect(earlier.closest('p')).toHaveTextContent(
    'This file has changed since you made Hosting of 2025 of it. Added, it’s a contract of its own until you join the two.',
  );
});

it('a search that is stopped is no longer kept', async () => {
  const { user } = await openFinds();
  await user.click(await screen.findByRole('button', { name: 'Stop keeping Suppliers' }));
  expect(await screen.findByText(/You aren’t keeping any search/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep this search' }));
  expect(await screen.findByRole('button', { name: 'Stop keeping Suppliers' })).toBeVisible();
});

it('when a kept search runs is chosen where it stands, and its finds stay', async () => {
  const { user } = await openFinds();
  const kept = within(await screen.findByRole('region', { name: 'Kept searches' }));
  await user.click(await kept.findByRole('combobox', { name: 'Hour at which Suppliers runs' }));
  await user.click(await screen.findByTitle('9:00'));
  await user.click(await kept.findByRole('combobox', { name: 'How often Suppliers runs' }));
  await user.click(await screen.findByTitle('weekly'));
  await waitFor(() => {
    const watch = backend.db.read().accounts['demo-user']?.searches.find(({ id }) => id === 'kept')?.watch;
    expect(watch).toMatchObject({ rhythm: 'weekly', hour: 9 });
  });
  expect(await kept.findByText(/ 1 new find$/)).toBeVisible();
});

const row = async (name: string) => (await screen.findByText(name)).closest('li');

it('a search that was stopped is listed as stopped, and one that failed as failed', async () => {
  const store = await connectedStore();
  const startedAt = backend.now().toISOString();
  const criteria = { keywords: ['agreement'] };
  const search = { criteria, retries: 0, status: 'FAILED' as const, polls: 2, processCalls: 0, startedAt };
  backend.db.update(({ accounts }) => {
    accounts['demo-user']?.searches.push(
      { ...search, id: 'stopped', abandoned: true, criteria: { ...criteria, description: 'Given up' } },
      { ...search, id: 'failed', criteria: { ...criteria, description: 'Broken' } },
    );
  });
  await renderApp({ path: '/new-finds', store });
  expect(await row('Given up')).toHaveTextContent(/ · stopped$/);
  expect(await row('Broken')).toHaveTextContent(/ · failedKeep this search$/);
});

it('says what nobody has looked for, and nothing of what could not be loaded', async () => {
  await renderApp({ path: '/new-finds', store: await connectedStore() });
  expect(await screen.findByText('You aren’t keeping any search, so nothing new is looked for.')).toBeVisible();
  cleanup();
  const store = await connectedStore();
  await store.dispatch(watchingApi.endpoints.listFinds.initiate({ today: localDay(backend.now()) }));
  server.use(
    http.get('*/api/finds', () => Response.error()),
    http.get('*/api/searches', () => Response.error()),
  );
  await renderApp({ path: '/new-finds', store });
  expect(await screen.findByText('New finds could not be loaded.')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/nothing new|aren’t keeping/);
});

it('searches that nobody gave a name are called what they looked for', async () => {
  const store = await connectedStore();
  const startedAt = backend.now().toISOString();
  const search = { retries: 0, status: 'COMPLETED' as const, polls: 9, processCalls: 0, startedAt };
  backend.db.update(({ accounts }) => {
    accounts['demo-user']?.searches.push(
      { ...search, id: 'a', criteria: { keywords: ['lease'], service: 'MAIL' } },
      { ...search, id: 'b', criteria: { keywords: ['nothing like that'], service: 'DRIVE' } },
    );
  });
  await renderApp({ path: '/new-finds', store });
  expect(await screen.findByRole('link', { name: 'Open Gmail: lease' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open Drive: nothing like that' })).toBeVisible();
  // Each says what it really found.
  expect(await row('Drive: nothing like that')).toHaveTextContent(' · 0 contracts found');
});
