/** The contracts that an account starts with, made from a seed and the day it was sown: the same every time, nothing to store. */
import type { Contract } from '../../src/api/endpoints.gen.ts';
import type { SeedName } from '../db.ts';
import { AGREEMENTS, OWN_COMPANY } from './agreements.ts';
import type { Agreement } from './agreements.ts';
import { addDays } from '../../contract/calendar.ts';

const COUNTS: Record<SeedName, number> = {
  empty: 0,
  'sixty-four': AGREEMENTS.length,
  'notices-passed': AGREEMENTS.length,
  'many-documents': AGREEMENTS.length,
  // With the amendment of one of them.
  'amendment-apart': AGREEMENTS.length + 1,
  'with-an-owner': AGREEMENTS.length,
  'ten-thousand': 10_000,
  'hundred-thousand': 100_000,
};

const made = new Map<string, readonly Contract[]>();

/** All contracts of a seed around `today` (`YYYY-MM-DD`). */
export function seedContracts(seed: SeedName, today: string): readonly Contract[] {
  const key = `${seed} ${today}`;
  const known = made.get(key);
  if (known) return known;
  const days = new Map<number, string>();
  const dayAt = (offset: number) => {
    const day = days.get(offset) ?? addDays(today, offset);
    days.set(offset, day);
    return day;
  };
  const table = seed === 'notices-passed' ? AGREEMENTS.map(passedDays) : AGREEMENTS;
  const contracts = Array.from({ length: COUNTS[seed] }, (_, index) => seedContract(index, dayAt, table));
  made.clear();
  made.set(key, contracts);
  return contracts;
}

/** The first lap is the table as it stands; later laps vary value and day by the lap's number and say so in the name. */
function seedContract(index: number, dayAt: (offset: number) => string, table: readonly Agreement[]): Contract {
  const lap = Math.floor(index / table.length);
  const [supplier, subject, value, currency, offset, noticeDays, autoRenews] = table[index % table.length] as Agreement;
  const shifted = offset === null ? null : lap === 0 ? offset : ((offset + lap * 37 + index * 11) % 1100) - 60;
  return {
    id: `demo-${index + 1}`,
    name: `${subject}, ${supplier}${lap === 0 ? '' : ` (site ${lap + 1})`}`,
    contractValue: value === null ? null : value + lap * 125,
    currency: value === null ? null : currency,
    renewalDate: shifted === null ? null : dayAt(shifted),
    parties: [OWN_COMPANY, supplier],
    autoRenews,
    renewalTerm: autoRenews ? { n: 1, unit: 'year' } : null,
    noticePeriod: noticeDays === null ? null : { n: noticeDays, unit: 'day' },
    noticeBy: shifted === null || noticeDays === null ? null : dayAt(shifted - noticeDays),
    amountPeriod: value === null ? null : 'year',
    source: index % 3 === 0 ? 'drive' : 'gmail',
    createdAt: `${dayAt(-20 - (index % 180))}T09:30:00Z`,
  };
}

/** The agreement with its last day to give notice one day to three weeks ago, where it renews itself after a notice period. */
function passedDays(agreement: Agreement, index: number): Agreement {
  const [supplier, subject, value, currency, , noticeDays, autoRenews] = agreement;
  if (noticeDays === null || autoRenews !== true) return agreement;
  return [supplier, subject, value, currency, noticeDays - 1 - (index % 21), noticeDays, autoRenews];
}
