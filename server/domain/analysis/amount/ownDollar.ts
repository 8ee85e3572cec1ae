/** Which dollar a bare "$" is in a paper: what the paper says of all its amounts. */
import { everyMatch } from '../../everyMatch.ts';

const COUNTRIES: Record<string, string> = {
  canadian: 'CAD',
  canada: 'CAD',
  australian: 'AUD',
  australia: 'AUD',
  'new zealand': 'NZD',
  'hong kong': 'HKD',
  singapore: 'SGD',
};
const NAMED = 'canadian|canada|australian|australia|new zealand|hong kong|singapore';
const DOLLAR = new RegExp(
  `\\b(${NAMED}) (?:dollars|currency|funds)\\b|\\b(?:lawful (?:money|currency)|currency) of (${NAMED})\\b`,
  'gi',
);
/** What is said of all amounts, within a sentence before the dollar's name. */
const OF_ALL =
  /(?:\b(?:all|any|references? to|the) (?:[\w"'’,]+ ){0,6}(?:amounts|sums|payments|prices|fees|dollars?|currency|monetary)|"?\$"?|"dollars?")[^.;\n]{0,80}$/i;
/** Most papers name none of the countries; a search that minds case says so at once. */
const LIKELY = /Canad|CANAD|Austral|AUSTRAL|New Zealand|NEW ZEALAND|Hong Kong|HONG KONG|Singapore|SINGAPORE/;
/** So many characters before it are looked at. */
const BEFORE = 200;

/** An Australian business or company number stands on every invoice and order there, where prices are in Australian dollars. */
const AUSTRALIAN = /\b(?:ABN:? ?\d{2} ?\d{3} ?\d{3} ?\d{3}|ACN:? ?\d{3} ?\d{3} ?\d{3})\b/;
/** Taxes that only Canada has. */
const CANADIAN = /\b(?:HST|QST)\b/;
const AMERICAN = /\bUS ?\$|\bUSD\b|\bU\.?S\.? dollars/i;

/** A tax that Canada and Australia have, and places that only one of them has. */
const GST = /\bGST\b/;
const IN_CANADA =
  /\b(?:Toronto|Ottawa|Montr[ée]al|Calgary|Edmonton|Winnipeg|Saskatoon|Mississauga|Ontario|Qu[ée]bec|British Columbia|Alberta|Saskatchewan|Manitoba|Nova Scotia|New Brunswick|Newfoundland)\b|\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b|[a-z],? (?:ON|QC|BC|AB|SK|MB|NS|NB|NL|PEI?)\b(?! [a-z])/;
const IN_AUSTRALIA = /\bPty\.? (?:Ltd|Limited)\b|\bPTY LTD\b|\b(?:NSW|VIC|QLD|TAS|ACT|WA|SA|NT),? \d{4}\b/;

/** A number that every company of New Zealand has, its name, its towns, the numbers and the rate of its tax. */
const IN_NEW_ZEALAND =
  /\bGST(?: (?:no\.?|number|reg\.?))?:? ?(?:\d{2,3}-\d{3}-\d{3}\b|(?:at |of )?15 ?%)|\b(?:15 ?% GST|NZBN|NZS|Aotearoa|New Zealand|Auckland|Wellington|Christchurch|Dunedin|Tauranga|Rotorua|Invercargill|Queenstown|Palmerston North|Taranaki|Waikato|Otago|Southland|Whang[aā]rei|Te \p{Lu}\p{Ll}+)\b|\+64 ?\d|\.nz\b|\p{Lu}\p{Ll}*[āēīōū]\p{Ll}*|\bŌ\p{Ll}+|\bwarrant of fitness\b/u;

/** ISO 4217 of a bare "$" in the text; US dollars unless the paper says otherwise. */
export function ownDollar(text: string): string {
  if (!AMERICAN.test(text)) {
    if (AUSTRALIAN.test(text)) return 'AUD';
    if (CANADIAN.test(text)) return 'CAD';
    if (GST.test(text)) {
      const [inCanada, inAustralia] = [IN_CANADA.test(text), IN_AUSTRALIA.test(text)];
      const inNewZealand = IN_NEW_ZEALAND.test(text);
      if (Number(inCanada) + Number(inAustralia) + Number(inNewZealand) === 1)
        return inCanada ? 'CAD' : inAustralia ? 'AUD' : 'NZD';
    }
  }
  if (!LIKELY.test(text)) return 'USD';
  for (const match of everyMatch(text, DOLLAR)) {
    if (match[2] === undefined && !OF_ALL.test(text.slice(Math.max(0, match.index - BEFORE), match.index))) continue;
    return COUNTRIES[(match[1] ?? match[2] ?? '').toLowerCase()] ?? 'USD';
  }
  return 'USD';
}
