/** What stands behind the label of a side and is none. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { IS_SIDE } from '../lexicon/sidesAnyLanguage.ts';
import { hasForm, isKnown, type Name } from '../mentions/names.ts';
import { expression } from '../text/expression.ts';

/** "Verlag" below a line for its signature; "Mieter ist Nichtraucher". */
export function isBare(lexicon: Lexicon, { text, known }: Name, label: string): boolean {
  // "Der Versicherer ist Mitglied der Schlichtungsstelle".
  if (SAID.test(label) && !known) return !PERSON.test(text);
  return !text.includes(' ') && !hasForm(lexicon, text) && isKnown(lexicon, text);
}
const PERSON = /^\p{Lu}[\p{L}.'’-]+(?: (?:de |van |von |der )?\p{Lu}[\p{L}'’-]+){1,3}$/u;
const SAID = new RegExp(` (?:${IS_SIDE}) $`, 'i');

/** A role at the start of a sentence: "Der Auftragnehmer: ist verpflichtet"; "vzw De Brug" is a name. */
export function isSentence(name: Name): boolean {
  return (/^\p{Ll}/u.test(name.text) && !name.known) || /_{3,}/.test(name.text) || /^\d+$/.test(name.text);
}

/** "Nom : FABRE": half a name. */
export function isLone({ text, known }: Name, label: string): boolean {
  return !known && !text.includes(' ') && SURNAME.test(label);
}
const SURNAME = expression(`^[^\\p{L}]*(?:nom|name|apellidos?|naam)(?!\\p{L})`, 'i');
