/** Workspaces of any size for load tests: the same counts and seed always give the same bytes. */
import { createHash } from 'node:crypto';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { bulkChatter, bulkContract } from './bulkContract.ts';
import type { SampleWorkspace, WorkspaceFile, WorkspaceMail } from './samples/workspaceTypes.ts';

export type BulkOptions = {
  mails: number;
  files: number;
  seed?: number;
  /** Share of the mails and files that are contracts, 0 to 1; default 0.3. */
  contracts?: number;
  /** Share of the contracts that are PDFs, the others being plain text; default 0.5. */
  pdfs?: number;
};

/** The only account of a bulk workspace, an administrator. */
export const BULK_ACCOUNT = 'load@bulk.example';

const FIRST_DAY = Date.UTC(2026, 0, 1);
const HALF_HOUR = 1_800_000;

/** Makes the workspace; a thousand PDFs take some seconds. */
export async function bulkWorkspace(options: BulkOptions): Promise<SampleWorkspace> {
  const { mails, files, seed = 1, contracts = 0.3, pdfs = 0.5 } = options;
  const isPdf = (number: number) => isIn(pdfs, Math.floor(number * contracts));
  const workspace: SampleWorkspace = {
    domain: 'bulk.example',
    accounts: [{ email: BULK_ACCOUNT, name: 'Lena Load', isAdmin: true }],
    drives: [],
    mails: [],
    files: [],
  };
  for (let number = 0; number < mails; number += 1)
    workspace.mails.push(await bulkMail(number, seed, isIn(contracts, number), isPdf(number)));
  for (let number = 0; number < files; number += 1)
    workspace.files.push(await bulkFile(mails + number, seed, isIn(contracts, number), isPdf(number)));
  return workspace;
}

/** Spreads a share evenly over the numbers, so that every slice of a list has its part. */
function isIn(share: number, number: number): boolean {
  return Math.floor((number + 1) * share) > Math.floor(number * share);
}

async function bulkMail(number: number, seed: number, isContract: boolean, isPdf: boolean): Promise<WorkspaceMail> {
  const { title, company, text } = isContract ? bulkContract(number, seed) : bulkChatter(number, seed);
  const id = (0x19a0000000000000n + BigInt(number)).toString(16);
  const from = `${company} <office@supplier${number % 50}.example>`;
  const date = new Date(FIRST_DAY + number * HALF_HOUR);
  const head = [
    `From: ${from.replace(',', '')}`,
    `To: ${BULK_ACCOUNT}`,
    `Subject: ${title}`,
    `Date: ${date.toUTCString()}`,
  ];
  const attachment = isPdf ? await pdfOf(text) : Buffer.from(text);
  const type = isPdf ? 'application/pdf' : 'text/plain';
  const lines = isContract
    ? [
        'Content-Type: multipart/mixed; boundary="bulk"',
        '',
        '--bulk',
        'Content-Type: text/plain; charset=utf-8',
        '',
        'Please find the signed copy attached.',
        '--bulk',
        `Content-Type: ${type}; name="contract-${number + 1}.${isPdf ? 'pdf' : 'txt'}"`,
        `Content-Disposition: attachment; filename="contract-${number + 1}.${isPdf ? 'pdf' : 'txt'}"`,
        'Content-Transfer-Encoding: base64',
        '',
        ...(attachment.toString('base64').match(/.{1,76}/g) ?? []),
        '--bulk--',
        '',
      ]
    : ['Content-Type: text/plain; charset=utf-8', '', ...text.split('\n')];
  return {
    id,
    threadId: id,
    account: BULK_ACCOUNT,
    from: from.replace(',', ''),
    to: BULK_ACCOUNT,
    subject: title,
    date: date.toISOString(),
    labelIds: ['INBOX'],
    raw: Buffer.from(['MIME-Version: 1.0', ...head, ...lines].join('\r\n')),
    ...(isContract && { searchText: text }),
  };
}

async function bulkFile(number: number, seed: number, isContract: boolean, isPdf: boolean): Promise<WorkspaceFile> {
  const { title, text } = isContract ? bulkContract(number, seed) : bulkChatter(number, seed);
  const hasPdf = isContract && isPdf;
  const instant = new Date(FIRST_DAY + number * HALF_HOUR).toISOString();
  return {
    id: `1${createHash('sha256').update(`bulk ${seed} ${number}`).digest('base64url').slice(0, 32)}`,
    account: BULK_ACCOUNT,
    name: `${title}.${hasPdf ? 'pdf' : 'txt'}`,
    mimeType: hasPdf ? 'application/pdf' : 'text/plain',
    createdTime: instant,
    modifiedTime: instant,
    bytes: hasPdf ? await pdfOf(text) : Buffer.from(text),
    searchText: text,
  };
}

async function pdfOf(text: string): Promise<Buffer> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const font = await document.embedFont(StandardFonts.Helvetica);
  document.addPage([595, 842]).drawText(text, { font, size: 9, x: 40, y: 790, lineHeight: 13 });
  return Buffer.from(await document.save());
}
