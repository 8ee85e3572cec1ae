import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ContractDetails } from '../../api/cycleApi.ts';
import { ContractBand } from './ContractBand.tsx';

const fact = (value: unknown) => ({ value, source: 'entered', evidence: [] });

function show(documents: object[]) {
  const day = { to: '2030-03-31', actBy: '2029-12-31', actByWorkingDay: '2029-12-31' };
  const contract = {
    cycle: { ...day, kind: 'notice', ending: 'unknown', passed: false, acknowledged: false, working: null, cost: null },
    decision: { decision: 'undecided', noticeSent: null },
    values: { to: fact(day.to), noticePeriod: fact({ n: 3, unit: 'month' }), currency: fact('EUR') },
    summary: { id: 'c-1', version: 1, name: 'Lease' },
    toCheck: [],
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
