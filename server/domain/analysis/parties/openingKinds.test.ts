import { describe, expect, it } from 'vitest';
import { makeDocument } from '../document.ts';
import { readParties } from './readParties.ts';

const read = (lines: string[]): string[] => readParties(makeDocument(lines.join('\n'))).map(({ value }) => value);

describe('the parties of an opening', () => {
  it.each<[string, string[], string[]]>([
    [
      'with a country before its "and"',
      [
        'RESEARCH AGREEMENT',
        'This Agreement is made this 4th day of May, 2009 between Orrin Valley Research Institute, of 14 Marsh Lane, Aberford,',
        'United Kingdom and Tessel Genomics, Inc., of 22 Rancho Way, Thousand Oaks, California.',
      ],
      ['Orrin Valley Research Institute', 'Tessel Genomics, Inc.'],
    ],
    [
      'in capitals, with a street behind a name without a legal form',
      [
        'OUTSOURCING AGREEMENT',
        '',
        'BETWEEN:',
        '',
        'PELHAM FULFILMENT INTERNATIONAL KEIZERSTRAAT 51 7327 GM APELDOORN THE NETHERLANDS (HEREINAFTER "PFI")',
        '',
        'AND',
        '',
        'BRASSWOOD SOFTWARE, INC. 320 NEVADA STREET NEWTON, MA 02160 U.S.A. (HEREAFTER "BRASSWOOD")',
        '',
        '1. PURPOSE. The parties formalize their agreement.',
      ],
      ['Pelham Fulfilment International', 'Brasswood Software, Inc.'],
    ],
    [
      'each acting through somebody',
      [
        'JOINT VENTURE AGREEMENT',
        '',
        'This Joint Venture Agreement (Agreement) is made and executed on this the 18th day of May, 2001 BETWEEN Vantor',
        'Technologies Inc., a company incorporated under the laws of the State of Delaware U.S.A. and having its principal',
        "office at 16804 Grid Place, Cerritos, California (hereinafter referred to as 'VANTOR', which terms shall unless",
        'repugnant to the subject or context mean and include its successors), through Ms. Pearl Desai a duly authorized person',
        'and Director of Asia-Pacific Operations, AND SHARADA INDUSTRIES LIMITED, a company incorporated under the Companies',
        "Act, 1956 having its registered office at 36-A, Udyog Nagar, Delhi, India, (hereinafter referred to as 'SIL', which",
        'terms shall unless repugnant to the subject or context mean and include its successors), through Mr. Rohan K. Sharada',
        'its Managing Director, AND Mr. Rohan K. SHARADA, r/o. A-15, Ashok Marg, New Delhi (hereinafter referred to as',
        "'SHARADA').",
      ],
      ['Vantor Technologies Inc.', 'Sharada Industries Limited', 'Rohan K. Sharada'],
    ],
    [
      'that are bodies without an alias',
      [
        'INTERGOVERNMENTAL AGREEMENT',
        'This Agreement is made by and among the County of Larimore, Colorado, a body corporate and politic, Stonecreek',
        'Recreation District, a special district, and Friends of the Larimore Trail, a nonprofit organization.',
      ],
      ['County of Larimore', 'Stonecreek Recreation District', 'Friends of the Larimore Trail'],
    ],
    [
      'that employs a person with an initial',
      [
        'EMPLOYMENT AGREEMENT',
        'Hollander Motors, Inc. ("Employer") hereby employs Gregory P. Tatum, of 18 Elm Court, Sandusky, Ohio ("Employee") upon',
        'the following terms.',
        'Signed this 3rd day of March 2003.',
        'HOLLANDER MOTORS, INC.',
        'By: /s/ Carl Hollander',
        'Carl Hollander, President',
        '/s/ Gregory P. Tatum',
        'Gregory P. Tatum',
      ],
      ['Hollander Motors, Inc.', 'Gregory P. Tatum'],
    ],
    [
      'that is a government with its minister',
      [
        'MINING CONVENTION',
        'This Convention is made on 2 May 2007 between the Government of the Republic of Tarsia, represented by the Minister of',
        'Mines, Hon. Amadou Keita, and Coppergate Mining plc, represented by its Chairman, Mr. Neil Ashby.',
      ],
      ['Government of the Republic of Tarsia', 'Coppergate Mining plc'],
    ],
  ])('%s are read', (_, lines, parties) => {
    expect(read(lines).map((name) => name.toLowerCase())).toEqual(parties.map((name) => name.toLowerCase()));
  });
});
