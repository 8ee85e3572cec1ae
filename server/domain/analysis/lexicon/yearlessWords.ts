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
