/** Parts of a company that write its letters and emails: "Kundenservice", "L'équipe". */
import { TEAM_OF } from '../lexicon/anyLanguage.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { beginsWith, patternOf } from '../lexicon/patterns.ts';
import { expression } from '../text/expression.ts';
import { everyMatch } from '../../everyMatch.ts';

const OF_TEAM = expression(`(?<=\\s)${TEAM_OF} (?=\\p{Lu})`, 'g');

/** Does a name begin with one? */
export function isDepartment(lexicon: Lexicon, name: string): boolean {
  return beginsWith(lexicon, 'department', lexicon.parties.departments, name) !== null;
}

/** "Terminplan24 Vertragsservice", "Service client Kalys Logiciels": the company alone. */
export function withoutDepartment(lexicon: Lexicon, name: string): string {
  const { departments } = lexicon.parties;
  const pattern = patternOf(lexicon, 'departments', () =>
    expression(`^(?:${departments}) (?=\\p{Lu})|(?<=.{3})[ ,-]+(?:${departments})$`, 'i'),
  );
  return name.replace(pattern, '');
}

/** Where the company's name can begin in the line of who signs: "Ihr Team der Netzhafen Hosting GmbH", "L'équipe Eau Vive Fontaines". */
export function teamStarts(lexicon: Lexicon, line: string): number[] {
  const whose = everyMatch(line, OF_TEAM).map((match) => match.index + match[0].length);
  const behind = line.length - withoutDepartment(lexicon, line).length;
  // "Team Geschäftskunden" is a department all the same.
  return behind > 0 && /^\p{Lu}\S* /u.test(line.slice(behind)) ? [...whose, behind] : whose;
}
