/** A lease as a person enters it: it renews by itself in 2099, with notice three months ahead. */
export const LEASE = {
  name: 'Office lease',
  parties: ['Brightwater Foods, Inc.', 'Mossgate Property Trust'],
  from: '2024-03-20',
  to: '2099-03-20',
  ending: 'renews',
  renewalTerm: { n: 1, unit: 'year' },
  noticePeriod: { n: 90, unit: 'day' },
  amount: 1_000,
  currency: 'EUR',
  amountPeriod: 'month',
};
