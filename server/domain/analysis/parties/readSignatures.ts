/** The names above or beside "By:" in the signature blocks, for papers that name their parties nowhere else. */
import type { Document, Reading } from '../document.ts';
import { cleanName, hasSuffix, isName, sameName } from './partyName.ts';

/** More parties than this are a list of something else. */
const MOST = 60;

const SIGNATURE = /([A-Z0-9][^\n:]{2,110}?)[ ,\n]{0,3}(?:By ?:|BY ?:|By \/s\/|\/s\/|By: ?_{2,}|Name ?:|Signature ?:)/g;

/** A person who signs for himself: "/s/ Jane Whitfield". */
const PERSON =
  /\/s\/ ?([A-Z\u00c0-\u00de][\w\u00c0-\u024f'-]+(?: [A-Z]\.)?(?: [A-Z\u00c0-\u00de][\w\u00c0-\u024f'-]+){1,2})/g;

/** The names above or beside "By:" in the signature blocks. */
export function readSignatures(document: Document): Reading<string>[] {
  const { text } = document;
  const witness = Math.max(
    text.lastIndexOf('WITNESS WHEREOF'),
    text.lastIndexOf('witness whereof'),
    text.lastIndexOf('Witness Whereof'),
  );
  const from = witness >= 0 ? witness : Math.max(0, text.length - 5000);
  const zone = text.slice(from, from + 10_000);
  const found: Reading<string>[] = [];
  for (const match of zone.matchAll(SIGNATURE)) {
    const phrase = (match[1] as string)
      .split(
        /(?:\. |\b(?:written|above|first|By|Name|Title|Date|Its|President|Officer|Director|Secretary|Partner|partner|member|manager|adviser|duly)\b[ .:,]{1,2})/,
      )
      .at(-1) as string;
    const name = cleanName(tidySigned(phrase));
    if (!name || !isName(name) || !hasSuffix(name) || found.some((other) => sameName(other.value, name))) continue;
    const start = from + match.index + Math.max(0, match[0].indexOf(name));
    found.push({ value: name, start, end: start + name.length, working: null, confidence: 0.65 });
    if (found.length >= MOST) break;
  }
  for (const match of zone.matchAll(PERSON)) {
    const name = match[1] as string;
    // "By: /s/ …" signs for a company, whose name stands above.
    if (
      /\bby ?:? ?$/i.test(zone.slice(Math.max(0, match.index - 8), match.index)) ||
      found.some((other) => sameName(other.value, name))
    )
      continue;
    const start = from + match.index + match[0].length - name.length;
    if (isName(name)) found.push({ value: name, start, end: start + name.length, working: null, confidence: 0.62 });
    if (found.length >= MOST) break;
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** A signature line without the title before the name and the capacity after it. */
function tidySigned(phrase: string): string {
  const capitals = /^.*[a-z][,.]? ((?:[A-Z0-9\u00c0-\u00de&(][A-Z0-9\u00c0-\u00de&.,()'-]* ?){2,12})$/.exec(
    phrase.trim(),
  );
  const tail = capitals?.[1] ?? '';
  const name = /^(?!I{1,3}\b|IV\b|LLC|LP|L\.|GP\b|INC|CEO|CFO)[A-Z]/.test(tail) && tail.length > 10 ? tail : phrase;
  const ended =
    /^(.*?\b(?:LLC|L\.L\.C\.|LP|L\.P\.|LLP|Inc\.|INC\.|Ltd\.|LTD\.|Corp\.|CORP\.|Corporation|CORPORATION|PLC|plc|GmbH|N\.A\.|S\.A\.|B\.V\.|N\.V\.))(?= [A-Z])/.exec(
      name,
    );
  return ended ? (ended[1] as string) : name;
}
