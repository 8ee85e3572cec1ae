/** Which agreement a document amends or renews: its own title says so, or the subject or a sentence of a letter. */
import type { About } from '../../../contract/aboutAgreement.ts';
import { everyMatch } from '../everyMatch.ts';
import { LONGEST_QUOTE } from './document.ts';
import { findDates } from './findDates.ts';
import { LETTER_STARTS, RENEWAL_OF_YOURS, SUBJECTS } from './lexicon/anyLanguage.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { findDays } from './mentions/days.ts';
import { expression } from './text/expression.ts';
import type { Analysis } from './types.ts';

/** What an agreement is that changes another one. A supplement or an extension alone may be what is sold. */
const AMENDS = expression(
  [
    '(?<!\\p{L})(?:amendment|addendum|side letter|nachtrag|änderungsvereinbarung|zusatzvereinbarung|avenant|adenda|addenda|enmienda|wijziging|aanvulling)',
    '(?<!\\p{L})(?:supplement (?:no\\b|#|to\\b)|supplemental agreement|modification (?:agreement|no\\b|of\\b|to\\b)|deed of variation|variation agreement)',
    '(?<!\\p{L})(?:extension (?:agreement|of\\b|to\\b)|(?:agreement|contract|lease|term) extension)',
  ].join('|'),
  'i',
);
const RENEWS = expression(
  `(?<!\\p{L})(?:renewal (?:of|letter|notice|agreement|confirmation)|(?:agreement|contract|lease|licen[sc]e|policy|subscription) renewal|vertragsverlängerung|${RENEWAL_OF_YOURS})`,
  'i',
);
/** It is a whole agreement that takes the other one's place. */
const RESTATED = /\brestat(?:ed|ement|ing)\b/i;

/** Where a document says what it is about. */
const HEAD = 3000;
const LETTER = expression(`^[ \\t]*(?:dear|hello|hi|good (?:morning|day))(?!\\p{L})|^[ \\t]*${LETTER_STARTS}`, 'im');
const SUBJECT = expression(`^[ \\t]*(?:re|subject|regarding|${SUBJECTS}) ?: ?(?<line>[^\\n]{4,200})`, 'im');
const NOUN =
  '(?:agreement|contract|lease|licen[sc]e|subscription|policy|tenancy|deed|statement of work|\\p{L}{0,24}vertrag(?:e?s)?|vereinbarung|contrat|convention|bail|contrato|convenio|overeenkomst|polis)';
/** "your Services Agreement dated … has been renewed". */
const RENEWED = expression(
  `(?<!\\p{L})(?:your|our|the) (?:[\\p{L}&'’/-]{1,24} ){0,6}${NOUN}(?!\\p{L})[^.;\\n]{0,80}? (?:has been|have been|was|is hereby) (?:automatically |hereby )?(?:renewed|extended|prolonged)(?!\\p{L})`,
  'i',
);
/** The words between the agreement and its day. */
const DATED = expression(
  `(?<!(?:amendment|addendum|extension|renewal|supplemental) )(?<!\\p{L})${NOUN}(?: ?\\((?![^)]*(?:amend|addend|letter))[^)]{0,60}\\))?,? (?:dated(?: as of)?|effective(?: as of)?|of|as of|(?:entered into|made|signed)(?: as of| on)?|vom|du|en date du|de fecha|del?|van|d\\.d\\.) ?(?:the )?$`,
  'i',
);
const BEFORE_DAY = 160;

/** What a title says; null where it is the title of an agreement by itself. */
export function aboutOfTitle(title: string | null): About | null {
  if (title === null || RESTATED.test(title)) return null;
  const kind = AMENDS.test(title) ? 'amendment' : RENEWS.test(title) ? 'renewal' : null;
  return kind && { kind, title, dated: null, quote: title.slice(0, LONGEST_QUOTE) };
}

/** The analysis with the agreement that its document amends or renews, where it says so. `lexicon`: of its language, null in English. */
export function withAbout(analysis: Analysis, text: string, lexicon: Lexicon | null): Analysis {
  const { title, agreementDate } = analysis;
  const head = text.slice(0, HEAD);
  const paragraphs = head.replaceAll(LINE_END, ' ');
  const about = aboutOfTitle(title) ?? aboutOfLetter(head, paragraphs, title);
  if (about === null) return analysis;
  for (const { start, end, day } of lexicon ? findDays(paragraphs, lexicon) : findDates(paragraphs)) {
    const before = folded(paragraphs.slice(Math.max(0, start - BEFORE_DAY), start));
    // Its own day, or a later one, is none of the agreement's.
    if (day === null || (agreementDate !== null && day >= agreementDate) || !DATED.test(`${before} `)) continue;
    return { ...analysis, about: { ...about, dated: day, quote: sentenceOf(paragraphs, start, end) } };
  }
  return { ...analysis, about };
}

function aboutOfLetter(head: string, paragraphs: string, title: string | null): About | null {
  if (!LETTER.test(head) || RESTATED.test(title ?? '')) return null;
  const subject = SUBJECT.exec(head)?.groups?.['line']?.trim();
  const said = subject === undefined ? null : aboutOfTitle(subject);
  if (said) return said;
  const renewed = RENEWED.exec(paragraphs);
  if (!renewed) return null;
  const quote = sentenceOf(paragraphs, renewed.index, renewed.index + renewed[0].length);
  return { kind: 'renewal', title: folded(renewed[0]), dated: null, quote };
}

/** The end of a line that is no end of a paragraph. */
const LINE_END = /[ \t]*\n(?![ \t]*\n)[ \t]*/g;
const SENTENCE_END = /\n|[.!?] (?=\p{Lu})/gu;

const folded = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The sentence around a place, without white space that says nothing. */
function sentenceOf(text: string, start: number, end: number): string {
  const last = everyMatch(text.slice(0, start), SENTENCE_END).at(-1);
  const from = last === undefined ? 0 : last.index + last[0].length;
  const stop = /\n|[.!?](?=\s|$)/.exec(text.slice(end))?.index ?? 0;
  return folded(text.slice(from, end + stop + 1)).slice(0, LONGEST_QUOTE);
}
