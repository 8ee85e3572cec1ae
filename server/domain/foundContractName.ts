/** What a found contract is called: a name that still says something in a list of two hundred, never "Re: Fwd: signed". */

/** Everything there is to make a name of. `parties` as written; `subject` of the mail it came with. */
export type NameSources = {
  fileName: string | null;
  title: string | null;
  parties: string[];
  subject: string | null;
  /** It is a picture: its file was named by a machine, or in haste, and not by who wrote it. */
  isScan?: boolean;
};

/** Spec, section 9. */
const UNNAMED = 'Unnamed Contract';
const LONGEST = 200;

/** Words that say nothing about which contract it is; a file name made of nothing else is no name. */
const EMPTY_WORDS = new Set(
  (
    'a an the of and for with to from by in on re fw fwd aw wg copy draft final signed executed countersigned clean redline scan scanned scanner ' +
    'document doc docs file attachment attached untitled noname unnamed new image img page pdf docx contract contracts agreement agreements ' +
    'amendment version ver v rev please see sign letter print export download upload mail message email'
  ).split(' '),
);
const EXTENSION = /\.(?:pdf|docx?|odt|rtf|txt|text|html?|eml|msg|md|p7m)$/i;

/**
 * The file's name where it tells something, else the document's own title and parties, else the subject without its "Re:". A scan goes by
 * the title that stands on it, unless its file's name says that, too.
 */
export function foundContractName({ fileName, title, parties, subject, isScan = false }: NameSources): string {
  const file = tidy(fileName?.split(/[/\\]/).at(-1)?.replace(EXTENSION, '') ?? '');
  const proposal = nameFromDocument(title, parties);
  const heading = tidy(title ?? '');
  const isTitled = isScan && heading.includes(' ') && !file.toLowerCase().includes(heading.toLowerCase());
  if (tells(file) && !(isTitled && proposal !== null)) return file;
  if (proposal !== null) return proposal;
  const topic = tidy((subject ?? '').replace(/^(?:\s*(?:re|fwd?|aw|wg|tr|rv|antw)\s*(?:\[\d+\])?:\s*)+/i, ''));
  return cut(topic || file || tidy(title ?? '') || UNNAMED);
}

/** "Hosting Agreement, Brightwater and Northwind". Null where the document says neither. */
function nameFromDocument(title: string | null, parties: string[]): string | null {
  const heading = tidy(title ?? '');
  const [first, second] = parties;
  const between = parties.length > 2 ? `${first}, ${second} and others` : [first, second].filter(Boolean).join(' and ');
  if (heading === '' && between === '') return null;
  if (between === '') return tells(heading) ? cut(titleCase(heading)) : null;
  return cut(`${heading === '' ? 'Agreement' : titleCase(heading)}, ${tidy(between)}`);
}

function tells(name: string): boolean {
  // An id or a checksum, not a name.
  if (/^(?=.*\d)[0-9a-f-]{8,}$/i.test(name)) return false;
  return name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some(
      (word) =>
        /\p{L}{2}/u.test(word) && !EMPTY_WORDS.has(word) && !/^(?:img|scan|doc|dsc|page|copy|rev|ver)?\d+$/.test(word),
    );
}

/** "SERVICES AGREEMENT" shouts in a list. */
function titleCase(text: string): string {
  if (text !== text.toUpperCase()) return text;
  const small = new Set(['of', 'and', 'for', 'the', 'to', 'in', 'by', 'with', 'a', 'an', 'or', 'on']);
  return text
    .toLowerCase()
    .split(' ')
    .map((word, index) => (index > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

/** Without control characters and those that turn the direction of what follows: "invoice\u202Efdp.exe" reads "invoiceexe.pdf". */
function tidy(text: string): string {
  return cut(text.replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069_\s]+/gu, ' ').trim());
}

function cut(text: string): string {
  return text.length <= LONGEST
    ? text
    : `${text
        .slice(0, LONGEST - 1)
        .toWellFormed()
        .trimEnd()}…`;
}
