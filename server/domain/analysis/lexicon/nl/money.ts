/** Dutch: what says which sum is the price, and how often it is paid. */
import type { Lexicon } from '../lexicon.ts';
import { anyOf } from '../oneOf.ts';

export const nlMoney: Pick<Lexicon, 'money'> = {
  money: {
    total: anyOf(
      'leent~?|lening|geldlening|totaal~?|totale|~totaal|aanneemsom|totaalprijs|opdrachtwaarde|contractwaarde',
      'samen|dat is|oftewel|vaste prijs|koopsom|in totaal|hoofdsom|opdrachtsom',
    ),
    whole: 'in totaal|totaal',
    fee: anyOf(
      '~prijs|prijs|huur|~huur|~vergoeding|vergoeding|premie|~premie|abonnement~?|tarief|salaris|loon|kost|kosten',
      '~kosten|maandbedrag|~bedrag|bedrag|honorarium|~termijn|contributie|bijdrage|lidgeld|liggeld|lesgeld|cursusgeld|schoolgeld|stallingsgeld|staangeld|huurgeld|incasseren',
      'afschrijven|in rekening|betaal(?:t|d)|betalen|aangerekend|gefactureerd|vergoed|fee|~fee|leasetermijn|jaarbedrag',
    ),
    notPrice: anyOf(
      'waarborg(?:som)?|borg|borgsom|bankgarantie|aansprakelijk~?|verzekerd bedrag|verzekerde som|eigen risico|boete',
      'uurtarief|eenmalig~?|aansluitkosten|servicekosten|voorschot~?|reiskosten|onkosten|maximaal|maximum|btw:',
      '\\d+ ?% btw|btw \\d|stukprijs|aanbetaling|aanspraak|gebeurtenis|limiet|korting|vakantietoeslag|bonus',
      'prijs per eenheid|schade|administratiekosten|activeringskosten|energiekosten|cataloguswaarde|bijtelling|dekking',
      'entree(?:fee|geld|vergoeding)|instap(?:fee|geld|vergoeding|som)|toetredings(?:fee|geld|vergoeding|som)',
      'verzekerd|extra|[mk]wh|laattijdig~|te late betaling|forfaitaire (?:schade)?vergoeding',
    ),
    limit:
      '(?:plafond|limiet) van|boven(?: de)?|meer dan|uitstijgt boven|tot|maximaal|max\\.|ten hoogste|minimaal|ten minste',
    rhythms: [
      ['(?:per|/|p\\.) ?(?:kalender)?maand|/ ?mnd|p/m|p\\.m\\.|maandelijks~?|maandbedrag|maandhuur|maand~', 'month'],
      ['(?:per|/) ?kwartaal|kwartaal~', 'quarter'],
      ['(?:per|/) ?half ?jaar|halfjaarlijks~?', 'half-year'],
      [
        anyOf(
          '(?:per|/|p\\.) ?(?:kalender|contract)?jaar|/ ?jaar|(?<!half)jaarlijks~?|per seizoen|jaarpremie|jaarbedrag',
          'jaarhuur|p\\.j\\.|p/j|jaar(?:vergoeding|kosten|prijs)',
        ),
        'year',
      ],
      [
        anyOf(
          '(?:per|/) ?(?:uur|dag|week|stuk|kwh|km|gebruiker|persoon|m²|m2|bezoek|beurt|eenheid|aanspraak|gebeurtenis|medewerker|voertuig)',
          '€/kwh',
        ),
        'other',
      ],
    ],
    rates: [
      ['(?:per|/) ?uur|uurtarief|uurloon|uurprijs', 'hour'],
      ['(?:per|/) ?dag|dagtarief|dagprijs', 'day'],
      ['(?:per|/) ?week|weekprijs|weektarief|weekhuur|wekelijks~?', 'week'],
    ],
    besideRate:
      'overwerk|meerwerk|extra|aanvullend~?|boven|buiten|te laat|vertraging|spoed~|voorrij~|reistijd|indien|als|bij',
    currencies: [['euro', 'EUR']],
  },
};
