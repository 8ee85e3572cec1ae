import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import type { ContractDetails } from '../../../api/cycleApi.ts';
import { setupStore } from '../../../store/setupStore.ts';
import { RemindersTab } from './RemindersTab.tsx';

function renderTab(parts: Partial<ContractDetails>) {
  const contract = { id: 'c-1', version: 1, reminders: [], owner: { name: 'Dana', email: 'dana@x.com' }, ...parts };
  render(
    <Provider store={setupStore()}>
      <RemindersTab contract={contract as unknown as ContractDetails} today="2026-11-25" />
    </Provider>,
  );
}

const unsubscribed = { address: 'dana@x.com', why: 'unsubscribed' } as const;
const waiting = { address: 'dana@x.com', why: 'waiting' } as const;
const failed = { address: 'dana@x.com', why: 'failed' } as const;

it.each([
  [
    { told: [], unreached: [unsubscribed], instead: [] },
    'Dana (dana@x.com) gets no messages, so nobody is reminded of this contract. Give it another owner, or add an address in Settings.',
  ],
  [
    { told: ['me@x.com'], unreached: [unsubscribed], instead: ['me@x.com'] },
    'Dana (dana@x.com) gets no messages, so me@x.com is told instead.',
  ],
  [
    { told: ['dana@x.com', 'me@x.com'], unreached: [failed], instead: ['me@x.com'] },
    'The last message to Dana (dana@x.com) couldn’t be sent, so me@x.com is told as well.',
  ],
  [
    { told: ['dana@x.com', 'me@x.com'], unreached: [waiting], instead: ['me@x.com'] },
    'A message to Dana (dana@x.com) waits until tomorrow, so me@x.com is told as well.',
  ],
])('says who gets no messages, and who is told instead', (whoIsTold, sentence) => {
  renderTab({ whoIsTold });
  expect(screen.getByText(sentence)).toBeVisible();
});

it('tells rows of one day apart: whom each is for, and why it was not sent', () => {
  const row = { day: '2026-11-20', state: 'failed' as const, subject: 'Give notice by Dec 1: Hosting' };
  renderTab({
    reminders: [
      {
        ...row,
        id: 'r-1',
        address: 'dana@x.com',
        reason: 'The mail server refused the message for this address (550).',
      },
      { ...row, id: 'r-2', address: 'team@x.com', state: 'sent', reason: null },
    ],
  });
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/dana@x\.com.*refused the message/);
  expect(second).toHaveTextContent(/Sent.*team@x\.com/);
});
