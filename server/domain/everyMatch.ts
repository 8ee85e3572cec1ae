/**
 * All matches of a global expression in a text, in order. `matchAll` makes a new expression on every call, which costs more than looking
 * through a line does: this one is for what is asked of every line.
 */
export function everyMatch(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    // A match of nothing would be found again for ever.
    if (match[0] === '') pattern.lastIndex += pattern.unicode && (text.codePointAt(match.index) ?? 0) > 0xffff ? 2 : 1;
  }
  return found;
}
