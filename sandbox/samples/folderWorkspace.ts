/** A workspace made of the files of a folder (`SANDBOX_DOCUMENTS`), to run the whole product on real documents. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { instantOn, plusDays, type Day } from './sampleDays.ts';
import type { SampleWorkspace, WorkspaceFile, WorkspaceMail } from './workspaceTypes.ts';
import { DOCX, writeFile } from './write/writeFile.ts';
import { writeMail } from './write/writeMail.ts';

const ACCOUNT = 'reader@documents.example';
const ADDRESS = `Reader of Documents <${ACCOUNT}>`;
/** Every mail and file is found by any of these. */
const KEYWORDS = 'contract agreement renewal lease order invoice licence policy';
/** Which of the files lie on the drive instead of in a mail: every third. */
const DRIVE_EVERY = 3;

const TYPES: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.docx': DOCX,
  '.txt': 'text/plain',
  '.html': 'text/html',
  '.htm': 'text/html',
  '.eml': 'message/rfc822',
  '.zip': 'application/zip',
};

/**
 * Every file below the folder, each once, in the order of their paths: two of three attached to a mail of their own, the
 * third on the drive. Throws when the folder cannot be read.
 */
export function folderWorkspace(folder: string, today: Day): SampleWorkspace {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !path.basename(name).startsWith('.') && statSync(path.join(folder, name)).isFile())
    .toSorted();
  const mails: WorkspaceMail[] = [];
  const files: WorkspaceFile[] = [];
  for (const [index, name] of names.entries()) {
    const document = {
      name: path.basename(name),
      mimeType: TYPES[path.extname(name).toLowerCase()] ?? 'application/octet-stream',
      bytes: new Uint8Array(readFileSync(path.join(folder, name))),
    };
    const date = instantOn(plusDays(today, -index), 600);
    if (index % DRIVE_EVERY === DRIVE_EVERY - 1) {
      files.push(
        writeFile(name, { account: ACCOUNT, modifiedTime: date, searchText: `${name} ${KEYWORDS}`, ...document }),
      );
    } else mails.push(mailWith(name, date, document));
  }
  return {
    domain: 'documents.example',
    accounts: [{ email: ACCOUNT, name: 'Reader of Documents', isAdmin: true }],
    drives: [],
    mails,
    files,
  };
}

function mailWith(
  name: string,
  date: string,
  file: { name: string; mimeType: string; bytes: Uint8Array },
): WorkspaceMail {
  return writeMail(name, {
    account: ACCOUNT,
    from: ADDRESS,
    to: ADDRESS,
    subject: `Document: ${file.name}`,
    date,
    text: `The document is attached. Words to find it by: ${KEYWORDS}.`,
    // As bytes: a message that is broken on purpose must arrive as it is.
    files: [{ ...file, mimeType: file.mimeType === 'message/rfc822' ? 'application/octet-stream' : file.mimeType }],
    searchText: name,
  });
}
