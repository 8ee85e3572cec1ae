import { describe, expect, it } from 'vitest';
import { cleanName } from './cleanName.ts';
import { isName } from './partyName.ts';

describe('a name cut out of what stands around it', () => {
  it.each([
    ['a degree before it', 'PhD AND ORCHARD PHARMA S.R.L.', 'ORCHARD PHARMA S.R.L.'],
    ['a year and a heading before it', '2000 PREAMBLE JSC NOC Orchard', 'JSC NOC Orchard'],
    ['the end of a date before it', '2010 ORCHARD GATHERING COMPANY, LLC', 'ORCHARD GATHERING COMPANY, LLC'],
    ['an address before it', 'Surrey KT10 9PN ORCHARD GROUP LIMITED', 'ORCHARD GROUP LIMITED'],
    ['a Canadian address before it', 'Canada N3C2A7 and Orchard Corporation', 'Orchard Corporation'],
    ['the address on the next line', 'Orchard Europe GmbH\nSeestrasse 44\n8002 Zurich', 'Orchard Europe GmbH'],
    ['"attest" before it', 'ATTEST: ORCHARD MILLS, INC.', 'ORCHARD MILLS, INC.'],
    ["the signer's line behind it", 'ORCHARD MILLS, INC. By: ________', 'ORCHARD MILLS, INC.'],
    ['the building behind it', 'Orchard Software, Inc. Frost Tower, 401 Mill Walk', 'Orchard Software, Inc.'],
    [
      'an address with a post code behind it',
      'Orchard Mills of 5 King Street, London EC4R 9AN, United Kingdom',
      'Orchard Mills',
    ],
    ['what it is called behind it', 'Orchard Mills LLC "Consultant"', 'Orchard Mills LLC'],
    [
      'a description with a capital behind it',
      'Orchard, Lane & Co. a Corporation organized in Utah',
      'Orchard, Lane & Co.',
    ],
    ['a list of surnames whole', 'Orchard, Lane and Fell, Inc., a Utah corporation', 'Orchard, Lane and Fell, Inc.'],
    ['a town and its state alone', 'Boston, MA and Orchard Ltd., a Utah company', 'Boston'],
    ['"company" behind it', 'The Orchard International Inc. company', 'Orchard International Inc.'],
  ])('a name is kept and the rest dropped: %s', (_, phrase, name) => {
    expect(cleanName(phrase)).toBe(name);
  });

  it.each([
    'L CORPORATION',
    'Inc. Frost Tower',
    'Liability Company',
    'GP LLC',
    'Meridian Engines Division',
    'General Partner',
    '397 Mill Road',
    'London EC2Y 5EJ',
  ])('is none that is only a part of one: %s', (phrase) => {
    expect(isName(phrase)).toBe(false);
  });
});
