/** What ordinary papers by strangers taught, in words of our own. */
import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import type { Analysis } from '../types.ts';

const read = (text: string): Analysis => analyseText(text, { today: '2026-11-22' });

describe('who is bound', () => {
  it('is a firm that bears the name of the person above it in a letter’s address', () => {
    const { parties } = read(
      'DUNMORE TOWN COUNCIL\nThe Square, Dunmore\n\n4 March 2026\n\nMr Colm Hegarty\nHegarty Hedges\nBallyglass\n\nDear Colm,\n\nWe accept your offer of 20 February. You will trim the hedges from 1 April 2026 to 30 September 2026 for €2,400.\n\nYours sincerely,\n\nNora Daly\nTown Clerk',
    );
    expect(parties).toContain('Hegarty Hedges');
  });

  it('is who is engaged and called something by it, and never what the paper is', () => {
    const { parties } = read(
      'ADVISORY RETAINER\n\nDate: 2 June 2026                             Place: Pune\n\nGirnar Foods Private Limited (CIN U00000), hereinafter "the Company", engages Ms. Asha\nKelkar, Nutritionist, hereinafter "the Adviser", on the following terms, and she accepts.\n\n1. Fees: Rs. 30,000 per month.\n2. Duration: one year with effect from 1 July 2026.\n\nFor Girnar Foods Private Limited\nSd/- R. Mehta, Director',
    );
    expect(parties).toEqual(['Girnar Foods Private Limited', 'Asha Kelkar']);
  });

  it('is nobody who brought the two together', () => {
    const { parties } = read(
      'TÉLÉNORD SAS                      Contrat d’abonnement mobile\n\nAbonné          SARL Boulangerie Vasseur\nApporteur       Picardie Liaisons (agent)\n\nL’abonnement commence le 1er mars 2026 et prend fin le 28 février 2028.\nTotal mensuel TTC 48,00 €',
    );
    expect(parties.filter((name) => /Apporteur|Picardie/.test(name))).toEqual([]);
  });

  it('is never what the paper is, and stands in a box, too', () => {
    const agency = read(
      'CONTRATO DE AGENCIA\n\nDestilerías Hijos de Roque, S.A. (en adelante, el Empresario), con domicilio en Labraza, y doña Maite Orbe Ruiz\n(en adelante, el Agente), agente comercial, con domicilio en San Julián, acuerdan el 3 de marzo de 2026:\n\n1. El Agente promueve la venta de licores. 2. Comisión del 8 %.\n3. El contrato empieza el 1 de abril de 2026 y se pacta por tiempo indefinido.\n\nFirmado en Labraza.\n\nRoque Etxea Sanz                    Maite Orbe Ruiz',
    );
    expect(agency.parties).toEqual(['Destilerías Hijos de Roque, S.A.', 'Maite Orbe Ruiz']);
    const boxed = read(
      'Stadtwerke Auental Energie GmbH\nKundenzentrum, Am Wehr 4, 35098 Auental\n\nStromliefervertrag\n+-------------------------------------------------+\n| Kunde               Metzgerei Lohmann e. K.     |\n| Lieferstelle        Obergasse 3, 35098 Auental  |\n+-------------------------------------------------+\nLieferbeginn 01.01.2026, Laufzeit bis 31.12.2027. Grundpreis 12,00 € im Monat.\n\nAuental, 09.10.2025\n',
    );
    expect(boxed.parties).toContain('Metzgerei Lohmann e. K.');
  });

  it('is a person without house and county', () => {
    const { parties } = read(
      "GRAZING LICENCE\n\nBetween  Ann Mary Pugh of Ty'r-Onnen, Rhulen, Powys (the Licensor)\nand      Lloyd Farms Ltd (the Grazier)\n\nFrom 1 April 2026 to 30 November 2026. Price: £900 for the season.",
    );
    expect(parties).toEqual(['Ann Mary Pugh', 'Lloyd Farms Ltd']);
  });

  it('is named without its town', () => {
    const { parties } = read(
      'Onderhoudscontract\n\nOpdrachtnemer: Zaanse Liften B.V.\nOpdrachtgever: VvE Hof van Holland te Wormer\n\nIngangsdatum 1 april 2025. Het contract is voor onbepaalde tijd, opzegtermijn 3 maanden.\nVergoeding € 900,00 per jaar.\n\nWormer, 3 maart 2025',
    );
    expect(parties).toEqual(['Zaanse Liften B.V.', 'VvE Hof van Holland']);
  });
});

describe('what is paid', () => {
  it.each([
    ['RENTAL   £20.00 + VAT monthly, i.e. £24.00, by Direct Debit', 24, 'month'],
    ['Annual Rent    £12,000.00\nMonthly Rent   £1,000.00, on the first of the month', 12_000, 'year'],
    [
      'Annual fee                 £4,000.00\nSecond year                £4,100.00\nTotal Order Value          £8,100.00',
      8100,
      'total',
    ],
  ])('is %s', (rows, sum, period) => {
    const { amount, amountPeriod } = read(
      `HIRE AGREEMENT\n\nHirer: Tansley Vets Ltd\nOwner: Peak Coolers Ltd\n\n${rows}\n\nDate fitted: 2 May 2026\nMinimum term: 24 months from the date fitted\n`,
    );
    expect([amount, amountPeriod]).toEqual([sum, period]);
  });

  it('is the sum with its tax that brackets give “in all”', () => {
    const { amount } = read(
      'SERVICE AGREEMENT\nbetween Tarn Boilers Ltd ("us") and Kirkby Bowls Club ("you")\nmade on 8 September 2026\n1. For £300.00 a year plus VAT (£360.00 in all) we will service the boiler.\n2. It runs for one year from 1 October 2026.',
    );
    expect(amount).toBe(360);
  });

  it('is the total of a rent, an advance and the tax on both, for the time that stands nearest above', () => {
    const { amount, amountPeriod } = read(
      'HUUROVEREENKOMST\nVerhuurder: Merwe Vastgoed B.V.\nHuurder: Drukkerij Prins V.O.F.\n1. Duur: van 1 januari 2025 tot en met 31 december 2029, opzegging met een termijn van 12 maanden, niet per maand.\n2. Betaling, per kwartaal\n    Huurprijs                 €   2.000,00\n    Voorschot energie         €     500,00\n    Btw 21%                   €     525,00\n    Totaal                    €   3.025,00\nGorinchem, 3 maart 2024',
    );
    expect([amount, amountPeriod]).toEqual([3025, 'quarter']);
  });
});

it('“cesse le” tells when an agreement ends', () => {
  const { termEnd } = read(
    'ACCORD DE CONFIDENTIALITÉ\n\nEntre Laiterie Vallon SAS et Cartonnages Perrin SARL.\n\n1. Les parties étudient un emballage.\n2. L’accord produit effet au 1er juillet 2026 et cesse le 31 décembre 2027.\n\nFait à Thiers, le 6 juillet 2026',
  );
  expect(termEnd).toBe('2027-12-31');
});

const lease = (row: string): Analysis =>
  read(
    `DEED OF LEASE\n\nDATE: 3 May 2025\n\nLANDLORD:     Kowhai Sheds Limited\nTENANT:       Harbour Ropes Limited\n\n 1  TERM                     Two years\n 2  COMMENCEMENT DATE        1 June 2025\n 3  RIGHTS OF RENEWAL        Three of two years each\n${row}\n 6  MONTHLY RENT             $2,300.00 plus GST\n\n12.1  If the tenant has given the landlord written notice to renew at least three calendar months before the\n      end of the term, the landlord will renew the lease. The present term ends on 31 May 2027.\n12.2  If the tenant stays on without renewal it is a periodic tenant, which either may end with 15 working days' notice.\n`,
  );

describe('the end behind all options', () => {
  it.each([
    ' 4  RENEWAL DATES            1 June 2027, 1 June 2029 and 1 June 2031\n 5  FINAL EXPIRY DATE        31 May 2033 if all rights are used',
    ' 4  RENEWAL DATES            1 June 2027 and later\n 5  FINAL EXPIRY DATE        31 May 2033',
    ' 4  EXPIRY DATE              31 May 2033 (including all renewals)',
  ])('is not that of the present term, from which its notice counts back: %j', (row) => {
    const { termEnd, noticeBy, noticePeriod } = lease(row);
    expect([termEnd, noticeBy, noticePeriod]).toEqual(['2027-05-31', '2027-02-28', { n: 3, unit: 'month' }]);
  });

  it('is none in a sentence either', () => {
    const { termEnd } = read(
      'LEASE AGREEMENT between Tui Barns Ltd (landlord) and Pukeko Bikes Ltd (tenant), dated 2 March 2026.\n\nThe lease expires on 30 June 2034 if both options are exercised. Rent is $900.00 a month. The tenant may renew it twice, for three years each.',
    );
    expect(termEnd).toBeNull();
  });
});

describe('how it goes on', () => {
  it('is by a year at a time, in a contract with a heading over its term', () => {
    const { ending, renewalTerm, noticeBy } = read(
      'MAINTENANCE AGREEMENT\n\nCustomer     Wick Lane School\nContractor   Peal Alarms Ltd\n\n4. How long\n   From 1 May 2025 to 30 April 2028. After this the Agreement goes on by a year at a time.\n\n5. Stopping\n   If you do not want it to go on, your letter must be with us on or before the 28th of February\n   in the year in which the current period ends.\n\n6. Charge: £600.00 a year.\n',
    );
    expect([ending, renewalTerm, noticeBy]).toEqual(['renews', { n: 1, unit: 'year' }, '2028-02-28']);
  });

  it.each([
    [
      'The Sponsor may take the shirts for two seasons more. It does so by a letter, in our hands no later than the last Friday of May 2028.',
      '2028-05-26',
    ],
    [
      'The Club may ask the Sponsor to stay for the next season. If it does, you will hear from us in writing by the last day of March 2028.',
      '2028-03-31',
    ],
  ])('is an option with a day of its own: %s', (clause, day) => {
    const { ending, noticeBy } = read(
      `SPONSORSHIP\n\nParties: Harl Bowls Club ("the Club") and Dunn Seeds Ltd ("the Sponsor")\nDate: 2 March 2026\n\n1. Time\n   1 July 2026 to 30 June 2028.\n\n2. Price\n   £2,000 for each season.\n\n3. Later\n   ${clause}\n`,
    );
    expect([ending, noticeBy]).toEqual(['option', day]);
  });

  it('is by itself where more seasons are added so', () => {
    const { ending } = read(
      'SPONSOROVEREENKOMST\n\nSponsor: Bakkerij Vos B.V.\nVereniging: Schaakclub Rochade\n\nDe overeenkomst loopt van 1 juli 2026 tot en met 30 juni 2028. Horen wij niets van elkaar, dan komen er vanzelf twee seizoenen bij tegen hetzelfde bedrag.\n\nPer seizoen betaalt de sponsor € 900.',
    );
    expect(ending).toBe('renews');
  });
});

it.each([
  ['from the first Monday of June 2026', '2026-06-01'],
  ['from the third Thursday in May 2026', '2026-05-21'],
])('a first day is told by its weekday: %s', (start, day) => {
  const { effectiveDate, agreementDate } = read(
    `PLANT RENTAL AGREEMENT\n\nCustomer: Wray Optics\nStart: ${start}\nPeriod: 24 months\nRate: £70.00 per month\n\nDate: 4/11/25\nFor the supplier: Fern & Frond Ltd\n`,
  );
  expect([effectiveDate, agreementDate]).toEqual([day, '2025-11-04']);
});

it('what the supplier tells beforehand is no notice', () => {
  const { noticePeriod, noticeBy } = read(
    'Gasliefervertrag\n\nLieferant: Stadtwerke Ohetal GmbH\nKunde: Bäckerei Lenz GmbH\n\nDie Belieferung beginnt am 01.03.2026 und endet am 28.02.2028. Ohne Kündigung verlängert sich der Vertrag um zwölf Monate zu den Preisen, die wir Ihnen acht Wochen vorher mitteilen.\n\nGrundpreis 12,00 € im Monat.',
  );
  expect([noticePeriod, noticeBy]).toEqual([null, null]);
});

describe('what is no contract yet', () => {
  it.each([
    'From: Office <office@mill-vets.example>\nTo: sales@tidybins.example\nSubject: Waste collection - could you quote?\n\nHi there,\n\nWe would like prices for two bins a week. Right now we are with Binco on a three year contract that ends on February 28, 2027 and renews unless we give 90 days’ notice.\n\nAt the moment we pay $118 a month all in.\n\nThanks\nBea',
    'HARBOUR BANK LTD\nAPPLICATION FOR A CARD TERMINAL\n\nNo facility exists until we have approved it and sent you an offer.\n\nLegal entity: Kiosk Pty Ltd\nPreferred term: 24 months\nPreferred start: 15 December 2026\nTerminal rental: $24.00 a month\nNotice: 30 days\nSigned: K Arvan   Date: 22/11/2026',
  ])('%#', (text) => {
    expect(read(text).isContract).toBe(false);
  });
});
