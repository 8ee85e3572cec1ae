import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const passagesOf = (text: string): string[] => [
  ...new Set(
    analyseText(text, { today: '2026-01-01' })
      .evidence.filter(({ field }) => field === 'parties')
      .map(({ quote }) => quote),
  ),
];

describe('the evidence of the parties', () => {
  it('is the one passage that names them all', () => {
    const opening =
      'This Agreement is made by and between Orchard Mills, Inc. ("Orchard") and Tarn Foods LLC ("Tarn").';
    expect(passagesOf(`AGREEMENT\n\n${opening}\n\n1. Services are described in Exhibit A.`)).toEqual([opening]);
  });

  it('is a passage for each where they stand far apart', () => {
    const long = `having its office in a ${'very '.repeat(140)}long street`;
    const passages = passagesOf(
      `AGREEMENT\n\nThis Agreement is made by and between Orchard Mills, Inc., a Georgia corporation ${long} ("Orchard"), and Tarn Foods LLC ("Tarn").\n\n1. Services.`,
    );
    expect(passages).toHaveLength(2);
    expect(passages[0]).toContain('by and between Orchard Mills, Inc., a Georgia corporation');
    expect(passages[1]).toContain('Tarn Foods LLC ("Tarn")');
    for (const passage of passages) expect(passage.length).toBeLessThan(300);
  });
});
