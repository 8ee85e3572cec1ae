/** What a mail holds: its own text, those of the mails within it, and everything attached to any of them. Pure. */
import type { MailHeader, MailMessage, MailPart } from '../google/workspaceClient.ts';
import { type FileFacts, isDecoration, judgeFile, type Skip } from './judgeFile.ts';

/** One letter: the message itself (`partId` empty) or a mail forwarded within it. */
/** `name`: what the receipt calls it. */
export type MailLetter = { partId: string; subject: string; name: string; fragments: LetterPart[] };

/** `formOf`: the same for parts that are forms of one text. */
export type LetterPart = MailPart & { formOf?: string };

export type MailFile = { part: MailPart; facts: FileFacts };

export type MailContents = {
  subject: string;
  letters: MailLetter[];
  /** To be fetched and read. */
  files: MailFile[];
  /** Known beforehand not to be readable. */
  skipped: { part: MailPart; name: string; skip: Skip }[];
};

/** An HTML part of so few bytes says nothing that a plain one beside it does not. */
const SHORTEST_HTML = 400;

/** What Gmail calls a mail within a mail that has no file name. */
const UNNAMED_MAIL = 'noname.eml';
/** Of a header of megabytes, no more than this is looked at. */
const LONGEST_HEADER = 2000;
/** What a message that has none is called wherever it is named. */
export const NO_SUBJECT = 'Email without a subject';

export function mailContents(message: MailMessage, maxFileBytes: number): MailContents {
  const subject = subjectOf(message.payload.headers);
  const contents: MailContents = { subject, letters: [], files: [], skipped: [] };
  const letter: MailLetter = { partId: '', subject, name: subject || NO_SUBJECT, fragments: [] };
  contents.letters.push(letter);
  walk(message.payload, letter, contents, maxFileBytes);
  return contents;
}

/** The value of a header, or an empty text. */
export function headerOf(headers: readonly MailHeader[], name: string): string {
  return headers.find((header) => header.name.toLowerCase() === name)?.value ?? '';
}

/** The character set that a part declares; null where it declares none. */
export function charsetOf(part: MailPart): string | null {
  const type = headerOf(part.headers, 'content-type').slice(0, LONGEST_HEADER);
  return /charset\s*=\s*"?([^\s";]+)/i.exec(type)?.[1] ?? null;
}

function walk(part: MailPart, letter: MailLetter, contents: MailContents, maxFileBytes: number): void {
  if (part.mimeType === 'message/rfc822' && part.parts.length > 0) {
    const subject = subjectWithin(part) || letter.subject;
    const name = fileNameOf(part, subject);
    const inner: MailLetter = { partId: part.partId, subject, name, fragments: [] };
    contents.letters.push(inner);
    for (const child of part.parts) walk(child, inner, contents, maxFileBytes);
    return;
  }
  if (part.mimeType === 'multipart/alternative') {
    const choice: MailLetter = { ...letter, fragments: [] };
    for (const child of part.parts) walk(child, choice, contents, maxFileBytes);
    letter.fragments.push(...formsOf(part, choice.fragments));
    return;
  }
  if (part.parts.length > 0 || part.mimeType.startsWith('multipart/')) {
    for (const child of part.parts) walk(child, letter, contents, maxFileBytes);
    return;
  }
  if (isBodyText(part)) letter.fragments.push(part);
  else takeFile(part, contents, maxFileBytes);
}

function takeFile(part: MailPart, contents: MailContents, maxFileBytes: number): void {
  const facts = { name: fileNameOf(part, contents.subject), mimeType: part.mimeType, size: part.size };
  const inline = isInline(part);
  if (part.size === 0 && part.filename === '') return;
  if (isDecoration(facts, inline)) return;
  const judgement = judgeFile(facts, maxFileBytes);
  if (judgement === 'read') contents.files.push({ part, facts });
  else if (judgement !== 'silent') contents.skipped.push({ part, name: facts.name, skip: judgement });
}

/** Text without a file name is what the writer wrote; a text file is attached. */
function isBodyText(part: MailPart): boolean {
  const disposition = headerOf(part.headers, 'content-disposition').trim().toLowerCase();
  return (
    (part.mimeType === 'text/plain' || part.mimeType === 'text/html') &&
    part.filename === '' &&
    !disposition.startsWith('attachment')
  );
}

function isInline(part: MailPart): boolean {
  const disposition = headerOf(part.headers, 'content-disposition').trim().toLowerCase();
  return disposition.startsWith('inline') || (disposition === '' && headerOf(part.headers, 'content-id') !== '');
}

/** Of a body sent in several forms those that may say something: which one is read is told from their texts. */
function formsOf(part: MailPart, forms: readonly LetterPart[]): LetterPart[] {
  const plain = forms.filter(({ mimeType, size }) => mimeType === 'text/plain' && size > 0);
  const html = forms.filter(({ mimeType, size }) => mimeType === 'text/html' && size > 0);
  // Marks take room: HTML of no more bytes than the plain text says no more.
  const saysNoMore = totalSize(html) <= Math.max(SHORTEST_HTML, totalSize(plain));
  if (plain.length > 0 && saysNoMore) return plain;
  return [...plain, ...html].map((form) => ({ ...form, formOf: `forms of ${part.partId}` }));
}

function subjectOf(headers: readonly MailHeader[]): string {
  return headerOf(headers, 'subject').slice(0, LONGEST_HEADER).replaceAll(/\s+/g, ' ').trim();
}

/** Gmail gives a mail within a mail its headers on the part itself or on its only child. */
function subjectWithin(part: MailPart): string {
  return subjectOf(part.headers) || subjectOf(part.parts[0]?.headers ?? []);
}

/** The last part of what may be a path; a forwarded mail without a name is called by the subject. */
function fileNameOf(part: MailPart, subject: string): string {
  const name = part.filename.split(/[/\\]/).at(-1)?.trim() ?? '';
  if (name !== '' && name !== UNNAMED_MAIL) return name.slice(-200);
  if (part.mimeType === 'message/rfc822') return `${subject || 'Forwarded email'}.eml`;
  return subject === '' ? 'Attachment without a name' : `Attachment of “${subject}”`;
}

function totalSize(parts: readonly MailPart[]): number {
  return parts.reduce((sum, { size }) => sum + size, 0);
}
