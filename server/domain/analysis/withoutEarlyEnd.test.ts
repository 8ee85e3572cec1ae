import { describe, expect, it } from 'vitest';
import { readingOf } from '../cycle/readingOf.ts';
import { analyseText } from './analyseText.ts';
import type { Analysis } from './types.ts';

const agreed = (end: string, begins = 'November 5, 1997'): Analysis =>
  analyseText(
    `TRADEMARK LICENSE AGREEMENT

This Agreement is made and entered into as of November 5, 1997 between Alpha Systems, Inc. ("Licensor") and Beta Stores LLC ("Licensee").

1. Term. The term of this Agreement begins on ${begins} and ends on ${end}. It shall automatically renew for successive terms of one year unless either party gives thirty (30) days written notice before the end of the then-current term.

IN WITNESS WHEREOF the parties have signed. Alpha Systems, Inc. Beta Stores LLC
`,
    { today: '2026-11-27' },
  );
const ends = ({ alternatives }: Analysis): string[] =>
  alternatives.filter(({ field }) => field === 'termEnd').map(({ value }) => value);

describe('an end that lies before the first day', () => {
  it('is a question, and nothing is counted from it', () => {
    const found = agreed('September 30, 1997');
    expect(found).toMatchObject({ termEnd: null, renewalDate: null, noticeBy: null, ending: 'renews' });
    expect(ends(found)).toEqual(['1997-09-30']);
    const { values, others, evidence } = readingOf('document', 'Agreement', found);
    expect(values.to).toBeNull();
    expect(others).toContainEqual(expect.objectContaining({ field: 'to', value: '1997-09-30' }));
    expect(evidence.map(({ field }) => field)).not.toContain('to');
  });

  it.each([
    ['behind the first day', agreed('September 30, 1998'), '1998-09-30'],
    ['of what had begun before it was agreed', agreed('September 30, 1997', 'October 1, 1996'), '1997-09-30'],
  ])('%s it is a fact', (_, found, end) => {
    expect([found.termEnd, ends(found)]).toEqual([end, []]);
  });
});
