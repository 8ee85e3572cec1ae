import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const TODAY = '2026-11-22';
const letter = (from: string, to: string, day: string, about: string, body: string, end: string): string =>
  [from, '', to, '', day, '', about, '', body, '', end].join('\n');

describe('the day from which a letter ends a contract is its last, and no first day', () => {
  it.each([
    [
      'German',
      letter(
        'Marta Kern\nSeeweg 3\n88131 Lindau',
        'Lernstudio Klar GmbH\nHafenstr. 9\n88131 Lindau',
        'Lindau, 3. November 2026',
        'Betreff: Kündigung',
        'Sehr geehrte Damen und Herren,\n\nhiermit kündige ich meinen Vertrag mit Wirkung zum 31. Januar 2027.',
        'Mit freundlichen Grüßen\nMarta Kern',
      ),
    ],
    [
      'French',
      letter(
        'Marthe Colin\n3 rue du Lac\n74000 Annecy',
        'Studio Clair SARL\n9 rue du Port\n74000 Annecy',
        'Annecy, le 3 novembre 2026',
        'Objet : résiliation de mon contrat',
        'Madame, Monsieur,\n\nJe résilie mon contrat avec effet au 31 janvier 2027.',
        'Cordialement\nMarthe Colin',
      ),
    ],
    [
      'Spanish',
      letter(
        'Marta Ferrer Gil\nC/ Sol 3\n46001 Valencia',
        'Academia Lumen, S.L.\nAvda. del Puerto 9\n46002 Valencia',
        'Valencia, 3 de noviembre de 2026',
        'Asunto: rescisión del contrato',
        'Muy señores míos:\n\nLes comunico que mi contrato quedará resuelto con efectos del 31 de enero de 2027.',
        'Atentamente,\nMarta Ferrer Gil',
      ),
    ],
    [
      'Dutch',
      letter(
        'Marthe Kuiper\nMeerweg 3\n3511 AB Utrecht',
        'Lesstudio Helder B.V.\nHavenstraat 9\n3511 AC Utrecht',
        'Utrecht, 3 november 2026',
        'Onderwerp: opzegging contract',
        'Geachte heer, mevrouw,\n\nHierbij zeg ik mijn contract op per 31 januari 2027.',
        'Met vriendelijke groet,\nMarthe Kuiper',
      ),
    ],
  ])('%s', (_, text) => {
    const { termEnd, effectiveDate, ending } = analyseText(text, { today: TODAY });
    expect({ termEnd, effectiveDate, ending }).toEqual({ termEnd: '2027-01-31', effectiveDate: null, ending: 'ends' });
  });
});
