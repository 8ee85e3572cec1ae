/** What tells in a list of parties that its commas and "and"s part names: names and nothing else, trusts, "for itself and on behalf of". */
import { endsLegally } from './legalForms.ts';
import { ALIAS, isPerson } from './nameStart.ts';

/** "Dana R. Fell, Tarn Partners, LP and Max Quill, Jr. (collectively, …": names and nothing else, then an alias. */
export function areNames(right: string): boolean {
  const end = right.indexOf(ALIAS);
  if (end < 0) return false;
  const items = right
    .slice(0, end)
    .replace(/,? (LLC|L\.L\.C\.|L\.?P\.?|Inc\.?|Ltd\.?|Jr\.?|Sr\.?|II|III)(?=,| and| ?$)/g, ' $1')
    .split(/,? and |, ?/)
    .map((item) => item.trim())
    .filter(Boolean);
  return (
    items.length > 0 && items.every((item) => endsLegally(item) || isPerson(item.replace(/ (?:Jr|Sr|II|III)\.?$/, '')))
  );
}
/** "Orchard Core Trust" */
export const TRUSTS = /^.*\b(?:trust|fund|portfolio|series)$/i;

/** "Orchard, L.P., for itself and on behalf of Tarn Bank, National Association (collectively …": for both. */
export const FOR_BOTH =
  /\b(?:for itself|on its (?:own )?behalf|on behalf of itself),? and (?:for and )?on behalf of (?:its (?!series|funds?|portfolios?|campus)[a-z-]{3,20}(?: [a-z-]{3,20})?,? |the )?[A-Z](?:[^\ue000;]|\n){4,110}\ue000{16}/;
