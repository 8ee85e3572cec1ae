/** A contract of the made-up world with what was agreed after it: an order form and two amendments, the newest of which wins. */
import { addDays } from '../../contract/calendar.ts';
import { knownOf } from '../../contract/known.ts';
import { type ContractRecord, newestFirst, type RecordDocument } from '../../contract/record.ts';

const amended = new WeakMap<ContractRecord, ContractRecord>();

/** Made once of each record. The first amendment raises the amount, the second asks for a longer notice. */
export function amendedRecord(record: ContractRecord): ContractRecord {
  const made = amended.get(record) ?? amend(record);
  amended.set(record, made);
  return made;
}

function amend(record: ContractRecord): ContractRecord {
  const [master] = record.documents;
  if (!master) return record;
  const { amount, currency = null, amountPeriod = null } = record.known.values;
  const raised = amount === undefined ? {} : { amount: Math.round(amount * 1.04), currency, amountPeriod };
  const later = [
    laterDocument(master, 'Order form', 1, {}),
    laterDocument(master, 'Amendment no. 1', 2, raised),
    laterDocument(master, 'Amendment no. 2', 3, { noticePeriod: { n: 120, unit: 'day' } }),
  ];
  const documents = newestFirst([master, ...later]);
  const readings = documents.map(({ reading }) => reading);
  return { ...record, documents, known: knownOf(record.person, readings) };
}

function laterDocument(
  master: RecordDocument,
  title: string,
  number: number,
  says: RecordDocument['reading']['values'],
): RecordDocument {
  const id = `${master.id}-${number}`;
  const date = `${addDays(master.addedAt.slice(0, 10), number - 10)}T09:30:00.000Z`;
  const fields = Object.keys(says) as (keyof typeof says)[];
  const evidence = fields
    .filter((field) => field !== 'currency' && field !== 'amountPeriod')
    .map((field) => ({
      field,
      quote: `${title}: the parties agree to what is said here in place of the agreement.`,
      working: null,
      confidence: null,
      page: 1,
      start: null,
      end: null,
    }));
  const name = `${title} to ${master.name}`;
  const values = { ...says, name };
  const reading = { ...master.reading, documentId: id, values, evidence, others: [], isNamedByFile: true };
  return { ...master, id, name, date, joined: true, reading };
}
