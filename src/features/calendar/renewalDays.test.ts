import { expect, it } from 'vitest';
import { renewalDays } from './renewalDays.ts';

it('what passed comes before what is open, and what is settled last, whatever the order of the list', () => {
  const day = '2028-02-20';
  const base = { name: 'Lease', actBy: day, actByKind: 'notice' as const, decision: 'undecided' as const };
  const passed = { passed: true, passedCycle: { actBy: day, cycleEnd: '2028-05-20', kind: 'notice' as const } };
  const contracts = [
    { ...base, ...passed, id: 'seen', acknowledged: true },
    { ...base, id: 'kept', decision: 'renew' as const },
    { ...base, id: 'open' },
    { ...base, ...passed, id: 'late' },
  ];
  const { marks } = renewalDays(contracts, '2028-02-20')(day);
  expect(marks.map(({ contract }) => contract.id)).toEqual(['late', 'open', 'kept', 'seen']);
});
