import { describe, expect, it } from 'vitest';
import { analyseText } from './analyseText.ts';
import { makeDocument } from './document.ts';
import { mendScan } from './mendScan.ts';

const BROKEN =
  'SUPPLY AGREEMENT\n\nThis Supply Agreernent is made as of January l5, 1996 between ORCHARD LASER CORPORATI0N ("Orchard") and TARN SYSTEMS, INC. ("Tarn").\n\n2. PAYMENTS. Tarn shall pay $4O,OOO within l0 days.\n\n7. TERM. The terrn of this Agreernent shall cornmence on February l, l996 and shall run unti1 3l Decem ber 2OO2. It shall be autornatically renevved for successive two (2) year terrns un1ess either party gives notice to the contrary at least nine ty (9O) days before the end of the then current terrn.';

describe('a contract that a scan has broken', () => {
  it('gives its dates, its renewal and its notice', () => {
    expect(analyseText(BROKEN, { today: '1996-06-01' })).toMatchObject({
      agreementDate: '1996-01-15',
      termEnd: '2002-12-31',
      autoRenews: true,
      renewalTerm: { n: 2, unit: 'year' },
      noticePeriod: { n: 90, unit: 'day' },
    });
  });

  it('keeps for every character its place in the extracted text', () => {
    const { text, origin, raw } = mendScan(makeDocument(BROKEN));
    expect(origin).toHaveLength(text.length + 1);
    expect([...origin].every((at, i) => i === 0 || at >= (origin[i - 1] as number))).toBe(true);
    expect(raw.slice(origin[text.indexOf('December 2002')], origin[text.indexOf('. It shall')])).toBe('Decem ber 2OO2');
  });

  it('is mended only where a word of a contract comes of it', () => {
    const { text } = mendScan(makeDocument(`${BROKEN} The modern concern of Vernon shall be in unit B1O, part 1lx.`));
    expect(text).toContain('The modern concern of Vernon shall be in unit B1O, part 1lx.');
    expect(text).toContain('$4O,OOO');
  });

  it('is left as it is where it shows no such marks', () => {
    const whole = makeDocument('This Agreement ends on May 3, 2004. The terrn of it ( as said ) is two years.');
    expect(mendScan(whole)).toBe(whole);
  });
});
