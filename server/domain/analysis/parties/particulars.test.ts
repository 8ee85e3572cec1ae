import { describe, expect, test } from 'vitest';
import { makeDocument } from '../document.ts';
import { readParties } from './readParties.ts';

describe('what an opening says of a person beside the name', () => {
  test.each([
    [
      'whose son, how old and where resident',
      'between Shri ARJUN DEV RATHORE, S/o Late Shri Bhanu Rathore, aged about 52 years, residing at No. 14, 3rd Cross, Mysuru 570001, hereinafter referred to as the "OWNER" of the one part and M/s. NILAM TEXTILES PRIVATE LIMITED, having its registered office at 22, MG Road, Mysuru, hereinafter referred to as the "TENANT" of the other part.',
      ['arjun dev rathore', 'nilam textiles private limited'],
    ],
    [
      'occupation and number of an identity card',
      'between Smt. Leela Prakash Desai, Age 58 years, Occupation: Housewife, PAN: ABCDE1234F, residing at 401, Sea View, Thane 400601, hereinafter called the "Licensor" of the One Part and Mr. Imran Qazi, son of Mr. Dawood Qazi, aged 34, Occupation: Service, residing at B-12, Sector 21, Vashi hereinafter called the "Licensee" of the Other Part.',
      ['leela prakash desai', 'imran qazi'],
    ],
    [
      'short forms without a comma',
      'between Sh. Mohan Lal Suri S/o Sh. Kishan Lal Suri R/o H.No. 45, Pocket B, Karnal (hereinafter called the "LANDLORD")\nAND\nMst. Rabia Noor W/o Adil Noor, CNIC No. 35202-0000000-1, resident of Model Town, Karnal (hereinafter called the "TENANT").',
      ['mohan lal suri', 'rabia noor'],
    ],
  ])('%s is no part of it, and no party', (_, opening, parties) => {
    const document = makeDocument(
      `RENTAL AGREEMENT\n\nThis Rental Agreement is made on 3 May 2026 ${opening}\n\nWHEREAS the flat is empty.`,
    );
    expect(readParties(document).map(({ value }) => value.toLowerCase())).toEqual(parties);
  });
});
