/** Who a form is between: the values of its labels "Advertiser", "Agency", "Station". */
import { findLabelled, type Cell, type Labelled, type Row } from './cells.ts';

/** `working` where the name does not stand in one piece. */
export type FormParty = { name: string; start: number; end: number; working: string | null };

/** A label is a cell of its own, ends in a colon, or is the last word before its column of values. */
const LABELS = [
  /(?:^|(?<![-/] ?)\b)(?:advertiser|client|customer|sponsor)(?: name)?(?=\s*(?::|$))|(?<=[a-z])Advertiser$/gi,
  /^(?:property|station|publisher|vendor|supplier|provider)(?: name)?(?=\s*(?::|$))/gi,
  /^(?:buying )?agency(?: name)?(?=\s*(?::|$))/gi,
];
/** Labels that stand under each other with their values in one column. */
const SIBLING = /^(?:advertiser|client|agency|buyer|product|estimate|property|station|market)\b[^:]{0,12}:?$/i;
const NO_NAME =
  /^(?:[\d\s#:./$-]*|[$\d].*|agency|advertiser|station|property|service|priority|.*transaction.*|remit to\b.*|c\/o\b.*|.*\b(?:code|ref|order|invoice|date|dates|product|estimate|page|print|contract|revision|name|total|type|phone|fax|buyer|demo|none|billing|n\/a|comments?|external id|demographic|remit(?: to)?|description|special handling|terms|salesperson|contact|status|address|account executive|separation|sales (?:office|region))\b.*)$/i;
/** The label of the next column, run into the value. */
const NEXT_LABEL =
  / ?(?:(?:Invoice|Inv|Order|Contract|Print|Entered|Revision) ?(?:#|Date|Month|Period|No\b|Number|By|$)|Page \d).*$/;
/** A value beside its label says more than one below. */
const BESIDE = 3;

/** The parties of a form in the order advertiser, station, agency. */
export function readFormParties(rows: Row[]): FormParty[] {
  const found: FormParty[] = [];
  for (const label of LABELS) {
    const value = firstValue(rows, label);
    if (value && !found.some((other) => other.name.toLowerCase() === value.name.toLowerCase())) found.push(value);
  }
  return found;
}

function firstValue(rows: Row[], label: RegExp): FormParty | null {
  const votes = new Map<string, { party: FormParty; count: number }>();
  for (const place of findLabelled(rows, label)) {
    const beside = place.right.filter((cell) => !/^name ?:?$/i.test(cell.text)).slice(0, 1);
    const right = firstName(beside, rows, place);
    const party = right ?? firstName(lowerRight(rows, place), rows, place) ?? firstName(place.below, rows, place);
    if (!party) continue;
    const vote = votes.get(party.name);
    const weight = right ? BESIDE : 1;
    if (vote) vote.count += weight;
    else votes.set(party.name, { party, count: weight });
  }
  let best: { party: FormParty; count: number } | null = null;
  for (const vote of votes.values()) if (!best || vote.count > best.count) best = vote;
  return best?.party ?? null;
}

/** The cell of the next line in the column in which the labels below have their values: a value printed a line lower. */
function lowerRight(rows: Row[], { row, from }: Labelled): Cell[] {
  for (const below of rows.slice(row + 1, row + 6)) {
    const at = below.findIndex((cell) => Math.abs(cell.from - from) <= 3 && SIBLING.test(cell.text));
    const column = at < 0 ? undefined : below[at + 1]?.from;
    if (column !== undefined)
      return (rows[row + 1] ?? []).filter((cell) => Math.abs(cell.from - column) <= 6).slice(0, 1);
  }
  return [];
}

function firstName(cells: Cell[], rows: Row[], place: Labelled): FormParty | null {
  for (const cell of cells) {
    const party = asParty(cell, rows, place);
    if (party) return party;
  }
  return null;
}

/** The name without the record number that some systems add: "Fight Back Fund (116834)". */
function asParty(cell: Cell, rows: Row[], place: Labelled): FormParty | null {
  const own = cell.text.replace(NEXT_LABEL, '');
  if (NO_NAME.test(own)) return null;
  const rest = own === cell.text ? goesOn(cell, rows, place) : null;
  const name = (rest ? `${own} ${rest.text}` : own).replace(/ ?[-–]?\(\d{2,9}\)?$/, '').replace(/[\s|:,>]+$/, '');
  if (!/[A-Za-z]{2}/.test(name) || name.length > 80) return null;
  return {
    name,
    start: cell.start,
    end: rest ? cell.end : cell.start + name.length,
    working: rest && `over two lines: ${name}`,
  };
}

/** What a narrow column has broken off the name: alone under it, with no label before it. */
function goesOn(cell: Cell, rows: Row[], { row, from }: Labelled): Cell | null {
  const line = (rows[row] ?? []).some((other) => other.start <= cell.start && cell.end <= other.end);
  const under = line ? (rows[row + 1] ?? []) : [];
  const rest = under.find((other) => Math.abs(other.from - cell.from) <= 1);
  if (!rest || cell.from - from < 8 || /\d|[:#]|\(/.test(rest.text) || NO_NAME.test(rest.text)) return null;
  return under.some((other) => other !== rest && Math.abs(other.from - from) < cell.from - from) ? null : rest;
}
