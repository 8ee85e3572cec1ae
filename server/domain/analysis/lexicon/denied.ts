/** Words that deny what stands right behind them, in German, French, Spanish and Dutch alike. */
import { oneOf } from './oneOf.ts';

const NO = oneOf(
  'nicht|kein(?:e[rnms]?)?|ohne|niemals|nie|weder|keinesfalls',
  "sans|ne|n'\\p{L}+|aucune?|jamais|ni|écart\\p{L}+|exclu\\p{L}*|renonc\\p{L}+",
  'no|sin|ningun[oa]?|ningún|nunca|jamás|tampoco|exclu\\p{L}+|renunci\\p{L}+',
  'niet|geen|zonder|nooit|evenmin',
);
/** What is denied is that somebody says so: "wird er nicht gekündigt, verlängert er sich". */
const SAID = oneOf(
  'kündig|widersp|widerr|mitteil|mitgeteilt|wunsch|wünsch|erklär|anzeig|angezeigt|schreib|geschrieben|nachricht',
  'dénonc|dénonç|résili|préavis|congé|oppos|avis|notif|souhait|manifest|contraire|lettre|courrier',
  'denunci|preavis|aviso|avis|comunic|notific|opon|opus|manifest|contrari|voluntad|desist|rescin|resuel|resol',
  'opzeg|opgezegd|bericht|mede|meede|laat|weten|bezwaar|wens|kennis|beëindig|schriftelijk',
);
/** It is so only if: "si no se dice otra cosa, se prorroga". */
const IF = oneOf(
  'wenn|falls|sofern|soweit|es sei denn',
  'si|sauf|faute|à défaut|à moins',
  'si|salvo|de(?= no )|caso|menos|excepto',
  'als|indien|tenzij|behoudens|mits|wanneer',
);

/** Denied, by a word that stands so near before it in the same part of a sentence; the words themselves follow. */
export const DENIED = `(?<!(?<!\\p{L})${IF}(?: [^\\s.;,:]+){0,6} )(?<!\\p{L})${NO} (?:(?!\\p{L}*${SAID})[^\\s.;,:]+ ){0,4}`;

/** The words stand before what denies them, in the same part of the sentence: "verlängert sich keinesfalls", "la tacite reconduction ne s'applique pas". */
export const DENIED_BEHIND = `(?: (?!${IF} )[^\\s.;:]+){0,8},? ${oneOf(
  '(?:keinesfalls|keineswegs|niemals|in keinem fall|auf keinen fall)|nicht(?= (?:in betracht|statt|vorgesehen|vereinbart)|[.;]|$)',
  "ne s'applique (?:pas|point)|n'(?:est pas (?:applicable|prévue?|admise?)|a pas lieu)|ne joue pas",
  'no (?:opera|operará|procede|procederá|se aplica|aplica|será de aplicación|es de aplicación)',
  'niet(?= (?:van toepassing|aan de orde)|[.;]|$)|geen sprake',
)}`;
