/** Last days told by what begins behind them: "avant que le mois d'avril ne commence", "voordat het laatste kwartaal van het jaar aanbreekt". */
import { oneOf } from './oneOf.ts';

const BEGINS = oneOf(
  'anbricht|angebrochen ist|beginnt|begonnen hat|anfängt|startet',
  "commence|commencent|débute|débutent|s'ouvre|s'engage|ait commencé|entame",
  '(?:dé|haya dado) (?:comienzo|inicio)|comience|empiece|inicie|se inicie|arranque|haya (?:comenzado|empezado)',
  'aanbreekt|aangebroken is|begint|begonnen is|ingaat|start|aanvangt',
);
const BEFORE = oneOf('bevor|ehe', "avant qu[e']", 'antes (?:de )?que', 'voordat|vooraleer|eer');
const BEGINNING = oneOf(
  '(?:vor|bis)(?: dem| zum)? (?:beginn|anbruch|anfang|eintritt)',
  "avant (?:le |l')(?:début|commencement|ouverture)",
  'antes del (?:inicio|comienzo)',
  '(?:vóór|voor)(?: het| de)? (?:begin|aanvang|start)',
);
/** What begins, between "before" and "begins" or behind both. */
export const BEFORE_IT_BEGINS = `(?<!\\p{L})(?:${BEFORE}[^.;:]{0,12}? ?${BEGINS}(?!\\p{L})(?<then>[^.;:]{4,90})|${BEFORE}(?<that>[^.;:]{4,90}?) ${BEGINS}(?!\\p{L})|${BEGINNING}(?!\\p{L})(?<of>[^.;:]{4,60}))`;

export const LAST_OF_YEAR = oneOf(
  'letzte[nrs]?|vierte[nrs]?',
  'derni(?:er|ère)|quatrième',
  'último|última|cuarto',
  'laatste|vierde',
);
export const QUARTERS = oneOf('(?:kalender)?(?:quartals?|vierteljahre?s?)', 'trimestres?', 'kwartaa?l');
export const CALENDAR_YEARS = oneOf('\\p{L}*jahre?s?', 'année|an(?: civil)?', 'años?|ejercicio', '\\p{L}*jaars?');
export const CONTRACT_YEARS = oneOf(
  '(?:vertrags|miet|versicherungs)jahre?s?',
  'année (?:contractuelle|de contrat)',
  'año (?:contractual|de contrato)',
  '(?:contract|huur)jaars?',
);
/** Times that begin on a day of the calendar, whether it can be told which or not. */
export const TIMES = oneOf(
  '(?:kalender)?monats?|halbjahre?s?|saison|woche|kalenderwoche|frist',
  'mois|semestre|semaine|saison|délai',
  'mes|temporada|semana|plazo',
  'maand|halfjaar|seizoen|week|termijn',
);
/** Whoever does not want it to go on, or wants it to. */
export const WANTS = oneOf(
  'nicht (?:mehr )?(?:möchte|wünscht|will|wollen|fortsetz\\p{L}*|weiterführ\\p{L}*|verlänger\\p{L}*)|weiter(?:machen|nutzen|führen)',
  'ne (?:souhaite|veut|désire|entend)\\p{L}* (?:pas|plus)|poursuivre|continuer',
  'no (?:quier|quisier|dese|va)\\p{L}* |seguir|continuar',
  'niet (?:meer )?(?:wil|willen|wenst|wensen|verder|doorgaan|verlengen)|nog \\p{L}+ (?:\\p{L}+ )?blijven',
);
