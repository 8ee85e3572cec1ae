/** What a mailbox and a drive hold beside good contracts: what cannot be read, what is not to be read, and other papers. */
import { addressOf, fileOf, LEGAL_DRIVE, MAYA, PRIYA, TOM } from './placements.ts';
import { textOf, type SampleContract } from './sampleContract.ts';
import { instantOn, plusDays, type Day } from './sampleDays.ts';
import type { WorkspaceFile, WorkspaceMail } from './workspaceTypes.ts';
import { writeDocx } from './write/writeDocx.ts';
import { DOCX, writeFile } from './write/writeFile.ts';
import { writeMail, type Draft, type MailFile } from './write/writeMail.ts';
import { writeBrokenPdf, writePdf, writeScan } from './write/writePdf.ts';
import { writeXlsx, XLSX } from './write/writeXlsx.ts';
import { writeZip } from './write/writeZip.ts';

const PDF = 'application/pdf';

/** Mails whose attachments cannot be read or are no contracts, and a draft. `contract`: any one, to be locked and broken. */
export async function otherMails(today: Day, contract: SampleContract): Promise<WorkspaceMail[]> {
  const mail = mailTo(today);
  const archive = writeZip({ 'lease 2014.pdf': await writePdf(contract), 'readme.txt': 'Agreements before 2015.' });
  return [
    await lockedMail(today, contract),
    mail('broken', 44, {
      from: 'Edwin Marlow <edwin@marlowpaper.example>',
      subject: 'Old supply contract',
      text: 'Here is the old contract from our archive; the file may have suffered.\n\nEdwin',
      files: attached('Supply Contract 2011.pdf', PDF, await writeBrokenPdf(contract)),
    }),
    mail('archive', 52, {
      from: addressOf(TOM),
      subject: 'Every old agreement',
      text: 'Every contract and agreement of the old studio, in one archive.\n\nTom',
      files: attached('old agreements.zip', 'application/zip', archive),
    }),
    registerMail(today),
    mail('invoice', 20, {
      from: 'Accounts <billing@coldbrookair.example>',
      subject: 'Invoice 88120 under your maintenance agreement',
      text: 'Please find our invoice attached.',
      files: attached('Invoice 88120.pdf', PDF, await writePdf(invoice(today))),
    }),
    mail('curriculum', 5, {
      from: 'Harriet Moss <harriet.moss@candidate.example>',
      subject: 'CV for the post of contract manager',
      text: 'My CV, as promised.\n\nHarriet Moss',
      files: attached('CV Harriet Moss.docx', DOCX, writeDocx(curriculum(today))),
    }),
    mail('draft', 1, {
      from: addressOf(MAYA),
      subject: 'Draft: Photography Services Agreement',
      text:
        'This Photography Services Agreement is entered into by and between Fernhill Studios, ' +
        'Inc. and [name]. It begins on [date] and continues for one (1) year. To be finished.',
      labelIds: ['DRAFT'],
    }),
  ];
}

/** A contract that asks for its password, in a mail. */
export async function lockedMail(today: Day, contract: SampleContract): Promise<WorkspaceMail> {
  return mailTo(today)('locked', 30, {
    from: 'Legal <legal@arborwood-partners.example>',
    subject: 'Settlement agreement (password follows by phone)',
    text: 'Dear Maya,\n\nthe agreement is attached. You will get the password by phone.\n\nStella',
    files: attached('Settlement Agreement.pdf', PDF, await writePdf(contract, 'kept by phone')),
  });
}

/** A register of two contracts, in a mail: a sheet, and no contract itself. */
export function registerMail(today: Day): WorkspaceMail {
  const register = writeXlsx('Register', [
    ['Number', 'Contract name', 'Counterparty', 'End date', 'Amount', 'Currency'],
    ['R-1', 'Plant care', 'Greenleaf Interiors', plusDays(today, 200), '1800', 'USD'],
    ['R-2', 'Window cleaning', 'Clearpane Services', plusDays(today, 340), '2400', 'USD'],
  ]);
  return mailTo(today)('register', 58, {
    from: addressOf(PRIYA),
    subject: 'Contract register',
    text: 'The register of contracts, as far as it goes.\n\nPriya',
    files: attached('contract register.xlsx', XLSX, register),
  });
}

function mailTo(today: Day) {
  return (key: string, ago: number, draft: Omit<Draft, 'account' | 'to' | 'date'>) =>
    writeMail(key, { account: MAYA, to: addressOf(MAYA), date: instantOn(plusDays(today, -ago), 700), ...draft });
}

/** Files that cannot be read, that nobody may download, that are in the bin, and that are no contracts. */
export async function otherFiles(today: Day, contract: SampleContract): Promise<WorkspaceFile[]> {
  const file = (
    key: string,
    ago: number,
    more: Omit<WorkspaceFile, 'id' | 'createdTime' | 'modifiedTime' | 'account'>,
  ) => writeFile(key, { account: MAYA, modifiedTime: instantOn(plusDays(today, -ago), 800), ...more });
  const { bytes = new Uint8Array() } = await fileOf(contract);
  const text = textOf(contract);
  const notes =
    'Notes of the contract review\n\nMaya asked which agreements renew by themselves. Priya will list them. Nothing was decided.';
  const notesPdf = await writePdf({ ...minutes(today), blocks: notes.split('\n\n').slice(1) });
  return [
    file('scan', 120, {
      name: 'Storage agreement, signed (scan).pdf',
      mimeType: PDF,
      bytes: await writeScan(7),
      searchText: 'storage agreement',
    }),
    file('view only', 90, {
      name: 'Shareholders agreement (view only).pdf',
      mimeType: PDF,
      bytes,
      canDownload: false,
      searchText: text,
    }),
    file('binned', 300, { name: 'Old agreement.pdf', mimeType: PDF, bytes, trashed: true, searchText: text }),
    file('notes', 11, {
      name: 'Notes of the contract review',
      mimeType: 'application/vnd.google-apps.document',
      googleDoc: { text: notes, pdf: notesPdf },
      driveId: LEGAL_DRIVE,
    }),
  ];
}

function paper(today: Day, ago: number, title: string, blocks: SampleContract['blocks']): SampleContract {
  const expected = { parties: [], amount: null, currency: null, amountPeriod: null, termEnd: null, renewalDate: null };
  return { key: title, title, form: 'pdf', sender: '', sent: plusDays(today, -ago), blocks, expected };
}

function minutes(today: Day): SampleContract {
  return paper(today, 11, 'Notes of the contract review', []);
}

function invoice(today: Day): SampleContract {
  return paper(today, 20, 'Invoice', [
    {
      rows: [
        ['Invoice number:', '88120'],
        ['Bill to:', 'Fernhill Studios, Inc.'],
        ['Amount due:', '$900.00'],
        ['Terms:', 'Net 30'],
      ],
    },
    'Quarterly inspection of the rooftop units under your maintenance agreement. Please remit to the account below.',
  ]);
}

function curriculum(today: Day): SampleContract {
  return paper(today, 5, 'Curriculum vitae', [
    'Harriet Moss. Contract manager with six years of experience in publishing.',
    {
      rows: [
        ['2020 to now', 'Contract manager: 340 supplier agreements, from draft to renewal'],
        ['2017 to 2020', 'Licensing assistant'],
      ],
    },
    'Languages: English, French. References on request.',
  ]);
}

function attached(name: string, mimeType: string, bytes: Uint8Array): MailFile[] {
  return [{ name, mimeType, bytes }];
}
