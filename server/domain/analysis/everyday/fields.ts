/** Labels joined with their values: "Start date: 1 March 2026", two columns, a label over its value, a row of heads over a row of values. */
import { endsLegally } from '../parties/legalForms.ts';
import type { Cell, Row } from './cells.ts';
import { cleanName } from './cleanName.ts';
import { joinColumns } from './columnsApart.ts';
import { doersOf } from './doersOf.ts';
import { type Kind, labelKinds, LONGEST_LABEL, PERIODIC, plainLabel } from './labels.ts';
import { isHanging } from './sentences.ts';
import { everyMatch } from '../../everyMatch.ts';

/** `start`, `end`: of label and value in the extracted text; `valueStart`: of the value. */
export type Field = { kinds: Kind[]; label: string; value: string; start: number; valueStart: number; end: number };

const BEFORE_TAX = /,? \(?(?:before|excl?\.?|excluding|ex) (?:VAT|GST|HST|tax(?:es)?)\)?$/i;
const TAX = /^\+? ?(?:VAT|[ICS]?GST|HST|(?:sales )?tax)\b(?! ?(?:no\b|number|reg|id))/i;

/** "Monthly charge, before VAT": where no row gives the tax, the price before it is all that is written down. */
function withoutTaxWords(rows: readonly Row[]): readonly Row[] {
  if (rows.some(({ cells }) => cells.length > 1 && TAX.test((cells[0] as Cell).text))) return rows;
  return rows.map((row) => {
    const [label, ...values] = row.cells;
    return label && values.length > 0 && BEFORE_TAX.test(label.text)
      ? { ...row, cells: [{ ...label, text: label.text.replace(BEFORE_TAX, '') }, ...values] }
      : row;
  });
}

/** So many rows below "MEMBER" or "1. CUSTOMER" its name is given. */
const BELOW_HEAD = 3;
const OWN_NAME = /^(?:(?:full |legal |registered |company |business |trading )?name|legal entity)(?= *:|$)/i;

/** "Registered name" below "CUSTOMER" is the customer's. */
function withHeads(rows: readonly Row[], kindsOf: (label: string) => Kind[]): readonly Row[] {
  let head = '';
  let left = 0;
  return rows.map((row) => {
    const [first, ...rest] = row.cells;
    const label = first && left > 0 ? (OWN_NAME.exec(first.text)?.[0] ?? '') : '';
    left -= 1;
    if (
      first &&
      rest.length === 0 &&
      !/:\s*\S/.test(first.text) &&
      kindsOf(first.text.replace(/ *:$/, '')).includes('party')
    ) {
      [head, left] = [first.text.replace(/ *:$/, ''), BELOW_HEAD];
      return row;
    }
    if (!first || label === '') return row;
    const text = head + first.text.slice(label.length);
    return { ...row, cells: [{ ...first, text, start: first.start + label.length - head.length }, ...rest] };
  });
}

/** All fields of the rows, in order. A label that `text` makes do something is a side's. */
export function readFields(all: readonly Row[], text: string): Field[] {
  const doers = doersOf(text);
  const kindsOf = (label: string): Kind[] => {
    const kinds = labelKinds(label);
    return kinds.length === 0 && doers.has(plainLabel(label)) ? ['party'] : kinds;
  };
  const rows = withHeads(withoutTaxWords(joinColumns(all, text, labelKinds)), kindsOf);
  const fields: Field[] = [];
  for (const [index, row] of rows.entries()) {
    const heads = row.cells.map((cell) => kindsOf(cell.text));
    const below = rows[index + 1];
    const third = rows[index + 2];
    // Several rows under one head are a table of periods or prices, not one value each.
    const isList = third !== undefined && third.cells.length === row.cells.length && isOther(below, third);
    const known = heads.filter((kinds, at) => kinds.length > 0 || BESIDE.test((row.cells[at] as Cell).text)).length;
    const isHead =
      below &&
      known >= 2 &&
      heads.some((kinds) => kinds.length > 0) &&
      row.cells.length === below.cells.length &&
      !isPaired(row) &&
      !row.cells.some(({ text: label }, at) => heads[at]?.length && label === below.cells[at]?.text);
    if (isHead && isList) continue;
    if (isHead) {
      row.cells.forEach((cell, at) => add(fields, heads[at] as Kind[], cell, below.cells[at] as Cell));
      if (known === row.cells.length) continue;
    }
    row.cells.forEach((cell, at) => {
      const parted = splitAtColon(cell);
      if (parted && parted.value.text !== '')
        return add(fields, kindsOf(parted.label.text), parted.label, parted.value);
      const label = parted?.label ?? cell;
      const kinds = heads[at]?.length ? heads[at] : kindsOf(label.text);
      const next = row.cells[at + 1];
      if (next) {
        if ((row.cells.length <= 4 || cell.text.endsWith(':') || areTurns(heads)) && labelKinds(next.text).length === 0)
          add(fields, kinds, label, next);
      } else if (row.cells.length === 1 && !parted && addSpaced(fields, cell, text)) return;
      else if (row.cells.length === 1 && below && below.cells.length === 1 && !/:/.test((below.cells[0] as Cell).text))
        add(fields, kinds, label, below.cells[0] as Cell);
    });
  }
  return fields.map((field) => (field.kinds.some((kind) => TOLD.has(kind)) ? withHanging(field, text) : field));
}

/** What is often told in more than one line. */
const TOLD = new Set<Kind>(['length', 'renewal', 'notice']);

/** With the lines that go on under its value. */
function withHanging(field: Field, text: string): Field {
  let { end } = field;
  for (;;) {
    const stop = text.indexOf('\n', end + 1);
    const next = text.slice(end + 1, stop < 0 ? undefined : stop);
    if (text[end] !== '\n' || !isHanging(text.slice(text.lastIndexOf('\n', field.start) + 1, field.end), next)) break;
    end += 1 + next.length;
  }
  return end === field.end ? field : { ...field, value: text.slice(field.valueStart, end).replace(/\s+/g, ' '), end };
}

/** "Client:   E. Fourie      Contractor:   D. Jansen": labels with their values, and no heads over the next row. */
function isPaired({ cells }: Row): boolean {
  return cells.length >= 4 && cells.every(({ text }, at) => text.endsWith(':') === (at % 2 === 0));
}

/** A label, its value, the next label: what their kinds say of the cells of a line. */
function areTurns(heads: readonly Kind[][]): boolean {
  return heads.length % 2 === 0 && heads.every((kinds, at) => kinds.length > 0 === (at % 2 === 0));
}

/** A head of a column that names nothing we read. */
const BESIDE =
  /^(?:contact|telephone|phone|tel|e-?mail|address|(?:(?:service|site|delivery|billing|mailing|installation|collection) )(?:location|address|site)|location|site|premises|reference|ref)(?: (?:name|no|number|person|details))?\.?$/i;

/** "The Associate": what the paper calls one of its sides. */
const DEFINED = /^The \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u;

/** Is it surely somebody, by a legal form or a title? */
function isSide(value: string): boolean {
  return /^(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? \p{Lu}/u.test(value) || endsLegally(cleanName(value) ?? '');
}

const SUM = /^(?:[£$€]|(?:GBP|USD|EUR|CAD|AUD|CHF) ?)\d/;

function add(fields: Field[], named: Kind[], label: Cell, value: Cell): void {
  // "Monthly membership: £45": whatever is paid every month.
  const isFee = named.length === 0 && SUM.test(value.text) && plainLabel(label.text).search(PERIODIC) >= 0;
  const isRole = named.length === 0 && DEFINED.test(label.text) && isSide(value.text);
  const kinds: Kind[] = isFee ? ['fee'] : isRole ? ['party'] : named;
  // "Place:" is the label of the next cell, and nobody's value.
  if (kinds.length === 0 || value.text === '' || /[^:]:$/.test(value.text)) return;
  const { start } = label;
  // "First Party   : Shurjo Ltd"
  const mark = /^: +/.exec(value.text)?.[0].length ?? 0;
  const [text, valueStart] = [value.text.slice(mark), value.start + mark];
  const plain = plainLabel(label.text);
  const own = kinds.includes('party') ? (plain.split('/')[0] as string).trim() : plain;
  fields.push({ kinds, label: own, value: text, start, valueStart, end: value.end });
}

function splitAtColon(cell: Cell): { label: Cell; value: Cell } | null {
  const at = cell.text.search(/:(?:\s|$)/);
  if (at < 1 || at > LONGEST_LABEL) return null;
  const rest = cell.text.slice(at + 1);
  const skip = at + 1 + (rest.length - rest.trimStart().length);
  return {
    label: { text: cell.text.slice(0, at), start: cell.start, end: cell.start + at },
    value: { text: cell.text.slice(skip), start: cell.start + skip, end: cell.end },
  };
}

const LABEL_WORDS = 4;
/** What stands behind a label that only a blank parts from its value. */
const VALUE =
  /^(?:\d{1,2}(?:st|nd|rd|th)? [A-Z][a-z]{2}|\d{1,4}[./-]|[A-Z][a-z]{2,8} \d{1,2},|[£$€]|[A-Z]{3} \d|\d{1,3} (?:months?|years?|weeks?)\b|(?:one|two|three|four|five|ten|twelve) (?:months?|years?)\b)/;
const NAME = /^(?:[A-Z][\w'’.&-]*|&|and|of|the)(?: (?:[A-Z][\w'’.&-]*|&|and|of|the|\([A-Z]\w+\))){1,7},?(?: .*)?$/;

/** "Date 29 November 2024", "Operator Grampian Ferry Company Ltd": a label and its value in one line. */
function addSpaced(fields: Field[], cell: Cell, text: string): boolean {
  const isSentence = /[.;]$/.test(cell.text);
  if (cell.text.length > 110 || goesOnHere(text, cell)) return false;
  const words = everyMatch(cell.text, /\S+/g);
  for (let count = Math.min(LABEL_WORDS, words.length - 1); count >= 1; count -= 1) {
    const at = (words[count] as RegExpMatchArray).index as number;
    const kinds = labelKinds(cell.text.slice(0, at).trim());
    const value = cell.text.slice(at);
    const fits = kinds.includes('party')
      ? NAME.test(value) && !/\b(?:and|the|of)\b/.test(value.slice(0, 4))
      : VALUE.test(value);
    // "Order value £48,600 ex VAT.": of sentences only a total counts.
    if (kinds.length === 0 || !fits || (isSentence && !(kinds.includes('total') && SUM.test(value)))) continue;
    const label = { text: cell.text.slice(0, at).trim(), start: cell.start, end: cell.start + at };
    add(fields, kinds, label, { text: value, start: cell.start + at, end: cell.end });
    return true;
  }
  return false;
}

/** "under a lease from the City that / runs to December 31, 2026": the second line of a sentence is no label. */
function goesOnHere(text: string, { text: own, start }: Cell): boolean {
  const at = text.lastIndexOf('\n', start - 1);
  if (at < 0 || !/^[a-z]/.test(own)) return false;
  const above = text.slice(text.lastIndexOf('\n', at - 1) + 1, at).trim();
  return above.length >= WRAPPED && !/[.:;!?]$/.test(above) && !/ {3}|\t/.test(above);
}
/** A line this long may go on in the next one. */
const WRAPPED = 56;

/** Do two rows of a table give different days or figures? */
function isOther(one: Row | undefined, other: Row): boolean {
  return other.cells.some(
    ({ text }, at) =>
      /\d{2}/.test(text) && /\d/.test(one?.cells[at]?.text ?? '') && at > 0 && text !== one?.cells[at]?.text,
  );
}
