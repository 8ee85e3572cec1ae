/** The years that a contract is made for: "für das Kalenderjahr 2026", "pour l'année civile 2026", "para los años 2026 y 2027". Words only. */
import { oneOf } from './oneOf.ts';

/** Right before the year, or the first of them. */
export const FOR_YEAR = oneOf(
  '(?:für|umfasst|über|auf) (?:das|die) (?:kalender)?jahre?',
  "(?:pour|couvre|au titre de|porte sur) (?:l'|les )(?:années?|exercices?)(?: civiles?)?",
  '(?:para|comprende|abarca|durante) (?:el|los) (?:años?|ejercicios?)(?: natural(?:es)?| civil(?:es)?)?',
  '(?:voor|omvat|over) (?:het|de) (?:kalender)?(?:jaar|jaren)',
);
/** Between the first and the last of them. */
export const TO_YEAR = oneOf('bis|und|bis einschließlich', 'à|et', 'y|a|hasta', 'en|tot en met|t/m', '[-–]');
/** What has a year of its own: a price, a budget, a report. */
export const OF_OTHER_THINGS = oneOf(
  'preise?|vergütung|entgelt|budget|bericht|abrechnung|steuer|rabatt|jahresabschlu\\p{L}*|urlaub|beitrag|prämie|menge',
  'prix|tarifs?|budget|rapport|bilan|remise|redevance|cotisation|prime|comptes|volume',
  'precios?|tarifas?|presupuesto|informe|cuentas|descuento|cuota|prima|volumen',
  'prij(?:s|zen)|tarie(?:f|ven)|begroting|verslag|korting|bijdrage|premie|jaarrekening|vergoeding|volume',
);
