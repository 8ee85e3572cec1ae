/** Names of parties: where one ends, what it is known by, and what stands around it without belonging to it. */
import { NAME_ABBREVIATIONS } from '../lexicon/anyLanguage.ts';
import {
  BEFORE_NOUNS,
  FORMS_FIRST,
  IDENTIFIERS,
  LABEL_ARTICLES,
  NAME_ARTICLES,
  NAME_STARTS,
  OWNED,
  OWN_ARTICLES,
  PARTICLES,
  SIGNS_FOR,
} from '../lexicon/sidesAnyLanguage.ts';
import { hasGap } from '../clauses/context.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { beginsWith, patternOf, says, words } from '../lexicon/patterns.ts';
import type { Span } from '../splitSentences.ts';
import type { Paper } from '../text/paper.ts';
import { expression } from '../text/expression.ts';
import { everyMatch } from '../../everyMatch.ts';

/** `known`: it has a legal form, or is a body or a person introduced as such. */
export type Name = Span & {
  text: string;
  known: boolean;
  /** "Petersen, Noah", where `text` is turned. */ written?: string;
};

const LONGEST = 110;
/** Characters with which a name is over. */
const OVER = /[\n"():;,·•|<]| - | – |\.(?=\s|$)/g;
/** "netzwerk.nord Systemhaus GmbH": a brand in small letters with a mark within. */
const SMALL_BRAND = '\\p{Ll}{2,}[.-]\\p{L}{2,}(?= \\p{Lu})';
const STARTS = expression(`^[\\p{Lu}\\d]|^${SMALL_BRAND}|^(?:${NAME_STARTS}|${FORMS_FIRST})(?= ?\\p{Lu})`);

const NO_NAME = new RegExp(`^${OWNED}(?= |$)`);
/** Where a signature begins: the side that it is given for stands behind it, or below. */
const SIGNED_FOR = expression(`^${SIGNS_FOR}(?=$| )`, 'i');
const OWN_ARTICLE = expression(`^${OWN_ARTICLES}$`);
const NUMBER_OF = expression(`^${IDENTIFIERS}(?![\\p{L}])`, 'i');

/** The name that begins at a place of the text, without the words that lead to it; null: none does. */
export function nameAt(paper: Paper, lexicon: Lexicon, from: number): Name | null {
  const { text } = paper;
  let start = from;
  let person = false;
  let couple: number | null = null;
  for (let guard = 0; guard < 6; guard += 1) {
    while (start < text.length && /[\s"(,:*•·-]/.test(text[start] as string)) start += 1;
    const rest = text.slice(start, start + 60);
    couple ??= isCouple(lexicon, rest) ? start : null;
    const intro = patternOf(lexicon, 'person', () =>
      expression(`^(?:${lexicon.parties.person})(?![\\p{L}])`, 'i'),
    ).exec(rest);
    const lead =
      intro ??
      patternOf(lexicon, 'lead', () => expression(`^(?:${lexicon.parties.lead})(?![\\p{L}\\p{N}])`, 'i')).exec(rest);
    // Behind "Mevrouw" an "I." is an initial, and no number of a list.
    const number = person
      ? null
      : (/^(?:\(?[\d]{1,2}[.)°]|[a-z]\)|[IVX]{1,3}\.)\s/.exec(rest) ?? letterOf(text, start));
    if (lead && !/^[\s,:*-]*\p{Lu}/u.test(text.slice(start + lead[0].length, start + 80)) && !intro && !number) {
      if (
        !beginsWith(
          lexicon,
          'second lead',
          lexicon.parties.lead,
          text.slice(start + lead[0].length, start + 80).replace(/^[\s,:]+/, ''),
        )
      )
        break;
    }
    if (!lead && !number) break;
    if (lead && !person && isOwnArticle(paper, lexicon, lead[0], start)) break;
    // "Die Bahn AG", "La Poste SA": an article that begins a line may be the name's own; it is left out all the same.
    person ||= intro !== null;
    start += (lead ?? number)?.[0].length ?? 0;
  }
  const end = throughStreet(text, start, endOfName(paper, lexicon, start));
  const name = text.slice(start, end).replace(/[\s,.;-]+$/, (tail) => (tail.startsWith('.') ? '.' : ''));
  const trimmed = keepsDot(lexicon, name) ? name : name.replace(/\.$/, '');
  if (
    patternOf(lexicon, 'roleOnly', () =>
      expression(
        `^(?:${LABEL_ARTICLES} ?)?(?:${lexicon.parties.roles}|${lexicon.parties.alias}|${lexicon.parties.opens}|${lexicon.kind.titles.replaceAll('~', '\\p{L}*')})$`,
        'i',
      ),
    ).test(trimmed)
  )
    return null;
  if (NUMBER_OF.test(trimmed) || NUMBERED.test(trimmed) || NO_NAME.test(trimmed) || SIGNED_FOR.test(trimmed))
    return null;
  if (trimmed.length < 3 || !STARTS.test(trimmed) || !/\p{L}{2}/u.test(trimmed) || trimmed.split(' ').length > 12)
    return null;
  const both = couple === null ? null : BOTH.exec(text.slice(start + trimmed.length, start + LONGEST));
  const whole = couple === null ? trimmed : text.slice(couple, start) + trimmed + (both?.[0] ?? '');
  start = couple ?? start;
  return { start, end: start + whole.length, text: whole, known: person || isKnown(lexicon, trimmed) };
}

/** "Syndicat de copropriété du 400, rue des Pins" */
function throughStreet(text: string, start: number, end: number): number {
  if (!/ du \d{1,5}$/.test(text.slice(start, end))) return end;
  return end + (STREET_OF.exec(text.slice(end, end + LONGEST))?.[0].length ?? 0);
}
const STREET = '(?:rue|avenue|boulevard|chemin|route|place|allée|quai|impasse|cours|square|passage|faubourg|sentier)';
const STREET_OF = expression(`^, ${STREET} [^,;()\\n]{2,40}`);
/** "6 cours Gambetta", "BE 0000.555.666": a house in a street, a number in a register. */
const NUMBERED = expression(`^\\d{1,4}(?: ?(?:bis|ter|[a-d]))?,? ${STREET} |^[A-Z]{2,3}[ .-]?\\d[\\d. -]{5,}$`);

/** So far apart two letters of one list stand. */
const NEAR = 2000;
const OTHER_OF = { A: 'B', B: 'A', a: 'b', b: 'a' };

/** "A. Bouwbedrijf Kerkhof B.V." over a line that begins with "B. ": a letter of a list, and no initial. */
function letterOf(text: string, start: number): RegExpExecArray | null {
  const match = start === 0 || text[start - 1] === '\n' ? /^[ABab]\.\s/.exec(text.slice(start, start + 3)) : null;
  const near = text.slice(Math.max(0, start - NEAR), start + NEAR);
  return match && near.includes(`\n${OTHER_OF[match[0][0] as keyof typeof OTHER_OF]}. `) ? match : null;
}

/** "De heer en mevrouw Claes - De Smedt": the name of the other one. */
const BOTH = /^ [-–] (?:\p{Lu}[\p{L}'’]+ ?){1,3}(?=[,\n]|$)/u;
/** "M. et Mme Sablon": two people with one name, who are both meant. */
export function isCouple(lexicon: Lexicon, text: string): boolean {
  const { person, and } = lexicon.parties;
  const two = patternOf(lexicon, 'couple', () =>
    expression(`^(?:${person}) (?:${and}|&|/) (?:${person})(?![\\p{L}])`, 'i'),
  );
  return two.test(text);
}

/** "De Linde Verzekeringen NV" in a cell of its own, or in mid-sentence: a capital article is the name's. */
function isOwnArticle(paper: Paper, lexicon: Lexicon, lead: string, start: number): boolean {
  if (!OWN_ARTICLE.test(lead)) return false;
  const { text } = paper;
  const end = endOfName(paper, lexicon, start + lead.length + 1);
  const name = text.slice(start + lead.length + 1, end);
  if (!keepsDot(lexicon, name.trimEnd()) || !/^\p{Lu}/u.test(name)) return false;
  const isCell = start === 0 || text[start - 1] === '\n' || hasGap(paper, start - 1);
  return isCell
    ? end >= text.length || text[end] === '\n' || hasGap(paper, end)
    : /[\p{Ll},:] ?$/u.test(text.slice(start - 2, start));
}

function keepsDot(lexicon: Lexicon, name: string): boolean {
  return patternOf(lexicon, 'formAtEnd', () => expression(`(?<![\\p{L}\\d])(?:${lexicon.parties.forms})$`)).test(name);
}

/** Does a name say by its words that it is an organisation? */
export function isKnown(lexicon: Lexicon, name: string): boolean {
  return hasForm(lexicon, name) || says(lexicon, 'bodies', lexicon.parties.bodies, name);
}

const FORM_FIRST = expression(`^${FORMS_FIRST} [\\p{Lu}\\d]`);

export function hasForm(lexicon: Lexicon, name: string): boolean {
  if (FORM_FIRST.test(name)) return true;
  return patternOf(lexicon, 'form', () =>
    expression(`(?<=[\\s,-])(?:${lexicon.parties.forms})(?![\\p{L}\\d]|-\\p{L})`),
  ).test(name);
}

/** How many characters at the start of the text are a legal form, 0 where none stands there. */
export function formIn(lexicon: Lexicon, text: string): number {
  const form = patternOf(lexicon, 'formAtStart', () =>
    expression(`^(?:${lexicon.parties.forms})(?![\\p{L}\\d]|-\\p{L})`),
  );
  return form.exec(text)?.[0].length ?? 0;
}

function endOfName(paper: Paper, lexicon: Lexicon, start: number): number {
  const { text } = paper;
  const slice = text.slice(start, start + LONGEST);
  const stop = patternOf(lexicon, 'stop', () => expression(`[ ,]${words(lexicon.parties.stop)}`, 'gi')).exec(slice);
  let end = stop && stop.index > 0 ? stop.index : slice.length;
  for (const match of everyMatch(slice, OVER)) {
    if (match.index >= end) break;
    if (belongs(lexicon, slice, match.index)) continue;
    end = match.index + (match[0] === '.' && keepsDot(lexicon, slice.slice(0, match.index + 1)) ? 1 : 0);
    break;
  }
  end = beforeAnd(lexicon, slice, end);
  // A name that ends with its legal form may have any words before it.
  if (!keepsDot(lexicon, slice.slice(0, end).trimEnd())) end = capitalised(slice.slice(0, end));
  for (let i = start; i < start + end; i += 1) if (text[i] === ' ' && hasGap(paper, i)) return i;
  return start + end;
}

/** "Transports Delmas SAS et le Groupe …": with its legal form and the word that joins two parties a name is over. */
function beforeAnd(lexicon: Lexicon, text: string, end: number): number {
  const pattern = patternOf(lexicon, 'formAnd', () =>
    expression(`(?<=[\\s,])(?:${lexicon.parties.forms})(?= (?:${lexicon.parties.and}) (?:[dl][a-z']{0,3} ?)?\\p{Lu})`),
  );
  const match = pattern.exec(text.slice(0, end));
  return match ? match.index + match[0].length : end;
}

const PARTICLE = expression(`^${PARTICLES}$`, 'i');
const BEFORE_NOUN = new RegExp(`^${BEFORE_NOUNS}$`, 'i');
const ARTICLE = new RegExp(`^${NAME_ARTICLES}$`, 'i');
const ABBREVIATION = expression(`^(?:${NAME_ABBREVIATIONS}|\\p{Lu}|e|a|h|m|jr)$`);

/** What a second word without a capital leads to within a name. */
const ADJECTIVE =
  /^\p{Ll}+ (?:(?:du |de la |des |de l'|d'|de |del |de los )\p{Lu}|\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?(?:\n|$))/u;

/** Where the words of a name end that are written with a capital, or join such words. */
function capitalised(text: string): number {
  let end = 0;
  let before = '';
  const own = FORM_FIRST.test(text) ? text.indexOf(' ') + 1 : 0;
  for (const { 0: word, index } of everyMatch(text, /\S+/gu)) {
    const small = PARTICLE.test(word.replace(/[,.]$/, '')) && !/^(?:e\.|eg)$/i.test(word);
    const capital = /\p{Lu}|^['’]?\d|^[&(]|^[aeh]\.|^eg$/u.test(word);
    // "Cabinet dentaire Roussel" alone on its line, "Cabinet vétérinaire du Val d'Orge", perhaps with its legal form in front.
    const isAdjective = before !== '' && index === own + before.length + 1 && ADJECTIVE.test(text.slice(index));
    const isNoun = ARTICLE.test(before) && /^\p{Ll}+ \p{Lu}/u.test(text.slice(index));
    if (!small && !capital && !BEFORE_NOUN.test(before) && !isAdjective && !isNoun) break;
    if (!small || capital) end = index + word.length;
    before = word;
  }
  return end;
}

/** Is this mark inside the name: "Bahía, S.A.", "UG (haftungsbeschränkt)", "Dr. Keil", "e. V."? */
function belongs(lexicon: Lexicon, text: string, at: number): boolean {
  const mark = text[at];
  const behind = text.slice(at + 1);
  const form = patternOf(lexicon, 'formBehind', () => expression(`^ ?(?:${lexicon.parties.forms})(?![\\p{L}\\d])`));
  if (mark === ',') return form.test(behind);
  if (mark === '(') return /^(?:haftungsbeschränkt|mbH)\)/.test(behind);
  if (mark === ')') return /\([^)]*$/.test(text.slice(0, at));
  if (mark === '.') {
    const word = /[\p{L}.]+$/u.exec(text.slice(0, at))?.[0] ?? '';
    if (form.test(behind) || /^ ?(?:KG|OHG|& Co|(?:de|DE) (?:C\. ?V|R\. ?L)\.)/.test(behind)) return true;
    if (ABBREVIATION.test(word) && /^ \p{L}/u.test(behind)) return true;
    // "J.A. Terpstra"
    if (/^(?:\p{Lu}\.)+\p{Lu}$/u.test(word) && /^ \p{Lu}\p{Ll}/u.test(behind)) return true;
    return /\.\p{L}$|^\p{L}$/u.test(word) && /^ ?\p{L}\.?(?:$|[\s,])/u.test(behind);
  }
  return false;
}
