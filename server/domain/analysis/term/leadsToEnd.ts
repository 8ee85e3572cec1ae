/**
 * Do the words before a date (or an anniversary) say that something ends there? Read backwards, word by word: what only
 * tells the hour, the certainty or the manner is passed over ("at 11:59 p.m. Eastern Time on", "automatically, without further
 * notice, on") until a word of ending is met ("expires", "until", "through") or anything else, which is no end.
 */
import { INNER_DOT } from '../innerDots.ts';
import { everyMatch } from '../../everyMatch.ts';

/** A word that ends something by itself. */
const ENDS =
  /^(?:expir(?:e|es|ing|ation|y)|terminat(?:e|es|ing|ion)|end(?:s|ing)?|conclud(?:e|es|ing)|complet(?:e|es|ed|ing|ion)|until|till|through|throughout|thru|to|than|extend(?:s|ed|ing)?|run(?:s|ning)?|lapses?|ceases?|clos(?:es|ing)|finish(?:es|ing)?|stop(?:s|ping)?)$/;
/** Passed over: hours and zones, prepositions, adverbs, "whichever is earlier" and its like, "be of no further force or effect". */
const LIGHT =
  /^(?:comes|occurs|on|at|as|of|upon|and|or|including|inclusive|the|a|that|day|days|date|which|is|are|be|being|means|mean|shall|will|falling|occurring|midnight|noon|am|pm|a\.m|p\.m|\d{1,2}:\d{2}(?:[ap]m)?|\d{1,2}[ap]m|o'clock|he|(?:[01]\d|2[0-4])00|[ecmp][sd]?t|cct|gmt|utc|cet|bst|eastern|central|mountain|pacific|greenwich|standard|daylight|local|time|close|business|prior|immediately|preceding|before|last|final|month|in|within|effect|effective|force|void|no|not|further|without|notice|any|other|action|automatically|out|either|earlier|later|earliest|latest|sooner|first|to|occur|following|event|case|however|but|on|its|own|terms|thereafter|namely|i\.e|ie|and\/or|calendar|monday|tuesday|wednesday|thursday|friday|saturday|sunday|i|ii|a|x|1|whichever|unless|with|but|including|excluding|exclusive)$/;
/** Of a length named on the way: "expires three (3) years later, on", "at the end of the third Contract Year, on". */
const LENGTH =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|thirty-six|sixty|years?|months?|later|hence|after|commencement|effective|contract|season|term|period|quarter|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)$/;
/** "no later than" ends; "more than" and "less than" do not. */
const THAN = /^(?:later|beyond)$/;
/** '"Maturity Date" means the earlier of (a)'. */
const END_NAME = /^["'(]{0,2}(?:maturity|expiration|termination|expiry|end)$/i;
/** The label of an end, right before the date. */
const MARK = /\b(?:maturity|expiration|termination|expiry|end|completion) date["')]{0,2} ?[:-]? ?$/i;

/** "is up on", "will be over at midnight on", "runs out on". */
const SHORT = /^(?:up|over|out)$/;
const BEFORE_SHORT = /^(?:is|are|be|being|runs?|running)$/i;
/** "its last day being ⟨date⟩". */
const LAST_DAY =
  /\b(?:last|final) day(?: thereof| of which| of (?:the |its |this |such |said )?(?:initial )?(?:term|period|agreement|contract|lease|appointment|engagement|licen[sc]e))?,? ?(?:is|being|shall be|will be|falls on|:) ?$/i;

/** What leads to a list or to alternatives. */
const FIRST_OF = /\b(?:earlier|earliest|later|latest|first|sooner|following)(?: to occur)? of/i;
/** "… on the earliest of: (a) …; (b) …; and (c)": the words before the list lead to each of its items. */
const LISTED =
  /(?<=\b(?:earlier|earliest|later|latest|first|sooner|following)(?: to occur)? of):?\s?\((?:a|i|1|x)\) [^.]{3,400}(?:[;,]\s(?:and\s|or\s)?|\s(?:and|or)\s)\((?:[b-h]|i[iv]|iii|v|[2-8]|y|z)\) (?:on )?$/i;

/** "… until the completion of the Project or ⟨date⟩, whichever …", "the earlier of its completion and ⟨date⟩", "…, being ⟨date⟩": what leads to the first of two leads to the second. */
const ALTERNATIVE =
  /(?<=\b(?:earlier|earliest|later|latest|first|sooner)(?: to occur)? of):?\s+[^.;]{3,220}(?:\sor|,?\sand),?\s(?:on |at |until |upon )?$/i;
const APPOSITION =
  / [^.;]{3,200}[,(] ?(?:being|namely|i[.\u00b7]e[.\u00b7],?|that is(?: to say)?,?|to wit,?|which (?:day |date )?(?:is|will be|shall be)|or|ie) (?:on )?$/i;
const OR_WHICHEVER = / [^.;]{3,240}[ ,]or,? (?:\([a-z\d]{1,3}\) )?(?:on |at |until |upon )?(?:the )?$/i;
const WHICHEVER = /^[^.;]{0,80}\bwhichever\b/i;
/** The verb or preposition of an ending, with the little that follows it. */
const ENDING = /\b(?:expires?|terminates?|ends?|conclud(?:e|es)|until|through|ending|expiring|terminating)(?= )/gi;

/** "commencing with the quarter ending ⟨date⟩": which quarter, not when the term ends. */
const OF_QUARTER =
  /\b(?:commencing|beginning|starting|first) (?:with |in |on |for )?(?:the |each )?(?:[\w-]+ ){0,3}(?:quarter|half-year|month|week|year|season) (?:ended|ending|that ends)(?: on)? $/i;

/** "dated June 28, 2006, to be effective ⟨date⟩". */
const TO_BE = /(?<!\bcease[sd]? )\bto be (?:made |deemed )?(?:effective|dated|executed|signed)(?: as of| on| from)? $/i;

/** Words that are looked back over, and characters that hold them. */
const MOST_WORDS = 26;
const REACH = 180;

/** `before`: the text up to the date; only its last words count. `after`: what follows it. */
export function leadsToEnd(before: string, after = ''): boolean {
  if (OF_QUARTER.test(before) || TO_BE.test(before)) return false;
  const item = FIRST_OF.test(before) ? (LISTED.exec(before) ?? ALTERNATIVE.exec(before)) : null;
  if (item) return leadsToEnd(before.slice(0, item.index));
  if (followsEnding(before, APPOSITION) || (WHICHEVER.test(after) && followsEnding(before, OR_WHICHEVER))) return true;
  const text = before.slice(-REACH);
  if (MARK.test(text) || LAST_DAY.test(text)) return true;
  const words = text.split(' ');
  let open = 0;
  for (let i = words.length - 1; i >= 0 && words.length - i <= MOST_WORDS; i -= 1) {
    const raw = words[i] as string;
    const closes = /\)[,;]?$/.test(raw);
    const opens = raw.includes('(');
    if (closes && opens) continue;
    if (closes) open += 1;
    if (open > 0) {
      if (opens) open -= 1;
      continue;
    }
    if (/[;\n]/.test(raw) || (/[a-z]\.$/.test(raw) && !/\.m\.$|^i\.e\.$/i.test(raw) && i < words.length - 1))
      return false;
    const word = raw
      .toLowerCase()
      .replaceAll(INNER_DOT, '.')
      .replace(/^["'([]+|["')\],:]+$/g, '')
      .replace(/\.$/, '');
    if (word === '' || word === '-') continue;
    if (word === 'than') {
      if (THAN.test((words[i - 1] ?? '').toLowerCase())) return true;
      return false;
    }
    if (SHORT.test(word) && BEFORE_SHORT.test(words[i - 1] ?? '')) return true;
    if (word === 'to' && /^(?:prior|close)$/i.test(words[i - 1] ?? '')) continue;
    if (word === 'date' && END_NAME.test(words[i - 1] ?? '')) return true;
    if (word === 'time') {
      // "New York City time"
      while (/^[A-Z][a-z]+$/.test(words[i - 1] ?? '')) i -= 1;
      continue;
    }
    // "effective at the Closing on May 8": an event, not the end of anything.
    if (word === 'closing' && /^(?:the|such|at|upon|each|any)$/i.test(words[i - 1] ?? '')) return false;
    if (ENDS.test(word)) return word !== 'to' || isToward(words, i);
    if (!LIGHT.test(word) && !LENGTH.test(word)) return false;
  }
  return false;
}

/** Does what `pattern` describes follow the last word of ending? */
function followsEnding(before: string, pattern: RegExp): boolean {
  const near = before.slice(-ENDING_REACH);
  const last = everyMatch(near, ENDING).at(-1);
  return last !== undefined && pattern.test(near.slice(last.index + last[0].length));
}
const ENDING_REACH = 300;

/** "to" leads to an end where a date, a range or a verb of lasting stands before it, not "prior to", "pursuant to", "owed to". */
function isToward(words: string[], at: number): boolean {
  const before = words
    .slice(Math.max(0, at - 4), at)
    .join(' ')
    .toLowerCase();
  return !/\b(?:prior|pursuant|subject|due|relating|related|respect|according|attached|hereto|paid|payable|delivered|sent|made|addressed|reference|referred|amended|addition) ?$/.test(
    before,
  );
}
