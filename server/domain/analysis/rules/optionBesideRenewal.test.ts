/** Options of German and French contracts: how long before the end they are used, and what is so when they aren't. */
import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const read = (title: string, ...clauses: string[]) => {
  const text = `${title}\n\nzwischen der Hansen Grundbesitz GmbH, Hamburg, und der Medicalis GmbH, Bremen\n\n${clauses.join('\n\n')}\n`;
  const { ending, effectiveDate, termEnd, noticePeriod, noticeBy, alternatives } = analyseText(text, {
    today: '2026-11-27',
  });
  const asked = alternatives.flatMap(({ field, value }) => (field === 'noticeBy' ? [value] : []));
  return { ending, effectiveDate, termEnd, noticePeriod, noticeBy, asked };
};

const LEASE =
  'Das Mietverhältnis beginnt am 1. April 2018, wird auf die Dauer von zehn Jahren fest abgeschlossen und endet am 31. März 2028.';
const OPTION =
  'Der Mieter hat das Recht, die Verlängerung des Mietverhältnisses um zweimal fünf Jahre zu verlangen. Die Option ist jeweils spätestens zwölf Monate vor Ablauf der Festmietzeit auszuüben.';

describe('an option', () => {
  it('is used as long before the end as the sentence on its use says', () => {
    expect(read('MIETVERTRAG', LEASE, OPTION)).toMatchObject({ ending: 'option', noticeBy: '2027-03-31' });
  });

  it('beside a renewal by itself is asked about, since its last day is the earlier one', () => {
    const otherwise =
      'Wird die Option nicht ausgeübt, verlängert sich das Mietverhältnis jeweils um ein Jahr, falls es nicht mit einer Frist von sechs Monaten zum Ablauf der Mietzeit gekündigt wird.';
    expect(read('MIETVERTRAG', LEASE, OPTION, otherwise)).toMatchObject({
      ending: 'renews',
      noticePeriod: { n: 6, unit: 'month' },
      noticeBy: '2027-09-30',
      asked: ['2027-03-31'],
    });
  });

  it('has the last day that the sentence on its use writes down', () => {
    const use = 'Die Ausübung ist der Verwaltung bis spätestens 31. März 2027 mit eingeschriebenem Brief zu erklären.';
    const right = 'Dem Mieter steht das Recht zu, das Mietverhältnis einmal um weitere fünf Jahre zu verlängern.';
    expect(read('MIETVERTRAG', LEASE, `${right} ${use}`)).toMatchObject({ ending: 'option', noticeBy: '2027-03-31' });
  });

  it('isn’t used by the longest time that there can be before the end', () => {
    const right = 'Der Mieter hat das Recht, das Mietverhältnis einmal um fünf Jahre zu verlängern.';
    const use =
      'Die Ausübung hat mindestens neun, höchstens aber achtzehn Monate vor Ablauf der Mietzeit schriftlich zu erfolgen.';
    expect(read('MIETVERTRAG', LEASE, `${right} ${use}`)).toMatchObject({ ending: 'option', noticeBy: null });
    const contract = `CONTRATO DE ARRENDAMIENTO

Entre Inmobiliaria Robles S.L. (arrendador) y Panadería Marín S.L. (arrendatario).

El contrato comienza el 1 de marzo de 2024 y termina el 28 de febrero de 2029. El arrendatario podrá prorrogar el contrato por cinco años más. La opción se ejercerá con una antelación máxima de doce meses y mínima de seis meses antes del vencimiento.

Madrid, 12 de enero de 2024`;
    expect(analyseText(contract, { today: '2026-11-27' })).toMatchObject({
      noticePeriod: { n: 6, unit: 'month' },
      noticeBy: '2028-08-28',
    });
  });

  it('may be in a contract that begins with what happens on a day', () => {
    const term =
      'Der Vertrag beginnt mit der Eröffnung des Betriebes am 1. September 2018 und wird für die Dauer von zehn Jahren geschlossen. Der Nehmer hat das Recht, den Vertrag um fünf Jahre zu verlängern. Die Ausübung dieses Optionsrechts ist frühestens 18 Monate und spätestens 12 Monate vor Vertragsablauf mitzuteilen.';
    expect(read('FRANCHISEVERTRAG', term)).toMatchObject({
      effectiveDate: '2018-09-01',
      termEnd: '2028-09-01',
      noticeBy: '2027-08-31',
    });
  });
});

describe('a term', () => {
  it('is counted from the day that has the name it is counted from, and not from a test before it', () => {
    const trial = 'Die Testphase lief vom 1. November 2024 bis zum 31. Januar 2025.';
    const delivery = 'Die Software wird am 1. März 2025 zur Nutzung bereitgestellt (Bereitstellungstermin).';
    const term =
      'Dieser Vertrag hat eine Mindestlaufzeit von 36 Monaten ab dem Bereitstellungstermin. Danach verlängert er sich jeweils um zwölf Monate, es sei denn, eine Partei kündigt ihn mit einer Frist von drei Monaten zum Ende der Mindestlaufzeit.';
    expect(read('LIZENZVERTRAG', trial, delivery, term)).toMatchObject({
      effectiveDate: '2025-03-01',
      termEnd: '2028-03-01',
      noticeBy: '2027-11-29',
    });
  });

  it('is not as long as all terms together may be', () => {
    const text = `CONTRAT DE NETTOYAGE

Entre la COMMUNE DE VAL, et PROPRETÉ DU VERCORS, SAS.

Le contrat est conclu pour une période initiale d'un an à compter du 1er juillet 2026. Il est reconductible tacitement trois fois pour une période d'un an, sans que sa durée totale puisse excéder quatre ans, sauf dénonciation au plus tard trois mois avant la fin de la période en cours.

Fait à Val, le 5 juin 2026.`;
    expect(analyseText(text, { today: '2026-11-27' })).toMatchObject({ termEnd: '2027-07-01', noticeBy: '2027-03-30' });
  });
});
