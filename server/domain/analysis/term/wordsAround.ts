/** The words around a time in its sentence, as far as they are looked at: a long sentence's middle is left out. */

const BEFORE = 420;
const SUBJECT = 200;
const AFTER = 220;

/** No sentence about a term names more times than this; what comes after them is not looked at. */
export const MOST_TIMES = 16;

/** What stands before `at`: the last words, and of a long sentence its first ones, where its subject is. */
export function wordsBefore(body: string, at: number): string {
  return at <= BEFORE + SUBJECT ? body.slice(0, at) : `${body.slice(0, SUBJECT)} ... ${body.slice(at - BEFORE, at)}`;
}

/** What stands after `at`. */
export function wordsAfter(body: string, at: number): string {
  return body.slice(at, at + AFTER);
}

/** Brackets, and what is only a reservation: ", unless earlier terminated as provided herein,", "Subject to Section 4, …". */
const BRACKETS = /\([^()]{5,200}\) ?/g;
const RESERVATION =
  /, (?:if|unless|except|subject to|notwithstanding|provided|without|in accordance with|pursuant to|by (?:the )?(?:mere |sole |simple )?(?:lapse|efflux|effluxion|passage|course)|by operation of)\b[^,;]{0,200},/gi;
const OPENING_RESERVATION =
  /^((?:\(?[\da-zIVX.]{1,7}[.)] ){0,2}(?:[A-Z][\w ;&]{3,40}[.:] )?)(?:unless|subject to|except|notwithstanding|without prejudice)\b[^;]{0,300}?, (?=(?:the|this|it|its|such|said|our|these)\b|[A-Z])/i;

/** The words without what only reserves an exception. */
export function withoutAsides(words: string): string {
  return words.replace(BRACKETS, '').replace(RESERVATION, '').replace(OPENING_RESERVATION, '$1');
}
