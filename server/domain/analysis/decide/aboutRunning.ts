/** Letters and emails about a contract that is running. */
import { LETTER_STARTS, MAIL_FROM, RENEWAL_OF_YOURS, SPEAKS_OF, SUBJECTS } from '../lexicon/anyLanguage.ts';
import { expression } from '../text/expression.ts';

/** Heads of an email, or how a letter begins, in any of the languages. */
const MAIL = new RegExp(`^[ \\t>*]*(?:from|${MAIL_FROM}) ?:[^\\n]*@|^[ \\t]*${LETTER_STARTS} ?`, 'im');

/** "Objet : votre contrat d'entretien": a letter about a contract that is running. */
const ABOUT_YOURS = expression(`^[ \\t]*${SUBJECTS} ?:[^\\n]{0,12}(?<!\\p{L})${SPEAKS_OF} `, 'im');

/** "Betreft: hernieuwing van uw polis": a letter about the next term, which had its day long ago. */
const RENEWS_YOURS = expression(`^[ \\t]*(?:${SUBJECTS} ?: ?)?(?:\\p{L}+ ){0,2}${RENEWAL_OF_YOURS} `, 'im');

/** Is it one of them, by how it begins? `begins`: it says when something begins. */
export function isAboutRunning(head: string, begins: boolean): boolean {
  return MAIL.test(head) && (!begins || ABOUT_YOURS.test(head) || RENEWS_YOURS.test(head));
}
