/** Spanish: what is said of going on, and of ending. */
import type { Lexicon } from '../lexicon.ts';
import { anyOf, oneOf } from '../oneOf.ts';

export const esRenewal: Pick<
  Lexicon,
  | 'renews'
  | 'byItself'
  | 'sameLength'
  | 'neverRenews'
  | 'mayRenew'
  | 'mutual'
  | 'openEnded'
  | 'goingOn'
  | 'fromSignature'
> = {
  renews: anyOf(
    'prorrog(?:a|ará|ado|ándose|able|ables|arse)(?:~)?|tácita reconducción|reconducción tácita|tácitamente',
    'renov(?:ará|ado|ándose|able|ables|arse)|se renueva|renovación automática|(?:renovación|prórroga) ?:? ?(?:\\p{L}+ ){0,2}(?:tácita|automática)(?:mente)?',
    'prórrogas? (?:tácitas?|automáticas?|anuales?)|automáticamente (?:prorrog|renov)~',
    '(?:sigue|seguirá|continúa|continuará) (?:vigente |en vigor )?(?:por )?(?:otr[oa]|un[oa]?) (?:año|mes|período|periodo|anualidad)',
    '(?:sigue|seguirá|continúa|continuará) (?:vigente |en vigor )?(?:por|de) (?:años?|anualidad(?:es)?|meses|trimestres|semestres|per[ií]odos)(?: en| naturales| sucesiv| iguales|,)~',
    '(?:sigue|seguirá|continúa|continuará) (?:vigente |en vigor )?(?:mes a mes|de mes en mes|año a año|de año en año)',
    'se (?:prolongará|extenderá) (?:\\p{L}+ ){0,3}automáticamente|reconducirá',
    '(?:después|luego|a continuación),? (?:por|de) (?:años|anualidades|meses|semestres|(?:otros? |nuevos? |sucesivos )?(?:per[ií]odos?|plazos?|\\d+ (?:meses|años)|un (?:año|mes)))',
  ),
  byItself:
    'tácita(?:mente)?|sin (?:denuncia|preaviso|aviso)|automática(?:mente)?|sucesivos|salvo|si (?:no|ningun[oa])|a menos que|excepto',
  sameLength: anyOf(
    'igual(?:es)? (?:per[ií]odos?|plazos?|términos?)|(?:per[ií]odos?|plazos?|términos?) (?:de igual duración|igual(?:es)?|idénticos?)',
    'mismos? (?:per[ií]odos?|plazos?)',
  ),
  neverRenews: anyOf(
    '(?:prórroga|renovación|reconducción)(?: \\p{L}+)?\\)? (?:\\p{L}+ ){0,3}exclu~',
    '(?:prórroga|renovación|reconducción) (?:[^\\s.;,]+ ){0,8}(?:suprim|elimin)(?:e|en|ida|idas|ada|adas)|se (?:suprime|elimina) (?:[^\\s.;,]+ ){0,4}(?:prórroga|renovación|reconducción)',
    '(?<!de )(?:no|tampoco) (?:contin[uú]a|continuará|sigue|seguirá)~|última (?:\\p{L}+ ){0,3}(?:prórrogas?|renovación|renovaciones)',
    'para su (?:renovación|prórroga) (?:\\p{L}+ ){0,3}(?:requerirá|necesario|precisará)~',
    oneOf('(?<!preaviso de )(?<!caso de )(?<!de )no (?:se|será|podrá ser|es|cabe)(?: \\p{L}+)?', 'sin|ni|excluye~?') +
      '(?: posibilidad de)? (?:su )?(?:prorrog|prórrog|renov|renueva|tácita|reconduc)~',
    '(?:renovación|prórroga) ?:? (?:ninguna|no (?:hay|procede|prevista))|no (?:deseamos|queremos|deseo|quiero) (?:renovar|prorrogar)|improrrogable|no renovable|no prorrogable',
    '(?:eventual|posible|toda|cualquier) (?:renovación|prórroga|prolongación) (?:[^\\s.]+ ){0,4}(?:pactará|acordará|acordarse|pactarse|negociará|convendrá)',
    's[oó]lo (?:podrá|se) (?:prorrogar|renovar)~ (?:[^\\s.]+ ){0,4}(?:acuerdo|escrito)',
    '(?:no (?:habrá|hay|cabe|tendrá|tiene|existe|procede|se prevé|se contempla)|sin(?: posibilidad de)?|exclu~) (?:\\p{L}+ ){0,3}(?:prórroga|renovación|reconducción)',
    'sin que (?:haya|exista|proceda|quepa) (?:lugar a )?(?:\\p{L}+ ){0,3}(?:prórroga|renovación|reconducción)|sin que (?:\\p{L}+ ){0,4}(?:se )?(?:prorrog|renov|renuev)~',
    'sin prórroga|sin necesidad de (?:\\p{L}+ ){0,2}(?:aviso|preaviso|comunicación|denuncia|requerimiento)|sin que (?:\\p{L}+ ){0,3}(?:aviso|preaviso)',
    '(?:prórroga|continuación|renovación|ampliación) (?:[^\\s.]+ ){0,4}(?:requiere|exig|requerirá|deberá|precisa|s[oó]lo|únicamente)~ (?:[^\\s.]+ ){0,8}(?:acuerdo|partes|contrato|escrito)',
    'requerirá (?:\\p{L}+ ){0,4}(?:un )?nuev[oa]|(?:toda|cualquier) (?:prórroga|renovación|prolongación) (?:[^\\s.]+ ){0,6}nuev[oa]|firmar(?:án|se)? (?:\\p{L}+ ){0,2}nuev[oa]|termina(?:rá)? en la fecha (?:\\p{L}+ )?(?:indicada|señalada|pactada|prevista)',
  ),
  mayRenew: anyOf(
    '(?:prorrog|renov|ampli)~ (?:(?!no)[^\\s.;]+ ){0,10}si (?:el|la|los|las) (?:(?!no|ningun)[^\\s.;]+ ){0,4}(?:solicita|pide|pidiera|requiere|desea)~(?! (?:no|la baja|su (?:baja|extinción|resolución)))',
    'a (?:petición|solicitud|instancia) (?:escrita |expresa )?(?:de la|del|de) (?:[^\\s.;]+ ){0,8}(?:prorrog|renov|ampli)~|(?:prorrog|renov|ampli)~ (?:[^\\s.;]+ ){0,5}a (?:petición|solicitud|instancia) (?:escrita |expresa )?(?:de la|del|de)',
    'a (?:opción|elección|voluntad) (?:exclusiva )?(?:de la|del|de) (?:[^\\s.;]+ ){0,8}(?:prorrog|renov|ampli)~',
    'ejerc~ (?:la|esta|dicha|su) opción|opción (?:de|por) (?:un[oa]?|dos|tres|\\d+) (?:años?|meses)',
    'podrá,? (?:a su (?:elección|opción),? )?(?:ser |\\p{L}+ )?(?:prorrog|renov)~(?! (?:de (?:forma|manera) )?(?:tácita|automática))|opción de (?:prórroga|renovación|prorrogar|renovar)',
    '(?:prorrogable|renovable) (?:por|de|previo|mediante) (?:mutuo|común|acuerdo)|de mutuo acuerdo (?:\\S+ ){0,4}prorrog~',
    'prórroga expresa|(?:optar por|solicitar|exigir|pedir) (?:la |una |su )?(?:única |sola |nueva )?(?:prórroga|renovación|prorrogar~|renovar~|ampliar~)|prórroga (?:\\p{L}+ ){0,3}de mutuo acuerdo',
    'podrán? (?:\\p{L}+ )?(?:ampliar|prolongar|extender) (?:la vigencia|el (?:plazo|arriendo|arrendamiento|alquiler|servicio)|la duración|el contrato)',
    '(?:derecho|opción|facultad|posibilidad) (?:\\p{L}+ ){0,3}(?:de|a) (?:\\p{L}+ )?(?:prórroga|prorrogar|renovar|ampliar)|derecho a (?:una |la )?(?:única |sola )?(?:prórroga|renovación)|derecho a que (?:\\p{L}+ ){0,3}(?:prorrog|renov|renuev|ampl)~',
  ),
  mutual: 'acuerdo|adenda|otrosí|(?:ambas|las dos) partes|entre las partes',
  openEnded: anyOf(
    '(?:duración|tiempo|carácter|plazo|contrato de trabajo|vigencia|período|contrato)(?: \\p{L}+){0,4} indefinid[oa]',
    'indefinid[oa]mente|indefinid[oa]|(?:sin|no tiene) plazo (?:fijo|determinado)|sin fecha de (?:fin|término|finalización|vencimiento)',
  ),
  goingOn: anyOf(
    'prorrog~|prórrogas?|renov~|renueva~|ampliar|ampliación|prolong~|contin[uú]a~|opci[oó]n~?|seguirá~?',
    'nuevo (?:contrato|período|periodo)|nueva anualidad|extens~|extend~',
    '(?:después|pasad[oa]|transcurrid[oa]|terminad[oa]) (?:\\p{L}+ ){0,2}(?:permanencia|per[ií]odo|plazo)',
  ),
  fromSignature:
    '(?:desde|a partir de|en|a contar desde|con)(?: la| el| su)*(?: fecha de| día de| momento de)?(?: la| su)? firma|(?:desde|a partir de|a contar de) la fecha (?:de este|de la presente|del presente)(?: \\p{L}+)?',
};
