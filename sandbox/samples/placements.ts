/** Where each contract of the sample workspace lies: as an attachment, in a mail's body, on a drive, or in several places. */
import { textOf, type SampleContract } from './sampleContract.ts';
import { instantOn } from './sampleDays.ts';
import type { WorkspaceFile, WorkspaceMail } from './workspaceTypes.ts';
import { writeDocx } from './write/writeDocx.ts';
import { DOCX, writeFile } from './write/writeFile.ts';
import { writeHtml } from './write/writeHtml.ts';
import { writeMail, type MailFile } from './write/writeMail.ts';
import { writePdf } from './write/writePdf.ts';

export const MAYA = 'maya.okafor@fernhill.example';
export const TOM = 'tom.lindqvist@fernhill.example';
export const PRIYA = 'priya.raman@fernhill.example';
export const LEGAL_DRIVE = '0AFernhillLegalPVA';
const NAMES: Record<string, string> = { [MAYA]: 'Maya Okafor', [TOM]: 'Tom Lindqvist', [PRIYA]: 'Priya Raman' };

/** Contracts that came by mail lie in Maya's mailbox; these are on a drive only. */
const DRIVE_ONLY = new Set(['hosting', 'telephony', 'staffing', 'copier', 'parking']);
/** Whose mailbox has them too, because the mail went to both. */
const ALSO_TO: Record<string, string> = {
  supply: TOM,
  licence: TOM,
  cleaning: TOM,
  subscription: PRIYA,
  'data processing': PRIYA,
};

/** `Name <address>` of an account. */
export function addressOf(account: string): string {
  return `${NAMES[account] ?? account} <${account}>`;
}

const files = new WeakMap<SampleContract, Promise<MailFile>>();

/** The file of a contract, by the form it has; written once, however many places it lies in. */
export function fileOf(contract: SampleContract): Promise<MailFile> {
  const known = files.get(contract);
  if (known) return known;
  const written = writeContract(contract);
  files.set(contract, written);
  return written;
}

async function writeContract(contract: SampleContract): Promise<MailFile> {
  const name = contract.title.replaceAll(/[/\\:*?"<>|]/g, ' ');
  if (contract.form === 'docx') return { name: `${name}.docx`, mimeType: DOCX, bytes: writeDocx(contract) };
  if (contract.form === 'text') {
    return { name: `${name}.txt`, mimeType: 'text/plain', bytes: Buffer.from(textOf(contract)) };
  }
  return { name: `${name}.pdf`, mimeType: 'application/pdf', bytes: await writePdf(contract) };
}

/** The mails that brought the contracts. */
export async function contractMails(contracts: SampleContract[]): Promise<WorkspaceMail[]> {
  const mails: WorkspaceMail[] = [];
  for (const contract of contracts.filter(({ key }) => !DRIVE_ONLY.has(key))) {
    const others = ALSO_TO[contract.key];
    const accounts = [MAYA, ...(others === undefined ? [] : [others])];
    const to = accounts.map(addressOf).join(', ');
    const content = await contentOf(contract);
    for (const account of accounts) {
      const date = instantOn(contract.sent, 500 + (contract.key.length % 7) * 37);
      mails.push(writeMail(`${contract.key} ${account}`, { account, from: contract.sender, to, date, ...content }));
    }
  }
  return mails;
}

async function contentOf(contract: SampleContract) {
  const searchText = textOf(contract);
  if (contract.form === 'html') return { subject: contract.title, html: writeHtml(contract), searchText };
  if (contract.form === 'text') return { subject: contract.title, text: searchText, searchText };
  const name = contract.sender.split(' ')[0];
  const text = `Hello Maya,\n\nplease find attached the signed ${contract.title}. One copy is for your files.\n\nKind regards\n${name}`;
  return { subject: `Signed: ${contract.title}`, text, files: [await fileOf(contract)], searchText };
}

/** The same agreement again, forwarded: once with its attachment, once as a message within a message. */
export async function forwards(
  contract: SampleContract,
  original: WorkspaceMail,
  sent: string,
): Promise<WorkspaceMail[]> {
  const common = {
    from: addressOf(MAYA),
    to: addressOf(TOM),
    subject: `Fwd: ${original.subject}`,
    searchText: textOf(contract),
  };
  const text =
    `Tom, for your files.\n\nMaya\n\n---------- Forwarded message ---------\nFrom: ${original.from}\n` +
    `Subject: ${original.subject}\n\nPlease find attached the signed ${contract.title}.`;
  const file = await fileOf(contract);
  return [
    writeMail(`${contract.key} forwarded`, {
      ...common,
      account: MAYA,
      date: sent,
      text,
      files: [file],
      labelIds: ['SENT'],
      thread: original,
    }),
    writeMail(`${contract.key} forwarded whole`, {
      ...common,
      account: TOM,
      date: sent,
      text: 'For your files.',
      messages: [original.raw],
    }),
  ];
}

/** What lies on the drives; copies of what came by mail have its very bytes. */
export async function contractFiles(contracts: SampleContract[]): Promise<WorkspaceFile[]> {
  const byKey = (key: string): SampleContract => {
    const contract = contracts.find((each) => each.key === key);
    if (!contract) throw new Error(`No sample contract is called ${key}.`);
    return contract;
  };
  const placed = async (key: string, account: string, more: Partial<WorkspaceFile> = {}) => {
    const contract = byKey(key);
    const { name, mimeType, bytes } = await fileOf(contract);
    return writeFile(key, {
      account,
      name,
      mimeType,
      bytes,
      modifiedTime: instantOn(contract.sent, 900),
      searchText: textOf(contract),
      ...more,
    });
  };
  const doc = async (key: string, account: string, more: Partial<WorkspaceFile> = {}) => {
    const contract = byKey(key);
    const text = textOf(contract);
    return writeFile(key, {
      account,
      name: contract.title,
      mimeType: 'application/vnd.google-apps.document',
      googleDoc: { text, pdf: await writePdf(contract), docx: writeDocx(contract) },
      modifiedTime: instantOn(contract.sent, 900),
      searchText: text,
      ...more,
    });
  };
  const copier = await placed('copier', TOM, { sharedWith: [MAYA] });
  return [
    await placed('master services', MAYA, { name: 'Brightwater MSA (signed).pdf' }),
    await placed('lease', MAYA, { name: 'Lease Kestrel Wharf, final.docx' }),
    await placed('parking', MAYA),
    await placed('staffing', PRIYA, { driveId: LEGAL_DRIVE }),
    await doc('hosting', MAYA),
    await doc('telephony', TOM, { driveId: LEGAL_DRIVE }),
    copier,
    writeFile('copier shortcut', {
      account: MAYA,
      name: copier.name,
      mimeType: 'application/vnd.google-apps.shortcut',
      shortcutTo: copier.id,
      modifiedTime: copier.modifiedTime,
      searchText: '',
    }),
  ];
}
