import { describe, expect, it } from 'vitest';
import { makeDocument } from '../document.ts';
import { readParties } from './readParties.ts';

/** A part of the grammar of preambles varies at a time; the rest stands still. Every name is made up. */
const NAMES = [
  'ORCHARD LANE MILLS, INC.',
  'Kestrel Holdings PLC',
  'Marram GmbH',
  'Egret Pharma AG',
  'Dune Harbor Fund II, L.P.',
  'Fenwick & Hale LLP',
  'Bank of Tarn, N.A.',
  'Osprey Bank, National Association',
  'Osprey Biotech Co., Ltd.',
  'Heron S.p.A.',
  'Plover S.r.l.',
  'Dunlin B.V.',
  'Godwit S.A.',
  'Whimbrel A/S',
  'Avocet AB',
  'Lapwing Oy',
  'Turnstone Pty Ltd',
  'Teal Sdn. Bhd.',
  'Redshank (Hong Kong) Limited',
  'Shoveler S.à r.l.',
  'Pintail Sp. z o.o.',
  'Goosander & Co.',
  'The Merganser Foundation',
  'The Regents of the University of Tarn',
  'City of Tarn',
  'Board of Education of Tarn County',
  'Nuthatch Media Group',
  'Wren, Finch & Lark, Inc.',
  'Siskin.com, Inc.',
  'eLinnet, Inc.',
  'adelie America, Inc.',
  '7-Twite, Inc.',
  'Hoopoe Life Insurance Company of America',
  'Grouse (U.S.A.) Inc.',
  'Allied Pheasant Corp.',
  'Equity Residential Quail Trust',
  'THE BANK OF NEW TARN MELLON TRUST COMPANY, N.A.',
  'ICON FL TARN OWNER POOL 5 GA/FL, LLC',
  '21st Century Kestrel, Inc.',
  'Signature Bank',
  'Merrill Quail, Pierce, Fenn & Rail Incorporated',
  'Snipe, Roebuck and Co.',
  'Dr Pipit Sanderling Group, Inc.',
  'Contract Marram Corp.',
  'National Registered Plovers, Inc.',
  'Under Armoury, Inc.',
  'Jane B. Whitfield',
  'Robert J. Van der Meer III',
  'Harriet Quill, M.D.',
];
const DESCRIPTIONS = [
  ', a Delaware corporation',
  ' a New York corporation',
  ', A DELAWARE CORPORATION',
  ', a corporation organized and existing under the laws of the State of Ohio',
  ', a company incorporated in England and Wales with company number 01234567 and having its registered office at 12 Mill Road, London EC1 2AB',
  ', having its principal place of business at 12 Mill Road, Suite 400, Dover, Delaware 19901',
  ' with offices at 9 Lake Street, Reno, NV 89501',
  ' whose address is 270 Mill Road South, Hamilton, Ontario, Canada, L8P 0A6',
  ' (Company No. 7654321)',
  ', on behalf of itself and its Affiliates',
  ' together with its affiliates',
  ', its successors and assigns',
  ', or its assigns',
  ', acting through its Retail division',
  ' d/b/a Bluebell',
  ' (formerly known as Old Bluebell Corp.)',
  ', a wholly-owned subsidiary of Bluebell Group plc',
  ', a national banking association, as administrative agent',
  ', of 12 Mill Road, Dover',
  ', duly represented by its Managing Director, Mr. Peter Alder',
];
const ALIASES = [
  ' ("ALIAS")',
  ' (the "ALIAS")',
  ' (hereinafter referred to as the "ALIAS")',
  ', hereinafter called the "ALIAS"',
  ' (“ALIAS”)',
  " ('ALIAS')",
  ' (ALIAS)',
  ' (the "ALIAS" or "Nick")',
  ' (together with its successors, the "ALIAS")',
  ' ("ALIAS," "we" or "us")',
  ' (each, a "Party")',
  ', as ALIAS',
];
const LISTS: ((first: string, second: string) => string)[] = [
  (first, second) => `${first} and ${second}`,
  (first, second) => `${first}, and ${second}`,
  (first, second) => `${first}; and ${second}`,
  (first, second) => `\n\n${first}\n\nand\n\n${second}`,
  (first, second) => `\n\n${first}\n\nAND:\n\n${second}`,
  (first, second) => `\n\n${first}\n\n- and -\n\n${second}`,
  (first, second) => `\n\n${first}\n\n&\n\n${second}`,
  (first, second) => `\n\n(1) ${first}; and\n\n(2) ${second}`,
  (first, second) => `\n\n1. ${first}\n\n2. ${second}`,
  (first, second) => `(i) ${first}, and (ii) ${second}`,
  (first, second) => `${first}, on the one hand, and ${second}, on the other hand`,
];
const OPENINGS: ((list: string) => string)[] = [
  (list) =>
    `This Agreement is made and entered into as of March 1, 2021 (the "Effective Date"), by and between ${list}.`,
  (list) => `THIS LEASE is made this 3rd day of May, 2021, by and between ${list}.`,
  (list) => `PROMISSORY NOTE, dated as of June 4, 2021, among ${list}.`,
  (list) => `This Statement of Work ("SOW") is between ${list}. The parties agree as follows:`,
  (list) => `This License is entered into by ${list}, effective on the date of last signature.`,
  (list) => `THIS AGREEMENT is dated 4 June 2022\n\nBETWEEN:\n\n${list}`,
  (list) => `This Amendment amends that certain Supply Agreement dated May 3, 2020 by and between ${list}.`,
  (list) => `The parties to this Memorandum of Understanding are ${list}.`,
  (list) => `This letter constitutes the agreement between ${list}, that the latter shall serve as agent.`,
];
const BODY = '\n\nWHEREAS, the parties wish to set out their terms;\n\n1. Services are described in Exhibit A.';

const partiesOf = (opening: string): string[] =>
  readParties(makeDocument(`AGREEMENT\n\n${opening}${BODY}`)).map((party) => party.value);
const [standard] = OPENINGS as [(list: string) => string];
const SECOND = 'Tarn Valley Foods LLC';

describe('whatever the words around them, the parties of a preamble are read', () => {
  it.each(NAMES)('a preamble gives both parties when one is named %s', (name) => {
    const bare = name.replace(/^The /, '').toLowerCase();
    for (const list of LISTS.slice(0, 3))
      for (const parties of [
        partiesOf(standard(list(`${name} ("First")`, `${SECOND} ("Second")`))),
        partiesOf(standard(list(`${SECOND}, a Utah company ("First")`, `${name} (the "Second")`))).toReversed(),
      ])
        expect(parties.map((party) => party.replace(/^The /, '').toLowerCase())).toEqual([bare, SECOND.toLowerCase()]);
  });

  it.each(DESCRIPTIONS)('a preamble gives both parties when each is described as X%s', (description) => {
    for (const name of ['Orchard Lane Mills, Inc.', 'Kestrel Holdings PLC'])
      for (const list of LISTS.slice(0, 5))
        expect(
          partiesOf(standard(list(`${name}${description} ("First")`, `${SECOND}${description} ("Second")`))),
        ).toEqual([name, SECOND]);
  });

  it.each(ALIASES)('a preamble gives both parties when each is called X%s', (alias) => {
    for (const name of ['Orchard Lane Mills, Inc.', 'City of Tarn', 'Jane Whitfield'])
      for (const list of LISTS.slice(0, 5)) {
        const text = list(
          `${name}${alias.replace('ALIAS', 'Supplier')}`,
          `${SECOND}${alias.replace('ALIAS', 'Buyer')}`,
        );
        expect(partiesOf(standard(text))).toEqual([name, SECOND]);
      }
  });

  it.each(OPENINGS.map((opening) => [opening('…'), opening] as const))('opened by %s', (_, opening) => {
    for (const list of LISTS)
      expect(
        partiesOf(opening(list('Orchard Lane Mills, Inc., a Delaware corporation ("Mills")', `${SECOND} ("Tarn")`))),
      ).toEqual(['Orchard Lane Mills, Inc.', SECOND]);
  });
});
