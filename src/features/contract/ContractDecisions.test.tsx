import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { band, openContract } from '../../../tests/setup/contractPage.tsx';
import { fill } from '../../../tests/setup/fill.ts';

describe('the page of a contract', () => {
  it('takes a decision, says so, and takes it back; of a cancellation without a notice it says that it is not done', async () => {
    const { user } = await openContract('Managed firewall');
    await user.click((await band()).getByRole('button', { name: 'Renew' }));
    const notice = await screen.findByText('Cedarline Networks will be renewed.');
    expect((await band()).getByRole('button', { name: 'Renew' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(within(notice.closest('.ant-alert') as HTMLElement).getByRole('button', { name: 'Undo' }));
    await waitFor(async () =>
      expect((await band()).getByRole('button', { name: 'Renew' })).toHaveAttribute('aria-pressed', 'false'),
    );
    await user.click((await band()).getByRole('button', { name: 'Cancel…' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel the contract' }));
    expect(await screen.findByText('Send notice')).toBeInTheDocument();
    expect((await band()).getByText(/^No notice is recorded as sent\. Otherwise it renews after /)).toBeInTheDocument();
  });

  it('records a cancellation with the notice that was sent, and the file that shows it', async () => {
    const { user } = await openContract('Managed firewall');
    await user.click((await band()).getByRole('button', { name: 'Cancel…' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/It doesn’t send anything to the other side/)).toBeInTheDocument();
    await user.click(dialog.getByRole('checkbox', { name: 'Notice has been sent' }));
    await fill(user, await dialog.findByRole('textbox', { name: 'How' }), 'Registered letter');
    await user.upload(dialog.getByLabelText('Proof as a file'), new File(['Posted'], 'receipt.pdf'));
    await user.click(dialog.getByRole('button', { name: 'Cancel the contract' }));
    expect(await screen.findByText(/Notice sent on .*: Registered letter/)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Save receipt.pdf' })).toBeInTheDocument();
    expect((await band()).getByText(/^Ends \w+day, /)).toBeInTheDocument();
    expect((await band()).getByText(/^Notice was sent on /)).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'History' }));
    expect(
      await screen.findByText(/^Decision: undecided → Cancel .*, Registered letter, receipt\.pdf$/),
    ).toBeInTheDocument();
  });

  it('snoozes its reminders and stops them by keyboard, and shows what is planned after', async () => {
    const { user } = await openContract('Managed firewall');
    await user.click(screen.getByRole('tab', { name: /^Reminders/ }));
    const tab = within(await screen.findByRole('tabpanel', { name: /^Reminders/ }));
    const planned = () => tab.queryAllByText('Planned').length;
    const before = planned();
    expect(before).toBeGreaterThan(1);
    tab.getByRole('button', { name: 'Not this one' }).focus();
    await user.keyboard('{Enter}');
    expect(await tab.findByText('No reminders are sent about this contract.')).toBeInTheDocument();
    await waitFor(() => expect(planned()).toBe(0));
    await waitFor(() => expect(tab.getByRole('button', { name: 'Send them again' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(planned()).toBe(before));
    tab.getByRole('button', { name: 'Snooze for 7 days' }).focus();
    await user.keyboard('{Enter}');
    expect(await tab.findByText(/^Snoozed until \w+ \d+, \d{4}: what was due before comes then/)).toBeInTheDocument();
    expect(tab.getByRole('button', { name: 'End the snooze' })).toBeInTheDocument();
  });
});
