import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const parties = (text: string): string[] => analyseText(text, { today: '2026-11-22' }).parties;
const TERMS = '\nStart date: 1 November 2026\nEnd date: 31 October 2028\nFee: £400 per month\n';

describe('who stands beside the sides of an everyday contract', () => {
  it.each([
    ['Client: Redgate Dental Ltd\nStudio: Moonfield Films Ltd\nProducer: Theo Wexler'],
    ['Owner: Redgate Dental Ltd\nHirer: Moonfield Films Ltd\nStudio: Studio 7'],
    ['Our owner: Head of Operations\nCustomer: Redgate Dental Ltd\nSupplier: Moonfield Films Ltd'],
  ])('is none of them: %s', (labels) => {
    const found = parties(`Hire agreement\n${labels}${TERMS}`);
    expect(found.toSorted()).toEqual(['Moonfield Films Ltd', 'Redgate Dental Ltd']);
  });

  it('a town or the line of work in brackets is in the middle of a name', () => {
    expect(
      parties(
        `Service agreement\nCustomer: Mill Court (Ware) Management Company Limited\nSupplier: Otter Lifts Ltd${TERMS}`,
      ),
    ).toEqual(['Mill Court (Ware) Management Company Limited', 'Otter Lifts Ltd']);
  });

  it('a letter is to the firm of whom it addresses, and a renter is a side', () => {
    const letter = `Otter Lifts Ltd\n9 Weir Road\nNavan\n\nMs Bernadette Toolan\nManager\nHillview Nursing Home Ltd\n3 Church Road\nNavan\n\n14 October 2026\n\nDear Ms Toolan,\n\nYour agreement for the lift has been renewed from 1 December 2026 to 30 November 2027 for €2,180.00 for the year.\n\nYours sincerely,\n\nFintan Gallagher`;
    expect(parties(letter)).toEqual(['Otter Lifts Ltd', 'Hillview Nursing Home Ltd']);
    expect(parties(`OTTER VANS LTD\nVehicle rental schedule\n\nRenter    Hillview Plumbing CC${TERMS}`)).toEqual([
      'OTTER VANS LTD',
      'Hillview Plumbing CC',
    ]);
  });
});
