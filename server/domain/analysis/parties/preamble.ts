/** The preamble: where "by and between" stands, how much that place looks like this document's own, and where its list of parties ends. */
import type { Document, Reading } from '../document.ts';
import { maskAliases } from './maskAliases.ts';
import { oncePer } from '../text/oncePer.ts';
import { splitParties } from './splitParties.ts';

/** The opening in which a preamble is looked for, and how much of it is read at most (characters of folded text). */
const ZONE = 40_000;
const PASSAGE = 5000;
/** A preamble that stands later than this is less likely to be the document's own. */
const LATE = 12_000;
/** More parties than this are a list of something else. */
const MOST = 60;

/** "by and between X and Y", "the parties to this Lease are: X and Y". */
const BETWEEN =
  /\b(?:by,? (?:and|&) (?:between|among(?:st)?)(?: each of)?|between and among|parties (?:to|of) (?:this|the) (?:[\w'-]{1,20} ){1,6}(?:are|shall be)(?: as follows)?|parties (?:to|of) this (?:[\w'-]{1,20} ?){1,4}(?=:\s*(?:\(|[1-9a-eA-EI]{1,3}[.)]|-))|(?:by )?the (?:following )?(?:undersigned )?parties(?: identified| named)?(?: below)?(?=:\s*(?:\(|[1-9a-eA-EI]{1,3}[.)]|-))|on (?:the )?(?:one|first) (?:part|side|hand)(?=, (?:the )?[A-Z])|between|among(?:st)?)(?: the (?:following|undersigned)(?: parties)?| (?:us|we|you)(?=, [A-Z]))?\b[: ,\n-]{0,4}/gi;
/** "entered into by X and Y", "Agreement with X". */
const BY =
  /\b(?:(?:entered into|made|executed|issued|given|provided|concluded)(?: and (?:entered into|executed|concluded))?(?:,? (?:this|on|as of|effective|the|in|at) [^;"(\n]{3,110}?)?(?: ?\([^()]{3,60}\))?,? by(?! and ?(?:between|among))|agreement (?:with|of|for))[: \n]{1,2}/gi;
/** The papers that have parties. */
const PAPER =
  '(?:agreement|contract|lease|sublease|amendment|addendum|supplement|licen[sc]e|undertaking|deed|schedule|order|guarant(?:y|ee)|terms|note|indenture|memorandum|statement of work|letter|assignment|waiver|consent|joinder|settlement|release|mortgage|mou|sow)';

const HAS_PAPER = new RegExp(`\\b${PAPER}\\b`, 'i');
const THIS_PAPER = new RegExp(`\\bthis (?:[\\w&'/,-]{1,20} ){0,9}${PAPER}\\b[^.]{0,200}$`, 'i');

/** What follows a list of parties. */
export const STOP =
  /\b(?:WHEREAS|Whereas|RECITALS?|Recitals?|WITNESSETH|Witnesseth|W ?I ?T ?N ?E ?S ?S ?E ?T ?H|NOW,? THEREFORE|Now,? therefore|BACKGROUND|Background|TABLE OF CONTENTS|DEFINITIONS|INTERPRETATION|R E C I T A L S|In consideration|IN CONSIDERATION|PREAMBLE|PREMISES|Address(?:es)? for [Nn]otices?|With a copy|Preliminary|ARTICLE I|collectively(?:,)? (?:as )?(?:the )?"?(?:the )?"?parties|individually|(?<!here(?:in)?after )sometimes|each,? an? "?(?:Party|party))\b|\n ?(?:1\.|ARTICLE|Article|I\.|Section) |[)".] \(?(?:A|1|I)[.)] (?=[A-Z])/;

/** From this score on a preamble is believed before any list or definition. */
export const SURE_PREAMBLE = 6;
/** Below this a place is no preamble of this document; what it lists is kept as faint. */
const LIKELY = 3;

/** `faint`: the parties of an agreement that the opening speaks of, such as the one it amends. */
/** `isOfOther`: the place speaks of another paper. */
export type Preamble = { parties: Reading<string>[]; score: number; faint: Reading<string>[]; isOfOther: boolean };

/** The best of the places that look like a preamble: its own words count, and how many parties it gives. */
export const readPreamble = oncePer((document: Document): Preamble => bestPlace(document, BETWEEN));

/** The same behind what a paper says of who makes it. */
export const readMaker = oncePer((document: Document): Preamble => bestPlace(document, BY));

function bestPlace(document: Document, lead: RegExp): Preamble {
  const zone = document.text.slice(0, ZONE).replaceAll('|', ' ');
  let best: Omit<Preamble, 'faint'> | null = null;
  let faint: Reading<string>[] = [];
  let tried = 0;
  for (const match of zone.matchAll(lead)) {
    const start = match.index + match[0].length;
    // The earliest sure preamble is this document's own; later ones are of other agreements.
    if (best && best.score >= SURE_PREAMBLE && best.parties.length >= 2 && !best.isOfOther) break;
    const score = scorePlace(zone, match.index, start) + Number(/^by/i.test(match[0])) - (match.index > LATE ? 2 : 0);
    const isOfOther = OTHER_PAPER.test(zone.slice(Math.max(0, match.index - 200), match.index));
    if (best?.isOfOther && best.score >= SURE_PREAMBLE && isOfOther) continue;
    const isOwn = best?.isOfOther && !isOfOther && score >= SURE_PREAMBLE;
    if (score < 0 || (best && best.score >= score && !isOwn)) continue;
    if (score < LIKELY && (best || faint.length > 0 || match.index > LATE)) continue;
    tried += 1;
    if (tried > 30) break;
    const parties = splitParties(document.text, start, passageEnd(zone, start)).slice(0, MOST);
    if (score < LIKELY) {
      if (parties.length >= 2 && parties.every((party) => party.confidence > 0.8)) faint = parties;
    } else if (parties.length >= 2 || (parties.length === 1 && !best)) best = { parties, score, isOfOther };
  }
  return { parties: best?.parties ?? [], score: best?.score ?? 0, faint, isOfOther: best?.isOfOther ?? false };
}

/** "that certain Supply Agreement dated May 1, 2010 by and between": of another paper, unless a verb leads back to this one. */
const OTHER_PAPER = new RegExp(
  `\\b(?:that(?: certain)?|certain|the|an?) (?:[\\w&'",/-]{1,25} ){0,9}?"?${PAPER}["')]*(?: and Plan of \\w+)?(?: \\([^()]{1,60}\\))?,?(?: (?:dated|effective|executed|signed|as of|of)\\b(?:(?!\\b(?:is|are|hereby|this)\\b)[^.;]){0,160})? ?$`,
  'i',
);

function scorePlace(zone: string, at: number, start: number): number {
  const before = zone.slice(Math.max(0, at - 260), at);
  const after = zone.slice(start, start + 320);
  let score = 0;
  if (HAS_PAPER.test(before)) score += 2;
  // A line of its own, or what is left of one behind a title in capitals: "BY AND BETWEEN:".
  const line = zone.slice(Math.max(0, at - 16), start);
  if (OWN_LINE.test(line.trimEnd()) || (BARE_LINE.test(line) && /^\(?[1A][.)] /.test(after))) score += 3;
  if (THIS_PAPER.test(before)) score += 2;
  if (
    /\b(?:the|an?|each|that|such|certain) (?:[\w&'-]{1,20} ){1,6}(?:agreement|contract|plan|lease)\b[^.]{0,70}$/i.test(
      before,
    ) &&
    !/\bthis (?:[\w&'-]{1,20} ){0,6}(?:agreement|contract|amendment|addendum|schedule|order|lease|supplement)\b[^.]{0,160}$/i.test(
      before,
    )
  )
    score -= 2;
  if (/\b(?:made|entered|dated|effective|executed|as of|concluded|signed)\b[^.;]{0,120}$/i.test(before)) score += 2;
  if (/^.{0,240}\((?:[^()]{0,60}"|[A-Z]{2,20}\))/.test(after)) score += 2;
  if (
    /^.{0,160}\b(?:an? (?:[\w-]+ ){0,4}(?:corporation|company|partnership|individual|trust|university)|organi[sz]ed|incorporated|having|principal|located|registered (?:office|in|under|at))\b/i.test(
      after,
    )
  )
    score += 1;
  if (
    /^[^.]{2,120}?(?:\binc|corp|ltd|limited|llc|l\.l\.c|company|plc|l\.p|gmbh|s\.a|n\.v|b\.v|s\.p\.a|s\.r\.l|a\/s|oyj?|kk|k\.k|pty|pte|sdn|sp\. z)\b/i.test(
      after,
    )
  )
    score += 1;
  if (
    /^(?:the |such |said |both |all |each |any |either )?(?:contracting )?(?:part(?:y|ies)|us|them|you|members|dates?|time)\b/i.test(
      after,
    )
  )
    score -= 5;
  if (!/^["'(]{0,2}(?:the )?[A-Z0-9(]|^[a-z]{1,12}[A-Z.\d-]/.test(after)) score -= 3;
  if (
    /\b(?:whereas|prior|relationship|conflict|difference|dispute|inconsisten\w*|arrangement|distinguish|communications?|negotiations?)\b[^.]{0,80}$/i.test(
      before,
    )
  )
    score -= 3;
  if (/\b(?:certain|that)\b[^.;]{0,90}\b(?:agreement|contract|lease)\b[^.;]{0,80}$/i.test(before.slice(-180)))
    score -= 3;
  return score;
}

const OWN_LINE =
  /(?:\n ?|[A-Z]{4} )(?:BY AND )?(?:BETWEEN|AMONG)(?: THE UNDERSIGNED)? ?:$|\n ?(?:[Bb]y and )?(?:[Bb]etween|[Aa]mong)(?: the undersigned)? ?:$/;

/** "between" alone on its line, before a numbered list. */
const BARE_LINE = /\n ?(?:by and )?(?:between|among) ?\n[ \n-]*$/i;

/** "X ("Heritage") and Y ("Premier") is effective as of …": the sentence's own verb. */
const VERB =
  /(?<=\ue000,? )(?:(?:is|are|amends?|agrees?|shall|will|hereby|sets? forth|governs?|provides?|desires?|wish(?:es)?|have|has|sets? out|describes?|outlines?|constitutes?|that|whereby|under which|pursuant|relating|regarding|concerning|in connection|with respect|enter(?:s|ed)?) |to (?:the|that|those|certain) |for (?:the )?(?:purposes?|provision|services|[A-Z]))/;

/** A full stop after one of these, or after an initial, ends no sentence. */
const ABBREVIATED =
  /(?:^|[^A-Za-z])(?:[A-Z]|p|c|v|a|l|k|e|z|o|inc|corp|co|ltd|llc|sdn|bhd|pte|pty|pvt|sp|no|nos|u\.s|st|ste|ave|blvd|fl|rd|dr|mr|ms|mrs|jr|sr|prof|avv|art|esq|approx|tel|ext|bldg|dott|messrs|attn|dept|est|reg|dist|ing|eng|arch|hon|lic|ir|dipl|sig|mme|rev|capt|gen|col|jr|esqs|smt|sri|shri|sh|mst|kum|mt|ft|pt|ct|ln|hwy|pkwy|sq|rm|cir|twp|calif|tex|fla|ill|mass|mich|minn|conn|ariz|colo|tenn|wis|okla|ore|nev)$/i;
/** "2. Orchard …": the full stop of a number, not of a sentence. */
const NUMBERED = /(?:^|[\n;,]) ?(?:and )?\d{1,2}$/;

const JOINS = /\b(?:and|AND|And|with)\b|[&;\n]/;

/** Where the list of parties ends: a recital, the end of the sentence, or the longest passage. */
function passageEnd(zone: string, start: number): number {
  // What stands in an alias ("(each, a "Party")") ends no list.
  const window = maskAliases(zone.slice(start, start + PASSAGE));
  const stop = [STOP.exec(window), VERB.exec(window)].reduce((a, b) =>
    a && b ? (a.index < b.index ? a : b) : (a ?? b),
  );
  const limit = stop ? Math.max(stop.index, 20) : Math.min(window.length, 1600);
  for (const match of window.slice(0, limit).matchAll(/[A-Za-z0-9)"\ue000]\.(?= (?:["(]?[A-Z]|\d{1,2}\.)|\n)/g)) {
    const head = window.slice(0, match.index + 1);
    // "… Highway, Port Vila. Vanuatu": no list is over before it has joined two.
    if (head.length < 500 && !JOINS.test(head)) continue;
    if (match.index < 40 || ABBREVIATED.test(head.slice(-8)) || NUMBERED.test(head.slice(-5))) continue;
    // "… Hong Kong. AND: Mr. Fell", "… of said company. (hereinafter "SPF") AND": the list goes on.
    if (/^\.\s+(?:(?:AND|And)\b[: \n]|\ue000)/.test(window.slice(head.length, head.length + 9))) continue;
    return start + match.index + 1;
  }
  return start + limit;
}
