/** Who stands behind a brand: "WarmHands HomeCare is provided by Pilot Home Services Limited", "Tidewright" of "Tidewright Software, Inc.". */
import { oneOf } from '../lexicon/oneOf.ts';
import { endsLegally } from '../parties/legalForms.ts';
import type { Found } from './found.ts';
import { expression } from '../text/expression.ts';
import { everyMatch } from '../../everyMatch.ts';

/** What a brand says of the company behind it. */
const BRAND_OF =
  /(\p{Lu}[^.:;\n]{2,60}) is (?:(?:a|the) (?:trading|business|brand) (?:name|style) of|a brand of|(?:provided|supplied|operated|run|underwritten|insured) by) $/u;
/** "Ironmoor Leisure Ltd, trading as Ironmoor Fitness" */
const TRADING_AS = /^,? \(?(?:trading as|t\/as?|d\/b\/a|doing business as) ["“]?(\p{Lu}[^.:;,"”()\n]{2,60})/iu;
/** "THE CORN RING, THORNABY" over "Owned and run by Thornaby Corn Exchange Trust". */
const RUN_BY = expression(
  '^(\\p{Lu}[^.:;,\\n]{2,60}?)(?:, [^\\n]*| {2,}[^\\n]*)?\\n' +
    `(?:${oneOf('owned|run|operated|managed')}(?: and ${oneOf('run|operated|managed')})? by |` +
    `(?:an? )?${oneOf('division|brand|business|part|trading (?:name|style|division)')} of (?:the )?)` +
    '(\\p{Lu}[^\\n,.;]{3,60}?)(?= {2,}|[,.;\\n]|$)',
  'im',
);
/** "The Grand Pavilion, Porthcawl (operated by the Grand Pavilion Trust)". */
const RUN_IN_BRACKETS =
  /(\p{Lu}(?:(?! {2})[^.:;\n(),]){2,60})(?:, [^\n()]{2,40})? \((?:owned|run|operated|managed) by (?:the )?(\p{Lu}[^()\n]{3,60})\)/gu;
/** Without these none of the two is there; they are found many times faster. */
const RUN_LINE =
  /\n(?:owned|run|operated|managed|(?:an? )?(?:division|brand|business|part|trading (?:name|style|division)) of)\b/iu;
const IN_BRACKETS = / \((?:owned|run|operated|managed) by /;
/** A letterhead stands within so many characters. */
const HEAD = 400;
const CONFIDENCE = 0.74;
/** Behind the words of a brand, the rest of its company's name. */
const REST = /^(?:,? (?:\p{Lu}[\p{L}&.'’-]*|&|plc)){1,4}$/u;

/** The parties, each brand as its company, if the document names it. `names`: those with a legal form. */
export function withOwners(raw: string, names: readonly Found<string>[], parties: Found<string>[]): Found<string>[] {
  const owned = names.flatMap((owner) => {
    const brand = BRAND_OF.exec(raw.slice(Math.max(0, owner.start - 160), owner.start))?.[1]?.toLowerCase();
    const traded = TRADING_AS.exec(raw.slice(owner.end, owner.end + 90))?.[1]
      ?.trim()
      .toLowerCase();
    return [brand, traded].flatMap((one) => (one === undefined ? [] : [{ owner, brand: one }]));
  });
  const top = raw.slice(0, HEAD);
  const [whole = '', headed = '', value = ''] = (RUN_LINE.test(top) && RUN_BY.exec(top)) || [];
  const start = raw.indexOf(whole) + whole.length - value.length;
  const place = { start, end: start + value.length, confidence: CONFIDENCE, working: null };
  if (whole !== '') owned.push({ owner: { value, ...place }, brand: headed.toLowerCase() });
  for (const { index, 0: all, 1: brand = '', 2: owner = '' } of IN_BRACKETS.test(raw)
    ? everyMatch(raw, RUN_IN_BRACKETS)
    : [])
    owned.push({
      owner: { ...place, value: owner, start: index, end: index + all.length },
      brand: brand.trim().toLowerCase(),
    });
  return parties.map((party) => {
    if (endsLegally(party.value)) return party;
    const brand = party.value.toLowerCase();
    const own = owned.find((one) => `${brand} `.startsWith(`${one.brand} `));
    const longer = names.filter(
      (name) => name.value.toLowerCase().startsWith(brand) && REST.test(name.value.slice(brand.length)),
    );
    const owner = own?.owner ?? (longer.length === 1 ? longer[0] : undefined);
    return owner ? { ...owner, confidence: party.confidence } : party;
  });
}
