/** Who a form is between: the values of its labels "Advertiser", "Agency", "Station". */
import { findLabelled, type Cell, type Row } from './cells.ts';

export type FormParty = { name: string; start: number; end: number };

/** A label is a cell of its own, or ends in a colon. */
const LABELS = [
  /^(?:advertiser|client|customer|sponsor)(?: name)?(?=\s*(?::|$))/gi,
  /^(?:property|station|publisher|vendor|supplier|provider)(?: name)?(?=\s*(?::|$))/gi,
  /^agency(?: name)?(?=\s*(?::|$))/gi,
];
const NO_NAME =
  /^(?:[\d\s#:./$-]*|[$\d].*|agency|advertiser|station|property|service|priority|.*transaction.*|.*\b(?:code|ref|order|invoice|date|dates|product|estimate|page|print|contract|revision|name|total|type|phone|fax|buyer|demo|none|billing|n\/a|comments?|external id|demographic|remit(?: to)?|description|special handling|terms|salesperson|contact|status|address|account executive|sales (?:office|region))\b.*)$/i;

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
  for (const { right, below } of findLabelled(rows, label)) {
    const cell = right[0] && !NO_NAME.test(right[0].text) ? right[0] : below.find((each) => !NO_NAME.test(each.text));
    const party = cell && asParty(cell);
    if (!party) continue;
    const vote = votes.get(party.name);
    if (vote) vote.count += 1;
    else votes.set(party.name, { party, count: 1 });
  }
  let best: { party: FormParty; count: number } | null = null;
  for (const vote of votes.values()) if (!best || vote.count > best.count) best = vote;
  return best?.party ?? null;
}

/** The name without the record number that some systems add: "Fight Back Fund (116834)". */
function asParty(cell: Cell): FormParty | null {
  const name = cell.text.replace(/ ?\(\d{2,9}\)?$/, '').replace(/[\s|:,]+$/, '');
  return /[A-Za-z]{2}/.test(name) && name.length <= 80
    ? { name, start: cell.start, end: cell.start + name.length }
    : null;
}
