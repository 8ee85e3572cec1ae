/** For tests: a mailbox with the corpus of broken files, each the attachment of a mail of its own. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SampleWorkspace } from '../../../sandbox/samples/workspaceTypes.ts';
import { ADMIN, tinyWorkspace } from '../../../sandbox/testing/tinyWorkspace.ts';
import { corpusFolder } from '../../documents/testing/corpusFolder.ts';
import { madeMail } from './madeMail.ts';

export type RobustnessMailbox = { workspace: SampleWorkspace; names: string[] };

/** Every `step`-th file; null, after a sentence on the console, where the corpus is missing. */
export function robustnessMailbox(step = 1): RobustnessMailbox | null {
  const folder = corpusFolder('robustness');
  if (folder === null) return null;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
    .filter((_file, index) => index % step === 0);
  const attachments = files.map((file, index) => ({
    name: `${index} ${path.basename(file)}`,
    type: 'application/octet-stream',
    bytes: readFileSync(file),
  }));
  const mails = attachments.map((file) => madeMail(ADMIN, 'A file', 'An agreement?', [file]));
  return { workspace: tinyWorkspace(mails), names: attachments.map(({ name }) => name) };
}
