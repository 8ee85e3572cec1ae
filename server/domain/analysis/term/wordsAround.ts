/** The words around a time in its sentence, as far as they are looked at: a long sentence's middle is left out. */

const BEFORE = 420;
const SUBJECT = 200;
const AFTER = 220;

/** What stands before `at`: the last words, and of a long sentence its first ones, where its subject is. */
export function wordsBefore(body: string, at: number): string {
  return at <= BEFORE + SUBJECT ? body.slice(0, at) : `${body.slice(0, SUBJECT)} ... ${body.slice(at - BEFORE, at)}`;
}

/** What stands after `at`. */
export function wordsAfter(body: string, at: number): string {
  return body.slice(at, at + AFTER);
}
