/** Whether a mail matches a Gmail query. */
import type { IndexedMail } from '../workspaceIndex.ts';
import { allParts, headerOf } from '../mime.ts';
import { hasPhrase, hasWord, searchableOf } from '../tokens.ts';
import { wantedTerms, type GmailQuery } from './gmailQuery.ts';

export type MatchContext = {
  /** Epoch milliseconds, for newer_than: and older_than:. */
  now: number;
  /** after: and before: in seconds reach a day too far (a fault). */
  looseDates?: boolean;
};

const DAY = 86_400_000;
/** "All dates used in the search query are interpreted as midnight on that date in the PST timezone." */
const PST = '-08:00';
const LABEL_NAMES: Record<string, string> = { drafts: 'DRAFT', draft: 'DRAFT' };

/** Decides for one mail. */
export function matchesGmailQuery(query: GmailQuery, mail: IndexedMail, context: MatchContext): boolean {
  switch (query.kind) {
    case 'and':
      return query.of.every((part) => matchesGmailQuery(part, mail, context));
    case 'or':
      return query.of.some((part) => matchesGmailQuery(part, mail, context));
    case 'not':
      return !matchesGmailQuery(query.of, mail, context);
    case 'term':
      return matchesTerm(query, mail, context);
  }
}

/** Whether the query itself asks for spam or trash, which a list otherwise leaves out. */
export function asksForSpamOrTrash(query: GmailQuery): boolean {
  return wantedTerms(query).some(
    ({ field, value }) =>
      ['in', 'label'].includes(field) && ['anywhere', 'spam', 'trash'].includes(value.toLowerCase()),
  );
}

type Term = Extract<GmailQuery, { kind: 'term' }>;

function matchesTerm({ field, value, quoted }: Term, mail: IndexedMail, context: MatchContext): boolean {
  const lower = value.toLowerCase();
  const header = (...names: string[]) => searchableOf(...names.map((name) => headerOf(mail.tree(), name)));
  switch (field) {
    case '':
      return quoted ? hasPhrase(mail.searchable(), value) : hasWord(mail.searchable(), value);
    case 'from':
      return hasPhrase(searchableOf(mail.mail.from), value);
    case 'to':
      return hasPhrase(`${searchableOf(mail.mail.to)}|${header('cc', 'bcc')}`, value);
    case 'cc':
    case 'bcc':
      return hasPhrase(header(field), value);
    case 'deliveredto':
      return mail.mail.account.toLowerCase() === lower;
    case 'subject':
      return hasPhrase(searchableOf(mail.mail.subject), value);
    case 'list':
      return hasPhrase(header('list-id', 'list-post'), value);
    case 'rfc822msgid':
      return headerOf(mail.tree(), 'message-id').replace(/^<|>$/g, '') === value.replace(/^<|>$/g, '');
    case 'has':
      return lower === 'attachment' && hasAttachment(mail);
    case 'filename':
      return mail.filenames().some((name) => matchesFilename(name, lower));
    case 'in':
    case 'label':
    case 'category':
    case 'is':
      return matchesLabel(field, lower, mail.mail.labelIds);
    case 'larger':
    case 'size':
      return mail.mail.raw.length > bytesOf(lower);
    case 'smaller':
      return mail.mail.raw.length < bytesOf(lower);
    default:
      return matchesTime(field, lower, mail.time, context);
  }
}

function hasAttachment(mail: IndexedMail): boolean {
  return allParts(mail.tree()).some(
    (part) =>
      part.filename !== '' &&
      !(part.mimeType.startsWith('image/') && /^inline/i.test(headerOf(part, 'content-disposition'))),
  );
}

/** `filename:pdf` is an extension or a word of the name, `filename:offer.pdf` the words in a row. */
function matchesFilename(name: string, value: string): boolean {
  return name.toLowerCase().endsWith(`.${value}`) || hasPhrase(searchableOf(name), value);
}

function matchesLabel(field: string, value: string, labelIds: string[]): boolean {
  if (field === 'in' && value === 'anywhere') return true;
  if (field === 'is' && value === 'read') return !labelIds.includes('UNREAD');
  const wanted = field === 'category' ? `CATEGORY_${value.toUpperCase()}` : (LABEL_NAMES[value] ?? value.toUpperCase());
  return labelIds.some((label) => label.toUpperCase() === wanted);
}

function matchesTime(field: string, value: string, time: number, { now, looseDates }: MatchContext): boolean {
  if (field === 'newer_than' || field === 'older_than') {
    const [, count, unit] = /^(\d+)([dmy])$/.exec(value) ?? [];
    if (count === undefined) return false;
    const limit = now - Number(count) * DAY * { d: 1, m: 30, y: 365 }[unit as 'd' | 'm' | 'y'];
    return field === 'newer_than' ? time >= limit : time < limit;
  }
  const limit = instantOf(value);
  if (limit === undefined) return false;
  const slack = looseDates ? DAY : 0;
  return field === 'after' || field === 'newer' ? time >= limit - slack : time < limit + slack;
}

/** Epoch seconds, or a date: midnight in Pacific Standard Time. */
function instantOf(value: string): number | undefined {
  if (/^\d{5,}$/.test(value)) return Number(value) * 1000;
  const [, year, month, day] = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/.exec(value) ?? [];
  const [, month2, day2, year2] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(value) ?? [];
  const time = Date.parse(`${year ?? year2}-${pad(month ?? month2)}-${pad(day ?? day2)}T00:00:00${PST}`);
  return Number.isNaN(time) ? undefined : time;
}

function bytesOf(value: string): number {
  const [, count, unit] = /^(\d+)([km])?b?$/.exec(value) ?? [];
  return count === undefined ? NaN : Number(count) * { k: 1024, m: 1024 * 1024, '': 1 }[(unit ?? '') as 'k' | 'm' | ''];
}

function pad(digits: string | undefined): string {
  return (digits ?? '').padStart(2, '0');
}
