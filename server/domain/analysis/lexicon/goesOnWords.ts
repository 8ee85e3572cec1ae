/** More ways in which English contracts say that they go on, by themselves or where a party wants it. Words only. */
import { oneOf } from './oneOf.ts';

const ADDED = 'added to (?:the|its|such|this) (?:\\w+ )?term\\b';
const SILENCE =
  'silence (?:means|counts as|is taken (?:as|for)|(?:is|shall be|will be) (?:deemed|taken|regarded|treated))\\b';
const ROLLING = 'rolling (?:for )?(?:\\d{1,2}|one|three|six|twelve)[ -]?(?:months?|years?)\\b';
const RENEWED =
  '(?:is|are|be|shall be|will be) (?:then |thereby |automatically )?(?:renewed|extended|prolonged|continued)\\b';
const IN_SERIES =
  '(?:and|then|thereafter),? for (?:consecutive|successive|further|additional) (?:[\\w-]+ ){0,2}(?:periods|terms)\\b';
const STEP_BY_STEP = '(?:then|thereafter),? (?:from )?(?:quarter to quarter|week to week)\\b';
/** … and not who only stays on. */
const MONTHLY =
  '(?<!\\b(?:hold\\w*[- ]?over|remain|stay|possession|occup)\\w*\\b[^.;]{0,200})(?:then|thereafter|afterwards|after (?:that|which)),? (?:[\\w-]+ ){0,6}?(?:from )?month[- ](?:to|by)[- ]month\\b(?![^.;]{0,60}\\b(?:if|possession|hold))';
const ROLLS_MONTHLY =
  '(?:then|thereafter|afterwards),? (?:[\\w-]+ ){0,3}?rolls? (?:over |on )?(?:on a )?(?:monthly|month by month)\\b';
const BEHIND_CONDITION =
  '\\b(?:may|can), (?:by|on|upon|at|in|with|if|provided|subject to|not later|no later) [^.;]{3,140}?,';

/** It is the agreement that goes on. */
export const GOES_ON_TOO = new RegExp(
  oneOf(
    `\\b${ADDED}`,
    `\\b${SILENCE}[^.;]{0,40}\\b(?:renew|exten|prolong)`,
    '\\b(?:renew|extend|prolong) it (?:once |twice )?(?:for|by)\\b',
    `\\b${ROLLING}`,
    `\\b${IN_SERIES}`,
    `\\b${STEP_BY_STEP}`,
    MONTHLY,
    `\\b${ROLLS_MONTHLY}`,
    '\\bauto-?renew(?:s|ing)? (?:for )?\\d{1,2} ?(?:yrs?|mths?|months?|years?)\\b',
  ),
  'i',
);
/** … by itself. */
export const BY_ITSELF_TOO = new RegExp(
  oneOf(
    `\\b${ADDED}[^.;]{0,20}\\bunless\\b`,
    `\\b${SILENCE}[^.;]{0,40}\\b(?:renew|exten|prolong)`,
    '\\bnotice that (?:it|he|she|they) (?:does|do) not (?:want|wish|desire|intend)\\b[^.;]{0,60}\\b(?:renew|exten|continu|prolong)',
    `\\b${ROLLING}[^.;]{0,60}\\b(?:unless|notice|thereafter)\\b`,
    `\\b${IN_SERIES}[^.;]{0,40}\\b(?:after that|thereafter|unless|subject to)\\b`,
    `\\b${STEP_BY_STEP}[^.;]{0,20}\\b(?:until|unless)\\b`,
    MONTHLY,
    `\\b${ROLLS_MONTHLY}`,
    `\\bif (?:it|they|he|she|the [\\w-]+|either party) (?:[\\w-]+ )?(?:not|fails?|doesn['’]t|don['’]t)\\b[^.;]{0,60}\\b${RENEWED}`,
    `\\bwithout which\\b[^.;]{0,60}\\b${RENEWED}`,
    `\\b${RENEWED}[^.;]{0,60}\\bif (?:the|either|any|a|one) [\\w-]+(?: party)? (?:has|have|does|do|did) not\\b`,
    `; unless\\b[^;]{3,160}\\b${RENEWED}`,
    '\\broll over for\\b[^.;]{3,30}\\bunless\\b',
  ),
  'i',
);
/** … if a party chooses so. */
export const BY_CHOICE_TOO = new RegExp(
  `(?:${BEHIND_CONDITION}|\\b(?:may|can)|\\bright, [^.;]{5,160}, to) (?:renew|extend|prolong)\\b`,
  'i',
);
/** Right before how long it goes on. */
export const GOES_ON_FOR_TOO =
  /\b(?:rolling(?: for)?|roll over for|auto-?renew(?:s|al|ing)?(?: for)?|(?:(?:may|can) (?:renew|extend|prolong)|(?:renew|extend|prolong) it) (?:once )?(?:for|by)) $/i;
