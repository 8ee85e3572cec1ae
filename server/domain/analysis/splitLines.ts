/** The lines of an extracted text, as places in it, without the blanks around them. */

export type Line = { start: number; end: number };

const LINE_END = /\r\n|[\n\r\f\u2028\u2029]/g;

/** All lines, empty ones too. Linear. */
export function splitLines(raw: string): Line[] {
  const lines: Line[] = [];
  const add = (start: number, end: number): void => {
    let from = start;
    let to = end;
    while (from < to && isBlank(raw.charCodeAt(from))) from += 1;
    while (to > from && isBlank(raw.charCodeAt(to - 1))) to -= 1;
    lines.push({ start: from, end: to });
  };
  let start = 0;
  LINE_END.lastIndex = 0;
  while (LINE_END.test(raw)) {
    const next = LINE_END.lastIndex;
    add(start, raw.charCodeAt(next - 1) === 10 && raw.charCodeAt(next - 2) === 13 ? next - 2 : next - 1);
    start = next;
  }
  add(start, raw.length);
  return lines;
}

/** A blank, a tab or their like within a line. */
export function isBlank(code: number): boolean {
  return code === 32 || code === 9 || code === 160 || code === 11;
}
