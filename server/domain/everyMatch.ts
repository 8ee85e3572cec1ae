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

/**
 * The same for an expression of which every match begins at one of `places` (ascending) or at most `reach` characters before it. `tail`: how far behind
 * the place it may go, with all that it looks ahead at. It sees one character of what is before.
 */
export function everyMatchBefore(
  text: string,
  pattern: RegExp,
  places: readonly number[],
  { reach, tail }: { reach: number; tail: number },
): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  let from = 0;
  for (const place of places) {
    const start = Math.max(from, place - reach);
    const cut = Math.max(0, start - 1);
    for (const match of everyMatch(text.slice(cut, place + tail), pattern)) {
      match.index += cut;
      if (match.index < start || match.index > place) continue;
      found.push(match);
      from = match.index + match[0].length;
    }
    from = Math.max(from, place + 1);
  }
  return found;
}
