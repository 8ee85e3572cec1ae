import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { band, openContract, openFromList, values } from '../../../tests/setup/contractPage.tsx';
import { renderApp } from '../../../tests/setup/renderApp.tsx';
import { settleDoubts } from '../../../tests/setup/settleDoubts.tsx';

// The stand-in's pictures have no addresses.
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

describe('the page of a contract', () => {
  it('says what to do by when, what happens otherwise and how the day was worked out, and confirms what was read', async () => {
    const { user } = await openContract('Managed firewall');
    const what = await band();
    expect(what.getByText(/^Give notice by \w+day, \w+ \d+, \d{4}/)).toBeInTheDocument();
    expect(what.getByText(/^Otherwise it renews after .*\$27,300\.00/)).toBeInTheDocument();
    expect(what.getByText(/ − 30 days = /)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cedarline Networks Managed firewall services');
    const panel = await values();
    await user.click(panel.getByRole('button', { name: 'Confirm the rest' }));
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Confirm the rest' })).not.toBeInTheDocument());
    expect(panel.getAllByText(/^Confirmed/).length).toBeGreaterThan(3);
  });

  it('says what is missing where a name is taken away, and goes back without a change by Escape, with the focus', async () => {
    const { user } = await openContract('Managed firewall');
    const panel = await values();
    await user.click(panel.getByRole('button', { name: 'Edit Contract name' }));
    await user.clear(await panel.findByRole('textbox', { name: 'Contract name' }));
    await user.keyboard('{Enter}');
    expect(await panel.findByText('A contract needs a name')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(panel.getByRole('button', { name: 'Edit Counterparty' }));
    await user.type(panel.getByRole('textbox', { name: 'Counterparty' }), ' and Sons{Escape}');
    expect(panel.queryByRole('textbox')).not.toBeInTheDocument();
    await waitFor(() => expect(panel.getByRole('button', { name: 'Edit Counterparty' })).toHaveFocus());
    expect(panel.getByText('Cedarline Networks')).toBeInTheDocument();
  });

  it('says at once which contract comes, then what to do and its values, and keeps the places of the rest until it follows', async () => {
    const title = 'Cedarline Networks Managed firewall services';
    let awaited: string | null = null;
    const first = new Promise<string[]>((resolve) => {
      const observer = new MutationObserver(() => {
        awaited ??= document.querySelector('[aria-busy] > .contract-head h1')?.textContent ?? null;
        if (!document.querySelector('.values')) return;
        observer.disconnect();
        resolve(
          [...document.querySelectorAll('.contract section')].map(
            (part) => `${part.ariaLabel ?? 'Values'} ${part.ariaBusy}`,
          ),
        );
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    await openFromList('Managed firewall');
    const busy = ['Document true', 'Values null', 'About this contract true'];
    expect(await first).toEqual(['What to do by when null', ...busy]);
    expect(awaited).toBe(title);
    expect(await screen.findByRole('region', { name: /^Document: / })).toBeInTheDocument();
    expect(screen.getAllByRole('tab')).toHaveLength(6);
  });

  it('takes a document that is dropped on it, changes nothing that was entered, and names a file it cannot take', async () => {
    await openContract('Managed firewall');
    const files = [new File([], 'empty.pdf'), new File(['%PDF-'], 'amendment.pdf')];
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files } });
    expect(await screen.findByText(/^empty.pdf: This file is empty\./)).toBeInTheDocument();
    expect(await screen.findByText(/^amendment.pdf was added, but not read/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a document' })).toBeEnabled());
    expect((await values()).getByText(/^\$27,300\.00/)).toBeInTheDocument();
  });

  it('settles a doubt with two clicks from the list of what is to be checked, and takes it back by keyboard', async () => {
    const { user } = await renderApp({ path: '/contracts?view=check' });
    const use = [
      'Grounds maintenance',
      /^Use \w+ \d+, \d{4}: end of the term$/,
      /^End of the term saved for /,
    ] as const;
    await settleDoubts(user, [use]);
    expect(await screen.findByRole('link', { name: /Media buying/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Grounds maintenance/ })).not.toBeInTheDocument();
  });

  it('of a contract that is not there says so and leads back to all of them', async () => {
    await renderApp({ path: '/contracts/nobody-knows-it' });
    expect(await screen.findByRole('heading', { name: 'This contract isn’t here' })).toBeInTheDocument();
    const back = within(screen.getByRole('main')).getByRole('link', { name: 'All contracts' });
    expect(back).toHaveAttribute('href', '/contracts');
  });
});
