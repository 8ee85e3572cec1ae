/** Terms put together from the ways in which contracts begin, count and end them, and the day that each of them ends on. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addDuration } from '../../../../contract/calendar.ts';
import { analyseText } from '../analyseText.ts';
import { sampleContract } from './sampleContract.ts';
import type { Duration } from '../types.ts';

const SEED = 20_110_615;

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const WORDS = 'one two three four five six seven eight nine ten'.split(' ');
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const suffix = (day: number): string =>
  day % 10 === 1 && day !== 11
    ? 'st'
    : day % 10 === 2 && day !== 12
      ? 'nd'
      : day % 10 === 3 && day !== 13
        ? 'rd'
        : 'th';

/** The ways of writing a day, with the day. */
const written = fc
  .tuple(
    fc.integer({ min: 2012, max: 2024 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
    fc.nat(3),
  )
  .map(([year, month, day, form]) => {
    const name = MONTHS[month - 1] as string;
    const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    const text = [
      `${name} ${day}, ${year}`,
      `${day} ${name} ${year}`,
      `the ${day}${suffix(day)} day of ${name}, ${year}`,
      `${name} ${day}${suffix(day)}, ${year}`,
    ][form] as string;
    return { iso, text };
  });

/** The ways of writing a length of time, with the length. */
const length = fc
  .tuple(fc.integer({ min: 1, max: 10 }), fc.constantFrom<Duration['unit']>('year', 'month'), fc.nat(2))
  .map(([count, unit, form]): { duration: Duration; text: string } => {
    const n = unit === 'month' ? count * 6 : count;
    const word = unit === 'month' ? null : (WORDS[count - 1] as string);
    const plural = n === 1 ? unit : `${unit}s`;
    const figures = `${n} ${plural}`;
    const text = word === null || form === 0 ? figures : form === 1 ? `${word} (${n}) ${plural}` : `${word} ${plural}`;
    return { duration: { n, unit }, text };
  });

const subject = fc.constantFrom(
  'This Agreement',
  'The term of this Agreement',
  'This Supply Agreement',
  'The initial term of this Agreement (the "Initial Term")',
  'The Agreement',
);
const shall = fc.constantFrom('shall', 'will');
const reservation = fc.constantFrom(
  '',
  ', unless sooner terminated as provided herein,',
  ', unless earlier terminated in accordance with Section 9 hereof,',
  ', subject to the provisions of Article X,',
  ' (unless terminated earlier)',
);
const tail = fc.constantFrom(
  '',
  ', unless earlier terminated as provided in this Agreement',
  ', and shall thereafter renew automatically for successive one (1) year terms',
  ' (the "Term")',
);
const before = fc.constantFrom('', '7. TERM. ', 'Section 7. Term and Termination. ', '7.1 ', 'Subject to Section 9, ');
const commences = fc.constantFrom('commence', 'begin', 'start', 'take effect');
const continues = fc.constantFrom(
  'continue',
  'continue in full force and effect',
  'remain in effect',
  'continue in force',
);

const endOf = (clause: string): string | null => analyseText(sampleContract([clause]), { today: '2011-07-01' }).termEnd;
const lower = (lead: string, text: string): string =>
  lead.endsWith(', ') ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** The grammar of terms, each of its five sentences in `runs` forms, always the same. */
export function describeTermGrammar(runs: number): void {
  describe('the end of a term, in the grammar of contracts', () => {
    it('is the length counted from the day that is named', () => {
      fc.assert(
        fc.property(
          before,
          subject,
          shall,
          commences,
          reservation,
          shall,
          continues,
          length,
          tail,
          fc.constantFrom(
            'on the Effective Date',
            'as of the date hereof',
            'upon the Effective Date',
            'on the date first above written',
          ),
          (lead, who, verb, begin, aside, again, go, { duration, text }, rest, when) => {
            const clause = `${lead}${lower(lead, who)} ${verb} ${begin} ${when} and${aside} ${again} ${go} for a period of ${text}${rest}.`;
            expect({ clause, end: endOf(clause) }).toEqual({ clause, end: addDuration('2011-06-15', duration) });
          },
        ),
        { numRuns: runs, seed: SEED },
      );
    });

    it('is counted from the date that is written or defined', () => {
      fc.assert(
        fc.property(
          before,
          subject,
          shall,
          written,
          length,
          tail,
          fc.nat(2),
          (lead, who, verb, from, { duration, text }, rest, form) => {
            const clause = [
              `${lead}${lower(lead, who)} ${verb} be for ${text}, commencing on ${from.text}${rest}.`,
              `${lead}${lower(lead, who)} ${verb} commence on ${from.text} (the "Commencement Date") and continue for ${text} from the Commencement Date${rest}.`,
              `"Commencement Date" means ${from.text}. ${who} ${verb} commence on the Commencement Date and continue for a term of ${text}${rest}.`,
            ][form] as string;
            expect({ clause, end: endOf(clause) }).toEqual({ clause, end: addDuration(from.iso, duration) });
          },
        ),
        { numRuns: runs, seed: SEED },
      );
    });

    it('is the day that is written', () => {
      fc.assert(
        fc.property(
          before,
          subject,
          shall,
          reservation,
          written,
          tail,
          fc.constantFrom(
            'continue until',
            'expire on',
            'terminate on',
            'end on',
            'remain in effect through',
            'continue through and including',
            'expire at midnight on',
            'expire at 11:59 p.m. Eastern Time on',
            'terminate automatically, without further notice, on',
            'begin on the Effective Date and end on',
            'commence on the date hereof and continue until',
            'be in effect from the date hereof to',
          ),
          (lead, who, verb, aside, to, rest, until) => {
            const clause = `${lead}${lower(lead, who)} ${verb}${aside} ${until} ${to.text}${rest}.`;
            expect({ clause, end: endOf(clause) }).toEqual({ clause, end: to.iso });
          },
        ),
        { numRuns: runs, seed: SEED },
      );
    });

    it('is the anniversary that is counted out', () => {
      fc.assert(
        fc.property(
          before,
          subject,
          shall,
          fc.integer({ min: 1, max: 10 }),
          tail,
          fc.constantFrom(
            'expire on',
            'end on',
            'continue until',
            'terminate upon',
            'commence on the Effective Date and end on',
          ),
          fc.constantFrom('', 'the day before ', 'the day immediately preceding '),
          (lead, who, verb, count, rest, until, eve) => {
            const ordinal = ORDINALS[count - 1] as string;
            const clause = `${lead}${lower(lead, who)} ${verb} ${until} ${eve}the ${ordinal} anniversary of the Effective Date${rest}.`;
            const day = addDuration('2011-06-15', { n: count, unit: 'year' });
            expect({ clause, end: endOf(clause) }).toEqual({ clause, end: eve === '' ? day : addDays(day, -1) });
          },
        ),
        { numRuns: runs, seed: SEED },
      );
    });

    it('is unknown where it counts from what no text can know', () => {
      fc.assert(
        fc.property(
          before,
          subject,
          shall,
          length,
          fc.constantFrom(
            'the date of the First Commercial Sale',
            'the Launch Date',
            'delivery of the System',
            'the Opening Date',
            'completion of the Project',
            'the date on which the Facility commences operation',
            'acceptance of the Products by Company',
          ),
          (lead, who, verb, { text }, event) => {
            const clause = `${lead}${lower(lead, who)} ${verb} continue for a period of ${text} from ${event}.`;
            expect({ clause, end: endOf(clause) }).toEqual({ clause, end: null });
          },
        ),
        { numRuns: runs, seed: SEED },
      );
    });
  });
}
