/** The page of a contract in a test: how to open it, and its two main parts. */
import { screen, within } from '@testing-library/react';
import type { Contract } from '../../src/api/api.ts';
import { renderApp, signedInStore } from './renderApp.tsx';

/** The values of the contract, each with its source. */
export const values = async () => within(await screen.findByRole('region', { name: 'Values' }));

/** What is to be done by when, and the buttons that decide. */
export const band = async () => within(await screen.findByRole('region', { name: 'What to do by when' }));

/** Opens the page of a contract by a part of its name, as from a link: to draw the list before it would take as long again. */
export async function openContract(search: string) {
  const store = await signedInStore();
  const headers = { authorization: `Bearer ${store.getState().auth.token ?? ''}` };
  const listed = (await (await fetch('http://mock.example/api/contracts', { headers })).json()) as Contract[];
  const contract = listed.find(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  const app = await renderApp({ path: `/contracts/${contract?.id}`, store });
  await shown();
  return app;
}

/** Opens it from the list, which has loaded what its page can say at once. */
export async function openFromList(search: string) {
  const app = await renderApp({ path: `/contracts?search=${search}` });
  const [row] = await screen.findAllByRole('row', { name: new RegExp(search, 'i') });
  await app.user.click(within(row as HTMLElement).getByRole('link', { name: new RegExp(search, 'i') }));
  await shown();
  return app;
}

async function shown(): Promise<void> {
  await screen.findByRole('region', { name: 'Values' });
  // The document and the tabs come a moment later.
  await screen.findByRole('tab', { name: 'Decisions' });
}
