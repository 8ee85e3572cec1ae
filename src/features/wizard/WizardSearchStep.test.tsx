import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { connectedStore } from '../../../tests/setup/connectedStore.ts';
import { fill } from '../../../tests/setup/fill.ts';
import { renderApp } from '../../../tests/setup/renderApp.tsx';
import type { AppStore } from '../../store/setupStore.ts';
import { wizardView } from './wizardView.ts';

const next = () => screen.getByRole('button', { name: 'Next' });

/** The wizard on screen, connected. */
async function openWizard() {
  const app = await renderApp({ path: '/upload-contracts', store: await connectedStore() });
  await screen.findByRole('heading', { level: 1, name: 'Perennial Search & Upload' });
  return app;
}

describe('a search in the wizard', () => {
  it('asks for accounts only where specific accounts are searched', async () => {
    const { user, store } = await openWizard();
    expect(await screen.findByLabelText('Entity')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Specific Accounts' })).toBeNull();
    await user.click(screen.getByLabelText('Entity'));
    await user.click(await screen.findByTitle('Specific Accounts'));
    const accounts = await screen.findByRole('textbox', { name: 'Specific Accounts' });
    await fill(user, accounts, ' a@x.example , b@x.example');
    expect(store.getState().wizard.criteria.specificAccounts).toEqual(['a@x.example', 'b@x.example']);
  });

  it('shows where a search is, and lets it be edited', async () => {
    const { user } = await openWizard();
    await fill(user, await screen.findByLabelText('Keywords'), 'agreement');
    await user.keyboard('{Enter}');
    await user.click(next());
    expect(await screen.findByText('Search ID')).toBeVisible();
    const status = screen.getByText(/PROCESSING/);
    expect(status).toBeVisible();
    expect(status.querySelector('.ant-spin')).toBeVisible();
    expect(next()).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Edit Search' }));
    expect(await screen.findByRole('heading', { name: 'Search criteria' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Remove keyword agreement' })).toBeVisible();
  });

  it('takes up the search that the address names', async () => {
    const { store } = await openWizard();
    const id = await startElsewhere(store);
    const again = await renderApp({ path: `/upload-contracts?search=${id}` });
    expect(await within(again.container).findByText('Search ID')).toBeVisible();
    expect(wizardView(again.store.getState().wizard).search?.id).toBe(id);
  });

  it('says of files that were brought that these are read, and speaks of no mail', async () => {
    const { store } = await openWizard();
    const form = new FormData();
    for (const name of ['lease.pdf', 'order.pdf']) form.append('files', new File(['%PDF-1.4'], name));
    const id = await startElsewhere(store, 'files', form);
    const { container } = await renderApp({ path: `/upload-contracts?search=${id}` });
    const again = within(container);
    expect(await again.findByRole('heading', { name: 'Reading your files' })).toBeVisible();
    expect(again.getByText(/You can leave this page\./)).toHaveTextContent(/The reading goes on\.$/);
    expect(again.getByText('Files', { selector: 'dt' })).toBeVisible();
    expect(again.queryByText(/searching|match/i)).toBeNull();
  });
});

async function startElsewhere({ getState }: AppStore, path = 'gmail/search', form?: FormData): Promise<string> {
  const authorization = `Bearer ${getState().auth.token ?? ''}`;
  const response = await fetch(`http://localhost:3000/api/${path}`, {
    method: 'POST',
    headers: { authorization, ...(form ? {} : { 'content-type': 'application/json' }) },
    body: form ?? JSON.stringify({ keywords: ['agreement'] }),
  });
  return ((await response.json()) as { id: string }).id;
}
