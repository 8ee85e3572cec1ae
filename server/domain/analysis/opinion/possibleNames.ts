/** Who is named at all in a short document, in any language: runs of words with capitals, whole cells, values of labels, each once with its places. */
import { everyMatch } from '../../everyMatch.ts';
import { formIn, isKnown, hasForm } from '../mentions/names.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { GREETED } from '../lexicon/sideWords.ts';
import { BODY } from '../lexicon/signing.ts';
import { endsLegally, legalFormAt } from '../parties/legalForms.ts';
import { expression } from '../text/expression.ts';
import type { Sheet } from './mentions.ts';

/** F: it has a legal form, B: it is a body by a word of it, T: a person by a title, P: by its look, O: anything else. */
export type Kind = 'F' | 'B' | 'T' | 'P' | 'O';
/** `how`: it is a whole cell (c), the value of a label (v) or a run of words (r), or was cut from one. */
export type NamePlace = { start: number; end: number; how: string; line: number };
/** `key`: what two spellings of it have in common. */
export type PossibleName = { key: string; value: string; kind: Kind; places: NamePlace[] };

const WORD = "(?:[\\p{Lu}\\d][\\p{L}\\p{N}'’.&/+-]*|&|[a-z]+\\.[A-Z]\\w*)";
const LINKS =
  '(?:and|und|et|y|en|of|for|the|de|der|den|van|von|vom|zu|zur|am|du|des|la|le|les|' +
  "del|los|las|e|i|ter|ten|te|aan|in|op|im|für|pour|para|voor|sur|sous|d['’]|&|\\+|-)";
const RUN = expression(`${WORD}(?:,? ?(?:(?:${LINKS} ){1,3}${WORD}|${WORD}|\\(\\p{Lu}[\\p{L}.]*\\)))*`, 'g');
const CELL = /(?:[^\s|]|[ ](?! )(?!\|))+/gu;
/** Bullets, quotes and numbers before the first word of a cell, and where a name that begins it is over. */
const BULLET = /^(?:[*•·>"“”«„-]+ ?|\(?\d{1,2}[.)] |\(?[a-zA-Z]\) )+/u;
const OVER = new RegExp(
  [
    String.raw`[:;("“”«„<@]|, | [–—-] |\.(?= )(?<!\b\p{L}{1,3}\.)|\d{4,}| (?:is|are|will|shall|hat|ist|est|es|en adelante|hierna|`,
    String.raw`verder|nachfolgend|ci-après)\b`,
  ].join(''),
  'u',
);
const LABEL = /^[^:]{2,40}: */;
const TWO = /^(.*?) (?:and|und|et|y|en|&) (.*)$/u;
/** Words that lead to a name and are none of it, with a capital in the middle of a line, too. */
const LEAD_WORD =
  /^(?:For|Für|Pour|Por|Voor|Namens|Firma|From|To|An|Von|Van|Zwischen|Between|Entre|Tussen|Hi|Dear|Hallo|Accepted|Signed|By|Con|Avec|Mit|Met|De|Se|Que)$/;
const LEAD = new RegExp(
  [
    String.raw`^(?:(?:(?:der|die|das|den|dem|the|of|la|le|les|el|los|las|del|de|het|du|des|firma|et|and|und|y|en|e) |`,
    String.raw`[ld]['’])*(?:(?:Firma|Herrn?|Frau|Monsieur|Madame|Mademoiselle|Mme|Mlle|M\.|Mr\.?|Mrs\.?|Ms\.?|Miss|Dear|Hi|Hello|Hey|`,
    String.raw`Hallo|Beste|Geachte|Bonjour|Estimad[oa]|Hola|Sra?\.|D\.|Dña\.|Don|Doña|Señora?|De heer|de heer|Mevrouw|mevrouw|Dhr\.|`,
    String.raw`Mevr\.|Liebe[r]?|Inh\.|Ch[eè]re?|(?:We|I|Wir|Ich|Nous|Wij|Ik),) )*)+(?=\p{Lu})`,
  ].join(''),
  'u',
);
const COUPLE = /^(?:M\.|Herr|Frau|Mr|Mrs|D\.|Familie) (?:et|und|and|&|y|en) /u;
const FORM_ONLY =
  /^(?:(?:GmbH|Co|KG|Cie|CORP|Corp|Inc|Ltd|Limited|S\.?L|S\.?A|B\.?V|AG|e\. ?V|SNC|a \p{Lu}\p{Ll}+ \p{Ll}+)[.,]*(?: & | |$))+$/u;
const PERSON = /^(?:(?:\p{Lu}\p{Ll}+|\p{Lu}\.)[ -]?){2,4}$/u;
const TITLED = /^(?:Mr|Mrs|Ms|Dr|Herrn?|Frau|M\.|Mme|Mlle|D\.|Dña|Sra?|Dhr|De heer|Mevr)\b/;
const SUFFIX =
  /[ ,]+(?:inc|incorporated|llc|corp|corporation|ltd|limited|co|company|lp|llp|plc|gmbh|sa|ag|nv|bv|pty|pte|sarl|srl|spa|ab|as|e v|s l|s a|sl|sas|b v|n v)$/;

const LONGEST = 80;
const MOST_WORDS = 10;
const LONGEST_RUN = 14;
const MOST = 250;
const MOST_PLACES = 4;

export function kindOf(lexicon: Lexicon | null, name: string): Kind {
  if (lexicon ? hasForm(lexicon, name) : endsLegally(name)) return 'F';
  if (lexicon ? isKnown(lexicon, name) : BODY.test(name)) return 'B';
  if (TITLED.test(name)) return 'T';
  return PERSON.test(name) ? 'P' : 'O';
}

function keyOf(name: string): string {
  let key = name
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[.'’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /, '');
  for (let guard = 0; guard < 3; guard += 1) key = key.replace(SUFFIX, '');
  return key;
}

/** All of them, in order of appearance. Linear. */
export function possibleNames({ text, lines, lexicon }: Sheet): PossibleName[] {
  const found = new Map<string, PossibleName>();
  const add = (raw: string, at: number, how: string, line: number): void => {
    const lead = COUPLE.test(raw) ? 0 : (LEAD.exec(raw)?.[0].length ?? 0);
    const value = raw
      .slice(lead)
      .replace(/[\s,;:–-]+$/u, '')
      .replace(/(?<=\p{L}{4}|\d)\.$/u, '');
    const start = at + lead;
    if (value.length < 3 || value.length > LONGEST || !/\p{L}{2}/u.test(value) || FORM_ONLY.test(value)) return;
    if (value.split(' ').length > MOST_WORDS) return;
    const key = keyOf(value);
    const known = found.get(key);
    const place = { start, end: start + value.length, how, line };
    if (!known) {
      if (key !== '' && found.size < MOST) found.set(key, { key, value, kind: 'O', places: [place] });
      return;
    }
    const isCapital = value === value.toUpperCase();
    if (!isCapital && (known.value === known.value.toUpperCase() || value.length > known.value.length))
      known.value = value;
    if (known.places.length < MOST_PLACES && !known.places.some((other) => other.start === start))
      known.places.push(place);
  };
  lines.forEach((line, number) => {
    for (const { 0: cell, index } of everyMatch(text.slice(line.start, line.end), CELL)) {
      const at = line.start + index;
      const forms = formsOf(lexicon, cell);
      const from = BULLET.exec(cell)?.[0].length ?? 0;
      const label = LABEL.exec(cell.slice(from))?.[0].length ?? 0;
      addWhole(cell, from, forms, (name, start, how) => add(name, at + start, `c${how}`, number));
      if (label > 0 && from + label < cell.length)
        addWhole(cell, from + label, forms, (name, start, how) => add(name, at + start, `v${how}`, number));
      for (const run of everyMatch(cell, RUN))
        addRun(cell, run, forms, (name, start, how) => add(name, at + start, how, number));
    }
  });
  return [...found.values()]
    .map((name) => ({ ...name, kind: kindOf(lexicon, name.value) }))
    .filter((name) => name.kind === 'F' || !isLoose(name));
}

/** "… namens Kapsalon / Studio Rietveld …": what is left of a name that a line's end parts. */
export function isCut({ kind, places }: Omit<PossibleName, 'value'>, { text, lexicon }: Sheet): boolean {
  if (kind === 'F') return false;
  return places.every(({ start }) => {
    const [, word = ''] = CUT.exec(text.slice(Math.max(0, start - WRAPPED), start)) ?? [];
    return word !== '' && kindOf(lexicon, word) === 'B';
  });
}
/** A line so long goes on in the next one; it ends with a word that has a capital in the middle of its sentence. */
const WRAPPED = 60;
const CUT = /^[^\n]*\p{Ll} (\p{Lu}\p{L}+) ?\n *$/u;

/** A word by itself, or a day or a street: hardly ever a side, but half of all that has a capital. */
function isLoose({ value, kind, places }: PossibleName): boolean {
  if (/^\d/.test(value) || (GREETED.test(value) && places.every(({ how }) => how.startsWith('c')))) return true;
  return kind === 'O' && !value.includes(' ') && !places.some(({ how }) => how.startsWith('v'));
}

type Form = { start: number; end: number };
type Add = (name: string, start: number, how: string) => void;

/** The legal forms in a cell. */
function formsOf(lexicon: Lexicon | null, cell: string): Form[] {
  const forms: Form[] = [];
  for (const { 0: gap, index } of everyMatch(cell, /[ ,]+(?=[\p{L}(&])/gu)) {
    const start = index + gap.length;
    const size = lexicon ? formIn(lexicon, cell.slice(start, start + 40)) : legalFormAt(cell.slice(start));
    const last = forms.at(-1);
    if (size > 0 && last && start - last.end <= 2) last.end = Math.max(last.end, start + size);
    else if (size > 0) forms.push({ start, end: start + size });
  }
  return forms;
}

/** Where the name that begins at a place ends with its legal form; 0: it has none. */
function formEnd(cell: string, from: number, forms: readonly Form[]): number {
  const form = forms.find(({ start }) => start > from + 2);
  return form && form.start - from <= LONGEST && !/[:;"“”„«<@]/.test(cell.slice(from, form.start)) ? form.end : 0;
}

/** What a cell, or the value behind its label, begins with. */
function addWhole(cell: string, from: number, forms: readonly Form[], add: Add): void {
  const rest = cell.slice(from);
  if (!/^[\p{Lu}\d«„"']/u.test(rest)) return;
  const form = formEnd(cell, from, forms);
  const end = form > 0 ? form - from : (OVER.exec(rest)?.index ?? rest.length);
  const name = rest.slice(0, end).trimEnd();
  if (name.split(' ').length < MOST_WORDS) add(name, from, end === rest.length ? 'W' : form ? 'F' : 'C');
}

/** A run of words with capitals, and what begins behind its first word, its commas and its "and". */
function addRun(cell: string, { 0: run, index }: RegExpExecArray, forms: readonly Form[], add: Add): void {
  const words = run.split(' ');
  if (words.length > LONGEST_RUN) return;
  const first = words[0] as string;
  const starts: [number, string][] = [[0, 'r']];
  if (words.length > 1 && (index === 0 || LEAD_WORD.test(first))) {
    const behind = first.length + 1;
    starts.push([behind + (LEAD.exec(run.slice(behind))?.[0].length ?? 0), 'x']);
  }
  for (let comma = run.indexOf(', '); comma > 0; comma = run.indexOf(', ', comma + 2)) starts.push([comma + 2, 'k']);
  const two = TWO.exec(run);
  if (two && (two[1] as string).length > 3) starts.push([run.length - (two[2] as string).length, 't']);
  for (const [start, how] of starts) {
    const rest = run.slice(start);
    if (!/^[\p{Lu}\d]/u.test(rest)) continue;
    const form = formEnd(cell, index + start, forms) - index - start;
    if (form > 0 && form <= rest.length + 20) {
      add(cell.slice(index + start, index + start + form), index + start, `${how}F`);
      if (form >= rest.length) continue;
    }
    const part = rest.split(', ', 1)[0] as string;
    add(part, index + start, how);
    const one = TWO.exec(part)?.[1] ?? '';
    if (one.includes(' ')) add(one, index + start, `${how}1`);
  }
}
