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

  it('a surname may stand first, and who signs for a firm is not of its name', () => {
    const club = read(
      'Schwimmverein Delphin 1911 e.V.',
      'AUFNAHMEANTRAG / MITGLIEDSVERTRAG',
      'Name, Vorname:      Petersen, Noah                     geb. am: 12.05.1994',
      'Ich trete dem Verein bei zum:  01.02.2026',
      '[X] Erwachsene            16,50 € monatlich',
      'Die Mitgliedschaft besteht auf unbestimmte Zeit. Sie kann mit einer Frist von sechs Wochen gekündigt werden.',
      'Fördeby, den 07.01.2026            Noah Petersen',
    );
    expect(club.parties).toEqual(['Schwimmverein Delphin 1911 e.V.', 'Noah Petersen']);
    expect(club.effectiveDate).toBe('2026-02-01');
    const { parties } = read(
      'AUFTRAGSBESTÄTIGUNG',
      'Besteller:  Agentur Blaupause GmbH',
      'Mietbeginn: 01.04.2026',
      'Monatlich gesamt   107,10 €',
      'Mit freundlichen Grüßen',
      'Kaffeekontor Lindner OHG',
      'i. V. Sönke Harms',
    );
    expect(parties.toSorted()).toEqual(['Agentur Blaupause GmbH', 'Kaffeekontor Lindner OHG']);
  });

  it('a total is of the period that its column has at its head', () => {
    const { amount, amountPeriod, ending } = read(
      'FONTAINE PURE SAS                                    BON DE COMMANDE N° 26-0871',
      'Raison sociale :   Clinique dentaire du Parc',
      'Désignation                                   Qté     Prix HT / mois',
      'Location fontaine à eau réseau                   1            42,00 €',
      'Entretien et filtres                             1             7,00 €',
      '                                        Total HT              49,00 €',
      '                                        TVA 20 %               9,80 €',
      '                                        Total TTC             58,80 €',
      'Date de mise en service : 01/03/2026',
      'Durée du contrat : 36 mois fermes',
      'Renouvellement    aucun',
    );
    expect({ amount, amountPeriod, ending }).toEqual({ amount: 58.8, amountPeriod: 'month', ending: 'ends' });
  });

  it('an annex to another contract is one by its second title', () => {
    const { verdict } = read(
      'ANEXO I AL CONTRATO MARCO DE 3 DE MARZO DE 2025',
      'Encargo n.º 4: comunicación en alemán',
      'PRESTADORA:  Traducciones Babel Sur, S.L.L.',
      'CLIENTE:     Bodegas Altozano, S.A.',
      'Precio: 950,00 € mensuales más IVA.',
      'Plazo: desde el 1 de septiembre de 2026 hasta el 31 de agosto de 2027.',
      'Jerez Norte, a 26 de agosto de 2026',
    );
    expect(verdict).toBe('contract');
  });

  it('a sentence may say who has a role, and a brand whose it is', () => {
    const rent = read(
      'MIETVERTRAG',
      'I. Vermieterin ist die Immo Inntal GmbH, FN 000000x, Strandgasse 7, 3499 Kremsau.',
      '   Mieterin ist Frau Mag. Theresa Pichler, Hauptplatz 3, 3498 Steindorf.',
      'II. Der Mietvertrag beginnt am 01.02.2026 und endet am 31.01.2031. Der monatliche Mietzins beträgt EUR 742,50.',
    );
    expect(rent.parties).toEqual(['Immo Inntal GmbH', 'Mag. Theresa Pichler']);
    const { parties } = read(
      'De : Le Journal du Four <abonnes@four.example>',
      'À : contact@patisserie-olive.example',
      'Objet : Bienvenue parmi nos abonnés !',
      'Bonjour,',
      'Merci pour votre abonnement au Journal du Four, édité par Éditions du Four SAS, commandé le 2 octobre 2026.',
      'Abonné : Pâtisserie Olive',
      'Tarif : 96,00 € TTC par an',
    );
    expect(parties.toSorted()).toEqual(['Pâtisserie Olive', 'Éditions du Four SAS']);
  });

  it('a department before a firm is not of its name, but the street of a condominium is', () => {
    const paper = read(
      'Streekpost Media B.V.',
      'Lezersservice',
      'Postbus 12, 7899 Emmerveen',
      '',
      'Lunchroom Het Plein',
      'Hoofdstraat 80',
      '7898 Klazienaveld',
      '',
      'Betreft: bevestiging van uw abonnement',
      'Geachte lezer,',
      'Uw abonnement gaat in op 1 december 2026 en kost € 27,95 per maand.',
      'Met vriendelijke groet,',
      'Lezersservice Streekpost Media B.V.',
    );
    expect(paper.parties).toEqual(['Streekpost Media B.V.', 'Lunchroom Het Plein']);
    const { parties } = read(
      'DÉNEIGEMENT NORD INC.',
      'CONTRAT DE DÉNEIGEMENT',
      'Client : Syndicat de copropriété du 400, rue des Pins, Sherbrooke (Québec)',
      'Début : 1er novembre 2026',
    );
    expect(parties).toContain('Syndicat de copropriété du 400, rue des Pins');
  });

  it('a notice that stands elsewhere than an option is not the one it is used by, so that its last day is not late', () => {
    const { ending, noticeBy } = read(
      'MIETVERTRAG zwischen der Gerber Immobilien GmbH, Vermieterin, und der Bäckerei Lohmann GmbH, Mieterin',
      '§ 1 Das Mietverhältnis beginnt am 1. Mai 2024 und endet am 30. April 2029. Die Mieterin hat das Recht, den Vertrag einmal um fünf Jahre',
      'zu verlängern; die Ausübung der Option muss der Vermieterin rechtzeitig vor dem Ende des vorletzten Mietjahres zugehen.',
      '§ 2 Die Miete beträgt monatlich 1.450,00 EUR und ist am dritten Werktag eines Monats fällig.',
      '§ 3 Die Mieterin hält den Laden sauber, versichert die Scheiben und trägt die Kosten für Wasser, Strom und Müllabfuhr selbst.',
      '§ 4 Bauliche Änderungen bedürfen der Zustimmung der Vermieterin.',
      '§ 5 Kündigung durch die Mieterin bei Aufgabe des Betriebs: Kündigungsfrist drei Monate.',
    );
    expect([ending, noticeBy]).toEqual(['option', null]);
  });
});
