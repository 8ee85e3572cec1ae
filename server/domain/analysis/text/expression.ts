/**
 * Expressions that speak of letters and digits by what Unicode calls them (`\p{L}`), made of plain classes. V8 takes some five times as long to compile
 * an expression with the flag `u` and such a name in it, and a document has hundreds of them compiled before it is read for the first time.
 */

/** Latin, Greek and Cyrillic letters; and those that only a font or a careful writer has: "ﬁ", "ẞ". */
const LAST = 0x530;
const LATER: Readonly<Record<string, string>> = { L: '\u1e00-\u1eff\ufb00-\ufb06', Ll: '\ufb00-\ufb06' };

const CLASSES = new Map(
  Object.entries({ L: /\p{L}/u, Lu: /\p{Lu}/u, Ll: /\p{Ll}/u, N: /\p{N}/u, M: /\p{M}/u }).map(([name, pattern]) => [
    name,
    rangesOf(pattern) + (LATER[name] ?? ''),
  ]),
);

/** The characters up to `LAST` that the pattern matches, as the inside of a class. */
function rangesOf(pattern: RegExp): string {
  let ranges = '';
  let from = -1;
  for (let code = 0; code <= LAST; code += 1) {
    const isMember = code < LAST && pattern.test(String.fromCharCode(code));
    if (isMember && from < 0) from = code;
    if (isMember || from < 0) continue;
    ranges += String.fromCharCode(from);
    if (code - 1 > from) ranges += `-${String.fromCharCode(code - 1)}`;
    from = -1;
  }
  return ranges;
}

/** The expression of a source that may name `\p{L}`, `\p{Lu}`, `\p{Ll}`, `\p{N}` and `\p{M}`; `flags` without `u`. */
export function expression(source: string, flags = ''): RegExp {
  return new RegExp(plainClasses(source), flags);
}

function plainClasses(source: string): string {
  let isInside = false;
  return source.replaceAll(/\\[pP]\{(\w+)\}|\\[^]|[[\]]/g, (part, name: string | undefined) => {
    if (part === '[') isInside = true;
    if (part === ']') isInside = false;
    if (name === undefined) return part;
    const members = CLASSES.get(name);
    if (members === undefined || (isInside && part[1] === 'P')) throw new Error(`No plain class for ${part}`);
    return isInside ? members : `[${part[1] === 'P' ? '^' : ''}${members}]`;
  });
}
