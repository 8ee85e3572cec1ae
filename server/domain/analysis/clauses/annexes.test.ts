/** Long contracts with annexes: other papers behind them, agreements that change them, names that they define, a table of contents. */
import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import { findAnnexes, withoutOtherPapers } from './annexes.ts';

const read = (text: string) => {
  const { ending, termEnd, renewalTerm, noticePeriod, noticeBy } = analyseText(text, { today: '2026-11-27' });
  return { ending, termEnd, renewalTerm, noticePeriod, noticeBy };
};

const FILL = {
  de: 'Die Parteien arbeiten vertrauensvoll zusammen und unterrichten einander unverzüglich über alle Umstände, die für die Durchführung der Leistungen von Bedeutung sind.',
  fr: 'Les parties collaborent de bonne foi et se tiennent mutuellement informées de toute circonstance utile à la bonne exécution de leurs obligations respectives.',
  en: 'The parties shall cooperate in good faith and shall keep each other informed of all circumstances relevant to the performance of their respective obligations.',
};
const HEADS = ['Mitwirkung', 'Organisation', 'Nachweise', 'Personal', 'Abnahme', 'Haftung', 'Schriftform'];
/** Parts without a day, as many as they are headings, each so many sentences long. */
const parts = (language: keyof typeof FILL, head: (at: number) => string, sentences: number): string =>
  HEADS.map((_, at) => `${head(at)}\n${Array.from({ length: sentences }, () => FILL[language]).join(' ')}\n`).join(
    '\n',
  );

const german = (term: string, behind = '', top = '') => `WARTUNGSVERTRAG

zwischen der Lenz Aufzüge GmbH, Stuttgart (Auftragnehmer)
und der Bäckerei Kling GmbH, Ulm (Auftraggeber)

${top}
${parts('de', (at) => `§ ${at + 1} ${HEADS[at]}`, 5)}
§ 8 Vertragsdauer
${term}

Stuttgart, den 8. Juni 2022

${behind}
`;

const french = (term: string, behind = '') => `CONTRAT DE MAINTENANCE

Entre THERMOLYS, SAS, Lyon, le Prestataire, et la CLINIQUE SAINT-VALLIER, SA, le Client.

${parts('fr', (at) => `ARTICLE ${at + 1} – Obligations`, 5)}
ARTICLE 8 – Durée
${term}

Fait à Lyon, le 18 septembre 2023.

${behind}
`;

const english = (term: string, behind = '') => `MASTER SERVICES AGREEMENT

This Agreement is made on January 5, 2026 between Alpha Systems, Inc. ("Provider") and Beta Stores LLC ("Customer").

${parts('en', (at) => `${at + 1}. Obligations`, 18)}
8. Term
${term}

IN WITNESS WHEREOF the parties have signed.
Alpha Systems, Inc.
Beta Stores LLC

${behind}
`;

const PROCESSING = `Anlage 1: Auftragsverarbeitung

Dieser Auftragsverarbeitungsvertrag beginnt am 1. März 2022 und wird zunächst für zwei Jahre geschlossen. Er verlängert sich um jeweils ein weiteres Jahr, wenn er nicht mit einer Frist von vier Wochen zum Ablauf gekündigt wird.

Anlage 2: Auszug aus dem früheren Vertrag

§ 3 Laufzeit. Der Vertrag begann am 1. April 2016 und endete am 31. März 2021. Er verlängerte sich um jeweils vier Jahre, wenn er nicht mit einer Frist von neun Monaten zum Ablauf gekündigt wurde. Die jährliche Pauschale betrug 96.500 EUR.`;
const CREDIT = `Annex 1: Form of Letter of Credit

This letter of credit expires on June 30, 2027. It shall be automatically extended for periods of twelve (12) months unless, at least sixty (60) days before the expiry date, we notify the beneficiary that we elect not to extend it. Our fee is $96,500 per year.`;

const TERM =
  'Der Vertrag läuft vom 1. Juli 2022 bis zum 30. Juni 2028. Er verlängert sich um jeweils zwei Jahre, wenn er nicht spätestens sechs Monate vor Ablauf gekündigt wird.';
const OWN = {
  ending: 'renews',
  termEnd: '2028-06-30',
  renewalTerm: { n: 2, unit: 'year' },
  noticePeriod: { n: 6, unit: 'month' },
};

describe('papers that are annexed to a long contract', () => {
  it('have terms, notices and sums of their own, which are not the contract’s', () => {
    expect(read(german(TERM, PROCESSING))).toEqual({ ...OWN, noticeBy: '2027-12-30' });
    expect(analyseText(german(TERM, PROCESSING), { today: '2026-11-27' }).amount).toBeNull();
    const open = 'Der Vertrag beginnt am 1. Juli 2022 und läuft auf unbestimmte Zeit.';
    expect(read(german(open, PROCESSING))).toMatchObject({ ending: 'open', termEnd: null, noticeBy: null });
    const text = english('This Agreement begins on February 1, 2026 and ends on January 31, 2032.', CREDIT);
    expect(read(text)).toEqual({
      ending: 'ends',
      termEnd: '2032-01-31',
      renewalTerm: null,
      noticePeriod: null,
      noticeBy: null,
    });
    expect(analyseText(text, { today: '2026-11-27' }).amount).toBeNull();
  });

  it('are left where they stand, with blanks in their place', () => {
    const text = german(TERM, PROCESSING);
    const left = withoutOtherPapers(text);
    expect(left).toHaveLength(text.length);
    expect(left.trimEnd().endsWith('Stuttgart, den 8. Juni 2022')).toBe(true);
  });

  it('are none where they are only named, one below the other, or where the paper itself is one', () => {
    const named =
      'Bestandteile des Vertrages sind:\nAnlage 1: Auftragsverarbeitung\nAnlage 2: Muster einer Bürgschaft\n';
    expect(findAnnexes(german(`${named}\n${TERM}`))).toEqual([]);
    const own = german(TERM, PROCESSING).replace('WARTUNGSVERTRAG', 'VERTRAG ZUR AUFTRAGSVERARBEITUNG');
    expect(findAnnexes(own).map(({ isOther }) => isOther)).toEqual([false, true]);
  });

  it('may hold what the contract says of its term', () => {
    const annex =
      'Anlage 1: Laufzeit\n\nDer Vertrag beginnt am 1. Juli 2022 und endet am 30. Juni 2028. Eine Verlängerung findet nicht statt, es sei denn durch neuen Vertrag der Parteien.';
    expect(read(german('Die Dauer ergibt sich aus der Anlage 1.', annex))).toMatchObject({
      ending: 'ends',
      termEnd: '2028-06-30',
      noticeBy: null,
    });
  });

  it('don’t begin or end it with the days in their lists', () => {
    const list =
      'Anlage 1: Meilensteine\n\nBeginn des Probebetriebs: 1. Mai 2023\nEnde des Probebetriebs: 30. September 2023\nGesamtabnahme der Anlage durch den Auftraggeber in Gegenwart beider Parteien: 31. Oktober 2023';
    const said = analyseText(german(TERM, list), { today: '2026-11-27' });
    expect(said).toMatchObject({ effectiveDate: '2022-07-01', termEnd: '2028-06-30' });
  });
});

describe('an agreement behind a long contract that changes it', () => {
  it('says until when it lasts and how it goes on', () => {
    const change =
      'NACHTRAG NR. 1\n\nzum Wartungsvertrag vom 8. Juni 2022\n\n1. § 8 erhält folgende Fassung: „Der Vertrag läuft vom 1. Juli 2022 bis zum 30. Juni 2031, ohne dass es einer Kündigung bedarf. Eine Verlängerung findet nicht statt.“\n\n2. Im Übrigen bleibt der Vertrag unverändert.';
    expect(read(german(TERM, change))).toMatchObject({ ending: 'ends', termEnd: '2031-06-30', noticeBy: null });
    const avenant =
      "AVENANT N° 1\n\nau contrat de maintenance du 18 septembre 2023\n\nArticle 1. L'article 8 est remplacé par les dispositions suivantes : « Le contrat expire le 31 décembre 2029. Il prend fin de plein droit à cette date, sans tacite reconduction. »\n\nArticle 2. Les autres clauses restent inchangées.";
    const term =
      "Le contrat prend effet le 1er octobre 2023 et expire le 30 septembre 2027. Il est reconduit tacitement d'année en année, sauf dénonciation trois mois avant l'échéance.";
    expect(read(french(term, avenant))).toMatchObject({ ending: 'ends', termEnd: '2029-12-31', noticeBy: null });
    const amendment =
      'AMENDMENT NO. 1\n\nto the Master Services Agreement dated January 5, 2026\n\n1. Section 8 is deleted and replaced by the following: "This Agreement begins on February 1, 2026 and expires on December 31, 2033. It shall not renew."\n\n2. All other provisions remain unchanged.';
    const renews =
      "This Agreement begins on February 1, 2026 and expires on January 31, 2030. It shall renew for successive one-year periods unless either party gives six (6) months' notice before its expiry.";
    expect(read(english(renews, amendment))).toMatchObject({ ending: 'ends', termEnd: '2033-12-31', noticeBy: null });
  });

  it('leaves the notice as it was where it only says until when', () => {
    const change =
      'NACHTRAG NR. 1\n\nzum Wartungsvertrag vom 8. Juni 2022\n\n1. § 8 Satz 1 lautet: „Der Vertrag läuft vom 1. Juli 2022 bis zum 30. Juni 2031.“\n\n2. Im Übrigen bleibt der Vertrag unverändert, insbesondere die Haftung und die Vergütung der Parteien.';
    expect(read(german(TERM, change))).toEqual({ ...OWN, termEnd: '2031-06-30', noticeBy: '2030-12-30' });
  });
});

describe('names that a long contract defines', () => {
  it('tell its term where they are the term’s, and nothing of it where they are another’s', () => {
    const names =
      "« Année contractuelle » désigne toute période de douze mois commençant à la date d'effet.\n« Phase de transition » désigne la période du 1er février 2025 au 30 avril 2025.\n« Date d'Effet » désigne le 1er mars 2025.\n« Durée Initiale » désigne la période de quatre ans commençant à la Date d'Effet.";
    const term =
      'Le contrat est conclu pour la Durée Initiale. Il est ensuite reconduit tacitement par périodes de deux ans, sauf dénonciation notifiée neuf mois au moins avant le terme de la période en cours.';
    const text = french(term).replace('ARTICLE 1 – Obligations', `ARTICLE 1 – Définitions\n${names}`);
    expect(read(text)).toEqual({
      ending: 'renews',
      termEnd: '2029-03-01',
      renewalTerm: { n: 2, unit: 'year' },
      noticePeriod: { n: 9, unit: 'month' },
      noticeBy: '2028-05-28',
    });
  });
});

it('key data below a table of contents are the contract’s own', () => {
  const top = `${HEADS.map((head, at) => `§ ${at + 1} ${head} .................... ${at + 2}`).join('\n')}\n\nMietbeginn: 1. Juli 2022\nMietende (Festlaufzeit): 30. Juni 2028\n`;
  const clause =
    'Das Mietverhältnis endet mit Ablauf der Festlaufzeit. Der Mieter kann die Verlängerung um drei Jahre verlangen. Das Verlangen muss spätestens zwölf Monate vor Ablauf der Mietzeit zugegangen sein.';
  expect(read(german(clause, '', top))).toMatchObject({
    ending: 'option',
    termEnd: '2028-06-30',
    noticeBy: '2027-06-30',
  });
});

it('insurance, subcontracts and warranties of a long English contract neither renew it nor have its notice', () => {
  const others = `The current policy, issued by Hudson Mutual, is effective from January 1, 2026 and renews automatically for successive one-year periods unless either party to the policy gives notice of non-renewal at least ninety (90) days before expiry. Subcontracts shall be terminable on one (1) month's notice expiring at the end of a calendar month. The manufacturer's warranty runs until October 31, 2028; it may be extended for two (2) years upon request made at least three (3) months before its expiry.`;
  const term =
    'This Agreement begins on February 1, 2026 and ends on January 31, 2032. Customer shall have an option to extend the term for three (3) years, exercisable by written notice given not later than twelve (12) months before the end of the term.';
  const text = english(term).replace('4. Obligations', `4. Insurance\n${others}`);
  expect(read(text)).toMatchObject({ ending: 'option', termEnd: '2032-01-31', noticeBy: '2031-01-31' });
});
