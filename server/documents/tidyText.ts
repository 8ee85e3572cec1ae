/** Cleans extracted text of what no reader sees and no database stores. */

/** Soft hyphens, zero-width characters, direction marks, byte order marks. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
/** Control characters except tab, line feed and form feed; PostgreSQL refuses NUL in text. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000B\u000E-\u001F\u007F]/g;
const SPACES = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;

/** Line ends to `\n`, odd spaces to plain ones, no invisible or control characters, no lone surrogates, no trailing spaces. */
export function tidyText(text: string): string {
  return (
    text
      .toWellFormed()
      .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
      // A soft hyphen is seen only where a word is broken at a line's end.
      .replaceAll('\u00AD\n', '-\n')
      .replaceAll(INVISIBLE, '')
      .replaceAll(CONTROL, '')
      .replaceAll(SPACES, ' ')
      .split('\n')
      .map(withoutTrailingSpaces)
      .join('\n')
      .replaceAll(/\n{4,}/g, '\n\n\n')
  );
}

/** Not `trimEnd`, which would take a form feed, and no regular expression, which would be quadratic in long runs. */
function withoutTrailingSpaces(line: string): string {
  let end = line.length;
  while (end > 0 && (line[end - 1] === ' ' || line[end - 1] === '\t')) end -= 1;
  return end === line.length ? line : line.slice(0, end);
}

/** Fewest letters and digits that a page with text has: a lone page number on a scan is not a text. */
const FEWEST_LETTERS_OF_PAGE = 4;

/** Has a page any words, or only what a scanner's program puts on it? */
export function hasText(page: string): boolean {
  return (page.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= FEWEST_LETTERS_OF_PAGE;
}
