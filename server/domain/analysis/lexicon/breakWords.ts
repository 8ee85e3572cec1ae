/** How a contract lets somebody end it early on a day of its own, in German, French, Spanish and Dutch alike. Words only. */
import { oneOf } from './oneOf.ts';

export const MAY = oneOf(
  'kann|darf|dürfen|können|berechtigt|\\p{L}*kündigungsrecht|recht',
  'peut|peuvent|pourra|pourront|droit|faculté|possibilité|se réservent?|loisible',
  'podrán?|pueden?|derecho|facultad|facultad[oa]|opción|posibilidad',
  'kan|kunnen|mag|mogen|recht|gerechtigd|bevoegd|mogelijkheid|\\p{L}*break-?optie',
);
export const END_IT = oneOf(
  '\\p{L}*kündig\\p{L}*|beend\\p{L}*|auf(?:zu)?lösen|lösen',
  'résili\\p{L}*|(?:mettre|met|mettant) (?:\\p{L}+ ){0,2}fin|dénonc\\p{L}*|(?:donner|délivrer|notifier) (?:son )?congé',
  'desistir\\p{L}*|resolver\\p{L}*|rescindir\\p{L}*|(?:dar|darse|dando)\\p{L}* (?:\\p{L}+ ){0,4}(?:por )?(?:terminad|finalizad|resuelt|extinguid|concluid)[oa]|terminar\\p{L}*|cancelar\\p{L}*|denunciar\\p{L}*|extinguir\\p{L}*|poner fin',
  'beëindig\\p{L}*|op te zeggen|opzegg?\\p{L}*|opgezegd',
);
/** Right before the day on which it ends then. */
export const ENDS_ON = oneOf(
  '(?:zum|per|am|auf den|mit wirkung (?:zum|vom|ab))',
  '(?:au|le|à la date du|à effet (?:du|au)|avec effet (?:au|du|le)|à compter du|pour le|à partir du)',
  '(?:con|a) efectos? (?:de(?:l| el)?|al|a|desde(?: el)?|en)(?: día)?|(?:con|en) fecha(?: de)?|el(?: día)?|al(?: día)?|a partir del(?: día)?',
  '(?:per|tegen|op|met ingang van|ingaande(?: op)?)',
);
/** The end of a year of the term. */
export const YEAR_ENDS = oneOf(
  '(?:ende|ablauf|abschluss) (?:des|der)',
  "(?:fin|terme|issue|expiration|échéance)(?: de la| du| de l')?",
  '(?:fin|final|finalización|término|terminación|vencimiento|conclusión|cumplirse)(?: de la| del| el| la)?',
  '(?:einde|afloop|verstrijken|verloop) van(?: het| de)?',
);
export const YEARS = oneOf(
  '\\p{L}*jahre?s?',
  'années?|ans?|annuité',
  'año|anualidad|ejercicio',
  '(?:huur|contract|lease|kalender|dienst|overeenkomst)?ja(?:ar|ren)',
);
/** First to tenth. */
export const ORDINAL_YEARS: readonly string[] = [
  'ersten|première?|primer[oa]?|eerste|1(?:\\.|er|re|ère|º|ª|e)',
  'zweiten|deuxième|seconde|segund[oa]|tweede|2(?:\\.|e|ème|º|ª)',
  'dritten|troisième|tercer[oa]?|derde|3(?:\\.|e|ème|er|º|ª)',
  'vierten|quatrième|cuart[oa]|vierde|4(?:\\.|e|ème|º|ª)',
  'fünften|cinquième|quint[oa]|vijfde|5(?:\\.|e|ème|º|ª)',
  'sechsten|sixième|sext[oa]|zesde|6(?:\\.|e|ème|º|ª)',
  'siebten|septième|séptim[oa]|zevende|7(?:\\.|e|ème|º|ª)',
  'achten|huitième|octav[oa]|achtste|8(?:\\.|e|ème|º|ª)',
  'neunten|neuvième|noven[oa]|negende|9(?:\\.|e|ème|º|ª)',
  'zehnten|dixième|décim[oa]|tiende|10(?:\\.|e|ème|º|ª)',
];
/** At every anniversary, or at the end of each of so many years. */
export const EACH_YEAR = oneOf(
  '(?:jedem|jeden) (?:\\p{L}+ )?(?:jahrestag|\\p{L}*jahre?s)',
  'chaque (?:date )?(?:anniversaire|année|échéance annuelle|période annuelle)',
  'cada (?:aniversario|año|anualidad)',
  '(?:elke|iedere?|elk) (?:verjaardag|\\p{L}*jaar(?!\\p{L})|jaardag)',
);
export const EACH_THREE = oneOf(
  'jede[nrs] (?:dreijährigen|dritten) \\p{L}+',
  'chaque (?:période )?triennale?|chaque période de trois ans',
  'cada (?:trienio|período de tres años|tres años)',
  '(?:elke|iedere) (?:driejarige \\p{L}+|periode van drie jaar|drie jaar)|driejaarlijks',
);
/** Behind or before a day without its year. */
export const EVERY = oneOf(
  'jährlich|jede[sn] jahre?s?',
  'chaque année|annuellement|de chaque année',
  'cada año|anualmente',
  'jaarlijks|elk jaar|ieder jaar|enig jaar|van (?:elk|ieder|enig) jaar',
);
