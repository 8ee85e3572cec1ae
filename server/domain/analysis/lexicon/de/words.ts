/** German: how days, months, numbers and lengths of time are written. */
import type { Lexicon } from '../lexicon.ts';

export const deWords: Pick<
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
    'der die das und ist nicht mit für auf von zu den dem des ein eine einer wird werden sich bei nach zum zur oder',
    'durch ihr ihre wir sie im am vom als auch gemäß sowie bis',
  ].join(' '),
  months: [
    'januar|jänner|jan',
    'februar|feber|feb',
    'märz|maerz|mär',
    'april|apr',
    'mai',
    'juni|jun',
    'juli|jul',
    'august|aug',
    'september|sept|sep',
    'oktober|okt',
    'november|nov',
    'dezember|dez',
  ],
  numbers: {
    ein: 1,
    eins: 1,
    eine: 1,
    einen: 1,
    einem: 1,
    einer: 1,
    eines: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwölf: 12,
    dreizehn: 13,
    vierzehn: 14,
    fünfzehn: 15,
    achtzehn: 18,
    zwanzig: 20,
    vierundzwanzig: 24,
    dreißig: 30,
    dreissig: 30,
    sechsunddreißig: 36,
    vierzig: 40,
    achtundvierzig: 48,
    fünfzig: 50,
    sechzig: 60,
    neunzig: 90,
    hundertzwanzig: 120,
  },
  units: [
    ['(?:bank|werk|arbeits|geschäfts)(?:arbeits)?tag(?:e|en|es)?', 'workingDay', 1],
    ['(?:kalender)?tag(?:e|en|es)?', 'day', 1],
    ['(?:kalender)?wochen?', 'week', 1],
    ['(?:kalender|vertrags)?monat(?:e|en|s)?', 'month', 1],
    ['(?:kalender)?(?:quartal(?:e|en|s)?|vierteljahre?n?)', 'month', 3],
    ['(?:kalender)?halbjahre?n?', 'month', 6],
    ['(?:kalender|vertrags|versicherungs|miet)?jahr(?:e|en|es|s)?', 'year', 1],
  ],
  lengthWords: [
    ['von jahr zu jahr|jährliche (?:automatische |stillschweigende )?verlängerung', 1, 'year'],
    ['vierteljährlich jeweils', 3, 'month'],
    ['halbe[sn]? jahr|halbjährige[rn]?', 6, 'month'],
    ['jahresweise|um jeweils jährlich', 1, 'year'],
    ['monat(?:lich)? (?:für|zu|um) monat|monatsweise|von monat zu monat', 1, 'month'],
  ],
  joined: [
    ['-?tägig~', 'day'],
    ['-?wöchig~', 'week'],
    ['-?monatig~', 'month'],
    ['-?jährig~', 'year'],
  ],
  fillers: 'weitere[snr]?|volle[snr]?|ganze[snr]?|aufeinanderfolgende[nr]?|zusätzliche[snr]?',
  endOfMonth: 'ende',
  dayJoin: '',
  until: 'bis(?: zum| einschließlich| einschl\\.)?',
};
