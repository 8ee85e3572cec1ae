/** The words around an amount: what leads to it within its clause, and what follows. */
import { allMoney } from '../mentions/allMoney.ts';
import { type MoneyMention } from '../../money.ts';
import type { Document } from '../document.ts';
import { ownDollar } from './ownDollar.ts';
import { sentenceAt, type Span } from '../splitSentences.ts';
import { everyMatch } from '../../everyMatch.ts';

export type MoneyClause = MoneyMention & {
  sentence: Span | null;
  /** The beginning of the sentence, clause numbers left out. */
  opening: string;
  /** What stands before the amount in its clause, the amount in words left out. */
  lead: string;
  /** The same as far as the sentence goes, other amounts included; of a row only its label. */
  wide: string;
  /** What follows within the sentence, asides about the amount itself left out. */
  tail: string;
  /** The same as far as the next amount. */
  behind: string;
  /** What the paper calls the amount: (the "Purchase Price"). Empty where it has no name. */
  name: string;
  /** The amounts that follow nearby: what it may be the sum of. */
  following: MoneyMention[];
};

/** Of a text with more amounts than this only so many are looked at. */
const MOST = 3000;
const LEAD = 180;
const WIDE = 420;
const TAIL = 240;
/** Instalments stand within so many characters behind their sum. */
const PARTS = 900;

/** All amounts of a document with the words around them, those of `spoken` among them. Linear. */
export function findClauses(document: Document, spoken: readonly MoneyMention[] = []): MoneyClause[] {
  const { text } = document;
  const all = [...allMoney(text), ...spoken].toSorted((a, b) => a.start - b.start);
  const mentions = mergeRepeated(text, all).slice(0, MOST);
  const dollar = mentions.length > 0 ? ownDollar(text) : 'USD';
  return mentions.map((mention, index) => {
    const sentence = sentenceAt(document.sentences, mention.start);
    const from = afterName(text, sentence ? sentence.start : 0, mention.start);
    const until = Math.min(sentence ? sentence.end : text.length, mention.end + TAIL);
    const previous = mentions[index - 1];
    const begin = Math.max(from, mention.start - LEAD, previous ? previous.end : 0);
    const label = LABEL.exec(text.slice(begin, mention.start))?.[0] ?? null;
    const tail = withoutAsides(text.slice(mention.end, until));
    const next = (mentions[index + 1]?.start ?? text.length) - mention.end;
    const own = next < until - mention.end ? withoutAsides(text.slice(mention.end, mention.end + next)) : tail;
    return {
      ...mention,
      currency: text[mention.start] === '$' && mention.currency === 'USD' ? dollar : mention.currency,
      sentence,
      opening: text.slice(from, from + 60).replace(NUMBERED, ''),
      lead: withoutFigures(label ?? ownClause(text.slice(begin, mention.start))),
      wide: label ?? text.slice(Math.max(from, mention.start - WIDE), mention.start),
      tail,
      behind: own,
      name: NAMED.exec(text.slice(mention.end, mention.end + 80))?.[1] ?? '',
      following: mentions.slice(index + 1, index + 13).filter((other) => other.start - mention.end < PARTS),
    };
  });
}

/** "… of Orchard Inc. The Lenders …": a name that ends with its form has ended the sentence before. */
function afterName(text: string, from: number, at: number): number {
  const near = Math.max(from, at - WIDE);
  const last = everyMatch(text.slice(near, at), /\b(?:Inc|Corp|Ltd)\. (?=(?:The|Each) )/g).at(-1);
  return last ? near + last.index + last[0].length : from;
}

const NAMED =
  /^[ )]*(?:per \w+ |in cash )?\((?:the |this |collectively,? (?:the )?|hereinafter,? (?:the )?)?"([^"]{3,40})"/;
const NUMBERED = /^(?:[^a-z]{0,60}(?=\b[A-Z][a-z]+))?(?:(?:section |article )?\(?[\divxa-h.]{1,6}[.)] ?)*/i;

/** "970,000 United States Dollars (USD 970,000)" is one amount. */
function mergeRepeated(text: string, mentions: MoneyMention[]): MoneyMention[] {
  const merged: MoneyMention[] = [];
  for (const mention of mentions) {
    const last = merged.at(-1);
    if (last && last.amount === mention.amount && /^[\s(]{1,3}(?:or )?$/.test(text.slice(last.end, mention.start)))
      last.end = mention.end;
    else merged.push({ ...mention });
  }
  return merged;
}

/** A row of a table, or a line of a list: its own label counts, not the row above. */
const LABEL = /(?<=^ ?|[\n.;:|\d%)] ?)[A-Z][\w ()/'&-]{2,60}: ?$/;

function ownClause(before: string): string {
  const stops = everyMatch(before, /;|: (?=\([a-z\d]{1,4}\))|, (?:provided|together with|and (?:a|an|the)) |\n/g);
  const last = stops.findLast((stop) => stop.index + stop[0].length < before.length - 2);
  return last ? before.slice(last.index + last[0].length) : before;
}

const FIGURE_WORD =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|lakhs?|and|no|nil|00|xx|only|cents|dollars?|euros?|pounds?|sterling|united|states|us|u\.s|canadian|australian|rupees|yuan|renminbi|rmb|usd|eur|gbp|swiss|francs|kronor)$/i;

/** The lead without "Two Hundred Thousand and NO/100 Dollars (" right before the figures. */
function withoutFigures(lead: string): string {
  let end = lead.length;
  for (;;) {
    const word = /[^\s(]+[\s(]*$/.exec(lead.slice(Math.max(0, end - 40), end));
    if (!word) return lead.slice(0, end);
    const plain = word[0].replace(/[(),.]+/g, '').trim();
    const known = plain === '' || plain.split(/[-/]/).every((part) => part === '100' || FIGURE_WORD.test(part));
    if (!known) return lead.slice(0, end).replace(/\($/, '') + (/^and\b ?/i.exec(lead.slice(end))?.[0] ?? '');
    end -= word[0].length;
  }
}

const ASIDE =
  /^(?:\s?\((?:[^()]{0,80})\)|\)|\s?\b(?:USD|EUR|GBP|CAD|AUD|NZD|CHF|RMB|US|yuan|only|U\.S\. dollars|(?:U\.S\. |US |Canadian |Australian )?dollars|gross|net)\b|,? (?:plus|excluding|exclusive of|including|inclusive of|ex|net of) (?:[A-Z]{2,4}|(?:applicable )?(?:sales )?tax(?:es)?)\b,?)/i;

/** "$5,000 (the "Fee") per month": what is said of the amount itself is passed over, unless it is its period. */
function withoutAsides(after: string): string {
  let rest = after;
  for (let i = 0; i < 4; i += 1) {
    const aside = ASIDE.exec(rest)?.[0];
    if (aside === undefined || /\b(?:per|each|every|month|year|annum|annually|quarter)/i.test(aside)) return rest;
    rest = rest.slice(aside.length);
  }
  return rest;
}
