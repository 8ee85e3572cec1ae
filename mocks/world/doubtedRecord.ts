/** Contracts of the made-up world that a person should look at, one for each kind of doubt: what *To check* is there for. */
import { addDays, addDuration, type CalendarDay } from '../../contract/calendar.ts';
import { OWN_COMPANY } from './agreements.ts';
import { knownOf } from '../../contract/known.ts';
import type { ContractRecord } from '../../contract/record.ts';
import type { FieldEvidence, Reading } from '../../contract/values.ts';

/** By their place in the table of agreements. None of them is due within 90 days: what is due there does not rest on a doubt. */
const DOUBTED: Record<string, (reading: Reading, to: CalendarDay) => Partial<Reading>> = {
  // Rookwood Advertising gives two notice periods.
  'demo-35': ({ others }) => {
    const quote = 'Media bookings are cancelled by 90 days’ written notice.';
    return { others: [...others, { field: 'noticePeriod', value: '90 days', quote, confidence: null }] };
  },
  // Whitlock Waste began long ago, and has renewed itself every year since.
  'demo-41': (reading, to) =>
    ends(reading, addDuration(to, { n: 5, unit: 'year' }, -1), 'The first contract year ends'),
  // Pike & Dunmore Haulage ended more than a year ago, or went on without a word.
  'demo-59': (reading, to) => ends(reading, addDays(to, -365), 'The agreement ends'),
  // Ashgrove Landscaping names a day that may be the end of the work of one year only.
  'demo-60': ({ evidence, others }, to) => {
    const day = addDays(to, 143);
    const until = `The plan for the grounds covers the work of two seasons, until ${day}.`;
    const notice = 'Notice is given in writing, thirty days ahead.';
    return {
      evidence: [...evidence, passage('noticePeriod', notice)],
      others: [...others, { field: 'to', value: day, quote: until, confidence: null }],
    };
  },
  // Calloway's letter doesn't say who its sides are; it only mentions them.
  'demo-61': ({ values, others }) => ({
    values: { ...values, parties: [] },
    others: [
      ...others,
      ...[OWN_COMPANY, 'Calloway Brokers'].map((value) => {
        const quote = `Fees for introductions made to ${value} are due within 30 days.`;
        return { field: 'parties' as const, value, quote, confidence: null };
      }),
    ],
  }),
};

/** Ashgrove's letter came as a picture. */
const SCANS: ReadonlySet<string> = new Set(['demo-60']);

const doubted = new WeakMap<ContractRecord, ContractRecord>();

/** The record, or the one with a doubt where it is one of those; made once of each. `today`: the day the account was sown. */
export function doubtedRecord(record: ContractRecord, today: CalendarDay): ContractRecord {
  const change = DOUBTED[record.id];
  if (!change) return record;
  const made = doubted.get(record) ?? withReading(record, (reading) => change(reading, reading.values.to ?? today));
  doubted.set(record, made);
  return made;
}

function withReading(record: ContractRecord, change: (reading: Reading) => Partial<Reading>): ContractRecord {
  const documents = record.documents.map((document) => ({
    ...document,
    ...(SCANS.has(record.id) ? { readFromScan: true, mediaType: 'image/png' } : {}),
    reading: { ...document.reading, ...change(document.reading) },
  }));
  const readings = documents.map(({ reading }) => reading);
  return { ...record, documents, known: knownOf(record.person, readings) };
}

function ends({ values, evidence }: Reading, to: CalendarDay, words: string): Partial<Reading> {
  return { values: { ...values, to }, evidence: [...evidence, passage('to', `${words} on ${to}.`)] };
}

function passage(field: 'to' | 'noticePeriod', quote: string): FieldEvidence {
  return { field, quote, working: null, confidence: null, page: 1, start: null, end: null };
}
