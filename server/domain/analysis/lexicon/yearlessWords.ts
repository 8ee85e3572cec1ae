/** Last days that come back every year or every term: "antes del 1 de octubre de cada año", "in de maand oktober voorafgaand aan het einde". Words only. */
import { oneOf } from './oneOf.ts';

/** Between the words for a last day and the day itself. */
export const ON_THE = oneOf('am|zum|den|dem', 'le', 'el(?: día)?|del?(?: día)?|día', 'op|per|de');
/** Behind a day without its year: "des Vorjahres", "del año anterior al de su vencimiento", "van het jaar voorafgaand aan". */
export const YEAR_BEFORE = oneOf(
  'des (?:\\p{L}+ )?(?:vorjahre?s|vorhergehenden \\p{L}*jahre?s|vorangehenden \\p{L}*jahre?s|jahre?s,? (?:vor|das))',
  "de l'(?:année|exercice) (?:\\p{L}+ )?précéd\\p{L}+",
  'del (?:año|ejercicio) (?:\\p{L}+ )?(?:anterior|precedente|previo)',
  'van het (?:jaar|kalenderjaar) (?:\\p{L}+ )?(?:voorafgaand|vóór)\\p{L}*|van het (?:voorafgaande?|voorgaande?|vorige) \\p{L}*jaar',
);
/** In which month: "durante el mes de", "in de maand". */
export const IN_MONTH = oneOf(
  '(?:im|während des|innerhalb des) (?:kalender)?monats?',
  "(?:au cours|dans le courant|courant|dans|pendant|durant)(?: d[ue]| le)? mois d(?:e |')",
  '(?:durante|en|dentro de)(?: el| del?)? mes de',
  '(?:in|gedurende|tijdens)(?: de)? (?:kalender)?maand',
);
export const IN = oneOf('im|en|in|gedurende|tijdens|durante|durant|courant');
/** Behind a month: the one before something. */
export const NEXT_BEFORE = oneOf(
  'vor|,? der (?:dem|der)|précéd\\p{L}+|qui précède|anterior|inmediatamente anterior|precedente|previo|que preceda|voorafgaand\\p{L}*|vóór|vooraf',
);
/** Before how much is left of the term: "vor Beginn der letzten drei Monate", "antes del inicio de los tres últimos meses". */
export const BEFORE_REST = oneOf(
  '(?:vor|bis zum) (?:dem )?(?:beginn|anfang) (?:der|des)',
  "avant (?:le |l')(?:début|commencement) (?:des|de la|du)",
  'antes del (?:inicio|comienzo) del? ?(?:l[oa]s?)?',
  '(?:vóór|voor)(?: het| de)? (?:begin|aanvang|ingang) van (?:de|het)',
);
export const LAST_ONES = oneOf('letzten', 'derniers?|dernières?', 'últim[oa]s?', 'laatste');

/** The last day of a month, behind a limit: "bis Ende Juni", "avant la fin du mois de juin", "antes de finales de junio", "uiterlijk eind juni". */
export const END_OF_MONTH = oneOf(
  '(?:zum |dem |am )?ende (?:des (?:kalender)?monats )?',
  "(?:(?:à|pour) )?(?:la )?fin (?:du )?(?:mois )?(?:de |d')?",
  '(?:el |a |los )?(?:finales|final|fines|fin|término|último día) (?:de |del )?(?:mes de )?',
  '(?:het )?einde? (?:van )?(?:de )?(?:maand )?',
);
/** Limits that stand before such an end only. */
export const UNTIL_END = oneOf("jusqu'à|d'ici(?: à)?");
/** First to tenth, in German, French, Spanish and Dutch. */
export const ORDINALS = [
  'ersten|premier|première|primer|primero|eerste',
  'zweiten|deuxième|seconde?|segundo|tweede',
  'dritten|troisième|tercer|tercero|derde',
  'vierten|quatrième|cuarto|vierde',
  'fünften|cinquième|quinto|vijfde',
  'sechsten|sixième|sexto|zesde',
  'siebten|siebenten|septième|séptimo|zevende',
  'achten|huitième|octavo|achtste',
  'neunten|neuvième|noveno|negende',
  'zehnten|dixième|décimo|tiende',
];
/** Working days with Saturdays, as the earlier reading has them; and without. */
export const WITH_SATURDAYS = oneOf('werktag(?:e?s)?', 'jour ouvrable', 'día (?:hábil|laborable)');
export const WITHOUT_SATURDAYS = oneOf('(?:bank)?arbeitstag(?:e?s)?', 'jour ouvré', 'werkdag');
/** Between a working day and its month. */
export const OF_MONTH = oneOf(
  '(?:des|im) (?:(?:kalender)?monats? )?',
  "(?:du mois )?d(?:e |')",
  '(?:del mes )?de ',
  '(?:van|in) (?:de )?(?:maand )?',
);
/** Before a day that is the last one by itself: "am dritten Werktag des Monats Juli". */
export const ON_DAY = oneOf('(?:am|zum|dem|den)', 'le', 'el', '(?:op )?de');
/** The end of a year of the term, behind a limit: "vor Ablauf des zweiten Vertragsjahres", "avant la fin de la deuxième année du contrat". */
export const END_OF_YEAR = oneOf(
  '(?:dem |zum )?(?:ablauf|ende) des',
  "(?:la fin|l'expiration|l'échéance|le terme) de la",
  '(?:que (?:finalice|termine|acabe|concluya|expire|venza) el|(?:el |la )?(?:fin|final|finalización|término|terminación|conclusión|vencimiento) del)',
  '(?:het )?(?:einde|afloop|eind) van het',
);
export const YEAR_OF_TERM = oneOf(
  'vertragsjahre?s|mietjahre?s|laufzeitjahre?s|jahres? (?:der (?:vertrags|miet)?laufzeit|des vertrage?s)',
  "année (?:contractuelle|(?:du|de) (?:présent )?contrat|du bail|d'exécution)",
  'año (?:contractual|de(?:l)? (?:presente )?contrato|de vigencia|de duración|de(?:l)? arrendamiento)',
  'contractjaar|huurjaar|jaar van de (?:looptijd|overeenkomst)',
);
/** Of each year: "eines jeden Jahres", "de chaque année", "de cada año", "van elk jaar". */
export const OF_EACH_YEAR = oneOf(
  '(?:eines jeden|jedes|eines|jeden) (?:\\p{L}*jahres)',
  '(?:de|dans|au cours de) chaque année|chaque année',
  '(?:de )?cada (?:año|anualidad|ejercicio)',
  '(?:van )?(?:elk|ieder|enig) (?:kalender|contract)?jaar',
);
/** A length of time right before a limit: the day it counts from is none to act on. */
export const LENGTHS = oneOf(
  'monate?n?|wochen?|tage?n?',
  'mois|semaines?|jours?',
  'mes(?:es)?|semanas?|días?',
  'maand(?:en)?|weken|week|dagen',
);
