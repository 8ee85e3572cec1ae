/** Reads what was written in a mail, and in the mails forwarded within it: a letter can be the contract. */
import type { DriveLink } from '../domain/driveLinks.ts';
import type { BodyPart, LetterReading } from '../documents/readBody.ts';
import type { MailMessage, MailPart } from '../google/workspaceClient.ts';
import { type Finding, type Whereabouts, notAContract, plain, readFinding, skippedFinding } from './findings.ts';
import { tooLarge } from './judgeFile.ts';
import { charsetOf, type LetterPart, type MailLetter } from './mailDocuments.ts';
import type { ReadContext } from './readContext.ts';
import { documentSkip, skipOf, skipOfPart } from './readFile.ts';

/** What letters hold: findings, and the links to files in Drive that stand in them. */
export type LettersReading = { findings: Finding[]; links: DriveLink[] };

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
): Promise<LettersReading> {
  const findings: Finding[] = [];
  const links = new Map<string, DriveLink>();
  for (const letter of letters) {
    const bytes = letter.fragments.reduce((sum, { size }) => sum + size, 0);
    const read = await context.gate.run(bytes, () => readLetter(context, where, message, letter, keepAll));
    findings.push(...read.findings);
    for (const link of read.links) links.set(link.id, link);
  }
  return { findings, links: [...links.values()] };
}

async function readLetter(
  context: ReadContext,
  where: Whereabouts,
  message: MailMessage,
  letter: MailLetter,
  keepAll: boolean,
): Promise<LettersReading> {
  const name = plain(letter.name);
  const findings: Finding[] = [];
  const parts: BodyPart[] = [];
  for (const part of letter.fragments) {
    const partId = `body:${part.partId}`;
    if (part.size > context.maxFileBytes) {
      findings.push(skippedFinding(partId, name, tooLarge(part.size, context.maxFileBytes)));
      continue;
    }
    try {
      parts.push({ ...pick(part), bytes: await bytesOf(context, message, part) });
    } catch (error) {
      findings.push(skippedFinding(partId, name, skipOfPart(error, context)));
    }
  }
  const read = await readParts(context, where, letter, parts, keepAll && letter.partId === '');
  findings.push(...read.findings);
  // A mail that was attached is a document of its own: it has a line in the receipt, whatever it holds.
  if (letter.partId !== '' && findings.length === 0) findings.push(notAContract(letter.partId, name));
  return { findings, links: read.links };
}

async function readParts(
  context: ReadContext,
  where: Whereabouts,
  letter: MailLetter,
  parts: BodyPart[],
  keepFirst: boolean,
): Promise<LettersReading> {
  if (parts.every(({ bytes }) => bytes.length === 0)) return { findings: [], links: [] };
  const { reader, today, turn } = context;
  const name = plain(letter.name);
  try {
    const { letters, links, refused } = await reader.readBody({ parts, name, today, keepFirst }, turn);
    const findings = [
      ...refused.map(({ partId, error }) => skippedFinding(`body:${partId}`, name, documentSkip(error))),
      ...letters.map((reading) => letterFinding(where, `body:${letter.partId}:${reading.depth}`, name, reading)),
    ];
    return { findings, links };
  } catch (error) {
    return { findings: [skippedFinding(`body:${letter.partId}`, name, skipOf(error, context))], links: [] };
  }
}

function letterFinding(where: Whereabouts, partId: string, name: string, reading: LetterReading): Finding {
  if ('error' in reading) return skippedFinding(partId, name, documentSkip(reading.error));
  const bytes = Buffer.from(reading.text);
  const file = { partId, role: 'body' as const, fileName: null, shownName: name, bytes, kind: 'text' as const };
  return readFinding(where, file, reading);
}

function pick(part: LetterPart): Omit<BodyPart, 'bytes'> {
  const { partId, mimeType, formOf } = part;
  return { partId, mimeType, charset: charsetOf(part), ...(formOf !== undefined && { formOf }) };
}

async function bytesOf(
  { client, signal, maxFileBytes }: ReadContext,
  message: MailMessage,
  part: MailPart,
): Promise<Uint8Array> {
  if (part.data !== null) return part.data;
  return part.size > 0 ? client.getAttachment(message.id, part, signal, maxFileBytes) : new Uint8Array();
}
