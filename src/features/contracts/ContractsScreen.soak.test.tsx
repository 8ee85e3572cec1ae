import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '../../../mocks/node.ts';
import { changeSettingsElsewhere } from '../../../tests/setup/changeSettingsElsewhere.ts';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

async function open(path: string) {
  const app = await renderApp({ path });
  await screen.findAllByRole('row');
  return app;
}

it('the contract list keeps a view under a name of its own, with an address of its own, until it is removed', async () => {
  const { user } = await open('/contracts?view=undecided&sort=name');
  const nav = within(screen.getByRole('navigation', { name: 'Views' }));
  await user.click(await nav.findByRole('button', { name: 'Save this view' }));
  // A view that another tab saves meanwhile stays, and one of the same name is not replaced unseen.
  const elsewhere = { name: 'Mine', query: 'view=due&owner=Dana' };
  changeSettingsElsewhere({ savedViews: [elsewhere] });
  const field = nav.getByRole('textbox', { name: 'Name of the view' });
  await user.type(field, 'Mine{Enter}');
  expect(await screen.findByText(/^Another view named “Mine” has just been saved/)).toBeVisible();
  await user.clear(field);
  await user.type(field, 'Undecided by name{Enter}');
  const saved = await nav.findByRole('link', { name: 'Undecided by name', current: 'page' });
  expect(saved).toHaveAttribute('href', '/contracts?view=undecided&sort=name');
  expect(nav.getAllByRole('link', { current: 'page' })).toEqual([saved]);
  await user.click(nav.getByRole('link', { name: /^All/ }));
  expect(nav.queryByRole('button', { name: 'Save this view' })).not.toBeInTheDocument();
  await user.click(nav.getByRole('link', { name: 'Undecided by name' }));
  await user.click(await nav.findByRole('button', { name: 'Remove the view Undecided by name' }));
  await waitFor(() => expect(nav.queryByRole('link', { name: 'Undecided by name' })).not.toBeInTheDocument());
  expect(backend.db.read().accounts['demo-user']?.settings.savedViews).toEqual([elsewhere]);
});

it('the contract list hides a column that is not wanted, and remembers it', async () => {
  const { user, unmount } = await open('/contracts?size=5');
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Owner' }));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Owner' })).not.toBeInTheDocument());
  unmount();
  await open('/contracts?size=5');
  expect(screen.queryByRole('columnheader', { name: 'Owner' })).not.toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: /Renewal Date/ })).toBeInTheDocument();
});
