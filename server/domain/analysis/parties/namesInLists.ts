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

/** What a page break leaves in the middle of a list: a legend, a page's number. */
export const LEGEND =
  /\n(?:\**(?:CONFIDENTIAL(?: TREATMENT(?: HAS BEEN)? REQUESTED)?|Confidential(?: [Tt]reatment [Rr]equested)?|EXECUTION (?:COPY|VERSION)|Execution (?:Copy|Version))\**|(?:Page|PAGE) \d+(?: of \d+)?|- ?[\divx]{1,4} ?-)\n/g;
/** "Tarn Water District, a special district, …": said to be a body of its own. */
export const IS_BODY =
  /^[^,\ue000]{4,60}, an? (?:[\w-]+ ){0,4}(?:district|municipal\w*|county|city|agency|authority|non-?profit|organi[sz]ation|association)\b/;
/** The house before a street. */
export const HOUSE =
  /^(?:[A-Z][\w'-]+ ){1,3}(?:House|Building|Cent(?:er|re)|Plaza|Towers?|Court|Place|Park|Square|Quay|Wharf|Hall|Chambers), (?:\d|[A-Z][^,]{2,40} (?:Street|Road|Avenue|Lane|Drive|Way|Boulevard|Square|Row|Quay|Hill|St|Rd|Ave)\b)/;
