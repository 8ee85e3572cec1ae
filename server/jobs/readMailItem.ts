/** Reads one mail that matched: its letters, everything attached, and the Drive files it links to. */
import { isWantedMessage } from '../domain/gmailQuery.ts';
import { isOwnMessageId } from '../mail/messageId.ts';
import type { MailMessage } from '../google/workspaceClient.ts';
import { type Finding, type ItemReading, type Whereabouts, notAContract, plain, skippedFinding } from './findings.ts';
import { headerOf, mailContents, type MailFile, NO_SUBJECT } from './mailDocuments.ts';
import type { ReadContext } from './readContext.ts';
import { readFile, skipOfPart } from './readFile.ts';
import { readLetters } from './readLetters.ts';
import { readLinks } from './readLinks.ts';

/**
 * Throws `GoogleFailure` where the mail, or on other than the last attempt one of its attachments, could not be fetched for a
 * reason that may pass: then nothing of it counts, and it is read again later.
 */
export async function readMailItem(context: ReadContext, id: string): Promise<ItemReading> {
  const message = await context.client.getMessage(id, context.signal);
  const mail = { acceptedAt: message.internalDate, isDraft: message.labelIds.includes('DRAFT') };
  if (!isWantedMessage(message, context)) return { outcome: 'outside', findings: [], bytes: 0, mail };
  const contents = mailContents(message, context.maxFileBytes);
  const shownName = plain(contents.subject) || NO_SUBJECT;
  // A reminder quotes a contract that is known already.
  if (isOwnMessageId(headerOf(message.payload.headers, 'message-id'))) {
    return { outcome: 'read', findings: [notAContract('', shownName)], bytes: 0, mail };
  }
  const where = mailWhereabouts(context.client.account, message, contents.subject);
  const findings: Finding[] = contents.skipped.map(({ part, name, skip }) => skippedFinding(part.partId, name, skip));
  let bytes = message.sizeEstimate > 0 ? Math.min(message.sizeEstimate, inlineBytes(message)) : 0;
  for (const file of contents.files) {
    bytes += file.part.size;
    findings.push(...(await readAttachment(context, where, message, file)));
  }
  // The receipt names what is attached with its email: of thirty “contract.pdf” one is found again.
  for (const finding of findings) finding.name = `${shownName} › ${finding.name}`;
  const alone = findings.length === 0;
  const letters = await readLetters(context, where, message, contents.letters, context.includeAllMatches && alone);
  const linked = await readLinks(context, where, letters.links);
  findings.push(...linked.findings);
  const carries = findings.some(({ outcome }) => outcome === 'contract');
  findings.push(...letters.findings.filter((finding) => !(carries && isCoverNote(finding))));
  bytes += linked.bytes;
  if (findings.length === 0) findings.push(notAContract('', shownName));
  // A linked file changes, is shared or deleted, and the email stays the same.
  return { outcome: 'read', findings, bytes, mail, mayChange: letters.links.length > 0 };
}

/** "Attached is the signed lease": the words of a contract, and nothing read from them. Beside the contract itself it is no second one. */
function isCoverNote({ partId, code, found }: Finding): boolean {
  return partId.startsWith('body::') && code === 'PERHAPS' && found?.analysis.evidence.length === 0;
}

async function readAttachment(
  context: ReadContext,
  where: Whereabouts,
  message: MailMessage,
  { part, facts }: MailFile,
): Promise<Finding[]> {
  const { client, gate, signal, maxFileBytes } = context;
  try {
    return await gate.run(part.size, async () => {
      const bytes = part.data ?? (await client.getAttachment(message.id, part, signal, maxFileBytes));
      return readFile(context, where, { partId: part.partId, role: 'attachment', ...facts, bytes });
    });
  } catch (error) {
    return [skippedFinding(part.partId, facts.name, skipOfPart(error, context))];
  }
}

/** Where everything of that email was seen. */
export function mailWhereabouts(account: string, message: MailMessage, subject: string): Whereabouts {
  return {
    source: 'gmail',
    account,
    itemId: message.id,
    location: `${account}: ${subject || 'email without a subject'}`,
    subject: subject || null,
    date: message.internalDate,
  };
}

function inlineBytes({ payload }: MailMessage): number {
  let bytes = 0;
  const parts = [payload];
  for (let part = parts.pop(); part; part = parts.pop()) {
    bytes += part.data?.length ?? 0;
    parts.push(...part.parts);
  }
  return bytes;
}
