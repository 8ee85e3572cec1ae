/**
 * Short documents in plain words or in labels and values (orders, schedules, key terms, letters, renewal emails). What the readers
 * of contracts in prose leave open is taken from here. Values and places are those of the extracted text.
 */
import { readCells } from './cells.ts';
import { readFields, type Field } from './fields.ts';
import { FIELD, type Found, type Terms } from './found.ts';
import { doubt, formalNotice, isOfEnding } from './formalNotice.ts';
import { readChosenRate } from './readChosenRate.ts';
import { readTickedPrice } from './readTickedPrice.ts';
import { readPriceRow } from './readPriceRow.ts';
import { readProduct } from './readProduct.ts';
import { readRate } from './readRate.ts';
import { readEverydayAmount, SURE, type EverydayAmount } from './readEverydayAmount.ts';
import { letterhead } from './letterhead.ts';
import { readEverydayParties } from './readEverydayParties.ts';
import { FORMAL, SHALL, YOUR_PLAN } from '../lexicon/everydayKinds.ts';
import { NO_END, OWN_TERM, ROLLS_ON } from '../lexicon/everydayWords.ts';
import { readTerms } from './readTerms.ts';
import { withoutNetColumns } from './taxColumns.ts';
import { readTicks } from './ticks.ts';
import { readSentences } from './sentences.ts';
import { everyMatch } from '../../everyMatch.ts';

/** `formal`: written like a drafted contract. */
export type Everyday = {
  /** The extracted text without marks of quoting, options that aren't ticked, and prices before tax that stand beside those with it. */
  text: string;
  formal: boolean;
  fields: Field[];
  terms: Terms;
  parties: Found<string>[];
  /** What stands at the top: a name, or a title that no list knows. */
  head: string | null;
  amount: EverydayAmount | null;
  /** Sums before tax, and the taxes, of a table that gives each price with it, too. */
  nets: ReadonlySet<number>;
};

/** Longer documents have clauses of their own. */
const LONGEST = 16_000;
/** More "shall" than this, and sentences are left to the readers of prose: what is found in them is no more than an alternative. */
const MOST_FORMAL = 2;

/** Null for a document that is too long to be one. Linear. */
export function readEveryday(raw: string): Everyday | null {
  if (raw.length > LONGEST) return null;
  // Marks of quoting, blanked out so that places stay.
  const unquoted = raw.replace(/^(?:> ?)+/gm, (marks) => ' '.repeat(marks.length)).replace(/[\f\r]/g, '\n');
  const ticks = readTicks(unquoted);
  const { text, nets } = withoutNetColumns(ticks.text);
  const witnessed = text.indexOf('IN WITNESS WHEREOF');
  const rows = readCells(witnessed < 0 ? text : text.slice(0, witnessed));
  const fields = readFields(rows, text);
  const sentences = readSentences(text);
  const terms = readTerms(text, fields, sentences);
  const isMail = /^[ \t>]*subject ?:/im.test(text.slice(0, 2000));
  const formal = (FORMAL.test(text) && !isMail) || everyMatch(text, SHALL).length > MOST_FORMAL;
  return {
    text,
    formal,
    fields,
    terms: formal ? onlyFields(terms, text) : terms,
    parties: readEverydayParties(text, fields, rows),
    head: letterhead(rows, [])?.value ?? null,
    amount: ofRenewal(
      readChosenRate(text, rows) ??
        orTicked(
          readEverydayAmount(text, fields, formal ? [] : sentences, rows),
          readTickedPrice(unquoted, text, ticks),
        ) ??
        readRate(text) ??
        readPriceRow(text) ??
        readProduct(text),
      terms,
      text,
    ),
    nets,
  };
}

/** The price of what is ticked, unless a total is more: something is paid on top. */
function orTicked(said: EverydayAmount | null, ticked: EverydayAmount | null): EverydayAmount | null {
  const isTotal = said?.total === true && ticked !== null && said.value > ticked.value;
  return isTotal ? said : (ticked ?? said);
}

/** "Your plan renews for another year. We'll charge $3,588": the sum of one renewal. */
function ofRenewal(amount: EverydayAmount | null, { automatic, renewal }: Terms, text: string): EverydayAmount | null {
  if (!amount?.open || automatic?.value !== true || !renewal || !YOUR_PLAN.test(text)) return amount;
  const { n, unit } = renewal.value;
  const months = unit === 'year' ? n * 12 : unit === 'month' ? n : 0;
  const period = ({ 1: 'month', 3: 'quarter', 12: 'year' } as const)[months];
  return period ? { ...amount, period, confidence: SURE } : amount;
}

/** What one side does for the other, or what the paper is about. */
const DOES =
  /\b(?:hires?|lets?|leases?|grants?|engages?|employs?|appoints?|suppl(?:y|ies)|provides?|licen[cs]es?|rents?|lends?|keeps?|cleans?|performs?|carr(?:y|ies) out|be held|allows?|shall have|occup(?:y|ies)|uses?)\b/;
/** … and what is about a part of it only. */
const PART_OF_IT =
  /\b(?:pay\w*|fees?|price|rent|purchase|at least|minimum|no later|if|unless)\b|\b[A-Z][a-z]+ (?:Period|Program|Programme|Phase|Date)\b/;

/** Does one sentence of a short one say both when it begins and when it ends, by what is done or how long, and no other sentence anything else? */
function isWhole({ starts, ends, rivals }: Terms, text: string): boolean {
  if (!ends || ends.start !== starts?.start) return false;
  const sentence = text.slice(ends.start, ends.end);
  return (
    ends.agreed === true ||
    (text.length < SHORT &&
      rivals.length === 0 &&
      DOES.test(sentence) &&
      !PART_OF_IT.test(sentence) &&
      !AMENDS.test(text))
  );
}
/** "2. Term. The Consultant will start on May 4, 2026. The Agreement ends on …": two sentences of the clause that its heading calls the term. */
function isInTermClause({ starts, ends }: Terms, text: string): boolean {
  if (!starts || !ends || ends.start < starts.end || ends.start - starts.end > 2) return false;
  return TERM_CLAUSE.test(text.slice(text.lastIndexOf('\n', starts.start) + 1, starts.start + HEADING));
}
const TERM_CLAUSE = /^\W*(?:\d{1,2}[.)]? )?(?:Term|Duration|Period|Commencement)\b[^.:\n]{0,30}[.:]/i;
const HEADING = 40;
/** So short a paper is about one thing. */
const SHORT = 6000;
const AMENDS = /\b(?:amend(?:s|ed|ment|ing)|addendum)\b/i;

/** Is a length labelled, or does its sentence speak of the contract or its term, or of the first day as well? */
function namesTerm({ length, starts }: Terms, text: string): boolean {
  if (length === null) return false;
  return (
    length.confidence >= FIELD || length.start === starts?.start || OWN_TERM.test(text.slice(length.start, length.end))
  );
}

/** In drafted contracts only labelled values count. */
function onlyFields(terms: Terms, text: string): Terms {
  const { automatic, notice } = terms;
  const notices = terms.notices.filter((one) => isOfEnding(one, text));
  const rolls = automatic?.value === true && ROLLS_ON.test(text.slice(automatic.start, automatic.end));
  return {
    signed: doubt(terms.signed),
    starts: isWhole(terms, text) || isInTermClause(terms, text) ? terms.starts : doubt(terms.starts),
    ends: terms.ends?.moved || isWhole(terms, text) ? terms.ends : doubt(terms.ends),
    rivals: terms.rivals,
    length: namesTerm(terms, text) ? terms.length : null,
    automatic: rolls ? automatic : sure(automatic),
    renewal: rolls ? terms.renewal : sure(terms.renewal),
    option: sure(terms.option),
    open: terms.open && NO_END.test(text.slice(terms.open.start, terms.open.end)) ? terms.open : null,
    notice: rolls && notice?.start === automatic.start ? notice : formalNotice(notices[0] ?? null, text),
    notices,
    noticeBy: terms.noticeBy,
  };
}

function sure<T extends Found<unknown>>(found: T | null): T | null {
  return found && found.confidence >= FIELD ? found : null;
}
