import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import { sampleContract, type Frame } from '../testing/sampleContract.ts';

const A = 'Halvorsen Plastics, Inc., a Delaware corporation ("Company")';
const B = 'Brightwater Logistics LLC, a Texas limited liability company ("Provider")';
const FROM_EFFECTIVE = '7. Term. The term of this Agreement shall be three (3) years from the Effective Date.';
const FROM_HERE = '7. Term. The term of this Agreement shall be three (3) years from the date hereof.';
const UNANCHORED = '7. Term. This Agreement shall continue in effect for three (3) years.';
const SIGNED = (first: string, second: string): string =>
  `HALVORSEN PLASTICS, INC.\nBy: /s/ Ann Lee\nDate: ${first}\n\nBRIGHTWATER LOGISTICS LLC\nBy: /s/ Bo Kim\nDate: ${second}`;

const endOf = (preamble: string, term: string, end?: string, title?: string): string | null => {
  const frame: Frame = { preamble, ...(end === undefined ? {} : { end }), ...(title === undefined ? {} : { title }) };
  return analyseText(sampleContract([term], frame), { today: '2011-07-01' }).termEnd;
};

describe('the day a term counts from', () => {
  it.each([
    `This Agreement is made effective as of June 15, 2011 ("Effective Date") between ${A} and ${B}.`,
    `This Agreement, dated as of June 15, 2011 (the "Effective Date") is by and between ${A} and ${B}.`,
    `This Agreement is between ${A} and ${B} and is effective June 15, 2011 (the Effective Date).`,
    `This Agreement ("Agreement") is entered into by and between ${A}, and ${B}, and is effective as of the 15th day of June, 2011 (hereinafter the "Effective Date").`,
    `This Agreement is made on June 15, 2011 (hereinafter referred to as the "Effective Date") by and between ${A} and ${B}.`,
    `This Agreement, effective on the 15th day of June 2011 (EFFECTIVE DATE), is between ${A} and ${B}.`,
    'THIS AGREEMENT, MADE AS OF JUNE 15, 2011 (THE "EFFECTIVE DATE"), BY AND BETWEEN HALVORSEN PLASTICS, INC. ("COMPANY") AND BRIGHTWATER LOGISTICS LLC ("PROVIDER").',
    `EFFECTIVE DATE: 6/15/2011\n\nThis Agreement is between ${A} and ${B}.`,
    `Effective Date | June 15, 2011\nThis Agreement is between ${A} and ${B}.`,
    `This Agreement is between ${A} and ${B}.\n\n1.1 "Effective Date" means June 15, 2011.`,
    `This Agreement is between ${A} and ${B}.\n\n"Effective Date" shall mean the date of this Agreement, being June 15, 2011.`,
    `This Agreement is made and shall be effective as of 12:01 a.m. on June 15, 2011 (the "Effective Date"), by and between ${A} and ${B}.`,
    `Agreement\n\nEffective as of 15 June 2011 ("Effective Date")\n\nbetween\n\n${A}\n\nand\n\n${B}`,
  ])('is the effective date of: %s', (preamble) => {
    expect(endOf(preamble, FROM_EFFECTIVE)).toBe('2014-06-15');
  });

  it.each([
    `AGREEMENT dated June 15, 2011 between ${A} and ${B}.`,
    `THIS AGREEMENT made in triplicate this fifteenth day of June, 2011\n\nBETWEEN:\n\n${A}\n\nAND:\n\n${B}`,
    `DATED 15 JUNE 2011\n\n(1) HALVORSEN PLASTICS, INC.\n\n(2) BRIGHTWATER LOGISTICS LLC`,
    `This Agreement is executed at Dallas, Texas on this 15th June 2011 between ${A} and ${B}.`,
    `WHEREAS, the parties entered into a prior agreement dated May 1, 2009; and\n\nThis Agreement is made as of June 15, 2011 by and between ${A} and ${B}.`,
    `This Agreement is entered into on 15.06.2011 between ${A} and ${B}.`,
  ])('is the day of: %s', (preamble) => {
    expect(endOf(preamble, FROM_HERE)).toBe('2014-06-15');
  });

  it.each([
    [
      `This Agreement is effective on the date of the last signature below (the "Effective Date") and is between ${A} and ${B}.`,
      FROM_EFFECTIVE,
    ],
    [
      `This Agreement is between ${A} and ${B}. "Effective Date" means the date on which the last party signs this Agreement.`,
      FROM_EFFECTIVE,
    ],
    [
      `This Agreement is made as of the later of the two signature dates below ("Effective Date") between ${A} and ${B}.`,
      FROM_EFFECTIVE,
    ],
    [`This Agreement is entered into as of the date of last signature below between ${A} and ${B}.`, UNANCHORED],
  ])('is the last signature where it says so: %s', (preamble, term) => {
    expect(endOf(preamble, term, SIGNED('June 2, 2011', 'June 15, 2011'))).toBe('2014-06-15');
  });

  it('is the effective date that only the signatures define', () => {
    const end =
      'IN WITNESS WHEREOF, the parties have executed this Agreement as of June 15, 2011 (the "Effective Date").\n\nBy: /s/ Ann Lee';
    expect(endOf(`This Agreement is between ${A} and ${B}.`, FROM_EFFECTIVE, end)).toBe('2014-06-15');
  });

  it.each([
    [
      '2014-07-01',
      `This Agreement is made as of June 15, 2011 but shall be effective as of July 1, 2011 (the "Effective Date") by and between ${A} and ${B}.`,
      FROM_EFFECTIVE,
    ],
    [
      '2014-07-01',
      `This Agreement is executed June 15, 2011 and effective July 1, 2011 between ${A} and ${B}.`,
      UNANCHORED,
    ],
    [
      '2014-06-15',
      `This Agreement is entered into as of June 15, 2011 (the "Signing Date") by ${A} and ${B}.`,
      'This Agreement shall remain in force for three years as of the Signing Date.',
    ],
    [
      '2014-01-01',
      `This Agreement is made on June 15, 2011 between ${A} and ${B}.`,
      'The term of this Agreement shall commence retroactively as of January 1, 2011 and shall continue for a period of three years.',
    ],
    [
      '2014-07-01',
      `This Agreement is made on June 15, 2011 between ${A} and ${B}.`,
      'This Agreement commences on the first day of the month following its execution and shall continue for a period of three years.',
    ],
    [
      '2014-07-01',
      `This Agreement is made on June 15, 2011 between ${A} and ${B}.`,
      'The commencement date for this contract will be 1st July 2011. The initial term of the contract is three years from the commencement date.',
    ],
  ])('is %s less three years for: %s %s', (end, preamble, term) => {
    expect(endOf(preamble, term)).toBe(end);
  });

  it.each([
    [
      `This Agreement is made as of this ___ day of June, 2011 (the "Effective Date"), by and between ${A} and ${B}.`,
      FROM_EFFECTIVE,
    ],
    [
      `This Agreement is entered into as of June 15, 2011 by and between ${A} and ${B}. "Effective Date" means the date on which the Bankruptcy Court approves this Agreement.`,
      FROM_EFFECTIVE,
    ],
    [
      `This Agreement is made as of June 15, 2011 by and between ${A} and ${B}.`,
      'The term of this Agreement shall be three years from the Go-Live Date.',
    ],
  ])('is unknown for: %s', (preamble, term) => {
    expect(endOf(preamble, term)).toBeNull();
  });
});

const datesOf = (text: string): [string | null, string | null] => {
  const { agreementDate, effectiveDate } = analyseText(text, { today: '2011-07-01' });
  return [agreementDate, effectiveDate];
};

describe('the dates of a paper', () => {
  it.each([
    [
      '2008-05-28',
      null,
      'AMENDMENT NO. 1\n\nAmendment No. 1, dated May 28, 2008, to the Services Agreement dated July 1, 2005.\n\n"3. Term. The term of this Agreement began on July 1, 2005 and shall continue through June 30, 2010."',
    ],
    [
      '1996-07-01',
      null,
      `DISTRIBUTOR AGREEMENT\n\nAGREEMENT, made July 1, 1996, between ${A} and ${B}.\n\nFOURTH: The term of this Agreement shall be from the date hereof to and including June 30, 1999.`,
    ],
    [
      '2019-02-14',
      null,
      'LETTER OF INTENT\n\nFebruary 14, 2019\n\nThis letter sets out the terms of a purchase.\n\n8. The parties expect to close on or before May 31, 2019.',
    ],
    [
      '2005-05-10',
      null,
      `SERVICES AGREEMENT\n\nAgreement dated as of May 10, 2005 by and between ${A} and ${B}.\n\n2. This Agreement shall continue in effect until June 30, 2006.`,
    ],
    [
      '2020-02-03',
      null,
      `RESTATED LICENSE\n\nThis Amended and Restated License is made as of February 3, 2020, and amends and restates the License dated as of May 6, 2011 between ${A} and ${B}.`,
    ],
    [
      '2018-12-27',
      null,
      `SERVICES AGREEMENT\n\nThis Agreement is made as of December 27, 2018 between ${A} and ${B}.\n\nA. The parties have signed a Master Purchase Agreement effective as of January 12, 2018.`,
    ],
  ])('are %s and %s in: %s', (agreement, effective, text) => {
    expect(datesOf(text)).toEqual([agreement, effective]);
  });
});

describe('the later of the dates beneath the signatures', () => {
  it('is the effective date that it is called', () => {
    expect(
      endOf(
        `This Agreement is made by and between ${A} and ${B}. It becomes effective when signed by both, as of the later of the dates shown beneath the signatures (the "Effective Date").`,
        FROM_EFFECTIVE,
        SIGNED('May 4, 2011', 'May 9, 2011'),
      ),
    ).toBe('2014-05-09');
  });
});

describe('the day a lease begins', () => {
  it('is not the one on which its rent does', () => {
    expect(
      endOf(
        `This Lease is made as of June 15, 2011 between ${A} and ${B}. "Rent Commencement Date" means September 1, 2011. "Commencement Date" means July 1, 2011.`,
        '7. Term. The term of this Lease shall be three (3) years.',
      ),
    ).toBe('2014-07-01');
  });
});
