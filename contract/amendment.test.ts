import { expect, it } from 'vitest';
import { knownOf } from './known.ts';
import type { Reading } from './values.ts';

const reading = (documentId: string, values: Reading['values'], autoRenews: boolean | null): Reading => {
  const evidence: Reading['evidence'] = [];
  return { documentId, values, lastDay: 'stated', autoRenews, evidence, others: [] };
};
const agreement = reading(
  'agreement',
  {
    from: '2026-02-01',
    to: '2028-01-31',
    ending: 'renews',
    agreementDate: '2026-01-20',
    noticePeriod: { n: 60, unit: 'day' },
  },
  true,
);
const amendment = (values: Reading['values'], autoRenews: boolean | null = null) =>
  reading('amendment', { to: '2029-01-31', agreementDate: '2026-10-01', ...values }, autoRenews);

it('an amendment that only moves the end leaves it as it is that the contract renews, and when it began', () => {
  const { values, doubts } = knownOf({}, [amendment({ from: '2026-10-01', ending: 'ends' }), agreement]);
  expect(values).toMatchObject({ from: '2026-02-01', to: '2029-01-31', ending: 'renews', agreementDate: '2026-01-20' });
  expect(doubts.filter(({ field }) => field === 'ending')).toEqual([]);
});

it('an amendment that says that nothing renews any more counts', () => {
  const { values } = knownOf({}, [amendment({ ending: 'ends' }, false), agreement]);
  expect(values).toMatchObject({ to: '2029-01-31', ending: 'ends' });
});

it('where no document says how it ends, the newest inference is taken', () => {
  const silent = reading('agreement', { to: '2028-01-31', ending: 'ends' }, null);
  expect(knownOf({}, [amendment({ ending: 'ends' }), silent]).values).toMatchObject({ ending: 'ends' });
});
