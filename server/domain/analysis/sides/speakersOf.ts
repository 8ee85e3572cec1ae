/** Who speaks of himself as "I" or "we", and to whom he lets, lends or sells: "I, Alistair Finch, let my garage to Nomvula Khoza for £90". */
import { cleanName, NAME_WORDS, splitPersons } from '../everyday/cleanName.ts';
import { readSpeaker } from '../everyday/readSides.ts';
import { endsLegally } from '../parties/legalForms.ts';
import type { Place } from './candidate.ts';

type Speaker = Place & { name: string; role: 'we' | 'you' };

/** "Thank you for choosing MedClean Wales Ltd." */
const CHOSEN =
  /\b[Tt]hank you for (?:choosing|joining|booking with|signing up with|your order with) (?:the )?(\p{Lu}[^,;:\n]{3,60}?)(?=\. |[,;:!\n]|\.$| for | as )/mu;
const GIVES =
  /\b(?:let|lend|sell|rent|rent out|hire out|lease|give|hand over)\b[^.;]{0,90}? to (\p{Lu}[\p{L}'’.&-]*(?: (?:\p{Lu}[\p{L}'’.&-]*|&|and)){1,6})(?=,? (?:for|from|on|until|at|of|as|who)\b|[,;(])/u;
/** So far behind the speaker his listener stands. */
const REACH = 400;

/** Both, or whoever is named; none where nobody speaks of himself. */
export function speakersOf(text: string): Speaker[] {
  const speaker = readSpeaker(text);
  const match = speaker ? null : CHOSEN.exec(text);
  // "Thank you for joining Boiler Care": a plan.
  const chosen = match && endsLegally(match[1] as string) ? match : null;
  const found: Speaker[] = [];
  const add = (value: string, role: Speaker['role'], start: number, end: number): void => {
    const name = cleanName(value);
    if (name !== null && / /.test(name) && NAME_WORDS.test(name))
      found.push(...splitPersons(name).map((one) => ({ name: one, role, start, end })));
  };
  if (speaker) {
    add(speaker.value, 'we', speaker.start, speaker.end);
    const given = GIVES.exec(text.slice(speaker.end, speaker.end + REACH));
    if (given) add(given[1] as string, 'you', speaker.end + given.index, speaker.end + given.index + given[0].length);
  }
  if (chosen) add(chosen[1] as string, 'we', chosen.index, chosen.index + chosen[0].length);
  return found;
}
