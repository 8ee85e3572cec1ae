/** Reads what was written in a mail, and in the mails forwarded within it: a letter can be the contract. */
import { DocumentError } from '../documents/documentError.ts';
import { comparableText } from '../domain/sightings.ts';
import { splitQuotedMail } from '../domain/splitQuotedMail.ts';
import type { MailMessage, MailPart } from '../google/workspaceClient.ts';
import { decodeBody } from './decodeBody.ts';
import { type Finding, type Whereabouts, notAContract, plain, readFinding, skippedFinding } from './findings.ts';
import { tooLarge } from './judgeFile.ts';
import type { MailLetter } from './mailDocuments.ts';
import type { ReadContext } from './readContext.ts';
import { skipOf, skipOfPart } from './readFile.ts';

/** Fewer letters and digits than this are no contract: most mails are done with here. */
const SHORTEST_CONTRACT = 400;

/**
 * Contracts found in the letters, letters that could not be read, and mails that were attached; the writer's own letter gives nothing
 * where it is no contract, except with `keepAll`.
 */
export async function readLetters(
  context: ReadContext,
  where: Whereabouts,
  message: MailMessage,
  letters: readonly MailLetter[],
  keepAll: boolean,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const letter of letters) findings.push(...(await readLetter(context, where, message, letter, keepAll)));
  return findings;
}

async function readLetter(
  context: ReadContext,
  where: Whereabouts,
  message: MailMessage,
  letter: MailLetter,
  keepAll: boolean,
): Promise<Finding[]> {
  const name = plain(letter.name);
  const findings: Finding[] = [];
  const texts: string[] = [];
  for (const part of letter.fragments) {
    const partId = `body:${part.partId}`;
    if (part.size > context.maxFileBytes) {
      findings.push(skippedFinding(partId, name, tooLarge(part.size, context.maxFileBytes)));
      continue;
    }
    try {
      texts.push(await textOf(context, message, part));
    } catch (error) {
      findings.push(skippedFinding(partId, name, skipOfPart(error, context)));
    }
  }
  for (const { depth, text } of splitQuotedMail(texts.join('\n\n'))) {
    const keep = keepAll && letter.partId === '' && depth === 0;
    if (!keep && (comparableText(text)?.length ?? 0) < SHORTEST_CONTRACT) continue;
    const finding = await readSegment(context, where, { partId: `body:${letter.partId}:${depth}`, name, text, keep });
    if (finding !== null) findings.push(finding);
  }
  // A mail that was attached is a document of its own: it has a line in the receipt, whatever it holds.
  if (letter.partId !== '' && findings.length === 0) findings.push(notAContract(letter.partId, name));
  return findings;
}

async function readSegment(
  context: ReadContext,
  where: Whereabouts,
  { partId, name, text, keep }: { partId: string; name: string; text: string; keep: boolean },
): Promise<Finding | null> {
  const bytes = Buffer.from(text);
  const { reader, today } = context;
  try {
    const { analysis } = await reader.readAndAnalyse(bytes, { name, mimeType: 'text/plain' }, { today });
    if (!analysis.isContract && !keep) return null;
    const file = { partId, role: 'body' as const, fileName: null, shownName: name, bytes, kind: 'text' as const };
    return readFinding(where, file, { text, kind: 'text', pages: null }, analysis, keep);
  } catch (error) {
    return skippedFinding(partId, name, skipOf(error, context));
  }
}

async function textOf({ client, reader, signal, maxFileBytes }: ReadContext, message: MailMessage, part: MailPart) {
  const bytes =
    part.data ?? (part.size > 0 ? await client.getAttachment(message.id, part, signal, maxFileBytes) : null);
  if (bytes === null || bytes.length === 0) return '';
  if (part.mimeType === 'text/plain') return decodeBody(bytes, part);
  try {
    return (await reader.read(bytes, { name: 'mail.html', mimeType: 'text/html' })).text;
  } catch (error) {
    // Nothing but tags: common above an attachment.
    if (error instanceof DocumentError && error.code === 'EMPTY') return '';
    throw error;
  }
}
