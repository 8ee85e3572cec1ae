/** Text as it may stand in a sheet: nothing that a spreadsheet would run, and back again without loss. */

/** What makes a spreadsheet take a cell for a formula, however many quotes already stand before it. */
export const FORMULA_START = /^'*[=+\-@\t\r\n＝＋－＠]/;
// eslint-disable-next-line no-control-regex -- the very characters that XML cannot hold
const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** A text for a cell. One that a spreadsheet would run gets a quote before it, the way spreadsheets themselves mark a text. */
export function safeText(text: string): string {
  const plain = text.replaceAll(NOT_IN_XML, ' ');
  return FORMULA_START.test(plain) ? `'${plain}` : plain;
}

/** The text that `safeText` was given: the inverse for everything that it writes. */
export function textOfCell(cell: string): string {
  return cell.startsWith("'") && FORMULA_START.test(cell) ? cell.slice(1) : cell;
}

/** Contracts that fit a row, as a sentence names them. Those of one name are counted. */
export function namesOf(several: readonly string[]): string {
  const names = [...new Set(several)];
  if (names.length === 1) return `${several.length} contracts called “${(names[0] ?? '').slice(0, 60)}”`;
  const shown = names.slice(0, 3).map((name) => `“${name.slice(0, 60)}”`);
  const rest = several.length - shown.length;
  if (names.length > 3 || rest > 0) return `${shown.join(', ')} and ${rest} more`;
  return `${shown.slice(0, -1).join(', ')} and ${shown.at(-1) ?? ''}`;
}
