/** Parties, tags and an owner that are typed and not saved yet are there again, and are given up only on purpose. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openContract, values } from '../../../tests/setup/contractPage.tsx';
import { type renderApp } from '../../../tests/setup/renderApp.tsx';
import { goAndComeBack, keptWords } from '../../../tests/setup/typedValues.tsx';

// The stand-in's pictures have no addresses.
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

it('tags that are typed are there again without taking the focus, and are saved when it leaves them; Escape gives them up', async () => {
  const first = await openContract('firewall');
  await first.user.click(screen.getByRole('button', { name: 'Add tags' }));
  await first.user.type(await screen.findByRole('combobox', { name: 'Tags' }), 'IT{Enter}Sec');
  const { user, store } = await goAndComeBack(first);
  const field = await screen.findByRole('combobox', { name: 'Tags' });
  expect(field).toHaveValue('Sec');
  expect(field).not.toHaveFocus();
  expect(screen.getByText(keptWords)).toBeInTheDocument();
  await user.type(field, 'urity');
  await user.tab();
  const edit = await screen.findByRole('button', { name: 'Edit tags' });
  expect(edit.parentElement).toHaveTextContent('ITSecurity');
  await user.click(edit);
  await user.type(await screen.findByRole('combobox', { name: 'Tags' }), 'Old{Escape}');
  const again = await screen.findByRole('button', { name: 'Edit tags' });
  expect(again.parentElement).toHaveTextContent('ITSecurityEdit tags');
  await waitFor(() => expect(again).toHaveFocus());
  expect(store.getState().valueDrafts).toEqual({});
});

type App = Awaited<ReturnType<typeof renderApp>>;

/** Opens the owner's panel. */
async function ownerForm({ user }: App) {
  await user.click(screen.getByRole('button', { name: /^(Add an owner|Owner: )/ }));
  return within((await screen.findByRole('combobox', { name: 'Owner' })).closest('form') ?? document.body);
}

it('an owner that is typed stays when its panel closes, is said not to be saved, and is saved or given up there', async () => {
  const first = await openContract('firewall');
  await first.user.type((await ownerForm(first)).getByRole('combobox', { name: 'Owner' }), 'Dana Ru');
  await first.user.click(screen.getByRole('heading', { level: 1 }));
  expect(await screen.findByText('Owner not saved yet')).toBeInTheDocument();
  const app = await goAndComeBack(first);
  expect(screen.getByText('Owner not saved yet')).toBeInTheDocument();
  const form = await ownerForm(app);
  expect(form.getByText(keptWords)).toBeInTheDocument();
  await app.user.type(form.getByRole('combobox', { name: 'Owner' }), 'iz');
  // Escape closes the panel and gives up nothing; the list of names in it takes the first.
  await app.user.keyboard('{Escape}{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add an owner' })).toHaveFocus());
  const reopened = await ownerForm(app);
  await app.user.click(reopened.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Owner: Dana Ruiz' })).toBeInTheDocument();
  await waitFor(() => expect(app.store.getState().valueDrafts).toEqual({}));
  const other = await ownerForm(app);
  await app.user.type(other.getByRole('textbox', { name: 'Email address for reminders' }), 'dana@');
  await app.user.click(other.getByRole('button', { name: 'Cancel' }));
  expect(app.store.getState().valueDrafts).toEqual({});
  expect(screen.queryByText('Owner not saved yet')).not.toBeInTheDocument();
});

it('a party whose name no Enter has followed is there again, and is saved with the others', async () => {
  const app = await openContract('firewall');
  const panel = await values();
  await app.user.click(panel.getByRole('button', { name: 'Edit Parties' }));
  await app.user.type(await panel.findByRole('combobox', { name: 'Parties' }), 'Cedarline Hold');
  const { user } = await goAndComeBack(app);
  const field = await (await values()).findByRole('combobox', { name: 'Parties' });
  expect(field).toHaveValue('Cedarline Hold');
  expect(await screen.findByText(keptWords)).toBeInTheDocument();
  await user.type(field, 'ings');
  await user.click((await values()).getByRole('button', { name: 'Save' }));
  expect(await (await values()).findByText(/^Yours: .*, Cedarline Holdings$/)).toBeInTheDocument();
  await waitFor(async () => expect((await values()).queryByRole('combobox')).not.toBeInTheDocument());
});
