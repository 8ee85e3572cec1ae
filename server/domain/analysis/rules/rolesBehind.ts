/** Names with their role behind them, where no opening introduces them. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { ACTS_THROUGH, BETWEEN } from '../lexicon/sidesAnyLanguage.ts';
import { patternOf, words } from '../lexicon/patterns.ts';
import { nameAt } from '../mentions/names.ts';
import type { Paper } from '../text/paper.ts';
import type { PartyReading } from './partyReading.ts';
import { expression } from '../text/expression.ts';
import { everyMatch } from '../../everyMatch.ts';

/** Names of parties stand this early. */
export const HEAD = 8000;

/** "… gewährt der Zimmerei Brandes GmbH, Soltau (nachfolgend …": the last name with a legal form before the words. */
function formBefore(paper: Paper, lexicon: Lexicon, from: number, to: number): PartyReading[] {
  const word = "(?:\\p{Lu}[\\p{L}\\d&.'-]*|\\d+|&|und|et|y|en|de|du|des|van|der)";
  const pattern = patternOf(lexicon, 'formBefore', () =>
    expression(
      `(?<![\\p{L}\\d])\\p{Lu}[\\p{L}\\d&.'-]*(?:,? ${word}){0,6}?,? (?:${lexicon.parties.forms})(?![\\p{L}\\d])`,
      'g',
    ),
  );
  const lead = paper.text.slice(Math.max(from, to - 300), to);
  const acts = patternOf(lexicon, 'acts through', () => expression(`(?<!\\p{L})${ACTS_THROUGH}[^,;\\n]{0,40}$`, 'i'));
  const match = everyMatch(lead, pattern).findLast(({ index }) => !acts.test(lead.slice(0, index)));
  const name = match ? nameAt(paper, lexicon, Math.max(from, to - 300) + match.index) : null;
  return name?.known ? [{ name, likelihood: 0.75 }] : [];
}

const IN_BETWEEN = expression(`^[^\\p{L}]*${BETWEEN}(?!\\p{L})`, 'i');

/** "… vermietet Petra Hollmann (Vermieterin)": the name of a person right before its role in brackets. */
function personBefore(paper: Paper, lexicon: Lexicon, bracket: number): PartyReading[] {
  // "Apporteur      Normandie Connect (agent)": a label's cell is none of the name, and whoever brings two together is no side.
  const cell = (paper.gaps.findLast((gap) => gap < bracket) ?? -1) + 1;
  const line = paper.lines.findLast(({ start }) => start <= bracket)?.start ?? 0;
  if (cell > line && IN_BETWEEN.test(paper.text.slice(line, cell))) return [];
  const from = Math.max(0, bracket - 60, cell > line ? cell : 0);
  const match = /(?<![\p{L}.])\p{Lu}[\p{L}'-]+(?: (?:de |del |van |von |der |den )*\p{Lu}[\p{L}'-]+){1,3} $/u.exec(
    paper.text.slice(from, bracket),
  );
  const name = match && paper.text[bracket] === '(' ? nameAt(paper, lexicon, from + match.index) : null;
  return name ? [{ name, likelihood: 0.72 }] : [];
}

/** "Die X GmbH, Schwerin (Auftraggeber), und die Y GmbH (Auftragnehmer) schließen": names with a role behind them, without an opening. */
export function fromRoles(paper: Paper, lexicon: Lexicon): PartyReading[] {
  const { alias, roles, and } = lexicon.parties;
  const mark = patternOf(lexicon, 'marked', () =>
    expression(
      `[("-] ?(?:(?:${alias})[^)\\n]{0,50}?)?(?:die |der |le |la |l'|el |de )?"?(?:${roles})"?[^)\\n]{0,20}[)"-]|${words(alias)}`,
      'gi',
    ),
  );
  const starters = patternOf(lexicon, 'starters', () => expression(`(?<![\\p{L}&])(?:${and})(?![\\p{L}])`, 'gi'));
  const found: PartyReading[] = [];
  let from = 0;
  for (const match of everyMatch(paper.text.slice(0, HEAD), mark)) {
    const lead = paper.text.slice(from, match.index);
    const line = Math.max(0, lead.lastIndexOf('\n') + 1);
    const units = paper.units.findLast((unit) => unit.start <= match.index && unit.start >= from)?.start ?? from;
    const ands = everyMatch(lead, starters).map((one) => from + one.index + one[0].length);
    // A role in a line of its own is that of the name in the line above.
    const above = lead.slice(line).trim() === '' ? lead.lastIndexOf('\n', line - 2) + 1 : line;
    for (const start of [units, ...ands, from + line, from + above]) {
      const name = nameAt(paper, lexicon, start);
      // A name without a form counts where it begins its line.
      const own =
        (start === from + line || start === from + above) &&
        (name?.text.includes(' ') ?? false) &&
        match.index - start < 90;
      const quoted = name !== null && paper.text.slice(start, name.start).includes('"');
      if (!name || quoted || (!name.known && !own) || name.end > match.index + 1) continue;
      found.push({ name, likelihood: 0.82 });
      break;
    }
    const last = found.at(-1)?.name;
    if (!last || last.end <= from)
      found.push(...formBefore(paper, lexicon, from, match.index), ...personBefore(paper, lexicon, match.index));
    from = match.index + match[0].length;
  }
  return found;
}
