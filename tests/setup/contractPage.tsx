/** The page of a contract in a test: how to open it, and its two main parts. */
import { screen, within } from '@testing-library/react';
import { renderApp } from './renderApp.tsx';

/** The values of the contract, each with its source. */
export const values = async () => within(await screen.findByRole('region', { name: 'Values' }));

/** What is to be done by when, and the buttons that decide. */
export const band = async () => within(await screen.findByRole('region', { name: 'What to do by when' }));

/** Opens the page of a contract of the list, by a part of its name. */
export async function openContract(search: string) {
  const app = await renderApp({ path: `/contracts?search=${search}` });
  const [row] = await screen.findAllByRole('row', { name: new RegExp(search, 'i') });
  await app.user.click(within(row as HTMLElement).getByRole('link', { name: new RegExp(search, 'i') }));
  await screen.findByRole('region', { name: 'Values' });
  // The document and the tabs come a moment later.
  await screen.findByRole('tab', { name: 'Decisions' });
  return app;
}
