import { expect, it } from 'vitest';
import { changedMeanwhile } from './changedMeanwhile.ts';

const change = (who: string) => ({
  who,
  field: 'decision',
  from: [],
  to: [{ cycleEnd: '2027-05-28', decision: 'renew' }],
});
const refusal = (who: string) => ({ data: { error: { changes: [change(who)] } } });

it('what one has changed oneself, in another window, is told as one’s own', () => {
  const contract = { name: 'Alarm monitoring', counterparty: 'Sentryvale' };
  const said = (who: string) => changedMeanwhile(contract, refusal(who), 'dana@example.com');
  expect(said('dana@example.com')).toMatch(
    /^Sentryvale has changed in the meantime: you changed Decision from undecided to /,
  );
  expect(said('jonas@example.com')).toContain('in the meantime: jonas@example.com changed Decision');
});
