import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ContractDetails } from '../../api/cycleApi.ts';
import { ContractBand } from './ContractBand.tsx';

const fact = (value: unknown) => ({ value, source: 'entered', evidence: [] });

function show(documents: object[], { cycle = {}, toCheck = [] }: { cycle?: object; toCheck?: object[] } = {}) {
  const day = { to: '2030-03-31', actBy: '2029-12-31', actByWorkingDay: '2029-12-31' };
  const contract = {
    cycle: {
      ...day,
      kind: 'notice',
      ending: 'unknown',
      passed: false,
      acknowledged: false,
      working: null,
      cost: null,
      ...cycle,
    },
    decision: { decision: 'undecided', noticeSent: null },
    values: { to: fact(day.to), noticePeriod: fact({ n: 3, unit: 'month' }), currency: fact('EUR') },
    summary: { id: 'c-1', version: 1, name: 'Lease' },
    toCheck,
    documents,
  };
  render(
    <ContractBand
      contract={contract as unknown as ContractDetails}
      today="2026-11-25"
      onShow={vi.fn<(field: string) => void>()}
    />,
  );
}

it('says of a contract without a document that nobody has said whether it renews, and blames no document', () => {
  show([]);
  expect(screen.getByText('Nobody has said whether it renews. Enter how it ends under Values.')).toBeVisible();
});

it('says of a document that leaves it open that it does', () => {
  show([{ id: 'd-1' }]);
  expect(screen.getByText(/^The document doesn’t say clearly whether it renews\./)).toBeVisible();
});

it('a day that went by is late, unless it rests on a value in doubt: then it is a question', () => {
  const passedCycle = { cycleEnd: '2027-05-17', actBy: '2026-11-17', kind: 'notice', next: null };
  const cycle = { ending: 'renews', passed: true, passedCycle };
  show([{ id: 'd-1' }], { cycle });
  expect(screen.getByText('Notice was due Nov 17, 2026')).toHaveClass('late');
  expect(screen.getByText('It renews May 17, 2027.')).toBeVisible();
  show([{ id: 'd-1' }], { cycle, toCheck: [{ code: 'ROLLED_FORWARD', field: 'to', message: 'Is it still running?' }] });
  expect(screen.getByText('Notice was due Nov 17, 2026, please check')).not.toHaveClass('late');
  expect(screen.getByText('If that’s right, it renews May 17, 2027.')).toBeVisible();
});
