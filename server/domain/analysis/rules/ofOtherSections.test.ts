/** Long contracts, in which sureties, insurers, subcontractors and auditors have terms and notices of their own. */
import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const read = (text: string) => {
  const { ending, termEnd, renewalTerm, noticePeriod, noticeToEndOf, noticeBy } = analyseText(text, {
    today: '2026-11-27',
  });
  return { ending, termEnd, renewalTerm, noticePeriod, noticeToEndOf, noticeBy };
};

const GERMAN = [
  [
    'Nachunternehmer',
    'Verträge mit Nachunternehmern müssen mit einer Frist von einem Monat zum Monatsende kündbar sein.',
  ],
  ['Prüfungen', 'Eine Prüfung der Bücher ist mindestens drei Wochen im Voraus anzukündigen.'],
  [
    'Höhere Gewalt',
    'Dauert die Behinderung länger als drei Monate, kann jede Partei den Vertrag mit einer Frist von zwei Wochen kündigen.',
  ],
  [
    'Abwerbung',
    'Während der Vertragslaufzeit und für die Dauer von zwölf Monaten danach werben die Parteien keine Mitarbeiter ab.',
  ],
  [
    'Versicherung',
    'Die Police läuft bis zum 31. Dezember 2026 und verlängert sich um jeweils ein Jahr, wenn sie nicht drei Monate vor Ablauf gekündigt wird.',
  ],
  ['Nutzung der Halle', 'Der Mietvertrag über die Halle läuft bis zum 31. März 2028.'],
] as const;

const FRENCH = [
  [
    'Sous-traitance',
    "Les contrats de sous-traitance doivent pouvoir être résiliés moyennant un préavis d'un mois, pour la fin d'un mois civil.",
  ],
  ['Audit', "Un audit est notifié au moins trois semaines à l'avance."],
  [
    'Force majeure',
    "Si l'empêchement se prolonge au-delà de trois mois, chaque partie peut résilier le contrat moyennant un préavis de quinze jours.",
  ],
  [
    'Personnel',
    "Les parties n'engagent aucun collaborateur de l'autre pendant la durée du contrat et les douze mois suivant son terme.",
  ],
  [
    'Assurance',
    "Le contrat d'assurance est renouvelable par tacite reconduction chaque 1er janvier, sauf résiliation deux mois avant l'échéance.",
  ],
] as const;

const german = (...term: string[]) => `Wartungsvertrag

zwischen der Lenz Aufzüge GmbH, Stuttgart (Auftragnehmer)
und der Bäckerei Kling GmbH, Ulm (Auftraggeber)

${GERMAN.map(([title, clause], at) => `§ ${at + 1} ${title}\n${clause}\n`).join('\n')}
§ 7 Vertragsdauer
${term.join('\n')}

Stuttgart, den 8. Juni 2022
`;

const french = (...term: string[]) => `CONTRAT DE MAINTENANCE

Entre THERMOLYS, SAS, Lyon, le Prestataire, et la CLINIQUE SAINT-VALLIER, SA, le Client.

${FRENCH.map(([title, clause], at) => `ARTICLE ${at + 1} – ${title}\n${clause}\n`).join('\n')}
ARTICLE 6 – Durée
${term.join('\n')}

Fait à Lyon, le 18 septembre 2023.
`;

describe('what the part on the term says', () => {
  it('counts before the notices of subcontractors, insurers and auditors', () => {
    expect(
      read(
        german(
          'Der Vertrag beginnt am 1. Juli 2022 und wird für die Dauer von fünf Jahren geschlossen. Er verlängert sich jeweils um zwei Jahre, sofern er nicht spätestens sechs Monate vor Ablauf gekündigt wird.',
        ),
      ),
    ).toEqual({
      ending: 'renews',
      termEnd: '2027-07-01',
      renewalTerm: { n: 2, unit: 'year' },
      noticePeriod: { n: 6, unit: 'month' },
      noticeToEndOf: null,
      noticeBy: '2026-12-30',
    });
    expect(
      read(
        french(
          "Le contrat prend effet le 1er octobre 2023 pour une durée de quatre ans. Il est ensuite reconduit tacitement par périodes de deux ans, sauf dénonciation trois mois au moins avant l'échéance.",
        ),
      ),
    ).toEqual({
      ending: 'renews',
      termEnd: '2027-10-01',
      renewalTerm: { n: 2, unit: 'year' },
      noticePeriod: { n: 3, unit: 'month' },
      noticeToEndOf: null,
      noticeBy: '2027-06-30',
    });
  });

  it('counts before what an insurance policy does at its end', () => {
    const clause =
      'Der Vertrag beginnt am 1. Juli 2022 und endet am 30. Juni 2028. Der Auftraggeber kann durch Erklärung spätestens neun Monate vor Ablauf die Verlängerung um drei Jahre verlangen.';
    expect(read(german(clause))).toMatchObject({ ending: 'option', termEnd: '2028-06-30', noticeBy: '2027-09-30' });
  });

  it('counts before how long nobody is hired away, where it says that there is no end', () => {
    const clause = 'Der Vertrag beginnt am 1. Juli 2022 und läuft auf unbestimmte Zeit.';
    expect(read(german(clause))).toMatchObject({ ending: 'open', termEnd: null });
  });

  it('leaves the notice open where it says none: no other is shown as a fact', () => {
    const clause =
      "Le contrat est conclu pour trois ans à compter du 1er janvier 2025 et se renouvelle d'année en année par tacite reconduction.";
    expect(read(french(clause))).toMatchObject({ ending: 'renews', noticePeriod: null, noticeBy: null });
  });

  it('may stand under another heading, where that part says how it goes on', () => {
    const clause =
      'Der Vertrag läuft vom 1. Juli 2022 bis zum 30. Juni 2028.\n\n§ 8 Wie es weitergeht\nOhne Kündigung verlängert er sich um zwölf Monate. Die Kündigungsfrist beträgt drei Monate.';
    expect(read(german(clause))).toMatchObject({
      ending: 'renews',
      renewalTerm: { n: 12, unit: 'month' },
      noticePeriod: { n: 3, unit: 'month' },
    });
  });
});

it('a Spanish public contract says under “Plazo de ejecución” how it goes on, whatever a surety’s clause says of renewal', () => {
  const heads = ['Objeto', 'Seguimiento', 'Precio', 'Personal', 'Notificaciones', 'Confidencialidad'];
  const others = heads.map(
    (head, at) => `Cláusula ${at + 1}ª. ${head}\nLas partes cumplirán lo pactado en el pliego.\n`,
  );
  const text = `CONTRATO DE SERVICIOS

Entre el Ayuntamiento de Olmedo (órgano de contratación) y Limpiezas Duero, S.L. (el contratista).

${others.join('\n')}
Cláusula 7ª. Plazo de ejecución
El plazo de ejecución será de dos años, a contar desde el 1 de abril de 2025. El contrato podrá ser prorrogado por el órgano de contratación por dos anualidades más. La prórroga será obligatoria para el contratista, siempre que su preaviso se produzca al menos con dos meses de antelación a la finalización del plazo de duración del contrato.

Cláusula 8ª. Fianza y aval
Si se hubiera entregado aval bancario, éste deberá mantenerse en vigor hasta tres meses después de la finalización del contrato y renovarse con un mes de antelación a su vencimiento.
`;
  expect(read(text)).toMatchObject({ ending: 'option', termEnd: '2027-04-01', noticeBy: '2027-01-31' });
});
