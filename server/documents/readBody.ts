/** Reads what was written in a mail, of the parts that make up its body: each letter of the conversation with what it contracts. */
import { hasLetters } from '../domain/comparableText.ts';
import { splitQuotedMail } from '../domain/splitQuotedMail.ts';
import { decodePart } from './decodePart.ts';
import type { DocumentErrorCode } from './documentError.ts';
import { DocumentError } from './documentError.ts';
import type { DocumentLimits } from './documentLimits.ts';
import { letterOf } from './fingerprint.ts';
import { readAndAnalyse, type Reading } from './readAndAnalyse.ts';
import { readDocument } from './readDocument.ts';

/** Fewer letters and digits than this are no contract: most mails are done with here. */
const SHORTEST_CONTRACT = 400;

/** `charset`: as the part declares it. */
export type BodyPart = { partId: string; mimeType: string; charset: string | null; bytes: Uint8Array };

/** `keepFirst`: the writer's own letter is wanted even where it is no contract. */
export type BodyRequest = { parts: BodyPart[]; name: string; today: string; keepFirst: boolean };

export type Refused = { code: DocumentErrorCode; message: string };

/** A letter that is a contract or wanted, with what is compared of it; or one that could not be read. */
export type LetterReading = { depth: number } & (
  | { text: string; letter: string | null; analysis: Reading['analysis']; fingerprint: Reading['fingerprint'] }
  | { error: Refused }
);

export type BodyReading = { letters: LetterReading[]; refused: { partId: string; error: Refused }[] };

/** Throws `DocumentError` TOO_LARGE; what only one part or letter suffers from is listed with it. */
export async function readBody(request: BodyRequest, limits: DocumentLimits): Promise<BodyReading> {
  const texts: string[] = [];
  const refused: BodyReading['refused'] = [];
  for (const part of request.parts) {
    try {
      texts.push(await textOf(part, limits));
    } catch (error) {
      refused.push({ partId: part.partId, error: refusalOf(error) });
    }
  }
  const body = texts.join('\n\n');
  if (body.length > limits.maxTextLength) throw new DocumentError('TOO_LARGE');
  const letters: LetterReading[] = [];
  for (const { depth, text } of splitQuotedMail(body)) {
    const keep = request.keepFirst && depth === 0;
    if (!keep && !hasLetters(text, SHORTEST_CONTRACT)) continue;
    const reading = await readLetter(request, { depth, text, keep }, limits);
    if (reading !== null) letters.push(reading);
  }
  return { letters, refused };
}

async function readLetter(
  { name, today }: BodyRequest,
  { depth, text, keep }: { depth: number; text: string; keep: boolean },
  limits: DocumentLimits,
): Promise<LetterReading | null> {
  try {
    const hint = { name, mimeType: 'text/plain' };
    const request = { today, keep: keep ? ('all' as const) : ('contracts' as const) };
    const { analysis, fingerprint } = await readAndAnalyse(Buffer.from(text), hint, request, limits);
    if (!analysis.isContract && !keep) return null;
    return { depth, text, letter: letterOf(text), analysis, fingerprint };
  } catch (error) {
    return { depth, error: refusalOf(error) };
  }
}

async function textOf(part: BodyPart, limits: DocumentLimits): Promise<string> {
  if (part.bytes.length === 0) return '';
  if (part.mimeType === 'text/plain') return decodePart(part.bytes, part.charset);
  try {
    return (await readDocument(part.bytes, { name: 'mail.html', mimeType: 'text/html' }, limits)).text;
  } catch (error) {
    // Nothing but tags: common above an attachment.
    if (error instanceof DocumentError && error.code === 'EMPTY') return '';
    throw error;
  }
}

function refusalOf(error: unknown): Refused {
  if (!(error instanceof DocumentError)) throw error;
  return { code: error.code, message: error.message };
}
