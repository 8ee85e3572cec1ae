/** An amendment of one contract of the made-up world that stands beside it, as a contract of its own. */
import { addDays } from '../../contract/calendar.ts';
import { knownOf } from '../../contract/known.ts';
import type { ContractRecord } from '../../contract/record.ts';
import type { Contract } from '../../src/api/endpoints.gen.ts';
import { AGREEMENTS, OWN_COMPANY } from './agreements.ts';
import { storedRecord } from './storedRecord.ts';

const SUPPLIER = 'Brook & Bramble Catering';
const TITLE = 'Amendment No. 1 to the Canteen Services Agreement';

/** The contract of the seed that is the amendment: the one more than there are agreements. */
export const isAmendmentApart = ({ id }: Contract): boolean => id === `demo-${AGREEMENTS.length + 1}`;

/** It moves the end a year on, asks for a longer notice, and says whose amendment it is. */
export function amendmentApart(contract: Contract, today: string): ContractRecord {
  const [, , , , endsIn = null] = AGREEMENTS.find(([supplier]) => supplier === SUPPLIER) ?? [];
  const to = addDays(today, (endsIn ?? 0) + 365);
  const record = storedRecord({
    id: contract.id,
    name: `${TITLE}, ${SUPPLIER}`,
    parties: [OWN_COMPANY, SUPPLIER],
    renewalDate: to,
    noticePeriod: { n: 120, unit: 'day' },
    contractValue: null,
    source: 'gmail',
    createdAt: contract.createdAt ?? `${today}T09:30:00Z`,
  });
  const quote = `This ${TITLE} changes its term and its notice period.`;
  const documents = record.documents.map((document) => ({
    ...document,
    reading: { ...document.reading, about: { kind: 'amendment' as const, title: TITLE, dated: null, quote } },
  }));
  const readings = documents.map(({ reading }) => reading);
  return { ...record, documents, known: knownOf({}, readings) };
}
