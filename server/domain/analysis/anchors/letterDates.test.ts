import { describe, expect, it } from 'vitest';
import { makeDocument } from '../document.ts';
import { readAnchors } from './readAnchors.ts';

const datesOf = (text: string): (string | undefined)[] => {
  const { agreement, effective } = readAnchors(makeDocument(text));
  return [agreement?.value, effective?.value];
};

describe('the date of a letter', () => {
  it.each([
    [
      'stands above its greeting, whatever its first sentence tells of',
      'ORCHARD THERAPEUTICS, INC.\n12 Mill Way\nDover\n\nMarch 5, 2007\n\nDr. Samuel Fell\n44 Hollow Road\n\nRe: Consulting Arrangement\n\nDear Sam:\n\nThis letter sets forth the terms on which Orchard will retain you following your resignation, which was effective February 28, 2007.',
      '2007-03-05',
    ],
    [
      'is not that of the agreement in its subject',
      'ORCHARD LOGISTICS, INC.\n\nDecember 19, 2011\n\nTarn Stores, Inc.\n\nRe: Extension of Services Agreement dated January 2, 2007\n\nLadies and Gentlemen:\n\nReference is made to the above agreement.',
      '2011-12-19',
    ],
    [
      'is not the day on which a job begins',
      'July 9, 2013\n\nElena Fell\n27 Birch Court\n\nDear Elena:\n\nOrchard Software, Inc. is pleased to offer you employment.\n\n1. Your employment will commence on July 29, 2013 (the "Start Date").',
      '2013-07-09',
    ],
  ])('%s', (_, text, day) => {
    expect(datesOf(text)[0]).toBe(day);
  });
});

describe('the effective date', () => {
  it.each([
    [
      'is the day of the agreement that it names again',
      'SERVICES AGREEMENT\n\nThis Agreement, dated as of May 1, 2012, is entered into between Orchard Holdings, Inc. and Tarn Corp., and is effective as of such date.',
      '2012-05-01',
    ],
    [
      'may come at an hour',
      'GAS AGREEMENT\n\nTHIS AGREEMENT is made as of the 12th day of October, 2011, between Orchard Gas, LLC and Tarn Energy Corporation.\n\nThis Agreement shall become effective at 9:00 a.m. CCT on November 1, 2011 (the "Service Date").',
      '2011-11-01',
    ],
    [
      'may stand behind "made effective and is dated"',
      'MAINTENANCE AGREEMENT\n\nThis Agreement is made effective and is dated January 15, 2002 between Orchard Elevator Corporation and Tarn Managers, Inc.',
      '2002-01-15',
    ],
  ])('%s', (_, text, day) => {
    expect(datesOf(text)[1]).toBe(day);
  });
});

it('the date of an installation is not that of the agreement', () => {
  expect(
    datesOf(
      'HOSTING AGREEMENT\n\nThis Hosting Agreement is by and between Orchard Centers, LLC and Tarn Media, Inc. and is effective as of the date of the last signature below.\n\n1. The target installation date for the first Service Order is April 15, 2002.\n\nAGREED AND ACCEPTED:\n\nORCHARD CENTERS, LLC\nBy: /s/ Jane Fell\nDate: March 27, 2002\n\nTARN MEDIA, INC.\nBy: /s/ Max Quill\nDate: March 22, 2002',
    )[0],
  ).toBe('2002-03-27');
});
