/** Long contracts whose other parts, lists and amendments have days, notices and prices that are not the contract’s. */
import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const today = '2026-11-27';
const read = (text: string) => analyseText(text, { today });

const SENTENCE = {
  de: 'Die Parteien arbeiten vertrauensvoll zusammen und unterrichten einander unverzüglich über alle Umstände, die für die Durchführung der Leistungen von Bedeutung sind.',
  es: 'Las partes colaborarán de buena fe y se mantendrán mutuamente informadas de cuantas circunstancias sean relevantes para la ejecución de lo pactado.',
  fr: 'Les parties collaborent de bonne foi et se tiennent mutuellement informées de toute circonstance utile à la bonne exécution de leurs obligations respectives.',
  en: 'The parties shall cooperate in good faith and shall keep each other informed of all circumstances relevant to the performance of their respective obligations.',
};
const HEADS = {
  de: ['Mitwirkung', 'Organisation', 'Nachweise', 'Abnahme', 'Schriftform'],
  es: ['Colaboración', 'Organización', 'Justificantes', 'Recepción', 'Notificaciones'],
  fr: ['Collaboration', 'Organisation', 'Justificatifs', 'Recette', 'Notifications'],
  en: ['Cooperation', 'Organization', 'Reporting', 'Acceptance', 'Entire Agreement'],
};
const MANY = { de: 6, es: 6, fr: 6, en: 24 };

/** A long contract: its head, parts without a day, the given parts, and what stands behind it. */
const contract = (language: keyof typeof HEADS, head: string, parts: [string, string][], behind = '') => {
  const fill = HEADS[language].map((title): [string, string] => [
    title,
    Array.from({ length: MANY[language] }, () => SENTENCE[language]).join(' '),
  ]);
  const all = [...fill, ...parts].map(([title, text], at) => `${at + 1}. ${title}\n${text}\n`);
  return `${head}\n\n${all.join('\n')}\n${behind}\n`;
};

const GERMAN =
  'WARTUNGSVERTRAG\n\nzwischen der Lenz Aufzüge GmbH, Stuttgart (Auftragnehmer)\nund der Bäckerei Kling GmbH, Ulm (Auftraggeber)';
const SPANISH =
  'CONTRATO DE SERVICIOS\n\nEntre LIMPIEZAS DUERO, S.L., de Soria (la Proveedora) y PASTAS MORENO, S.A., de Soria (la Cliente)';
const FRENCH =
  'CONTRAT DE CONSEIL\n\nEntre THERMOLYS, SAS, Lyon, le Prestataire, et la CLINIQUE SAINT-VALLIER, SA, le Client.';
const ENGLISH =
  'MASTER SERVICES AGREEMENT\n\nThis Agreement is made on January 5, 2026 between Alpha Systems, Inc. ("Provider") and Beta Stores LLC ("Customer").';

const ROOMS: [string, string] = [
  'Räume und Geräte',
  'Der Auftraggeber überlässt Räume in seinem Gebäude, dessen Mietvertrag am 30. September 2029 ausläuft. Eine Verlängerungsoption von fünf Jahren besteht und ist bis zum 30. September 2028 auszuüben.',
];
const SHEETS =
  'Anlage 1: Leistungsscheine\n\nBeginn der Arbeiten: 1. August 2025\nMonatspreis für den laufenden Betrieb der Anlage: 3.950,00 EUR\nPauschalpreis der Schulungen: 12.400,00 EUR';

describe('a part on something else', () => {
  it('has no last day to act for the contract: an option to prolong the lease of its rooms', () => {
    const term: [string, string] = ['Laufzeit', 'Der Vertrag läuft vom 1. Juli 2022 bis zum 30. Juni 2030.'];
    expect(read(contract('de', GERMAN, [ROOMS, term]))).toMatchObject({ termEnd: '2030-06-30', noticeBy: null });
  });

  it('has no first day for it, where the part on the term names none', () => {
    const papers: [string, string] = [
      'Documents contractuels',
      "Les documents contractuels sont, par ordre de priorité : le présent acte, le procès-verbal de négociation du 18 janvier 2025, le cahier des charges du 2 décembre 2024, l'offre du 30 novembre 2024, valable jusqu'au 28 février 2025.",
    ];
    const term: [string, string] = [
      'Durée',
      "Le contrat est conclu pour sept ans à compter de l'ouverture. Il ne se renouvelle pas.",
    ];
    expect(read(contract('fr', FRENCH, [papers, term]))).toMatchObject({ effectiveDate: null, termEnd: null });
  });
});

describe('a list behind a contract', () => {
  it('neither begins it nor has its price, where the contract says what it costs', () => {
    const parts: [string, string][] = [
      ['Laufzeit', 'Der Vertrag endet am 30. Juni 2030.'],
      ['Vergütung', 'Die monatliche Vergütung beträgt 18.400,00 EUR zuzüglich Umsatzsteuer.'],
    ];
    expect(read(contract('de', GERMAN, parts, SHEETS))).toMatchObject({
      effectiveDate: null,
      termEnd: '2030-06-30',
      amount: 18_400,
      amountPeriod: 'month',
    });
  });
});

const until = (n: number, year: number) =>
  `${n}. Nachtrag zum Wartungsvertrag\n\nDie Laufzeit des Vertrages wird bis zum 31. Dezember ${year} verlängert. Im Übrigen gilt er fort.\n`;
const extended = (which: string, year: number) =>
  `${which} Amendment to Master Services Agreement\n\nThe term of the Agreement is extended until December 31, ${year}. All other provisions remain in force.\n`;

it('of two agreements behind a contract that prolong it the later one counts', () => {
  const term: [string, string] = [
    'Laufzeit',
    'Der Vertrag gilt vom 1. Januar 2022 bis zum 31. Dezember 2024 und endet dann, ohne dass es einer Kündigung bedarf.',
  ];
  expect(read(contract('de', GERMAN, [term], `${until(1, 2026)}\n${until(2, 2028)}`))).toMatchObject({
    ending: 'ends',
    termEnd: '2028-12-31',
  });
  const english: [string, string] = [
    'Contract Period',
    'This Agreement is in force from January 1, 2022 until December 31, 2024, when it ends without notice.',
  ];
  expect(
    read(contract('en', ENGLISH, [english], `${extended('First', 2026)}\n${extended('Second', 2028)}`)),
  ).toMatchObject({ ending: 'ends', termEnd: '2028-12-31' });
});

it('lines above all headings tell a term that is counted from what they name', () => {
  const head = `${GERMAN}\n\nBetriebsbereitschaft: 1. September 2024\nMindestlaufzeit: 36 Monate ab Betriebsbereitschaft\nVerlängerung: jeweils 12 Monate\nKündigungsfrist: 3 Monate zum Laufzeitende`;
  const policy: [string, string] = [
    'Versicherung',
    'Es besteht ein Versicherungsvertrag mit einer Laufzeit vom 1. April 2024 bis 1. April 2027.',
  ];
  const term: [string, string] = ['Laufzeit', 'Die Laufzeit ergibt sich aus dem Auftrag.'];
  expect(read(contract('de', head, [policy, term]))).toMatchObject({
    effectiveDate: '2024-09-01',
    termEnd: '2027-09-01',
    noticeBy: '2027-05-31',
  });
});

it('the first heading below a table of contents is one', () => {
  const parts: [string, string][] = [
    ['Duración', 'El contrato entra en vigor el 15 de febrero de 2025 y termina el 31 de diciembre de 2027.'],
  ];
  const text = contract('es', SPANISH, parts);
  const list = [...HEADS.es, 'Duración'].map((title, at) => `${at + 1}. ${title} ............ ${at + 3}`).join('\n');
  const first =
    '1. Colaboración\nLas tarifas podrán revisarse con aviso de seis semanas antes del fin de un trimestre. El contrato podrá resolverse entonces.';
  const listed = text.replace('1. Colaboración', `${list}\n\n${first}`);
  expect(read(listed)).toMatchObject({ termEnd: '2027-12-31', noticePeriod: null, noticeBy: null });
});

describe('how a long contract goes on', () => {
  it.each([
    [
      'es',
      SPANISH,
      'renews',
      'Comenzó el 1 de octubre de 2020 y vence el 30 de septiembre de 2035. Si ninguna de las partes comunica a la otra, con dieciocho meses de antelación al vencimiento, su voluntad de no continuar, el contrato se prorrogará por períodos de dos años.',
    ],
    [
      'es',
      SPANISH,
      'option',
      'El contrato dura del 1 de mayo de 2021 al 30 de abril de 2031. La Cliente tendrá derecho a una única prórroga de cinco años.',
    ],
  ] as const)('%s: is told in other words, too', (language, head, ending, clause) => {
    expect(read(contract(language, head, [['Duración', clause]])).ending).toBe(ending);
  });

  it('fr: an agreement that prolongs it leaves it ending by itself', () => {
    const term: [string, string] = [
      'Durée',
      "L'accord-cadre est conclu du 1er janvier 2022 au 31 décembre 2024 et prend alors fin de plein droit.",
    ];
    const change =
      "Avenant n° 1 à l'accord-cadre\n\nLa durée de l'accord-cadre est prolongée jusqu'au 31 décembre 2028. Les autres stipulations demeurent inchangées.";
    expect(read(contract('fr', FRENCH, [term], change))).toMatchObject({ ending: 'ends', termEnd: '2028-12-31' });
  });
});

it('parts of a long English contract on licenses, cover and service sheets neither renew it nor have its notice', () => {
  const parts: [string, string][] = [
    [
      'Third Party Licenses',
      'The database is used under a subscription with Oberon Inc., which ends on May 15, 2026 and renews automatically for twelve (12) months unless cancelled ninety (90) days beforehand.',
    ],
    [
      'Liability Cover',
      'The Provider holds cover for the period April 1, 2024 to April 1, 2027, which continues from year to year unless cancelled one (1) month before its anniversary.',
    ],
    ['Term', 'This Agreement begins on February 1, 2026 and ends on January 31, 2032. It shall not renew.'],
  ];
  const sheet =
    'Schedule C – Service Sheets\n\nService sheet 1: operation. Start August 1, 2025, renewal for three (3) months at a time, cancellation six (6) weeks before expiry.';
  expect(read(contract('en', ENGLISH, parts, sheet))).toMatchObject({
    ending: 'ends',
    termEnd: '2032-01-31',
    renewalTerm: null,
    noticePeriod: null,
    noticeBy: null,
  });
});

const plain = (...paragraphs: string[]) => {
  const fill = Array.from({ length: 20 }, () => SENTENCE.de);
  return read(`${GERMAN}\n\n${[...fill, ...paragraphs].join('\n\n')}\n`);
};
const part = (title: string, text: string) => `${title.toUpperCase()}\n${text}\n`;

describe('paragraphs without headings', () => {
  const TERM =
    'Der Vertrag läuft vom 1. Juli 2022 bis zum 30. Juni 2030 und endet dann, ohne dass es einer Kündigung bedarf.';

  it('on rooms, prices or whoever sits on a board say nothing of how the contract goes on', () => {
    const price =
      'Eine Anpassung ist frühestens zum 1. Juli 2027 möglich; sie ist mit einer Frist von sechs Wochen zum Quartalsende anzukündigen. Der Auftraggeber kann den Vertrag in diesem Fall mit einer Frist von einem Monat kündigen.';
    const board =
      'Der Beirat tagt vierteljährlich; seine Mitglieder sind für zwei Jahre bestellt, und ihre Bestellung verlängert sich um jeweils ein Jahr, wenn keine Partei widerspricht.';
    expect(plain(ROOMS[1], price, board, TERM)).toMatchObject({
      ending: 'ends',
      termEnd: '2030-06-30',
      renewalTerm: null,
      noticePeriod: null,
      noticeBy: null,
    });
  });

  it('tell an option behind the paragraph on the term', () => {
    const option =
      'Der Mieter hat das Recht, die Verlängerung der Festlaufzeit zweimal um jeweils drei Jahre zu verlangen. Das Verlangen muss spätestens zwölf Monate vor Ablauf der jeweiligen Mietzeit schriftlich zugegangen sein.';
    expect(plain(ROOMS[1], TERM, option)).toMatchObject({ termEnd: '2030-06-30', noticeBy: '2029-06-30' });
    const asked =
      'Der Auftraggeber ist berechtigt, die Laufzeit durch schriftliche Erklärung, die dem Auftragnehmer bis zum 31. Dezember 2029 zugegangen sein muss, um ein Jahr zu verlängern.';
    expect(plain(ROOMS[1], TERM, asked).ending).toBe('option');
  });
});

it('headings in capital letters divide a contract, and its title and its sides are none', () => {
  const head =
    'AUFTRAGSFORMULAR HOSTING\n\nELBNETZ HOSTING GMBH\nDresden\n\nBetriebsbereitschaft: 1. September 2024\nMindestlaufzeit: 36 Monate ab Betriebsbereitschaft';
  const fill = [...HEADS.de, 'Personal', 'Daten', 'Haftung'].map((title) =>
    part(title, Array.from({ length: 5 }, () => SENTENCE.de).join(' ')),
  );
  const policy = part(
    'Versicherung',
    'Es besteht ein Versicherungsvertrag mit einer Laufzeit vom 1. April 2024 bis 1. April 2027, der sich um jeweils ein Jahr verlängert.',
  );
  const term = part(
    'Laufzeit',
    'Der Vertrag verlängert sich nach Ablauf der Mindestlaufzeit um jeweils zwölf Monate, wenn er nicht mit einer Frist von drei Monaten gekündigt wird.',
  );
  expect(read([head, '', ...fill, policy, term].join('\n'))).toMatchObject({
    effectiveDate: '2024-09-01',
    termEnd: '2027-09-01',
    ending: 'renews',
    renewalTerm: { n: 12, unit: 'month' },
    noticeBy: '2027-05-31',
  });
});

it('the price of a service sheet isn’t that of a long English contract which says what it costs', () => {
  const rent: [string, string] = ['Rent', 'Customer shall pay Provider a fee of $18,400.00 per month.'];
  const sheet =
    'Schedule C – Service Sheets\n\nService sheet 2: training, from September to November.\nFixed price: $12,400.00\nMonthly price: $3,950.00';
  expect(read(contract('en', ENGLISH, [rent], sheet))).toMatchObject({ amount: 18_400, amountPeriod: 'month' });
});
