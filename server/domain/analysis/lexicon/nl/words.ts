/** Dutch: how days, months, numbers and lengths of time are written. */
import type { Lexicon } from '../lexicon.ts';

export const nlWords: Pick<
  Lexicon,
  | 'functionWords'
  | 'months'
  | 'numbers'
  | 'units'
  | 'lengthWords'
  | 'joined'
  | 'fillers'
  | 'endOfMonth'
  | 'dayJoin'
  | 'until'
> = {
  functionWords: [
    'de het een en van is niet met voor op aan te dat die in zijn wordt worden door bij tot uit naar ook of om als',
    'uw wij u deze dit kan heeft tussen per onze na',
  ].join(' '),
  months: [
    'januari|jan',
    'februari|feb',
    'maart|mrt',
    'april|apr',
    'mei',
    'juni|jun',
    'juli|jul',
    'augustus|aug',
    'september|sept|sep',
    'oktober|okt',
    'november|nov',
    'december|dec',
  ],
  numbers: {
    een: 1,
    één: 1,
    eén: 1,
    twee: 2,
    drie: 3,
    vier: 4,
    vijf: 5,
    zes: 6,
    zeven: 7,
    acht: 8,
    negen: 9,
    tien: 10,
    elf: 11,
    twaalf: 12,
    veertien: 14,
    vijftien: 15,
    achttien: 18,
    twintig: 20,
    vierentwintig: 24,
    dertig: 30,
    zesendertig: 36,
    veertig: 40,
    achtenveertig: 48,
    vijftig: 50,
    zestig: 60,
    negentig: 90,
  },
  units: [
    ['werkdag(?:en)?', 'workingDay', 1],
    ['(?:kalender)?dag(?:en)?', 'day', 1],
    ['(?:kalender)?we(?:ek|ken)', 'week', 1],
    ['(?:kalender)?maand(?:en)?', 'month', 1],
    ['kwarta(?:al|len)', 'month', 3],
    ['half ?jaar|halfjaar', 'month', 6],
    ['(?:kalender|contract|huur|boek)?ja(?:ar|ren)', 'year', 1],
  ],
  lengthWords: [
    [
      '(?<=verlenging )per jaar|van jaar (?:op|tot) jaar|jaarlijkse (?:stilzwijgende |automatische )?verlenging|jaar op jaar|jaarlijks(?= (?:automatisch |stilzwijgend )?(?:verlengd|worden verlengd))',
      1,
      'year',
    ],
    [
      '(?<=verlenging )per maand|maand (?:op|tot|per|voor) maand|maandelijks(?= (?:automatisch |stilzwijgend )?verlengd)',
      1,
      'month',
    ],
    ['driemaandelijks~', 3, 'month'],
    ['eenzelfde periode van een jaar', 1, 'year'],
  ],
  joined: [
    ['-?daags~', 'day'],
    ['[ -]?maands~', 'month'],
    ['-?jarig~', 'year'],
  ],
  fillers: 'volle|hele|nieuwe|extra|aaneengesloten|opeenvolgende|verdere|volgende|aansluitende',
  endOfMonth: 'eind|einde',
  dayJoin: '',
  until: 'tot(?: en met)?|t/m|t\\.?e\\.?m\\.?',
};
