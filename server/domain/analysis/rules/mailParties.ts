/** The sides of an email in German, French, Spanish or Dutch. */
import { readMail } from '../everyday/readMail.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { isKnown, type Name } from '../mentions/names.ts';
import type { Paper } from '../text/paper.ts';
import { withoutDepartment } from './departments.ts';
import type { PartyReading } from './partyReading.ts';

/** Both sides of an email, each where its name stands. */
export function fromMail(paper: Paper, lexicon: Lexicon): PartyReading[] {
  return readMail(paper.raw).flatMap(({ value, confidence }) => {
    const text = withoutDepartment(lexicon, value);
    const start = paper.text.indexOf(text);
    if (start < 0) return [];
    return [
      {
        name: withBody(paper, lexicon, { text, start, end: start + text.length, known: isKnown(lexicon, text) }),
        likelihood: confidence,
      },
    ];
  });
}

const BODY = /(?:^|[\n:,] ?)(\p{Lu}\p{L}+ (?:de la |de l'|du |des |de |d'|del |van de |van |von ))$/u;

/** "Mairie de" before "Saint-Aubin-le-Haut", which an address is named after. */
function withBody({ text }: Paper, lexicon: Lexicon, name: Name): Name {
  const lead = name.known ? '' : (BODY.exec(text.slice(Math.max(0, name.start - 30), name.start))?.[1] ?? '');
  if (lead === '' || !isKnown(lexicon, lead)) return name;
  return { ...name, text: lead + name.text, start: name.start - lead.length, known: true };
}
