/** Every place where an organisation is named with its legal form: "Orchard Mills, Inc.", wherever it stands. */
import { COUNTIES } from '../lexicon/places.ts';
import { OFFICE_OF } from './cleanName.ts';
import { legalFormAt, mayBeForm } from './legalForms.ts';
import { isName } from './partyName.ts';
import { everyMatch } from '../../everyMatch.ts';

export type Mention = { name: string; start: number; end: number };

/** A name has no more words than this before its legal form. */
const MOST_WORDS = 8;
/** Headings, roles and joining words that stand before a name and are no part of it. */
const AHEAD =
  /^(?:\[?letterhead|agreement|contract|lease|amendment|between|among|and|by|whereas|exhibit|the|this|for|from|to|with|of|attention|attn|name|title|its|date|company|parties|in|on|as|any|all|such|or|each|every|its|his|their|our|your|if|that|which|who|shall|will|may|be|is|are|was|were|has|have|not|no)[:.,]?$/i;
const LABEL =
  /^(?:LICENS(?:OR|EE)|LESS(?:OR|EE)|FRANCHIS(?:OR|EE)|SELLER|BUYER|PURCHASER|SUPPLIER|CUSTOMER|CONTRACTOR|DISTRIBUTOR|VENDOR|EMPLOY(?:ER|EE)|SPONSOR|OWNER|BORROWER|LENDER|GUARANTOR|GRANT(?:OR|EE)|MANUFACTURER|RESELLER|PROVIDER|PUBLISHER|DEVELOPER|PRODUCER|OPERATOR|MANAGER|TRANSPORTER|SHIPPER|ASSIGN(?:OR|EE)|ISSUER|CLIENT|TENANT|AGENT|COMPANY|LANDLORD|CONSULTANT):?$/;
/** What joins the words of a name and neither begins nor ends it. */
const JOINS = /^(?:&|of|OF|de|DE|du|del|DEL|y|Y)$/;
/** A full stop after one of these ends no sentence: an initial, "St.", "U.S.". */
const ABBREVIATION = /^(?:[A-Z]\.|(?:[A-Z]\.){2,3}|St\.|Dr\.|Mt\.)$/;

/** The organisations named in `text`, in order; `offset` is added to their places. */
export function findOrganisations(text: string, offset: number): Mention[] {
  const words = everyMatch(text, /[^\s|:]+:?/g).map((match) => ({ word: match[0], at: match.index }));
  const found: Mention[] = [];
  words.forEach(({ word, at }, index) => {
    if (index === 0 || !/^(?:[A-Z]|s\.|plc|llc|inc|ltd)/.test(word) || !mayBeForm(word)) return;
    const length = legalFormsAt(text, at);
    if (word === 'Co.' && COUNTY.test(text.slice(at, at + 20))) return;
    // "Tarn Verwaltungs GmbH & Co. Objekt Mitte KG": the name goes on.
    // … and "Investment Company Act" is a law.
    if (length === 0 || /^ (?:& Co|Act|ACT)\b/.test(text.slice(at + length, at + length + 6))) return;
    const first = firstOf(words, index, text);
    const from = (words[first] as { at: number }).at + (/^["'(]/.test((words[first] as { word: string }).word) ? 1 : 0);
    const start = from + (OFFICE_OF.exec(text.slice(from, at))?.[0].length ?? 0);
    const name = text.slice(start, at + length).replace(/[",;)]+$/, '');
    // "REGISTRANT TREATS AS PRIVATE": in capitals "AS" is a word unless the name ends there.
    const isWord = word === 'AS' && /^ \w/.test(text.slice(at + 2, at + 4));
    if (first < index && name.length >= 4 && !isWord && isName(name))
      found.push({ name, start: offset + start, end: offset + start + name.length });
  });
  return found;
}

/** "Kilmacreddan, Co. Donegal": a place. */
const COUNTY = new RegExp(`^Co\\. (?:${COUNTIES})\\b`);

/** What stands behind another form. */
const SECOND = /^(?:Ltd|LTD|Limited|LIMITED|Inc|INC|LLC|L\.L\.C|L\.P|LP|PLC|plc|Bhd|BHD|KG)\b/;

/** How far the legal forms reach that stand here, one behind the other: "Pte. Ltd.", "Co., Ltd."; 0 where there is none. */
function legalFormsAt(text: string, at: number): number {
  let length = legalFormAt(text.slice(at, at + 40));
  while (length > 0) {
    const gap = /^[.,]{0,2} /.exec(text.slice(at + length, at + length + 3))?.[0].length ?? 0;
    const next = text.slice(at + length + gap, at + length + gap + 40);
    const more = gap > 0 && SECOND.test(next) ? legalFormAt(next) : 0;
    if (more === 0) break;
    length += gap + more;
  }
  return length;
}

/** Goes left from the legal form as long as the words look like a name's; the index of its first word. */
function firstOf(words: { word: string; at: number }[], form: number, text: string): number {
  let first = form;
  while (first > 0 && form - first < MOST_WORDS) {
    const { word, at } = words[first - 1] as { word: string; at: number };
    const next = words[first] as { at: number };
    if (text.slice(at + word.length, next.at).trim() !== '' || text.slice(at + word.length, next.at).includes('\n'))
      break;
    const joins = JOINS.test(word);
    // "LICENSOR Overland Films Inc.": a label.
    if (LABEL.test(word) && !/^[A-Z]{2}/.test((words[first] as { word: string }).word)) break;
    if (!joins && (AHEAD.test(word) || !/^(?:["'(]?[A-Z0-9\u00c0-\u024f]|[a-z]{1,3}(?:[A-Z\d-]|\.\w))/.test(word)))
      break;
    if (joins && first === form) break;
    if (first < form && /[.:;,)"\]]$/.test(word) && !ABBREVIATION.test(word)) break;
    if (first === form && /[:;"\]]$/.test(word)) break;
    if (first < form && legalFormAt(word) > 0 && !/^ & Co\b/.test(text.slice(at + word.length)) && word !== 'Co.')
      break;
    first -= 1;
  }
  while (first < form && JOINS.test((words[first] as { word: string }).word)) first += 1;
  return first;
}
