/** Who is bound: the parties of rows with labels, of an opening ("zwischen … und …"), of role names in brackets, of a letter's head and foot. */
import {
  ASKS_FOR,
  BETWEEN,
  DATE_LABELS,
  INSURED_SIDES,
  INSURERS,
  IS_SIDE,
  LABEL_AND,
  LABEL_ARTICLES,
  LABEL_TAILS,
  LEASE_SIDES,
  LOOSE_SIDES,
  NAME_LABELS,
  OF_LABEL,
  OF_WHAT,
  RENT_SIDES,
  SEVERAL_SIDES,
  SIGNATURE_LABELS,
  SIGNS_FOR,
  SUPPLIERS,
  WHOLE_NAMES,
} from '../lexicon/sidesAnyLanguage.ts';
import { cellsOf } from '../clauses/context.ts';
import { OPPOSED } from '../everyday/found.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { patternOf } from '../lexicon/patterns.ts';
import { hasForm, nameAt } from '../mentions/names.ts';
import type { Span } from '../splitSentences.ts';
import type { Paper } from '../text/paper.ts';
import { readLetter } from './letterParties.ts';
import { agreedParties } from './agreedParties.ts';
import { besideKnown } from './besideKnown.ts';
import { fromOpening } from './openingParties.ts';
import { doubtParties } from './partyDoubts.ts';
import type { PartyReading } from './partyReading.ts';
import { fromRoles, HEAD } from './rolesBehind.ts';
import { distinct, plain } from './sameParty.ts';
import { fromMail } from './mailParties.ts';
import { isBare, isLone, isSentence } from './noSides.ts';
import { turned } from './turnedNames.ts';
import { expression } from '../text/expression.ts';

const MOST = 6;

export function readParties(paper: Paper, lexicon: Lexicon): PartyReading[] {
  const agreed = agreedParties(paper, lexicon);
  if (agreed.length >= 2) return agreed;
  const labelled = fromLabels(paper, lexicon);
  const opening = fromOpening(paper, lexicon);
  let found = distinct(
    lexicon,
    opening.length >= 2 && opening.length >= labelled.length && !areSurer(lexicon, labelled, opening)
      ? opening
      : labelled.length >= 2
        ? labelled
        : [...labelled, ...opening],
  );
  if (found.length < 2) found = distinct(lexicon, [...found, ...fromRoles(paper, lexicon)]);
  if (found.length < 2) {
    const sides = fromMail(paper, lexicon);
    if (
      sides.length === 2 &&
      found.every(({ name }) => distinct(lexicon, [...sides, { name, likelihood: 0 }]).length === 2)
    )
      found = sides;
  }
  if (found.length === 1) found = distinct(lexicon, [...found, ...besideKnown(paper, lexicon, found)]);
  if (found.length < 2)
    found = distinct(lexicon, [
      ...found,
      ...readLetter(
        paper,
        lexicon,
        found.map(({ name }) => name),
      ),
    ]).slice(0, 2);
  return doubtParties(paper, lexicon, found)
    .slice(0, MOST)
    .toSorted((one, other) => one.name.start - other.name.start);
}

/** Two firms with a label each, where an opening ("1. Vertragsparteien") went on into the text below them. */
function areSurer(lexicon: Lexicon, labelled: readonly PartyReading[], opening: readonly PartyReading[]): boolean {
  const areFirms = (sides: readonly PartyReading[]): boolean => sides.every(({ name }) => hasForm(lexicon, name.text));
  return labelled.length === 2 && areFirms(labelled) && !areFirms(opening);
}

/** "Auftraggeber: Autohaus Pfeiffer GmbH, Ditzingen"; the label in one column or line, the name in the next. */
function fromLabels(paper: Paper, lexicon: Lexicon): PartyReading[] {
  const label = patternOf(lexicon, 'roleLabel', () =>
    expression(
      [
        `^[|> "'*•·-]*(?:(?:\\d{1,2}|[IVX]{1,4})[.)] ?)?(?:${ASKS_FOR} ${OF_LABEL}?)?(?:${LABEL_ARTICLES} ?)?`,
        `(?:${lexicon.parties.roles})(?: ?${LABEL_AND} ?(?:${lexicon.parties.roles}))?(?: (?:${LABEL_TAILS}|${OF_WHAT} \\p{L}+(?= ?:)))?`,
        `["']?(?: ?\\([^)\\n]{1,40}\\))?(?<mark> ?: ?| - |\\.- | (?:${IS_SIDE}) (?=\\p{L})| ?$| (?=\\p{L}))`,
      ].join(''),
      'i',
    ),
  );
  const found: (PartyReading & { between: boolean; role: string })[] = [];
  paper.lines.some((line, index) => {
    if (line.start > HEAD * 4) return true;
    const cells = cellsOf(paper, line);
    cells.forEach((cell, column) => {
      const text = paper.text.slice(cell.start, cell.end);
      const match = text.length > 220 ? label.exec(text.slice(0, 220)) : label.exec(text);
      if (!match) return;
      const marked = (match.groups?.mark ?? '').trim() !== '';
      const place = { cell, column, cells, line: index, end: match[0].length, marked };
      const at = valueOf(paper, lexicon, label, place);
      const name =
        at === null || (NAME_LABEL.test(plain(match[0])) && isSigned(paper, index))
          ? null
          : turned(paper, match[0], nameAt(paper, lexicon, at));
      // "Verzekeraar Onderlinge Waarborg U.A.": without a mark between them only a sure name counts.
      // The first line is a letterhead: "ASEGURADORA PIRINEOS, S.A." has no label.
      const inline = match[0].endsWith(' ') && !marked && match[0].length < text.length;
      // "Le souscripteur    Pour la Mutuelle, le directeur": lines for signatures.
      if (
        name &&
        !isSentence(name) &&
        !isBare(lexicon, name, match[0]) &&
        !(WHOLE_NAME.test(plain(match[0])) && name.written === undefined) &&
        !FOR_A_SIDE.test(name.text) &&
        (!inline || (index > 0 && hasForm(lexicon, name.text)))
      )
        found.push({
          name,
          likelihood: isLone(name, match[0]) ? 0.5 : marked || name.known ? 0.88 : 0.7,
          between: GO_BETWEEN.test(match[0]),
          role: plain(match[0]),
        });
      const second = name && SEVERAL.test(match[0]) ? paper.lines[index + 1] : undefined;
      const other =
        second && PERSON.test(paper.text.slice(second.start, second.end)) ? nameAt(paper, lexicon, second.start) : null;
      if (other) found.push({ name: other, likelihood: 0.88, between: false, role: `${plain(match[0])} 2` });
    });
    return found.length >= MOST;
  });
  const beside = found.some(({ role }) => INSURED.test(role)) ? [] : found.filter(({ role }) => INSURER.test(role));
  const isLease =
    found.some(({ role }) => LEASE_SIDE.test(role)) || found.filter(({ role }) => RENT_SIDE.test(role)).length >= 2;
  const ownRoles = found.filter(({ role }) => !NAME_LABEL.test(role));
  // "naam: H. Oomen" below two sides with roles: who signs.
  const asked = new Set(ownRoles.length >= 2 ? ownRoles : found);
  const named = ownRoles.filter(({ role }) => !LOOSE.test(role) && !role.endsWith(' 2'));
  const sides = found.filter(
    (one) =>
      asked.has(one) &&
      !(named.length >= 2 && LOOSE.test(one.role)) &&
      !one.between &&
      !(isLease && SUPPLIER.test(one.role)) &&
      !(found.length - beside.length >= 2 && beside.includes(one)),
  );
  // Who signs for a side stands behind the same label once more.
  const first = sides.filter(({ role }, index) => sides.findIndex((other) => other.role === role) === index);
  // Nobody else is likelier than two that are known and have a label each.
  if (first.length === 2 && first.every(({ name }) => name.known))
    return first.map((one) => ({ ...one, likelihood: OPPOSED }));
  if (first.length >= 2) return first;
  return sides.length >= 2 ? sides : found;
}

/** A label and its mark; one that asks for a name. */
const OWN_LABEL = /^\p{L}[\p{L},./ ()-]{1,40}: /u;
const NAME_LABEL = expression(`^(?:${NAME_LABELS}|${WHOLE_NAMES})(?!\\p{L})`, 'i');
/** … of whoever it is, if the name is not one that was turned. */
const WHOLE_NAME = expression(`^${WHOLE_NAMES}(?!\\p{L})`, 'i');
/** "Nom, prénom", "Name, Vorname": a label that asks for a name, and nothing else. */
const ASKED = expression(`^${NAME_LABELS}(?: ?(?:[,/&]|${LABEL_AND}) ?${NAME_LABELS})? ?:?$`, 'i');
const SIGNATURE = expression(`^(?:${DATE_LABELS}|${SIGNATURE_LABELS}) ?:`, 'i');
/** A label of several people, and a line that is nothing but the name of one. */
const SEVERAL = expression(`^[^\\p{L}]*${SEVERAL_SIDES}(?!\\p{L})`, 'i');
const PERSON = /^\p{Lu}[\p{L}'’-]+(?: (?:de |del |van |von |der |den )*\p{Lu}[\p{L}'’-]+){1,3}$/u;
/** Labels that are a side's only where no others are. */
const LOOSE = expression(`^${LOOSE_SIDES}(?!\\p{L})`, 'i');
/** Whoever sells what is leased or paid for with a loan is no side of it. */
const LEASE_SIDE = new RegExp(`^${LEASE_SIDES}`, 'i');
const RENT_SIDE = new RegExp(`^${RENT_SIDES}`, 'i');
const SUPPLIER = new RegExp(`^${SUPPLIERS}`, 'i');
const FOR_A_SIDE = new RegExp(`^${SIGNS_FOR} `, 'i');
const GO_BETWEEN = new RegExp(`^${BETWEEN}`, 'i');
/** Who insures one of the sides is none, but in the paper of an insurance. */
const INSURER = new RegExp(`^${INSURERS}`);
const INSURED = new RegExp(`^${INSURED_SIDES}`);

type LabelPlace = {
  cell: Span;
  column: number;
  cells: Span[];
  line: number;
  end: number;
  marked: boolean;
};

const WITH_ARTICLE = expression(`^(?:der|die|das|le|la|l'|el|de|het) ?(?=\\p{L})(?!.*\\d)[\\p{L} ]{3,40}$`, 'i');

/** Where the value of a label begins. */
function valueOf(paper: Paper, lexicon: Lexicon, label: RegExp, place: LabelPlace): number | null {
  const { cell, column, cells, line, end, marked } = place;
  if (cell.start + end < cell.end) return cell.start + end;
  const isLabel = (span: Span): boolean => {
    const text = paper.text.slice(span.start, span.end);
    const match = label.exec(text);
    // "EL ARRENDADOR      LA ARRENDATARIA      EL FIADOR", "LA EMPRESA DE SEGURIDAD": roles have their articles, names beside them none.
    const isRole = WITH_ARTICLE.test(text) && WITH_ARTICLE.test(paper.text.slice(cell.start, cell.end));
    return isRole || (match !== null && match[0].length === text.length);
  };
  const next = cells[column + 1];
  const below = paper.lines[line + 1];
  if (next && !isLabel(next) && !(below && isHead(paper, lexicon, next, cellsOf(paper, below)[column]))) {
    // "Le client   Nom et prénom : Hélène Castagnet": the value has a label of its own.
    const asked = OWN_LABEL.exec(paper.text.slice(next.start, next.end))?.[0] ?? '';
    return next.start + (NAME_LABEL.test(asked) ? asked.length : 0);
  }
  if (!below) return null;
  // Names of roles under lines for signatures are followed by nobody's name.
  if (!marked && signs(paper, line)) return null;
  const under = cellsOf(paper, below);
  const isLast = column === cells.length - 1 && ASKED.test(paper.text.slice(below.start, (under[0] as Span).end));
  const value = cells.length === under.length ? under[column] : column === 0 || isLast ? under[0] : undefined;
  if (!value || (isLabel(value) && !ASKED.test(paper.text.slice(value.start, value.end)))) return null;
  // "Titular del contrato" over "Nombre: …": what stands below has a label of its own, which counts if it asks for a name.
  const text = paper.text.slice(value.start, value.end);
  const beside = under[under.indexOf(value) + 1];
  if (beside && ASKED.test(text)) return beside.start;
  const inner = OWN_LABEL.exec(text);
  if (!inner) return value.start;
  return NAME_LABEL.test(inner[0]) ? value.start + inner[0].length : null;
}

/** "Naam: T. de Regt" over "Datum: …" and "Handtekening: …": who signs below. */
function isSigned({ text, lines }: Paper, line: number): boolean {
  return lines
    .slice(line + 1, line + 3)
    .some(({ start, end }) => SIGNATURE.test(text.slice(start, Math.min(end, start + 60))));
}

/** "Verzekeringnemer      Uw makelaar" over two names: no name, where one with a legal form stands below the label. */
function isHead(paper: Paper, lexicon: Lexicon, next: Span, under: Span | undefined): boolean {
  const name = under ? nameAt(paper, lexicon, under.start) : null;
  return name !== null && hasForm(lexicon, name.text) && !(nameAt(paper, lexicon, next.start)?.known ?? false);
}

function signs(paper: Paper, line: number): boolean {
  const above = paper.lines[line - 1];
  return above !== undefined && /_{5,}|\.{8,}/.test(paper.text.slice(above.start, above.end));
}
