/** Opens the Drive files that an email links to, as if they were attached. */
import type { DriveLink } from '../domain/driveLinks.ts';
import { GoogleFailure } from '../google/googleFailure.ts';
import { scopeOfItemFailure } from './failureRules.ts';
import { type Finding, type Whereabouts, plain, skippedFinding } from './findings.ts';
import type { Skip } from './judgeFile.ts';
import { ReadAgain, type ReadContext } from './readContext.ts';
import { readDriveFile } from './readDriveItem.ts';
import { skipOfFailure } from './readFile.ts';

/** Linked files of one email that are opened. */
const MOST_OPENED = 10;

const NOT_GRANTED: Skip = {
  reason: 'This email links to a file in Drive, and Perennial isn’t allowed to read Drive. Connect again and allow it.',
  code: 'driveNotGranted',
  retryable: true,
};
const CLOSED: Skip = {
  reason:
    'This email links to a file in Drive that was deleted or isn’t shared with this account. Ask the sender for access.',
  code: 'LINK_CLOSED',
};
const IN_BIN: Skip = { reason: 'This email links to a file that is in Drive’s bin.', code: 'LINK_IN_BIN' };

/** `bytes`: how many were fetched. Throws `GoogleFailure` where Google wants patience, `ReadAgain` where another try may help. */
export async function readLinks(
  context: ReadContext,
  where: Whereabouts,
  links: readonly DriveLink[],
): Promise<{ findings: Finding[]; bytes: number }> {
  const findings: Finding[] = [];
  let bytes = 0;
  for (const link of links.slice(0, MOST_OPENED)) {
    const reading = await readLink(context, where, link);
    findings.push(...reading.findings);
    bytes += reading.bytes;
  }
  const left = links.length - MOST_OPENED;
  if (left > 0) findings.push(skippedFinding('link:more', nameOfLink(where), tooMany(left)));
  return { findings, bytes };
}

async function readLink(context: ReadContext, where: Whereabouts, link: DriveLink) {
  const { client, signal, mayReadDrive } = context;
  const partId = `link:${link.id}`;
  const skipped = (name: string, skip: Skip) => ({ findings: [skippedFinding(partId, name, skip)], bytes: 0 });
  let name = nameOfLink(where);
  if (!mayReadDrive) return skipped(name, NOT_GRANTED);
  try {
    const file = await client.resolveShortcut(await client.getFile(link, signal), signal);
    name = file.name;
    if (file.trashed) return skipped(name, IN_BIN);
    const location = plain(`${where.location} (link to a file in Drive)`);
    return await readDriveFile(context, { ...where, location }, file, partId);
  } catch (error) {
    return skipped(name, skipOfLink(error, context));
  }
}

/** A linked file says nothing of the mailbox it is linked in: what fails at Drive costs the file, never the mailbox. */
function skipOfLink(error: unknown, { lastAttempt }: ReadContext): Skip {
  if (!(error instanceof GoogleFailure)) throw error;
  if (error.kind === 'gone') return CLOSED;
  const scope = scopeOfItemFailure(error);
  if (scope === 'wait') throw error;
  if (scope === 'again' && !lastAttempt) throw new ReadAgain();
  return skipOfFailure(error);
}

function nameOfLink({ subject }: Whereabouts): string {
  return subject === null ? 'A file that an email links to' : `A file that “${plain(subject)}” links to`;
}

function tooMany(left: number): Skip {
  const files = left === 1 ? 'one more file' : `${left} more files`;
  return { reason: `This email links to ${files} in Drive. We open the first ${MOST_OPENED}.`, code: 'TOO_MANY_LINKS' };
}
