/** Wordings and layouts of papers that strangers wrote in German, French, Spanish and Dutch. */
import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import type { Analysis } from '../types.ts';

const read = (...lines: string[]): Analysis => analyseText(lines.join('\n'), { today: '2026-11-22' });

describe('in papers of strangers', () => {
  it('a title may be spaced out, and the parents below their role are sides', () => {
    const found = read(
      'Musikschule Tonleiter gGmbH',
      'U N T E R R I C H T S V E R T R A G',
      'zwischen der Musikschule Tonleiter gGmbH als Trägerin',
      '',
      'und den Sorgeberechtigten',
      '',
      '   Petra Vogt            geb. 14.09.1985',
      '   Jens Vogt             geb. 02.12.1983',
      '',
      'Der Unterricht beginnt am 1. August 2026. Die Gebühr beträgt 65,00 Euro monatlich; für Geschwister gilt die',
      'Gebührenordnung vom 01.08.2024. Kündigung mit drei Monaten Frist zum Ende des Schuljahres.',
      'Ulm, 11.02.2026',
    );
    expect(found.verdict).toBe('contract');
    expect(found.parties).toEqual(['Musikschule Tonleiter gGmbH', 'Petra Vogt', 'Jens Vogt']);
    expect(found.effectiveDate).toBe('2026-08-01');
  });

  it('the letters of a list are no initials, and who acts for a side is none', () => {
    const { parties } = read(
      'HUUROVEREENKOMST',
      '',
      'Partijen',
      '',
      'A.  Bouwbedrijf Van Loon & Vis B.V., statutair gevestigd te Hoorn, ten deze vertegenwoordigd door J. Vis ("verhuurder")',
      '',
      'B.  Studio Wolk V.O.F., gevestigd te Alkmaar, ten deze vertegenwoordigd door haar vennoten',
      '    L. Smit en P. Blom ("huurder")',
      '',
      'komen overeen:',
      'Artikel 1  De huur bedraagt € 250,00 per maand.',
    );
    expect(parties).toEqual(['Bouwbedrijf Van Loon & Vis B.V.', 'Studio Wolk V.O.F.']);
  });

  it('the value of a role may have a label of its own', () => {
    const { parties } = read(
      'CONTRAT DE LOCATION DE BOX',
      '',
      "L'exploitant      Garde & Clef SARL, RCS Nantes 000 000 000",
      'Le client         Nom et prénom : Claire Aubin',
      '                  Adresse : 27 rue Verte, 44998 Vertoux',
      '',
      'Redevance mensuelle   89,00 € TTC',
      'Fait à Rezé, le 04/09/2025',
    );
    expect(parties).toEqual(['Garde & Clef SARL', 'Claire Aubin']);
  });

  it('costs within a rent say nothing of what the sum is', () => {
    const { amount, currency, amountPeriod } = read(
      'Mietvertrag für Lagerräume',
      'Vermieterin     Immobilien Seegasse AG, Seegasse 21, 3499 Wattenburg',
      'Mieterin        Velo Zurbuchen GmbH, Bahnhofstrasse 2, 3498 Hasle-Moos',
      '',
      'Der Mietzins beträgt pauschal inkl. Heiz- und Nebenkosten Fr. 780.- pro Monat.',
      'Depot Fr. 2340.-, zahlbar bis spätestens 25. April 2026.',
    );
    expect({ amount, currency, amountPeriod }).toEqual({ amount: 780, currency: 'CHF', amountPeriod: 'month' });
  });

  it('a contract without an end has none by its least term', () => {
    const { termEnd, ending } = read(
      'CONTRATO DE TELEFONÍA',
      'Operador: Fibra Lince, S.L.',
      'Cliente:  Asesoría Robles, S.L.P.',
      '',
      'Cuota mensual: 45,98 €. Fecha de inicio: 25 de mayo de 2026.',
      'El contrato es de duración indefinida. Por la instalación gratuita hay un compromiso de permanencia de 12 meses.',
    );
    expect({ termEnd, ending }).toEqual({ termEnd: null, ending: 'open' });
  });

  it('a letter that leaves on the earliest day there is ends nothing yet', () => {
    const { verdict } = read(
      'Garage Bürgi & Söhne GmbH',
      'Telecom Seeland AG',
      'Kundendienst',
      'Turbenhof, 21. September 2026',
      'Kündigung unseres Abonnements «Office Connect», Vertrag vom 4. Dezember 2023',
      '',
      'Sehr geehrte Damen und Herren',
      '',
      'Hiermit kündigen wir den oben erwähnten Vertrag auf den nächstmöglichen Termin, nach unseren Unterlagen auf den',
      '31. Dezember 2026. Die Grundgebühr beträgt CHF 129.00 pro Monat.',
      '',
      'Freundliche Grüsse',
      'Garage Bürgi & Söhne GmbH',
    );
    expect(verdict).toBe('perhaps');
  });

  it('the last day to use an option is the last day for notice', () => {
    const { noticeBy, ending } = read(
      'FRANCHISEVERTRAG',
      'zwischen der Brezelhaus GmbH, Mühlhofen, und Herrn Okan Demir, Lechstetten, wird Folgendes vereinbart:',
      '(1) Der Vertrag beginnt am 1. Oktober 2024 und endet am 30. September 2029.',
      '(2) Herr Demir ist berechtigt, den Vertrag einmalig um weitere fünf Jahre zu verlängern (Option). Die Option ist',
      '    durch schriftliche Erklärung gegenüber der Franchisegeberin bis spätestens 31. März 2029 auszuüben.',
    );
    expect({ noticeBy, ending }).toEqual({ noticeBy: '2029-03-31', ending: 'option' });
  });

  it('a name at the head is no title of another kind', () => {
    const { verdict, parties } = read(
      'NÓMINA LISTA                                         ORDEN DE SERVICIO',
      'Proveedor                 Nómina Lista, S.A. de C.V.',
      'Cliente                   Hotelera Bahía Grande, S. de R.L. de C.V.',
      'Fecha de contratación     13 de enero de 2026',
      '',
      'Total anual, MXN           $ 27,840.00',
      'VIGENCIA: del 15 de enero de 2026 al 14 de enero de 2027. La suscripción se renueva de manera automática por un año.',
      'El Cliente acepta los Términos de Servicio.',
    );
    expect(verdict).toBe('contract');
    expect(parties).toHaveLength(2);
  });
});
