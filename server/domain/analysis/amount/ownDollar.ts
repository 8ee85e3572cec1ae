/** Which dollar a bare "$" is in a paper: what the paper says of all its amounts. */

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
const OF_ALL = new RegExp(
  `(?:\\b(?:all|any|references? to|the) (?:[\\w"'’,]+ ){0,6}(?:amounts|sums|payments|prices|fees|dollars?|currency|monetary)|"?\\$"?|"dollars?")[^.;\\n]{0,80}?\\b(${NAMED}) (?:dollars|currency|funds)\\b|\\b(?:lawful (?:money|currency) of|currency of) (${NAMED})\\b`,
  'i',
);

/** ISO 4217 of a bare "$" in the text; US dollars unless the paper says otherwise. */
export function ownDollar(text: string): string {
  const match = OF_ALL.exec(text);
  return COUNTRIES[(match?.[1] ?? match?.[2] ?? '').toLowerCase()] ?? 'USD';
}
