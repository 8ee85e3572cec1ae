/** "Petersen, Noah" behind "Name, Vorname": a surname that stands first. */
import { SURNAME_FIRST } from '../lexicon/sidesAnyLanguage.ts';
import type { Name } from '../mentions/names.ts';
import type { Paper } from '../text/paper.ts';

const ASKS = new RegExp(`^[^\\p{L}]*${SURNAME_FIRST}(?!\\p{L})`, 'iu');
const BOTH =
  /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?), (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?=[\n,;]| geb| née?| [^\p{L}]|$)/u;

/** The name as people say it; the same name where its label asks for nothing of that kind. */
export function turned({ text, gaps }: Paper, label: string, name: Name | null): Name | null {
  if (!name || !ASKS.test(label)) return name;
  const gap = gaps.find((at) => at >= name.start) ?? text.length;
  const [written, surname, first] = BOTH.exec(text.slice(name.start, Math.min(gap, name.start + 60))) ?? [];
  if (written === undefined) return name;
  return { ...name, end: name.start + written.length, text: `${first} ${surname}`, known: true, written };
}
