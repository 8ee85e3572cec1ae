import { expect, it } from 'vitest';
import { currentCycle, type CycleFacts } from './cycle.ts';
import type { Decision, NoticeSent } from './decision.ts';
import { knownOf } from './known.ts';
import { standingOf } from './standing.ts';
import type { PersonValues } from './values.ts';

const YEARLY = {
  to: '2027-01-31',
  ending: 'renews',
  renewalTerm: { n: 1, unit: 'year' },
  noticePeriod: { n: 30, unit: 'day' },
};

/** How the contract stands on `today` after one decision about the cycle that ends on January 31, 2027. */
function after(
  decided: Partial<Decision>,
  today: string,
  values: Record<string, unknown> = YEARLY,
  { acknowledged = [], since = '2026-06-01' }: { acknowledged?: string[]; since?: string } = {},
) {
  const person = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, { value, source: 'entered' }]),
  ) as PersonValues;
  const decision = { cycleEnd: '2027-01-31', note: null, noticeSent: null, by: null, at: null, ...decided } as Decision;
  return standingOf({ known: knownOf(person, []), decisions: [decision], acknowledged, since }, today);
}

const sent = (on: string, more: Partial<NoticeSent> = {}) => ({
  decision: 'cancel' as const,
  noticeSent: { on, how: 'Letter', ...more },
});

it('what renews by itself goes on where it was left to end, and its next last day is told', () => {
  const { cycle } = after({ decision: 'let end' }, '2027-03-01');
  expect([cycle.to, cycle.actBy]).toEqual(['2028-01-31', '2028-01-01']);
});

it('what ends by itself has ended where it was left to end', () => {
  expect(after({ decision: 'let end' }, '2027-03-01', { ...YEARLY, ending: 'option' }).cycle.to).toBe('2027-01-31');
});

it('a notice that was sent in time ends the contract with its cycle', () => {
  const standing = after(sent('2027-01-01'), '2027-03-01');
  expect([standing.cycle.to, standing.passedCycle]).toEqual(['2027-01-31', null]);
});

it('a notice that came a day late has missed its cycle until the other side accepts it', () => {
  const late = after(sent('2027-01-02'), '2027-01-10');
  expect(late.passedCycle).toMatchObject({ cycleEnd: '2027-01-31', actBy: '2027-01-01', notice: 'late' });
  expect(after(sent('2027-01-02'), '2027-03-01').cycle.to).toBe('2028-01-31');
  const accepted = after(sent('2027-01-02', { accepted: true }), '2027-03-01');
  expect([accepted.cycle.to, accepted.passedCycle]).toEqual(['2027-01-31', null]);
});

it('a cancellation whose notice nobody has recorded as sent passed once its term is over, and stays so until that is acknowledged', () => {
  const cancelled = { decision: 'cancel' as const };
  expect(after(cancelled, '2027-01-20').passedCycle).toBeNull();
  const over = after(cancelled, '2027-02-01');
  expect(over.passedCycle).toMatchObject({ cycleEnd: '2027-01-31', actBy: '2027-01-01', notice: 'unsent' });
  expect([over.cycle.to, over.passedEnds]).toEqual(['2028-01-31', ['2027-01-31']]);
  const seen = after(cancelled, '2027-02-01', YEARLY, { acknowledged: ['2027-01-31'] });
  expect([seen.passedCycle, seen.passedEnds]).toEqual([null, []]);
  // Its last day was before it came here.
  const young = after(cancelled, '2027-02-01', YEARLY, { since: '2027-01-15' });
  expect(young.passedCycle).toMatchObject({ cycleEnd: '2027-01-31' });
  expect(after({ decision: 'renew' }, '2027-02-01').passedCycle).toBeNull();
});

const ONCE = { ...YEARLY, ending: 'ends', renewalTerm: null, noticePeriod: null };

it('what ended although the decision was to go on with it is asked after: until when it runs now nobody has said', () => {
  const message = 'The decision was to renegotiate, and its term ended on Jan 31, 2027. Until when does it run now?';
  const renegotiated = { decision: 'renegotiate' as const };
  expect(after(renegotiated, '2027-01-31', ONCE).toCheck).toEqual([]);
  expect(after(renegotiated, '2027-02-01', ONCE).toCheck).toEqual([{ code: 'OVER', field: 'to', message }]);
  expect(after({ decision: 'renew' }, '2027-02-01', { ...ONCE, ending: 'option' }).toCheck).toHaveLength(1);
  expect(after({ decision: 'let end' }, '2027-02-01', ONCE).toCheck).toEqual([]);
  expect(after({ decision: 'renew' }, '2027-02-01').toCheck).toEqual([]);
});

it('of what nobody knows to renew or to end it is asked, once its term is over, whether it has renewed', () => {
  const { ending: _, ...open } = ONCE;
  const asked = (today: string, more = {}) => after({ decision: 'undecided' }, today, open, more).toCheck;
  const message = 'Its term ended on Jan 31, 2027. Has it renewed?';
  expect(asked('2027-01-31')).toEqual([]);
  expect(asked('2027-02-01')).toEqual([{ code: 'OVER', field: 'ending', message }]);
  // What was over when it came here is an old document.
  expect(asked('2027-02-01', { since: '2027-02-01' })).toEqual([]);
});

const FACTS: CycleFacts = {
  from: null,
  to: '2026-12-31',
  term: null,
  lastDay: 'stated',
  ending: 'renews',
  renewalTerm: { n: 1, unit: 'year' },
  maxRenewals: null,
  noticePeriod: { n: 90, unit: 'day' },
  noticeToEndOf: null,
  actBy: null,
};
const actBy = (facts: Partial<CycleFacts>) => currentCycle({ ...FACTS, ...facts }, '2026-06-01').actBy;

it('a last day that is written down counts where it is no more than three days after the one that the notice period leads to, or a person says so', () => {
  expect(actBy({ actBy: '2026-09-15' })).toBe('2026-09-15');
  expect(actBy({ actBy: '2026-10-05' })).toBe('2026-10-05');
  expect(actBy({ actBy: '2026-10-06' })).toBe('2026-10-02');
  expect(actBy({ actBy: '2026-12-01', isActByEntered: true })).toBe('2026-12-01');
});
