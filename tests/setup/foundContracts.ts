/** Two documents that a search of the wizard found: one with everything read, one with nothing but its name. */
import type { FoundContract } from '../../src/api/api.ts';

export const lease: FoundContract = {
  id: 'f-1',
  name: 'Lease',
  source: 'drive',
  date: '2026-05-04T10:00:00Z',
  renewalDate: '2027-03-02',
  amount: 40_500,
  currency: 'USD',
  parties: ['Mossgate Trust', 'Brightwater Foods'],
  evidence: [{ field: 'renewalDate', quote: 'shall expire on March 2, 2027', working: 'Written end of the term.' }],
  sightings: [
    { source: 'drive', name: 'Lease.pdf' },
    { source: 'gmail', name: 'Fwd: Lease' },
  ],
};
export const order: FoundContract = {
  id: 'f-2',
  name: 'Order form',
  source: 'gmail',
  renewalDate: null,
  amount: null,
  contractId: 'c-9',
  alternatives: [{ field: 'renewalDate', value: '2027-02-18', quote: 'End Date: 02/18/2027' }],
};

/** Rows of the list afterwards: those with the ids `a`, `b` and `c` came in, of which the first is to be checked, and the last is long over. */
export const listedAfterUpload = [
  { id: 'c', name: 'Old order', actBy: '2001-01-01', actByKind: 'end', renewalDate: '2001-01-01' },
  { id: 'a', name: 'Order', actBy: '2099-02-01', toCheck: [{ field: 'to', reason: 'uncertain' }] },
  { id: 'other', name: 'Another' },
  { id: 'b', name: 'Lease', actBy: '2099-01-01', actByKind: 'notice', toCheck: [] },
];
