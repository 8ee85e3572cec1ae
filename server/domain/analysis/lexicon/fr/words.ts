/** French: how days, months, numbers and lengths of time are written. */
import type { Lexicon } from '../lexicon.ts';
import { anyOf } from '../oneOf.ts';

export const frWords: Pick<
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
    'le la les des du et est pas avec pour une aux dans par sur qui que ou ce cette son sa ses nous vous votre notre',
    'il elle sont au entre selon sera être leur à été de je d l qu',
  ].join(' '),
  months: [
    'janvier|janv',
    'février|fevrier|févr|fév',
    'mars',
    'avril|avr',
    'mai',
    'juin',
    'juillet|juil',
    'août|aout',
    'septembre|sept',
    'octobre|oct',
    'novembre|nov',
    'décembre|decembre|déc',
  ],
  numbers: {
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    quinze: 15,
    'dix-huit': 18,
    vingt: 20,
    'vingt-quatre': 24,
    trente: 30,
    'trente-six': 36,
    'quarante-cinq': 45,
    'quarante-huit': 48,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
    'quatre-vingt-dix': 90,
    cent: 100,
  },
  units: [
    ['jours? (?:ouvr(?:és|é|ables|able)|de bourse|bancaires?)', 'workingDay', 1],
    ['jours?', 'day', 1],
    ['semaines?', 'week', 1],
    ['mois', 'month', 1],
    ['trimestres?', 'month', 3],
    ['semestres?', 'month', 6],
    ['ans?|années?', 'year', 1],
  ],
  lengthWords: [
    [
      anyOf(
        "d'année en année|d'an en an",
        '(?:périodes?|durées?|tranches?|termes?|reconductions?|périodicité) (?:successives? )?annuelles?',
        '(?:reconductions?|renouvellements?)(?: ?:)? (?:tacites?|automatiques?),? annuel(?:le)?s?',
      ),
      1,
      'year',
    ],
    ['périodes? triennales?', 3, 'year'],
    ['de mois en mois|mois par mois|périodes? mensuelles?', 1, 'month'],
    ['périodes? trimestrielles?', 3, 'month'],
    ['périodes? semestrielles?', 6, 'month'],
    [
      anyOf(
        'annuellement(?= par tacite)|annuelle(?= par tacite| tacite)|chaque année(?= par tacite| à (?:l|son |sa ))',
        'tacitement chaque année',
      ),
      1,
      'year',
    ],
  ],
  joined: [],
  fillers: anyOf(
    'nouvelles?|autres?|supplémentaires?|même|mêmes|nouveaux?|nouvel|pleins?|pleines?|périodes? (?:successives? )?de',
    'premiers?|premières?|derniers?|dernières?',
  ),
  endOfMonth: 'fin',
  dayJoin: '',
  until: "au|jusqu'au",
};
