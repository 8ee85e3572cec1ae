/** Sides and sums in letters, short contracts and amendments that strangers wrote in the other languages. */
import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import type { Analysis } from '../types.ts';

const read = (...lines: string[]): Analysis => analyseText(lines.join('\n'), { today: '2026-11-22' });

describe('in short contracts and letters of strangers', () => {
  it('units come to a sum', () => {
    const { amount, amountPeriod } = read(
      'WARTUNGSVEREINBARUNG',
      'Brandschutz Hofer GmbH, 6999 Talwang, übernimmt für die Pension Almruh, 6998 Bergl, die Überprüfung von 9 Feuerlöschern.',
      'Preis: EUR 24,00 je Löscher, das sind EUR 216,00 pro Jahr, inkl. USt.',
      'Dauer: unbefristet; kündbar von beiden Seiten mit zweimonatiger Frist',
      'Bergl, am 3. Februar 2026',
    );
    expect({ amount, amountPeriod }).toEqual({ amount: 216, amountPeriod: 'year' });
  });

  it('each side may stand on a line that ends with its role', () => {
    const { parties } = read(
      'BAIL PROFESSIONNEL',
      'LES SOUSSIGNÉES',
      '',
      'Madame Jacqueline Thibaut, née le 2 mai 1950, demeurant 7 rue Molière, 69999 Rhodanien, bailleresse,',
      '',
      'Ostéopathie Marval SELARL, 20 place Carnot, 69998 Rhodanien, immatriculée sous le n° 000 000 000, preneuse,',
      '',
      'sont convenues du bail suivant :',
      'DURÉE - Six années, du 1er février 2026 au 31 janvier 2032.',
    );
    expect(parties).toEqual(['Jacqueline Thibaut', 'Ostéopathie Marval SELARL']);
  });

  it('the year of a day is no sum, and a price that another takes the place of is none', () => {
    const rent = read(
      'ADDENDUM BIJ DE GEBRUIKSOVEREENKOMST VAN 12 JANUARI 2022',
      'Partijen:',
      'Gemeente Waterbeke, hierna: de gemeente',
      'Stichting Muziekhuis, hierna: de stichting',
      'komen overeen:',
      'De vergoeding bedraagt met ingang van 1 januari 2027 € 24.500,00 per jaar.',
    );
    expect({ amount: rent.amount, period: rent.amountPeriod }).toEqual({ amount: 24_500, period: 'year' });
    const { amount, amountPeriod } = read(
      'AVENANT N° 1',
      'Entre Résidence Azur SAS, 1 corniche des Pins, 83999 Varois, et M. Michel Garcin, résident, il est convenu :',
      'La redevance passe de 1 450 € à 1 495 € par mois à compter du 1er octobre 2026.',
    );
    expect({ amount, amountPeriod }).toEqual({ amount: 1495, amountPeriod: 'month' });
  });

  it('a town hall that writes is more than its town, and what is paid on a bill does not make its days others', () => {
    const found = read(
      'De : Mairie de Saint-Alban-le-Haut <mairie@saintalban.example>',
      'À : Studio Pelote <bonjour@studiopelote.example>',
      'Date : 7 avril 2026',
      'Objet : Re : devis atelier tricot',
      'Bonjour,',
      'Nous acceptons donc votre devis du 30 mars 2026 : six ateliers, du 4 mai au 12 juin 2026, pour un montant total de',
      '1 250 € TTC, payable sur facture à la fin.',
      'Bien cordialement,',
      'Sylvie Roux, adjointe à la culture',
    );
    expect(found.parties.toSorted()).toEqual(['Mairie de Saint-Alban-le-Haut', 'Studio Pelote']);
    expect([found.verdict, found.effectiveDate, found.termEnd]).toEqual(['contract', '2026-05-04', '2026-06-12']);
  });

  it('a surname and a first name may have labels of their own, and initials are no other side', () => {
    const { parties, noticePeriod } = read(
      'CLUB NAUTIQUE DES SABLES',
      'Contrat de place à sec n° 58',
      'Titulaire          Nom : FABRE     Prénom : Lucie',
      'Redevance annuelle : 410,00 euros TTC',
      "Durée : du 1er avril 2026 au 31 mars 2027, renouvelable d'année en année par tacite reconduction, sauf courrier un mois avant le terme",
      'Fait à Ligérien, le 14/03/2026',
      'L. Fabre',
    );
    expect(parties).toEqual(['CLUB NAUTIQUE DES SABLES', 'Lucie Fabre']);
    expect(noticePeriod).toEqual({ n: 1, unit: 'month' });
    const club = read(
      'CLUB DE PÁDEL LA ENCINA',
      'Solicitud de alta de socio                                   Socio n.º 712',
      'Apellidos y nombre:   Tejero Gil, Ana Belén',
      'Modalidad:   [ ] Fin de semana 25 €/mes    [X] Completa 42 €/mes',
      'Fecha de alta: 1 de febrero de 2026',
      'Compromiso: un año, hasta el 31 de enero de 2027. Se renueva por otro año si no se comunica la baja con un mes de antelación.',
      'Firma: A. B. Tejero',
    );
    expect(club.parties).toHaveLength(2);
    expect(club.parties).toContain('Ana Belén Tejero Gil');
    expect(club.renewalTerm).toEqual({ n: 1, unit: 'year' });
  });

  it('an offer is taken on its day, and the first and the last day have labels', () => {
    const yes = read(
      'Von: Café Milchschaum <hallo@milchschaum.example>',
      'An: Töpferei Uhlig <post@toepferei-uhlig.example>',
      'Datum: 2. September 2026',
      'Betreff: Ihr Angebot Geschirrpflege - Zusage',
      'Guten Tag Frau Uhlig,',
      'wir nehmen Ihr Angebot vom 28. August gern an: Ab 1. Oktober 2026 tauschen Sie jeden Monat Geschirr aus, pauschal 60 €',
      'monatlich. Beide Seiten können mit vier Wochen Frist kündigen, eine feste Laufzeit gibt es nicht.',
      'Viele Grüße',
      'Mira Sommer',
      'Café Milchschaum GbR',
    );
    expect([yes.verdict, yes.effectiveDate, yes.ending]).toEqual(['contract', '2026-10-01', 'open']);
    const { effectiveDate, termEnd } = read(
      'Reinigungsvertrag',
      'Auftraggeber   Notariat Dr. Eberle',
      'Auftragnehmer  Glanz GmbH',
      'Erster Tag     1. April 2026',
      'Letzter Tag    31. März 2027',
    );
    expect([effectiveDate, termEnd]).toEqual(['2026-04-01', '2027-03-31']);
  });

  it('what a side is besides is nobody, and a French paper of few words is French', () => {
    const { parties } = read(
      'Nordwest Versicherungsverein a.G.',
      'Versicherungsschein                                     Nr. BW 88.120.4',
      'Versicherungsnehmer:     Bootswerft Ahlert GmbH, Am Hafen 2, 26999 Jade',
      'Beginn:                  01.03.2026, 0 Uhr',
      'Jahresbeitrag            1.866,40 EUR',
      'Der Versicherer ist Mitglied der Schlichtungsstelle für Versicherungen.',
    );
    expect(parties.toSorted()).toEqual(['Bootswerft Ahlert GmbH', 'Nordwest Versicherungsverein a.G.']);
    const { language } = read(
      'RECONNAISSANCE DE DETTE',
      "Je soussigné Paul Meunier, gérant de l'Atelier Bois Clair SARL, reconnais que la société a reçu ce jour de M. Claude",
      "Berthier, 3 rue de l'Église, un prêt de 15 000 euros, sans intérêt. Fait à Vosgien, le 2 mars 2026",
    );
    expect(language).toBe('fr');
  });

  it('without notice it runs on, and first and last rehearsals begin and end', () => {
    const berth = read(
      'LIGPLAATSOVEREENKOMST 2026',
      'Jachthaven De Kreek',
      'Ligplaatshouder: Familie Verhoeven, Dorpsdijk 8, 4699 Tholenaar',
      'Liggeld:         € 1.375,00 per jaar',
      'Periode:         1 april 2026 tot en met 31 maart 2027',
      'Zonder schriftelijke opzegging uiterlijk op 31 december 2026 loopt de overeenkomst een jaar door.',
    );
    expect(berth.renewalTerm).toEqual({ n: 1, unit: 'year' });
    expect([berth.amount, berth.ending]).toEqual([1375, 'renews']);
    const { effectiveDate, termEnd } = read(
      'GEBRUIKSOVEREENKOMST REPETITIELOKAAL',
      'Verhuurder:    Feestzaal Ter Linde BV',
      'Gebruiker:     Harmonie Sint-Jan vzw',
      'Eerste repetitie: 4 september 2026',
      'Laatste repetitie: 25 juni 2027',
      'Prijs:         180 euro per maand, alles inbegrepen',
      'Na het laatste gebruik eindigt deze overeenkomst vanzelf.',
    );
    expect([effectiveDate, termEnd]).toEqual(['2026-09-04', '2027-06-25']);
  });
});
