/** Sentences that deny a renewal: the contract ends, or that is asked about; it is never shown to renew. */
import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const PAPERS = {
  en: 'SERVICE AGREEMENT\n\nbetween North Services Ltd and Blue Print Ltd\n\nThis agreement runs from 1 March 2026 to 28 February 2027CLAUSE\n\nThe fee is £450 a month.\n\nSigned on 9 December 2025\n',
  de: 'DIENSTVERTRAG\n\nzwischen der Nordhof GmbH, Hamburg, und der Blau GmbH, Kiel\n\nDer Vertrag läuft vom 1. März 2026 bis zum 28. Februar 2027CLAUSE\n\nDie Vergütung beträgt 450 EUR im Monat.\n\nHamburg, den 10. Dezember 2025\n',
  fr: 'CONTRAT DE SERVICE\n\nEntre Services du Nord SAS et Imprimerie Bleue SARL\n\nLe contrat court du 1er mars 2026 au 28 février 2027CLAUSE\n\nLe prix est de 450 EUR par mois.\n\nFait à Lyon le 10 décembre 2025\n',
  es: 'CONTRATO DE SERVICIOS\n\nEntre Servicios Norte S.L. y Gráficas Azul S.L.\n\nEl contrato rige del 1 de marzo de 2026 al 28 de febrero de 2027CLAUSE\n\nEl precio es de 450 euros al mes.\n\nMadrid, 12 de febrero de 2026\n',
  nl: 'DIENSTVERLENINGSOVEREENKOMST\n\nTussen Noord B.V. en Blauw B.V.\n\nDe overeenkomst loopt van 1 maart 2026 tot en met 28 februari 2027CLAUSE\n\nDe vergoeding is € 450 per maand.\n\nUtrecht, 10 december 2025\n',
} as const;

const endingOf = (language: keyof typeof PAPERS, clause: string) =>
  analyseText(PAPERS[language].replace('CLAUSE', clause), { today: '2026-11-27' }).ending;

describe('a renewal that is denied', () => {
  it.each([
    ['en', '. We don’t do automatic renewals.'],
    ['en', ', without being renewed automatically.'],
    ['en', '. Nothing rolls over.'],
    ['en', '. It never renews by itself.'],
    ['en', '. Automatic renewal does not apply.'],
    ['de', ', ohne dass er sich stillschweigend verlängert.'],
    ['de', ', ohne sich automatisch zu verlängern.'],
    ['fr', ', sans qu’il soit reconduit tacitement.'],
    ['fr', ', date à laquelle il prendra fin sans pouvoir être tacitement reconduit.'],
    ['es', ', fecha en la cual terminará sin que haya lugar a prórroga automática.'],
    ['nl', ', zonder dat zij stilzwijgend wordt verlengd.'],
  ] as const)('%s ends the contract: %s', (language, clause) => {
    expect(endingOf(language, clause)).toBe('ends');
  });

  it.each([
    ['de', '. Er verlängert sich keinesfalls automatisch.'],
    ['de', '. Er verlängert sich auch ohne Kündigung nicht.'],
    ['de', '. Der Vertrag wird danach nicht automatisch um ein weiteres Jahr verlängert.'],
    ['fr', '. Il ne saurait être reconduit tacitement.'],
    ['fr', '. La tacite reconduction ne s’applique pas.'],
    ['es', '. En ningún caso se prorrogará tácitamente.'],
    ['es', '. No operará la tácita reconducción.'],
    ['nl', '. De overeenkomst wordt daarna niet automatisch met een jaar verlengd.'],
    ['nl', '. Van stilzwijgende verlenging is geen sprake.'],
  ] as const)('%s is asked about where no rule knows the words: %s', (language, clause) => {
    expect(['unknown', 'ends']).toContain(endingOf(language, clause));
  });

  it.each([
    ['de', '. Wird er nicht gekündigt, verlängert er sich jeweils um ein Jahr.'],
    ['de', ' und verlängert sich jeweils um ein Jahr, wenn er nicht drei Monate vorher gekündigt wird.'],
    ['fr', '. Si aucune partie ne le dénonce trois mois avant, il est reconduit tacitement pour un an.'],
    ['es', '. De no mediar denuncia con tres meses de antelación, se prorrogará tácitamente por un año.'],
    ['es', '. Si no se denuncia con tres meses de antelación se prorrogará por un año.'],
    [
      'nl',
      '. Wordt zij niet uiterlijk drie maanden van tevoren opgezegd, dan wordt zij telkens met een jaar verlengd.',
    ],
  ] as const)('%s is another than one that nobody prevents: %s', (language, clause) => {
    expect(endingOf(language, clause)).toBe('renews');
  });
});

it.each([
  [
    'de',
    '. Der Kunde teilt spätestens drei Monate vor Ablauf mit, ob er verlängern möchte. Teilt er nichts mit, verlängert sich der Vertrag um ein Jahr.',
  ],
  [
    'fr',
    '. Au plus tard trois mois avant, le client fait savoir s’il souhaite continuer ; à défaut de réponse, le contrat est renouvelé pour un an.',
  ],
] as const)('%s: who must say whether he wishes to go on has a last day to say so', (language, clause) => {
  expect(analyseText(PAPERS[language].replace('CLAUSE', clause), { today: '2026-11-20' })).toMatchObject({
    ending: 'renews',
    noticePeriod: { n: 3, unit: 'month' },
    noticeBy: '2026-11-28',
  });
});

it('a contract that may be ended at any time behind its term isn’t shown to end by itself', () => {
  const clause = '. Nach Ablauf dieser Zeit kann er jederzeit mit einer Frist von vier Wochen beendet werden.';
  expect(endingOf('de', clause)).toBe('unknown');
});

it('a term is counted from the day that was fixed for what it begins with', () => {
  const clause =
    'Le contrat est conclu pour sept ans à compter de l’ouverture au public, fixée au lundi 2 mars 2026. Il prend fin de plein droit à l’arrivée du terme et ne peut être reconduit tacitement.';
  const text = PAPERS.fr.replace(/Le contrat court[^\n]*/, clause);
  expect(analyseText(text, { today: '2026-11-27' })).toMatchObject({
    effectiveDate: '2026-03-02',
    termEnd: '2033-03-02',
    ending: 'ends',
  });
});
