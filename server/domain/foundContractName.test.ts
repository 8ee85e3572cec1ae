import { expect, it } from 'vitest';
import { foundContractName } from './foundContractName.ts';

const none = { fileName: null, title: null, parties: [] as string[], subject: null };
const parties = ['Brightwater Ltd', 'Northwind Inc'];

it.each([
  ['a telling file name, without its ending', { fileName: 'Hosting_Northwind_2026.pdf' }, 'Hosting Northwind 2026'],
  ['only the last part of a path', { fileName: '..\\..\\Northwind lease.docx' }, 'Northwind lease'],
  [
    'title and parties where the file is called scan0001.pdf',
    { fileName: 'scan0001.pdf', title: 'LEASE OF OFFICE SPACE', parties },
    'Lease of Office Space, Brightwater Ltd and Northwind Inc',
  ],
  [
    'title and parties where the file is called signed contract.pdf',
    { fileName: 'signed contract.pdf', title: 'Lease', parties },
    'Lease, Brightwater Ltd and Northwind Inc',
  ],
  [
    'title and parties where the file is called by a checksum',
    { fileName: '0556ac837501.pdf', title: 'Lease', parties },
    'Lease, Brightwater Ltd and Northwind Inc',
  ],
  [
    'the title on a scan before the name that its file was given',
    { fileName: 'Xerox WorkCentre 2026.pdf', title: 'LEASE OF OFFICE SPACE', parties, isScan: true },
    'Lease of Office Space, Brightwater Ltd and Northwind Inc',
  ],
  [
    'the name of a scan’s file where it says the title, too',
    { fileName: 'Office lease Northwind 2026.pdf', title: 'Office Lease', parties, isScan: true },
    'Office lease Northwind 2026',
  ],
  [
    'the name of a scan’s file where its title is one word',
    { fileName: 'Northwind.pdf', title: 'Lease', isScan: true },
    'Northwind',
  ],
  ['parties alone', { fileName: 'document.pdf', parties }, 'Agreement, Brightwater Ltd and Northwind Inc'],
  [
    'the first two of many parties',
    { parties: [...parties, 'Third GmbH'] },
    'Agreement, Brightwater Ltd, Northwind Inc and others',
  ],
  [
    'the subject without its Re: and Fwd:',
    { subject: 'Re: Fwd: RE[2]: Cleaning services 2026' },
    'Cleaning services 2026',
  ],
  ['an empty name before nothing', { fileName: 'scan.pdf' }, 'scan'],
  ['the fallback of the specification', {}, 'Unnamed Contract'],
  ['no control characters', { fileName: 'North\u0000wind\nlease.pdf' }, 'North wind lease'],
])('the name of a found contract is %s', (_what, sources, name) => {
  expect(foundContractName({ ...none, ...sources })).toBe(name);
});

it('holds no character that controls how it is shown', () => {
  const fileName = 'Hosting\u202Efdp\u2066\u0007 2027\u0085.pdf';
  expect(foundContractName({ fileName, title: null, parties: [], subject: null })).toBe('Hosting fdp 2027');
});

it('is never longer than a list can show', () => {
  expect(foundContractName({ ...none, fileName: `${'northwind '.repeat(60)}.pdf` })).toHaveLength(200);
});
