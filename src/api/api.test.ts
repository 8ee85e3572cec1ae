import { http } from 'msw/http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { server } from '../../mocks/node.ts';
import { pass, settle, stopTheClock } from '../../tests/setup/clock.ts';
import { signedInStore } from '../../tests/setup/renderApp.tsx';
import { api } from './api.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Counts how often list and statistics are fetched while both are watched. */
async function watchLists() {
  const store = await signedInStore();
  const fetched = { list: 0, stats: 0 };
  server.use(
    http.get('*/api/contracts', () => {
      fetched.list += 1;
      return Response.json([
        { id: 'c-1', name: 'One' },
        { id: 'c-2', name: 'Two' },
      ]);
    }),
    http.get('*/api/dashboard/stats', () => {
      fetched.stats += 1;
      return Response.json({ contractsCount: 2, upcomingRenewals: 0 });
    }),
    http.delete('*/api/contracts/:id', () => new Response(null, { status: 204 })),
    http.post('*/api/contracts/batch', () => Response.json({ created: 1, updated: 0 })),
  );
  await store.dispatch(api.endpoints.listContracts.initiate({}));
  await store.dispatch(api.endpoints.getDashboardStats.initiate({}));
  return { store, fetched };
}

describe('what is written', () => {
  it('by deleting a contract makes list and statistics be fetched again', async () => {
    const { store, fetched } = await watchLists();
    await store.dispatch(api.endpoints.deleteContract.initiate({ id: 'c-1' }));
    const { data } = api.endpoints.listContracts.select({})(store.getState());
    expect(data?.map(({ id }) => id)).toEqual(['c-2']);
    await expect.poll(() => fetched).toEqual({ list: 2, stats: 2 });
  });

  it('elsewhere before, so that a contract is gone already, does so too', async () => {
    const { store, fetched } = await watchLists();
    server.use(http.delete('*/api/contracts/:id', () => Response.json({ error: { message: 'No' } }, { status: 404 })));
    await store.dispatch(api.endpoints.deleteContract.initiate({ id: 'c-1' }));
    await expect.poll(() => fetched).toEqual({ list: 2, stats: 2 });
  });

  it('by the batch upload makes list and statistics be fetched again', async () => {
    const { store, fetched } = await watchLists();
    const contracts = [{ id: 'f-1', name: 'New' }];
    await store.dispatch(api.endpoints.uploadContracts.initiate({ uploadContractsRequest: { contracts } }));
    await expect.poll(() => fetched).toEqual({ list: 2, stats: 2 });
  });

  it('or was refused changes nothing', async () => {
    const { store, fetched } = await watchLists();
    server.use(http.delete('*/api/contracts/:id', () => Response.json({ error: { message: 'No' } }, { status: 409 })));
    await store.dispatch(api.endpoints.deleteContract.initiate({ id: 'c-1' }));
    await settle();
    expect(fetched).toEqual({ list: 1, stats: 1 });
  });
});

it('calls other than start, status and process wait as long as it takes', async () => {
  const store = await signedInStore();
  server.use(http.get('*/api/contracts', () => new Promise<never>(() => undefined)));
  stopTheClock();
  const call = store.dispatch(api.endpoints.listContracts.initiate({}));
  await pass(120_000);
  expect(api.endpoints.listContracts.select({})(store.getState()).isLoading).toBe(true);
  call.abort();
});

it('a renewal date that comes as a date-time is its day', async () => {
  const store = await signedInStore();
  const dated = { id: 'c-1', name: 'Lease', renewalDate: '2027-03-31T00:00:00.000Z' };
  server.use(http.get('*/api/contracts', () => Response.json([dated, { id: 'c-2', name: 'Order' }])));
  const { data } = await store.dispatch(api.endpoints.listContracts.initiate({}));
  expect(data?.map(({ renewalDate }) => renewalDate)).toEqual(['2027-03-31', undefined]);
});
