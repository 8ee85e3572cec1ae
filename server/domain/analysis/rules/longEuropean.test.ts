/** Clauses on the term as German and French practitioners write them, in contracts with many other clauses: the last day to act, and what it is for. */
import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const read = (text: string) => {
  const { ending, termEnd, noticeBy } = analyseText(text, { today: '2026-11-27' });
  return { ending, termEnd, noticeBy };
};

const german = (title: string, clause: string) =>
  read(`VERTRAG

zwischen der Nordlicht Handels GmbH, Hamburg, und der Kranich Systeme AG, Köln

§ 1 Gegenstand
Die Kranich Systeme AG erbringt die Leistungen der Anlage 1.

§ 2 Mitwirkung
Bei einer Behinderung verlängern sich vereinbarte Ausführungsfristen um deren Dauer.

§ 3 Höhere Gewalt
Dauert die Behinderung länger als drei Monate, kann jede Partei den Vertrag mit einer Frist von zwei Wochen kündigen.

§ 4 ${title}
${clause}

Hamburg, den 12. November 2024
`);

const french = (title: string, clause: string) =>
  read(`CONTRAT

Entre la société NORDLYS, SAS, Nantes, et la société KRONIC SYSTÈMES, SA, Lyon.

ARTICLE 1 – Objet
KRONIC SYSTÈMES fournit les prestations de l'annexe 1.

ARTICLE 2 – Délais
En cas d'empêchement, les délais d'exécution sont prolongés de sa durée.

ARTICLE 3 – Force majeure
Si l'empêchement se prolonge au-delà de trois mois, chaque partie peut résilier le contrat moyennant un préavis de quinze jours.

ARTICLE 4 – ${title}
${clause}

Fait à Nantes, le 12 novembre 2024.
`);

describe('the last day to act in German contracts', () => {
  it.each([
    [
      'stands behind “falls nicht”, whatever the party says',
      'Laufzeit',
      'Die Laufzeit beginnt am 1. Oktober 2025 und beträgt zwei Jahre. Sie verlängert sich automatisch um jeweils ein Jahr, falls nicht eine Partei der anderen bis sechs Monate vor Ende der jeweiligen Laufzeit schriftlich mitteilt, dass sie eine Verlängerung nicht wünscht.',
      { ending: 'renews', termEnd: '2027-10-01', noticeBy: '2027-03-30' },
    ],
    [
      'is counted from the first term, and not from what follows it',
      'Laufzeit',
      'Der Vertrag beginnt am 01.12.2024 mit einer Erstlaufzeit von 36 Monaten. Nach Ablauf der Erstlaufzeit verlängert er sich automatisch um jeweils weitere 24 Monate, sofern nicht eine Partei unter Einhaltung einer Frist von sechs Monaten zum jeweiligen Laufzeitende kündigt.',
      { ending: 'renews', termEnd: '2027-12-01', noticeBy: '2027-05-30' },
    ],
    [
      'is that of the option below its heading',
      'Optionsrecht',
      'Das Mietverhältnis beginnt am 01.03.2018 und endet am 29.02.2028. Der Mieter ist berechtigt, das Mietverhältnis durch schriftliche Erklärung, die spätestens 6 Monate vor Vertragsende eingegangen sein muss, um weitere 5 Jahre zu verlängern.',
      { ending: 'option', termEnd: '2028-02-29', noticeBy: '2027-08-29' },
    ],
    [
      'is half a year before the end',
      'Laufzeit',
      'Der Vertrag gilt bis zum 31. Dezember 2027 und danach jeweils ein Jahr weiter, falls nicht mit halbjähriger Frist gekündigt wird.',
      { ending: 'renews', termEnd: '2027-12-31', noticeBy: '2027-06-30' },
    ],
    [
      'is that of the first term, and not of the last possible one',
      'Laufzeit',
      'Dieser Vertrag hat eine Grundlaufzeit von 24 Monaten, beginnend mit dem 1. Oktober 2025, und verlängert sich höchstens zweimal um je zwölf Monate, sofern der Auftraggeber nicht drei Monate vor Ablauf erklärt, dass er keine Verlängerung wünscht. Er endet spätestens am 30. September 2029.',
      { ending: 'renews', termEnd: '2027-10-01', noticeBy: '2027-06-30' },
    ],
    [
      'is that of an option that is brought about by a declaration',
      'Mietdauer',
      'Mietbeginn ist der 1. Oktober 2018, Mietende der 30. September 2028. Der Mieter kann durch einseitige Erklärung zweimal eine Verlängerung um jeweils fünf Jahre herbeiführen. Die Erklärung ist jeweils spätestens zwölf Monate vor Ablauf der Mietzeit abzugeben.',
      { ending: 'option', termEnd: '2028-09-30', noticeBy: '2027-09-30' },
    ],
    [
      'is that of whoever may demand another contract, whatever the heading says',
      'Vertragsdauer, Verlängerung',
      'Der Vertrag endet am 29. Februar 2028. Der Franchisenehmer kann spätestens sechs Monate vor dem Vertragsende den Abschluss eines Folgevertrages zu den dann geltenden Bedingungen verlangen.',
      { ending: 'option', termEnd: '2028-02-29', noticeBy: '2027-08-29' },
    ],
    [
      'is the day by which the demand has to be served',
      'Pachtdauer',
      'Die Pachtzeit endet am 31. Oktober 2028. Der Pächter kann die einmalige Verlängerung um sechs Jahre fordern. Dieses Verlangen ist dem Verpächter bis zum 31. Oktober 2027 mit eingeschriebenem Brief zuzustellen.',
      { ending: 'option', termEnd: '2028-10-31', noticeBy: '2027-10-31' },
    ],
    [
      'isn’t the end of what goes on by a calendar year at a time',
      'Laufzeit',
      'Der Vertrag gilt bis zum 31. Dezember 2027. Er gilt jeweils für ein weiteres Kalenderjahr, sofern er nicht mit einer Frist von drei Monaten gekündigt wird.',
      { ending: 'renews', termEnd: '2027-12-31', noticeBy: '2027-09-30' },
    ],
    [
      'is none where the parties only talk about going on',
      'Vertragsdauer',
      'Die Lizenz wird für die Zeit vom 1. September 2025 bis zum 31. August 2028 erteilt. Über eine Verlängerung werden die Parteien spätestens sechs Monate vor Ablauf verhandeln.',
      { ending: 'ends', termEnd: '2028-08-31', noticeBy: null },
    ],
  ])('%s', (_, title, clause, expected) => {
    expect(german(title, clause)).toEqual(expected);
  });
});

it('the first end for which notice can be given is the end of the first term', () => {
  const clause =
    'Der Vertrag beginnt am 01.01.2025 und kann von jeder Partei mit einer Frist von drei Monaten zum Ende eines Kalenderjahres, frühestens jedoch zum 31.12.2027, gekündigt werden.';
  expect(german('Laufzeit', clause).termEnd).toBe('2027-12-31');
});

describe('the last day to act in French contracts', () => {
  it.each([
    [
      'is that of a lease that is prolonged without a word',
      'Durée – Congé',
      'Le bail est conclu pour neuf années du 1er avril 2019 au 31 mars 2028. Le congé doit être donné par acte extrajudiciaire au moins six mois avant le terme du bail ; à défaut de congé, le bail se poursuit par tacite prolongation au-delà du terme.',
      { ending: 'renews', termEnd: '2028-03-31', noticeBy: '2027-09-30' },
    ],
    [
      'of an option counts back from the day that was named',
      'Durée',
      "Le contrat est conclu jusqu'au 30 juin 2028. Le Licencié bénéficie d'une option de prolongation de trois ans, à condition d'en informer le Concédant par écrit six mois au moins avant cette date.",
      { ending: 'option', termEnd: '2028-06-30', noticeBy: '2027-12-30' },
    ],
    [
      'is that of whoever may ask for another term',
      'Durée',
      "La convention est consentie du 1er janvier 2025 au 31 décembre 2027. L'Occupant pourra en demander le renouvellement pour trois ans, par lettre recommandée parvenue au Propriétaire six mois au plus tard avant l'échéance.",
      { ending: 'option', termEnd: '2027-12-31', noticeBy: '2027-06-30' },
    ],
    [
      'isn’t counted by the notice of force majeure',
      'Durée',
      "Le contrat entre en vigueur le 1er janvier 2024 et expire le 31 décembre 2027. Il est prolongé d'année en année, à moins qu'une partie ne le dénonce par lettre recommandée trois mois avant l'échéance.",
      { ending: 'renews', termEnd: '2027-12-31', noticeBy: '2027-09-30' },
    ],
    [
      'is that of whoever doesn’t go on, “faute d’avoir manifesté sa volonté”',
      'Durée',
      "Le contrat entre en vigueur le 1er avril 2025. Sa durée est de trois ans. Faute pour l'une des parties d'avoir manifesté sa volonté de ne pas poursuivre au moins trois mois avant le terme, le contrat est prolongé d'un an.",
      { ending: 'renews', termEnd: '2028-04-01', noticeBy: '2027-12-31' },
    ],
    [
      'has nothing to do with the end of the head lease',
      'Durée',
      "La sous-location est consentie pour trois ans à partir du 1er janvier 2025, renouvelable d'année en année par tacite reconduction à défaut de congé donné trois mois à l'avance. Elle ne saurait excéder la durée du bail principal, qui expire le 31 décembre 2031.",
      { ending: 'renews', termEnd: '2028-01-01', noticeBy: '2027-09-30' },
    ],
  ])('%s', (_, title, clause, expected) => {
    expect(french(title, clause)).toEqual(expected);
  });
});
