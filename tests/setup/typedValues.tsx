/** What is typed on the page of a contract and not saved: how to type it, look elsewhere and come back. */
import { screen, within } from '@testing-library/react';
import { values } from './contractPage.tsx';
import { renderApp } from './renderApp.tsx';

type App = Awaited<ReturnType<typeof renderApp>>;
export const keptWords = 'You typed this before. It isn’t saved yet.';

/** Types another name of the other side and does not save it. */
export async function typeCounterparty({ user }: App, text: string) {
  const panel = await values();
  await user.click(panel.getByRole('button', { name: 'Edit Counterparty' }));
  const field = await panel.findByRole('textbox', { name: 'Counterparty' });
  await user.clear(field);
  await user.type(field, text);
}

/** Goes to the list by the drawer. */
export async function lookElsewhere({ user }: App) {
  await user.click(
    within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'All Contracts' }),
  );
  await screen.findByRole('heading', { level: 1, name: 'All Contracts' });
}

/** Goes to the list, and from there to the contract's page. */
export async function lookElsewhereAndBack(app: App, name = 'firewall') {
  await lookElsewhere(app);
  await openListed(app, name);
}

/** The contract whose name has that in it, by the search of the list. */
export async function openListed({ user }: App, name: string) {
  await user.click(await screen.findByRole('searchbox'));
  await user.paste(name);
  await user.click(await screen.findByRole('link', { name: new RegExp(name, 'i') }));
}

/** The open field of the other side's name. */
export const counterpartyField = async () => (await values()).findByRole('textbox', { name: 'Counterparty' });

/** The page goes while the focus is in a field, as when the browser goes back, and comes again. */
export async function goAndComeBack({ store, unmount }: App): Promise<App> {
  const [id = ''] = Object.keys(store.getState().valueDrafts);
  unmount();
  const app = await renderApp({ path: `/contracts/${id}`, store });
  await screen.findByRole('region', { name: 'Values' });
  return app;
}
