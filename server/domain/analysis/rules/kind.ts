/** What a document is: a contract, perhaps one, or something else that only speaks of one. Signs are counted; no single word decides. */
import { CONFIRMS, EARLIEST, MAIL_FROM, MAIL_TO, OF_IT, OF_OURS, SPEAKS_OF, SUBJECTS } from '../lexicon/anyLanguage.ts';
import { cellsOf } from '../clauses/context.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { anywhere, beginsWith, lower, patternOf, says, words } from '../lexicon/patterns.ts';
import type { Span } from '../splitSentences.ts';
import type { Paper } from '../text/paper.ts';
import type { Verdict } from '../types.ts';
import { greetingLine, isAccepted, isLetter, isProposal, LETTER_LINES, LONGEST_TITLE } from './offers.ts';
import { expression } from '../text/expression.ts';
import { everyMatch } from '../../everyMatch.ts';

export type KindReading = {
  verdict: Verdict;
  /** It says that it binds nobody yet: a draft, a letter of intent. */
  notYet: boolean;
  title: Span | null;
  /** Its heading begins with the name of a contract. */
  isTitled: boolean;
  kind: 'agreement' | 'order' | 'cancellation' | 'amendment' | 'other';
  weight: number;
};
/**
 * What the other readers found, which says as much as any word. Advice on contracts and invitations to bid have all of their words, but no two sides
 * (`sides`: parties that are sure), and nobody signs them. `listed`: a table of contracts.
 */
export type Facts = {
  parties: number;
  /** What they are called, in lower case: "NÓMINA CLARA" over its address is no payslip. */
  names: readonly string[];
  sides: number;
  termFacts: number;
  priced: boolean;
  signed: boolean;
  listed: boolean;
};

const HEAD_LINES = 9;
const LOOKED_AT = 60_000;
const CONTRACT = 4.3;
const PERHAPS = 2.5;

export function readKind(paper: Paper, lexicon: Lexicon, facts: Facts): KindReading {
  const { kind } = lexicon;
  const looked = lower(paper.text.slice(0, LOOKED_AT));
  const heads = paper.lines.slice(0, HEAD_LINES).filter((line) => line.end - line.start <= LONGEST_TITLE);
  const titled = (name: string, source: string): Span | null => {
    const pattern = patternOf(lexicon, `title ${name}`, () => anywhere(source));
    return heads.find((line) => isTitle(headText(paper, line, pattern), pattern)) ?? null;
  };
  const accepted = isAccepted(paper, lexicon);
  const other = accepted ? null : otherIn(paper, lexicon, heads, facts.names);
  const cancellation = cancelledIn(paper, lexicon, heads);
  const amendment = titled('amendments', kind.amendments);
  const contract = titled('titles', kind.titles);
  const order = accepted || says(lexicon, 'orders', kind.orders, looked.slice(0, 1500));
  let weight = kind.binding.filter((source, index) => says(lexicon, `binding ${index}`, source, looked)).length * 0.8;
  if (contract && contract !== other) weight += 2.5;
  if (order) weight += 1.5;
  const cancels =
    cancellation !== null &&
    looked.length < 3500 &&
    (!says(lexicon, 'renews', lexicon.renews, looked) || says(lexicon, 'never', lexicon.neverRenews, looked));
  if (cancels) weight += 1.5;
  if (amendment) weight += 1.5;
  const isMessage = isLetter(paper, lexicon) || MAIL.test(paper.text.slice(0, 600));
  const does = isMessage && says(lexicon, 'deeds', kind.deeds, looked);
  if (does && !order && !cancels && !amendment) weight += 1.5;
  weight += Math.min(2, facts.parties) * 0.8 + Math.min(3, facts.termFacts + Number(facts.priced)) * 0.7;
  const against = everyMatch(
    looked,
    patternOf(lexicon, 'notContract', () => anywhere(kind.notContract)),
  ).map((match) => match[0].toLowerCase());
  // An offer with its taxes has words of a bill, whoever has accepted it.
  if (!accepted) weight -= Math.min(3, new Set(against).size) * 1.4;
  const isNone = other !== null && (!contract || other.start <= contract.start);
  if (other) weight -= isNone ? 5 : 2;
  // The words below may have been joined to the first line.
  const first = lower(paper.raw.trimStart().split('\n', 1)[0] as string);
  const notYet =
    titled('drafts', kind.drafts) !== null ||
    (first.length <= LONGEST_TITLE && says(lexicon, 'drafts', kind.drafts, first)) ||
    says(lexicon, 'notYet', kind.notYet, looked);
  const acts = says(lexicon, 'acts', kind.acts, looked);
  const named = contract ?? amendment ?? cancellation;
  const titles = patternOf(lexicon, 'title titles', () => anywhere(kind.titles));
  const namesAnother = (text: string): boolean => says(lexicon, 'of another', kind.ofAnother, text);
  // A paper whose heading begins with the name of a contract is one, whatever it tells, and so is a letter from one side to the other.
  // Nothing at its head names it, but for the line that names another contract with its day.
  const isUnnamed =
    titled('orders', kind.orders) === null &&
    heads.every((line) => !isTitle(headText(paper, line, titles), titles) || namesAnother(headText(paper, line)));
  const isOwn = contract !== null && beginsWith(lexicon, 'own title', kind.titles, headText(paper, contract)) !== null;
  const isBetween = facts.sides >= 2 && against.length === 0;
  const isTeller = isLetter(paper, lexicon) ? !isBetween : !isOwn;
  const isTold =
    isTeller &&
    !(accepted || amendment || cancellation || acts) &&
    (says(lexicon, 'told', kind.told, looked) || (isUnnamed && says(lexicon, 'of another', kind.ofAnother, looked)));
  // A letter or an email that does nothing to a contract speaks of one: advice, a reminder of what is owed, news within a house.
  const isIdle =
    isMessage &&
    !(does || accepted || order || amendment || cancellation || acts) &&
    !(isOwn && !WITH.test(headText(paper, contract)));
  // What one side alone writes to end a contract on a day that it does not know itself ends it on none.
  const isVague = isMessage && !acts && says(lexicon, 'ends', kind.ends, looked) && EARLIEST_DAY.test(looked);
  // Of one side alone only a title, or an agreement in its own words, says that the other is bound, too.
  const hasSides = facts.sides >= 2 || (facts.signed && (order || acts || named !== null));
  const isOne = !isNone && !isTold && !isIdle && !isVague && !facts.listed;
  const binds = !notYet && isOne && hasSides && (accepted || !isProposal(paper, lexicon));
  // Few words do for a deal by email.
  const isPerhaps = weight >= PERHAPS || accepted || (does && !isNone && facts.termFacts + Number(facts.priced) > 0);
  const verdict = weight >= CONTRACT && binds ? 'contract' : isPerhaps ? 'perhaps' : 'no';
  const called = cancels
    ? 'cancellation'
    : amendment
      ? 'amendment'
      : contract
        ? 'agreement'
        : order
          ? 'order'
          : 'other';
  // "Bon pour accord, le 3 février" names nothing.
  const isAcceptance =
    named !== null && beginsWith(lexicon, 'accepting', kind.accepted, headText(paper, named)) !== null;
  return { verdict, notYet, title: isAcceptance ? null : named, isTitled: isOwn, kind: called, weight };
}

/** "zum nächstmöglichen Termin" */
const EARLIEST_DAY = expression(`(?<!\\p{L})${EARLIEST}`);
/** Heads of an email. */
const MAIL = new RegExp(`^${MAIL_FROM} ?:[^]*^${MAIL_TO} ?:`, 'im');
/** A contract "with" somebody is told of by the other side. */
const WITH = /(?<!\p{L})(?:mit|avec|con|met) /iu;
const SPEAKS = expression(`(?<!\\p{L})(?:${SPEAKS_OF}|${OF_OURS})\\s$`);

/** A title is no sentence, and names the contract rather than speaking of one. `text` in lower case. */
function isTitle(text: string, pattern: RegExp): boolean {
  const match = pattern.exec(text);
  if (match === null || /[.!?,;]$/.test(text) || SPEAKS.test(text.slice(0, match.index))) return false;
  // "Abonnement : 64 € par mois" is the label of a price.
  return !/^ ?: (?:[\d., ]+ ?(?:€|eur|chf)|(?:€|eur|chf) ?\d)/.test(text.slice(match.index + match[0].length));
}

function headText(paper: Paper, line: Span, pattern?: RegExp): string {
  if (pattern) pattern.lastIndex = 0;
  return lower(paper.text.slice(line.start, line.end));
}

/**
 * The title of an invoice, a newsletter, minutes …: on a line or in a column of its own, or what a letter says it is about, even if it names a contract
 * then. An answer ("AW: …") may accept what it is about, and "Offerte: …" is a label.
 */
function otherIn(paper: Paper, lexicon: Lexicon, heads: readonly Span[], names: readonly string[]): Span | null {
  const pattern = patternOf(lexicon, 'otherTitle', () =>
    expression(`^[^\\p{L}]*(?:${lexicon.kind.others.replaceAll('~', '\\p{L}*')})(?![\\p{L}])(?<rest>.*)$`, 'i'),
  );
  const restOf = (text: string): string | null => {
    const match = pattern.exec(text);
    const rest = match?.groups?.rest ?? '';
    return match === null || rest.length >= 60 || /[.!?]$/.test(text) ? null : rest;
  };
  // "Rechnung zum Wartungsvertrag": of a contract that it is not.
  const isAbout = patternOf(lexicon, 'about', () =>
    expression(`^ ${OF_IT} (?:\\p{L}+ )?${words(lexicon.kind.titles)}`),
  );
  // An offer is a question, and only at the very top as good as none.
  const offer = patternOf(lexicon, 'offer', () => expression(`^(?:${lexicon.kind.offers})(?![\\p{L}])`, 'i'));
  const titled = heads
    .flatMap((line, index) =>
      cellsOf(paper, line).filter(({ start, end }) => index < 5 || !offer.test(paper.text.slice(start, end))),
    )
    .find(({ start, end }) => {
      const rest = restOf(paper.text.slice(start, end));
      if (rest === null || /^ ?:/.test(rest) || isNamed(lower(paper.text.slice(start, end)), names)) return false;
      return isAbout.test(lower(rest)) || rest.startsWith(' - ') || !says(lexicon, 'titles', lexicon.kind.titles, rest);
    });
  const subject = paper.lines.slice(0, LETTER_LINES).find(({ start, end }) => {
    const text = paper.text.slice(start, end);
    return ABOUT.test(text) && restOf(text.replace(ABOUT, '')) !== null;
  });
  return titled ?? subject ?? null;
}

/** The beginning of the name of a side, of two words at least. */
function isNamed(text: string, names: readonly string[]): boolean {
  return text.includes(' ') && names.some((name) => name.startsWith(text));
}

/** The line of a letter that says what it is about. */
const ABOUT = new RegExp(`^${SUBJECTS} ?:`, 'i');
const CONFIRMING = new RegExp(CONFIRMS, 'i');

/** The title that ends a contract, or the sentence that confirms its end. "5. Kündigung" is a clause of one that lasts. */
function cancelledIn(paper: Paper, lexicon: Lexicon, heads: readonly Span[]): Span | null {
  const pattern = patternOf(lexicon, 'cancelled', () => anywhere(lexicon.kind.cancellations));
  const titled = heads.find((line) => {
    const text = headText(paper, line, pattern);
    const match = text.length <= 70 && !/^[^\p{L}]*[\d§]/u.test(text) ? pattern.exec(text) : null;
    return (
      match !== null &&
      match.index < 25 &&
      !/[.,]$/.test(text) &&
      !/^ ?:/.test(text.slice(match.index + match[0].length))
    );
  });
  // A letter's subject stands above its greeting, with or without the word.
  const greeting = greetingLine(paper, lexicon);
  const about = paper.lines.slice(0, LETTER_LINES).find((line, index) => {
    const text = headText(paper, line, pattern);
    if (text.length > LONGEST_TITLE || (!ABOUT.test(text) && index >= greeting)) return false;
    return (
      (ABOUT.test(text) && pattern.test(text)) ||
      beginsWith(lexicon, 'ending', lexicon.kind.cancellations, text) !== null
    );
  });
  if (titled ?? about) return titled ?? about ?? null;
  const confirmed = everyMatch(lower(paper.text.slice(0, 900)), pattern).find((match) => CONFIRMING.test(match[0]));
  return confirmed ? (paper.units.find((unit) => unit.end > confirmed.index) ?? null) : null;
}
