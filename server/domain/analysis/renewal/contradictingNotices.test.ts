/** Two lengths of the same notice: nobody knows which counts, so both are a question. */
import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import { sampleContract } from '../testing/sampleContract.ts';
import type { Analysis } from '../types.ts';

const read = (text: string): Analysis => analyseText(text, { today: '2026-11-22' });
const notice = ({ noticePeriod }: Analysis): string | null => noticePeriod && `${noticePeriod.n} ${noticePeriod.unit}`;
const asked = ({ alternatives }: Analysis): string[] =>
  alternatives.filter(({ field }) => field === 'noticePeriod').map(({ value }) => value);

const letter = (...lines: string[]): string => `Service agreement
Supplier: Ferrant Safety Ltd
Customer: Morland LLP
Start: 1 November 2026
End: 31 October 2028
Fee: £900 a year
${lines.join('\n')}
Signed 20 October 2026`;

const drafted = (...clauses: string[]): string =>
  sampleContract([
    '2. Term. This Agreement begins on the Effective Date and continues until June 14, 2028.',
    ...clauses,
  ]);

/** A contract in another language: its opening, the clauses of the test, its price and its signature. */
const around =
  (opening: string, price: string, signed: string) =>
  (...clauses: string[]): string =>
    [opening, ...clauses, price, signed].join('\n\n');

const german = around(
  `Wartungsvertrag
zwischen der Halden Technik GmbH (Auftragnehmer) und der Morland AG (Auftraggeber)
Vertragsbeginn: 01.01.2026. Vertragsende: 31.12.2027.`,
  'Die Vergütung beträgt 900,00 € im Jahr.',
  'Köln, den 10.12.2025',
);
const french = around(
  `Contrat d'entretien
Entre Ferrant Sécurité SARL (le Prestataire) et Morland SA (le Client)
Le contrat prend effet le 1er janvier 2026 et se termine le 31 décembre 2027.`,
  'La redevance est de 900,00 € par an.',
  'Fait à Lyon, le 10 décembre 2025',
);
const spanish = around(
  `Contrato de mantenimiento
Entre Ferrant Seguridad, S.L. (el Prestador) y Morland, S.A. (el Cliente)
El contrato entra en vigor el 1 de enero de 2026 y finaliza el 31 de diciembre de 2027.`,
  'El precio es de 900,00 € al año.',
  'Madrid, 10 de diciembre de 2025',
);
const dutch = around(
  `Onderhoudsovereenkomst
tussen Ferrant Techniek B.V. (opdrachtnemer) en Morland N.V. (opdrachtgever)
De overeenkomst gaat in op 1 januari 2026 en eindigt op 31 december 2027.`,
  'De vergoeding bedraagt € 900,00 per jaar.',
  'Utrecht, 10 december 2025',
);

describe('two notices that contradict each other are asked about, and neither is shown as a fact', () => {
  it.each([
    [
      'two clauses for either party',
      drafted(
        "Termination. Either party may terminate this Agreement at any time upon thirty (30) days' written notice.",
        'General. This Agreement may be terminated by either party without cause by giving ninety (90) days prior written notice to the other.',
      ),
      '30 days',
      '90 days',
    ],
    [
      'two clauses about not renewing',
      drafted(
        'Renewal. It shall renew automatically for successive one (1) year terms unless either party gives sixty (60) days written notice of non-renewal before the end of the then-current term.',
        'Non-renewal. A party that does not wish to renew this Agreement shall give the other at least ninety (90) days written notice before the end of the then-current term.',
      ),
      '60 days',
      '90 days',
    ],
    [
      'two sentences in plain words',
      letter(
        'Either of us can end this agreement with 30 days’ notice.',
        'If you want to leave, give us 90 days’ notice.',
      ),
      '30 days',
      '90 days',
    ],
    [
      'a key term and a clause',
      letter('Notice period: 30 days', 'Either party may terminate this agreement by giving 90 days’ written notice.'),
      '30 days',
      '90 days',
    ],
    [
      'two sentences about one renewal',
      letter(
        'It renews for 12 months at a time unless either of us gives 30 days’ notice before the end of the term.',
        'To stop the renewal, tell us in writing at least three months before the end of the term.',
      ),
      '30 days',
      '3 months',
    ],
    [
      'German',
      german(
        'Der Vertrag kann von beiden Parteien mit einer Frist von 30 Tagen gekündigt werden.',
        'Die Kündigungsfrist beträgt 90 Tage.',
      ),
      '30 days',
      '90 days',
    ],
    [
      'German, of a renewal',
      german(
        'Er verlängert sich um jeweils ein Jahr, wenn er nicht einen Monat vor Ablauf gekündigt wird.',
        'Kündigungen müssen drei Monate vor Ablauf der Laufzeit eingehen.',
      ),
      '1 month',
      '3 months',
    ],
    [
      'French',
      french(
        'Chaque partie peut résilier le contrat à tout moment moyennant un préavis de 30 jours.',
        'Le contrat peut être résilié par chacune des parties avec un préavis de 90 jours.',
      ),
      '30 days',
      '90 days',
    ],
    [
      'Spanish',
      spanish(
        'Cualquiera de las partes podrá resolver el contrato con un preaviso de 30 días.',
        'El contrato podrá resolverse por cualquiera de las partes con un preaviso de 90 días.',
      ),
      '30 days',
      '90 days',
    ],
    [
      'Dutch',
      dutch(
        'Elk van de partijen kan de overeenkomst opzeggen met een opzegtermijn van 30 dagen.',
        'De opzegtermijn bedraagt 90 dagen.',
      ),
      '30 days',
      '90 days',
    ],
  ])('%s', (_, text, one, other) => {
    const found = read(text);
    expect(found.isContract).toBe(true);
    expect(notice(found)).toBeNull();
    expect(found.noticeBy).toBeNull();
    expect(asked(found)).toEqual(expect.arrayContaining([one, other]));
  });
});

describe('different notices of one contract do not contradict each other', () => {
  it.each([
    [
      'for convenience and for cause',
      letter(
        'Either party may terminate this agreement at any time on 30 days’ written notice.',
        'If the other is in breach, either party may terminate it on 10 days’ written notice.',
      ),
      '30 day',
    ],
    [
      'of non-renewal and for convenience',
      drafted(
        'Renewal. It shall renew automatically for successive one (1) year terms unless either party gives sixty (60) days written notice of non-renewal before the end of the then-current term.',
        'Convenience. Company may terminate this Agreement for convenience at any time upon thirty (30) days written notice.',
      ),
      '60 day',
    ],
    [
      'of non-renewal and at any time, in plain words',
      letter(
        'It renews for 12 months at a time unless either of us gives 60 days’ notice before the end of the term.',
        'Either of us may end it at any time with 30 days’ notice.',
      ),
      '60 day',
    ],
    [
      'one length that is said twice in other words',
      letter(
        'Notice period: two weeks',
        'Either party may terminate this agreement by giving 14 days’ written notice.',
      ),
      '2 week',
    ],
    [
      'to end it and to raise the price',
      letter(
        'Either party may terminate this agreement by giving 30 days’ written notice.',
        'We may change our prices on 60 days’ written notice.',
      ),
      '30 day',
    ],
    [
      'German, of a renewal and for a weighty reason',
      german(
        'Er verlängert sich um jeweils ein Jahr, wenn er nicht drei Monate vor Ablauf gekündigt wird.',
        'Bei Zahlungsverzug kann der Auftragnehmer mit einer Frist von 14 Tagen kündigen.',
      ),
      '3 month',
    ],
    [
      'French, of a renewal and at any time',
      french(
        "Il est reconduit tacitement par périodes d'un an, sauf dénonciation trois mois avant son échéance.",
        'Le Client peut le résilier à tout moment moyennant un préavis de 30 jours.',
      ),
      '3 month',
    ],
    [
      'Spanish, of a renewal and for non-payment',
      spanish(
        'Se prorrogará por periodos anuales salvo que una de las partes comunique lo contrario con tres meses de antelación al vencimiento.',
        'En caso de impago, el Prestador podrá resolverlo con un preaviso de 10 días.',
      ),
      '3 month',
    ],
    [
      'Dutch, of a renewal and in between',
      dutch(
        'Zij wordt telkens met een jaar verlengd, tenzij een partij drie maanden voor het einde opzegt.',
        'Opdrachtgever kan tussentijds opzeggen met een opzegtermijn van één maand.',
      ),
      '3 month',
    ],
  ])('%s', (_, text, right) => {
    const found = read(text);
    expect(notice(found)).toBe(right);
  });

  it('where each side has a length of its own, no length of the other makes it a question', () => {
    const text = letter(
      'Supplier may terminate this agreement on 90 days’ notice.',
      'Customer may terminate it on 30 days’ notice.',
    );
    expect(asked(read(text))).toEqual([]);
  });
});
