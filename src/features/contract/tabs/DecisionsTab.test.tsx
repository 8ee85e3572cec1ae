import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import type { ContractDetails, Decision } from '../../../api/cycleApi.ts';
import { setupStore } from '../../../store/setupStore.ts';
import { DecisionsTab } from './DecisionsTab.tsx';

const END = '2032-06-23';
const nothing = { note: null, noticeSent: null, by: null, at: null };
const undecided: Decision = { cycleEnd: END, decision: 'undecided', ...nothing };
const said = (decision: Decision['decision'], more: Partial<Decision> = {}): Decision => ({
  ...undecided,
  decision,
  by: 'dana@example.com',
  at: '2026-11-27T09:00:00Z',
  ...more,
});

function lines(decision: Decision, decisions: Decision[]): string[] {
  const contract = { id: 'c', decision, decisions, cycle: { to: END, from: null }, values: { to: { value: END } } };
  render(
    <Provider store={setupStore()}>
      <DecisionsTab contract={contract as unknown as ContractDetails} />
    </Provider>,
  );
  return within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

it('a decision made before a day that may be the last one says until when it counts', () => {
  const renew = said('renew', { countsUntil: '2026-12-24' });
  expect(lines(renew, [renew])).toEqual([
    expect.stringMatching(/Renew, dana@example\.com.*Counts until Dec 24, 2026, which may be the last day to act\./),
  ]);
});

it('a decision about the present term that no longer counts stays to be read, and says why', () => {
  const renew = said('renew', { countsUntil: '2026-12-24', note: 'Rent is fair' });
  expect(lines(undecided, [renew])).toEqual([
    expect.stringContaining('Undecided'),
    expect.stringMatching(
      /Renew, .*Counted until Dec 24, 2026, which may have been the last day to act\..*Rent is fair/,
    ),
  ]);
});

it('what was left to end and renews after all stays to be read, too', () => {
  expect(lines(undecided, [said('let end')])[1]).toContain('It renews by itself, so this no longer counts.');
});
