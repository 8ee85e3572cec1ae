/** "Petersen, Noah" behind "Name, Vorname": a surname that stands first. */
import { FIRST_NAMES, SURNAME_FIRST } from '../lexicon/sidesAnyLanguage.ts';
import type { Name } from '../mentions/names.ts';
import type { Paper } from '../text/paper.ts';
import { expression } from '../text/expression.ts';

const ASKS = expression(`^[^\\p{L}]*${SURNAME_FIRST}(?!\\p{L})`, 'i');
const BOTH =
  /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?), (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?=[\n,;]| geb| née?| [^\p{L}]|$)/u;

const FIRST = expression(
  `^[\\s,]*${FIRST_NAMES} ?:? ?(\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?)(?=[\\s,;.]|$)`,
  'i',
);

/** "Nom : FABRE     Prénom : Lucie": what its own label gives behind the surname. */
function joined(text: string, name: Name): Name | null {
  const first = name.text.includes(' ') ? undefined : FIRST.exec(text.slice(name.end, name.end + 60));
  if (!first) return null;
  const end = name.end + first[0].length;
  const surname = (name.text[0] as string) + name.text.slice(1).toLowerCase();
  return { ...name, end, text: `${first[1]} ${surname}`, known: true, written: text.slice(name.start, end) };
}

/** The name as people say it; the same name where its label asks for nothing of that kind. */
export function turned({ text, gaps }: Paper, label: string, name: Name | null): Name | null {
  const both = name ? joined(text, name) : null;
  if (both) return both;
  if (!name || !ASKS.test(label)) return name;
  const gap = gaps.find((at) => at >= name.start) ?? text.length;
  const [written, surname, first] = BOTH.exec(text.slice(name.start, Math.min(gap, name.start + 60))) ?? [];
  if (written === undefined) return name;
  return { ...name, end: name.start + written.length, text: `${first} ${surname}`, known: true, written };
}
