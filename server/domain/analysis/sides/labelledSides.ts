/** The names that stand behind, beside or below a label, whatever the label is called. */
import { readCells, type Cell, type Row } from '../everyday/cells.ts';
import { cleanName, NAME_WORDS, PERSON, splitCouple } from '../everyday/cleanName.ts';
import type { Field } from '../everyday/fields.ts';
import { labelKinds, plainLabel } from '../everyday/labels.ts';
import { ROLE } from '../lexicon/everydayLabels.ts';
import { isOfAdviser } from '../everyday/signers.ts';
import { BODY } from '../lexicon/signing.ts';
import { NO_ROLE, PERSON_FOR } from '../lexicon/sideWords.ts';
import { endsLegally } from '../parties/legalForms.ts';

export type Labelled = { name: string; label: string; start: number; end: number };

const LONGEST_LABEL = 40;
/** "The Owners of the Site:", "Hirer (organisation):": a label of a form. */
const LABEL = /^(?:\d{1,2}[.)]? +)?\p{L}[\p{L} /()'’-]{1,38}:?$/u;
/** What somebody is, and nobody's name. */
const POST =
  /^(?:Director|Manager|Head|Secretary|Chair|Clerk|Office)\b|\b(?:[Oo]ffice|[Dd]epartment|[Dd]esk|[Tt]eam)$/u;
const DANGLING = /(?: |^)(?:and|of|for|the|&|de|van)$/;

/**
 * All of them in order, and `helpers`: persons behind labels of somebody who acts for a side. `acting`: what those are called who do something in
 * it. Linear.
 */
export function labelledSides(
  text: string,
  fields: readonly Field[],
  acting: ReadonlyMap<string, number>,
): { sides: Labelled[]; helpers: string[] } {
  const found: Labelled[] = [];
  const helpers: string[] = [];
  const add = (label: string, value: string, start: number, end: number): void => {
    if (PERSON_FOR.test(label)) helpers.push(...[cleanName(value)].flatMap((name) => name ?? []));
    if (PERSON_FOR.test(label) || found.some((one) => one.start === start)) return;
    const whole = wholeName(value, text, end);
    for (const name of personsOf(whole, text))
      if (NAME_WORDS.test(name.replace(/,|^\d+(?:st|nd|rd|th) /g, '')) && !POST.test(name))
        found.push({ name, label, start, end });
  };
  const rows = readCells(text);
  const heads = new Set(
    rows.flatMap((row, index) => (areHeads(row, rows[index + 1]) ? row.cells.map(({ start }) => start) : [])),
  );
  for (const field of fields)
    if (
      field.kinds.includes('party') &&
      !heads.has(field.valueStart) &&
      !isOfAdviser(field, text) &&
      !isLoose(field, text)
    )
      add(field.label, field.value, field.valueStart, field.end);
  const known = new Set(fields.filter(({ kinds }) => kinds.includes('party')).map(({ valueStart }) => valueStart));
  rows.forEach(({ cells }, index) => {
    cells.forEach((cell, at) => {
      const parted = /^([^:]{2,40}):\s+(\S.*)$/u.exec(cell.text);
      const label = parted ? (parted[1] as string) : cell.text;
      if (label.length > LONGEST_LABEL || !LABEL.test(label)) return;
      const isKnown = labelKinds(label).includes('party') || ROLE.test(plainLabel(label).split(' of ')[0] as string);
      const isHelper = PERSON_FOR.test(plainLabel(label));
      if (!isKnown && !isHelper && roleAmong(plainLabel(label), acting) === null) return;
      const below = rows[index + 1]?.cells;
      const beside = cells[at + 1];
      const value: Cell | undefined = parted
        ? { text: parted[2] as string, start: cell.end - (parted[2] as string).length, end: cell.end }
        : heads.has(cell.start)
          ? below?.[at]
          : beside && (isKnown || label.endsWith(':') || cells.length === 2)
            ? beside
            : !beside && (cells.length === 1 || at === 0) && label.endsWith(':')
              ? below?.[0]
              : undefined;
      if (value && !known.has(value.start) && !value.text.endsWith(':'))
        add(plainLabel(label), value.text, value.start, value.end);
    });
  });
  return { sides: found, helpers };
}

/** "Business Pack Insurance": no label, but a word of a sentence or a name. */
function isLoose({ label, start, valueStart }: Field, text: string): boolean {
  return NO_ROLE.test(label) && /^\S+ $/.test(text.slice(start, valueStart));
}

function isCapital(text: string): boolean {
  return text === text.toUpperCase() && /\p{Lu}{2}/u.test(text) && !/\d|:\s*\S/.test(text);
}

/** "BILL TO      JOB SITE" over a name and a place. */
function areHeads({ cells }: Row, below: Row | undefined): boolean {
  if (cells.length < 2 || below?.cells.length !== cells.length) return false;
  return (
    cells.every(({ text }) => text.length <= LONGEST_LABEL && (isCapital(text) || labelKinds(text).length > 0)) &&
    cells.some(({ text }) => labelKinds(text).includes('party')) &&
    !below.cells.every(({ text }) => isCapital(text) || labelKinds(text).length > 0)
  );
}

/** "owner of stock" is the stock owner; "hirer (organisation)" the hirer; null where nobody of that name acts. */
export function roleAmong(label: string, acting: ReadonlyMap<string, number>): string | null {
  const plain = label.replace(/^(?:the|your|our) /, '').replace(/['’]s? name$| name$/, '');
  const forms = [
    plain,
    plain.replace(/s$/, ''),
    plain.replace(/^(\p{L}+)s? of (?:the )?(\p{L}+)$/u, '$2 $1'),
    plain.split(/ ?\/ ?/)[0] as string,
  ];
  return forms.find((form) => acting.has(form)) ?? null;
}

/** With the next line, where a name goes on in it: "Peak Marquees & Event" over "Structures Limited". */
function wholeName(value: string, text: string, end: number): string {
  const cell = value.split(/ {2,}|\t/)[0] as string;
  const next = /^\n[ \t]+(\S[^\n]*)/.exec(text.slice(end, end + 120))?.[1]?.split(/ {2,}/)[0] ?? '';
  if (
    text[end] !== '\n' ||
    next === '' ||
    /[\d:(,;]/.test(next) ||
    /[,;.)]$/.test(cell) ||
    endsLegally(cleanName(cell) ?? '')
  )
    return value;
  const joined = `${cell} ${next}`;
  const lastWord = next.split(' ').at(-1) as string;
  return DANGLING.test(cell) ||
    (endsLegally(joined) && !/^\p{Lu}\p{L}+ \p{Lu}\p{L}+ \S/u.test(next)) ||
    (BODY.test(lastWord) && !BODY.test(cell.split(' ').at(-1) as string) && !PERSON.test(cell))
    ? joined
    : value;
}

/** "Marisol Vega; Kwame Asante", "Patrick Delahunt & Simone Baptiste": one by one. */
function personsOf(value: string, text: string): string[] {
  const parts = value.replace(/\s*\([^()]{0,60}\)/g, '').split(/(?:,? and |,? & |; | \/ )(?=\p{Lu}\p{Ll})/u);
  const persons = parts.map((part) => (part.includes(', ') && part !== parts.at(-1) ? null : cleanName(part)));
  if (
    parts.length > 1 &&
    persons.every(
      (name) => name !== null && / /.test(name) && PERSON.test(name) && !endsLegally(name) && !BODY.test(name),
    )
  )
    return persons as string[];
  const name = cleanName(value);
  return name === null ? [] : splitCouple(name, text);
}
