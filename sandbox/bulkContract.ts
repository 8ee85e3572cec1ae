/** The words of made-up contracts and of ordinary mails, one of a kind for each number, for load tests. */
import { seededRandom } from './random.ts';

export type BulkText = { title: string; company: string; text: string };

const FIRST = [
  'Alder',
  'Birch',
  'Cobalt',
  'Drift',
  'Ember',
  'Fjord',
  'Granite',
  'Harbor',
  'Indigo',
  'Juniper',
  'Kestrel',
];
const SECOND = [
  'Analytics',
  'Cleaning',
  'Consulting',
  'Hosting',
  'Leasing',
  'Logistics',
  'Media',
  'Software',
  'Supply',
];
const KINDS = ['Services Agreement', 'Software Licence Agreement', 'Lease Agreement', 'Maintenance Agreement'];
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** A short agreement with parties, effective date, initial term, renewal, notice and a yearly fee. */
export function bulkContract(number: number, seed: number): BulkText {
  const pick = picker(number, seed);
  const company = `${pick(FIRST)} ${pick(SECOND)} ${number + 1}, Inc.`;
  const title = `${pick(KINDS)} No. ${number + 1}`;
  const effective = `${pick(MONTHS)} ${pick(range(1, 28))}, ${pick(range(2022, 2026))}`;
  const years = pick([1, 2, 3]);
  const text = `${title.toUpperCase()}

This ${title} (the "Agreement") is entered into as of ${effective} (the "Effective Date") by and between Tiny Example
Corporation ("Customer") and ${company} ("Supplier").

1. Term. The initial term of this Agreement begins on the Effective Date and continues for ${years} year(s). Thereafter it
shall automatically renew for successive periods of one (1) year, unless either party gives written notice of
non-renewal at least ${pick([30, 60, 90])} days before the end of the then-current term.

2. Fees. Customer shall pay Supplier an annual fee of $${(pick(range(10, 990)) * 100).toLocaleString('en-US')}.00.

IN WITNESS WHEREOF, the parties have executed this Agreement as of the Effective Date.
`;
  return { title, company, text };
}

/** A mail that is no contract; every third one talks of renewals all the same. */
export function bulkChatter(number: number, seed: number): BulkText {
  const pick = picker(number, seed + 1);
  const company = `${pick(FIRST)} ${pick(SECOND)}`;
  const topic = pick(['Lunch on Friday', 'Minutes of the meeting', 'Your weekly digest', 'Parking next month']);
  const aside = number % 3 === 0 ? 'By the way, the renewal of the coffee agreement can wait until next week.' : '';
  const text = `Hello,\n\n${topic.toLowerCase()} (${number + 1}) from ${company}. ${aside}\n\nKind regards\n`;
  return { title: `${topic} ${number + 1}`, company, text };
}

function picker(number: number, seed: number): <T>(from: T[]) => T {
  const next = seededRandom(seed * 1_000_003 + number);
  return <T>(from: T[]) => from[Math.floor(next() * from.length)] as T;
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
