/** Reads what was written in a mail, of the parts that make up its body: each letter of the conversation with what it contracts. */
import { mayBeContract } from '../domain/analysis/mayBeContract.ts';
import { hasLetters } from '../domain/comparableText.ts';
import { type DriveLink, findDriveLinks } from '../domain/driveLinks.ts';
import { textOfForms } from '../domain/mailForms.ts';
import { splitQuotedMail } from '../domain/splitQuotedMail.ts';
import { decodePart } from './decodePart.ts';
import type { DocumentErrorCode } from './documentError.ts';
import { DocumentError } from './documentError.ts';
import type { DocumentLimits } from './documentLimits.ts';
import { letterOf } from './fingerprint.ts';
import { readAndAnalyse, type Reading } from './readAndAnalyse.ts';
import { readDocument } from './readDocument.ts';

/** Fewer letters and digits than this are no contract: "your plan renews on 3 March for EUR 1,200" has a hundred or so. */
const SHORTEST_CONTRACT = 100;

/** A piece of a body; `charset` as it declares it. */
export type BodyPart = {
  partId: string;
  mimeType: string;
  charset: string | null;
  bytes: Uint8Array;
  /** The same for parts that are forms of one and the same text; the plain one and the HTML one are compared. */
  formOf?: string;
};

/** `keepFirst`: the writer's own letter is wanted even where it is no contract. */
export type BodyRequest = { parts: BodyPart[]; name: string; today: string; keepFirst: boolean };

export type Refused = { code: DocumentErrorCode; message: string };

/** A letter that is a contract or wanted, with what is compared of it; or one that could not be read. */
export type LetterReading = { depth: number } & (
  | { text: string; letter: string | null; analysis: Reading['analysis']; fingerprint: Reading['fingerprint'] }
  | { error: Refused }
);

/** `links`: to files in Drive, in the order they stand in. */
export type BodyReading = {
  letters: LetterReading[];
  links: DriveLink[];
  refused: { partId: string; error: Refused }[];
};

/** Throws `DocumentError` TOO_LARGE; what only one part or letter suffers from is listed with it. */
export async function readBody(request: BodyRequest, limits: DocumentLimits): Promise<BodyReading> {
  const texts: { part: BodyPart; text: string }[] = [];
  const refused: BodyReading['refused'] = [];
  for (const part of request.parts) {
    try {
      texts.push({ part, text: await textOf(part, limits) });
    } catch (error) {
      refused.push({ partId: part.partId, error: refusalOf(error) });
    }
  }
  const body = joined(texts);
  if (body.length > limits.maxTextLength) throw new DocumentError('TOO_LARGE');
  const letters: LetterReading[] = [];
  for (const { depth, text } of splitQuotedMail(body)) {
    const keep = request.keepFirst && depth === 0;
    if (!keep && !hasLetters(text, SHORTEST_CONTRACT)) continue;
    const reading = await readLetter(request, { depth, text, keep }, limits);
    if (reading !== null) letters.push(reading);
  }
  return { letters, links: linksIn(request.parts), refused };
}

/** Where a link leads stands in the source of a page, not in its text. */
function linksIn(parts: readonly BodyPart[]): DriveLink[] {
  return findDriveLinks(parts.map(({ bytes, charset }) => decodePart(bytes, charset)).join('\n'));
}

/** One text of all pieces; of a piece in several forms what `textOfForms` makes of them. */
function joined(texts: readonly { part: BodyPart; text: string }[]): string {
  const groups = Map.groupBy(texts, ({ part }) => part.formOf ?? part.partId);
  return [...groups.values()]
    .map((forms) => {
      const of = (isPlain: boolean) =>
        forms
          .filter(({ part }) => (part.mimeType === 'text/plain') === isPlain)
          .map(({ text }) => text)
          .join('\n\n');
      return textOfForms(of(true), of(false));
    })
    .join('\n\n');
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
    if (!mayBeContract(analysis) && !keep) return null;
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
