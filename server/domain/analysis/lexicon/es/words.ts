/** Spanish: how days, months, numbers and lengths of time are written. */
import type { Lexicon } from '../lexicon.ts';
import { anyOf } from '../oneOf.ts';

export const esWords: Pick<
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
  | 'yearInWords'
  | 'until'
> = {
  functionWords: [
    'el la los las de del y es no con para una por en que al lo su sus se un o como más le les este esta entre según',
    'será ser ha sido desde hasta usted nuestro',
  ].join(' '),
  months: [
    'enero|ene',
    'febrero|feb',
    'marzo|mar',
    'abril|abr',
    'mayo',
    'junio|jun',
    'julio|jul',
    'agosto|ago',
    'septiembre|setiembre|sept|sep',
    'octubre|oct',
    'noviembre|nov',
    'diciembre|dic',
  ],
  numbers: {
    un: 1,
    una: 1,
    uno: 1,
    primero: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    trece: 13,
    catorce: 14,
    quince: 15,
    dieciséis: 16,
    diecisiete: 17,
    dieciocho: 18,
    diecinueve: 19,
    veinte: 20,
    veintiuno: 21,
    veintidós: 22,
    veintitrés: 23,
    veinticuatro: 24,
    veinticinco: 25,
    veintiséis: 26,
    veintisiete: 27,
    veintiocho: 28,
    veintinueve: 29,
    treinta: 30,
    'treinta y uno': 31,
    'treinta y seis': 36,
    cuarenta: 40,
    'cuarenta y cinco': 45,
    'cuarenta y ocho': 48,
    cincuenta: 50,
    sesenta: 60,
    noventa: 90,
    cien: 100,
  },
  units: [
    ['días? (?:hábil|hábiles|laborables?)', 'workingDay', 1],
    ['días?(?: naturales)?', 'day', 1],
    ['semanas?', 'week', 1],
    ['mes(?:es)?', 'month', 1],
    ['trimestres?', 'month', 3],
    ['semestres?', 'month', 6],
    ['años?|anualidad(?:es)?', 'year', 1],
  ],
  lengthWords: [
    ['medio año', 6, 'month'],
    [
      anyOf(
        '(?:per[ií]odos?|plazos?|prórrogas?|pr[oó]rrogas?|vencimientos?|términos?|renovaciones)(?: \\p{L}+)? anual(?:es)?',
        '(?:prórrogas?|renovaci[oó]n(?:es)?)(?: ?:)? (?:tácitas?|automáticas?),? (?:y )?anual(?:es)?',
        'de año en año|año a año|anualmente(?=[^.]{0,60})|por anualidades|(?<=por )(?:años(?: sucesivos)?|otro año|otra anualidad)',
      ),
      1,
      'year',
    ],
    [
      '(?<=por )(?:meses(?: sucesivos)?|otro mes)|mes en mes|per[ií]odos?(?: \\p{L}+)? mensuales?|plazos mensuales|mes a mes|mensualmente(?= prorrog)',
      1,
      'month',
    ],
    ['per[ií]odos?(?: \\p{L}+)? trimestrales?', 3, 'month'],
    ['per[ií]odos?(?: \\p{L}+)? semestrales?', 6, 'month'],
    ['anual(?= prorrogable| renovable)', 1, 'year'],
    ['bienal(?:es)?', 2, 'year'],
    ['trienal(?:es)?', 3, 'year'],
  ],
  joined: [],
  fillers: 'nuevos?|nuevas?|últim[oa]s?|m[áa]s|adicional(?:es)?|otros?|otro|iguales|sucesivos?|primeros?|completos?',
  endOfMonth: 'finales? de|fin de',
  dayJoin: 'de|del',
  yearInWords: 'dos mil',
  until: 'al|hasta el|a',
};
