/** How an option is used or isn't, and lengths that count all terms together, in German, French, Spanish and Dutch alike. */
import { oneOf } from './oneOf.ts';

/** Somebody uses it: "Die Ausübung ist … zu erklären". */
export const USES_IT = oneOf(
  'ausübung|(?:dieses|das|sein) verlangen|(?:die|diese|ihre|seine) (?:\\p{L}+ )?erklärung|auszuüben|ausgeübt|ausüben|optionserklärung|(?:dies|die|der)e?[rs]? (?:options?|verlängerungs)\\p{L}*',
  "lev(?:er|ée|era) (?:de )?(?:l'|cette |d')?option|exerc(?:er?|era|ée?|ice)(?!\\p{L})|(?:cette|l'|la) (?:option|faculté)",
  'ejerc(?:e[rn]?|erá|id[oa]|icio|itar\\p{L}*)(?!\\p{L})|(?:esta|la|dicha) opción',
  'uitoefen\\p{L}*|uitgeoefend|gelicht|lichten|inroep\\p{L}*|(?:deze|de) optie',
);
/** Of what is so when nobody has used it: "Wird die Option nicht ausgeübt, verlängert sich der Vertrag …". */
export const UNUSED = oneOf(
  '(?:wird|werden|macht|machen|übt|üben|wenn|falls|sofern) [^.,;]{0,80}(?:option|verlängerungsrecht)\\p{L}*[^.,;]{0,40}(?:nicht|kein)[^.,;]{0,40},',
  "(?:à défaut|faute) (?:de levée|d'exercice|de lever|d'exercer)[^.,;]{0,60},|si [^.,;]{0,60}(?:n'exerce|ne lève|n'est pas (?:levée|exercée))[^.,;]{0,60},",
  '(?:si|de|en caso de) no [^.,;]{0,40}ejerc[^.,;]{0,60},',
  '(?:wordt|maakt|oefent|als|indien) [^.,;]{0,80}optie\\p{L}*[^.,;]{0,40}(?:niet|geen)[^.,;]{0,40},',
);
/** An option to buy what is let: it says nothing of how the contract goes on. */
export const PURCHASE_OPTION = oneOf(
  '(?:kauf|erwerbs|ankaufs|andienungs|übernahme)(?:s?option|recht)\\p{L}*(?: (?:ausüben|ausübt|auszuüben|ausgeübt))?|option(?:srecht)?,? [^.;:]{0,100}?(?<!\\p{L})(?:(?:zu |käuflich zu )?(?:kaufen|erwerben|übernehmen))|option (?:zum|auf den|auf) (?:kauf|erwerb|ankauf)\\p{L}*',
  "(?:(?:dispose|bénéficie|l[eè]ve\\p{L}*|exerce\\p{L}*) (?:de |d'une |de l'|l'|son |cette )?)?option d'(?:achat|acquisition)|(?:dispose |bénéficie )?d'une option (?:pour|d'|de |afin d')[^.;:]{0,40}(?:acheter|acquérir|racheter)",
  '(?:ejerc\\p{L}+ )?(?:la |una |su |esta |dicha )?opción (?:de|a) (?:compra|adquisición|comprar|adquirir)',
  '(?:aan)?koops?optie\\p{L}*(?: (?:uitoefen\\p{L}*|uit te oefenen|licht\\p{L}*))?|optie (?:tot|op) (?:aan)?koop|optie (?:om )?[^.;:]{0,80}?te (?:kopen|verwerven)',
);
/** Right before a length of all terms together, or the longest there can be: "la durée totale ne peut excéder quatre ans". */
export const IN_ALL = oneOf(
  '(?:gesamt\\p{L}*|höchst\\p{L}*|maximale?) ?(?:laufzeit|dauer|vertragsdauer|vertragslaufzeit)[^.;,]{0,60}|höchstens|maximal|längstens|insgesamt|nicht (?:mehr als|länger als)|nicht überschreiten',
  '(?:durée|période) (?:\\p{L}+ ){0,2}(?:totale|maximale|globale|maximum|cumulée)[^.;,]{0,60}|exc[ée]d(?:er|e)|dépasser|au (?:maximum|total)|dans la limite de',
  '(?:duración|plazo) (?:\\p{L}+ ){0,2}(?:total|máxim[oa])[^.;,]{0,60}|(?:exceder|superar|sobrepasar)(?: de)?|como máximo|máximo de',
  '(?:totale|maximale) (?:loop|contract)?duur[^.;,]{0,60}|(?:ten )?hoogste(?:ns)?|maximaal|in totaal|niet langer dan',
);
/** Before the day that its sentence, or the one above it, has named. */
export const BEFORE_THEN = oneOf(
  'vor (?:diese[mr]|jene[mr]) (?:tag|zeitpunkt|datum|termin)|davor|zuvor',
  'avant (?:cette|ladite) (?:date|échéance)|avant ce (?:terme|jour)',
  'antes de (?:esa|esta|dicha) fecha|antes de dicho (?:vencimiento|día)',
  'voor (?:die|deze) (?:datum|dag)|daarvoor',
);
/** It is sent to whoever grants it. */
export const SENDS = oneOf(
  'zuzustellen|zugestellt|zugehen|zugegangen|einzureichen|vorzulegen|abzugeben',
  'envoyée?|adressée?|remise?|parven\\p{L}+',
  'enviad[oa]|entregad[oa]|remitid[oa]|recibid[oa]',
  'toegezonden|verstuurd|ontvangen|ingediend|verzonden',
);
/** Right before the longest time there can be before an end: "frühestens zwölf und spätestens sechs Monate vor Ablauf". */
export const AT_THE_SOONEST = oneOf(
  '(?:frühestens|höchstens|längstens|maximal|nicht (?:früher|eher) als)(?:,? (?:aber|jedoch))?',
  '(?:mais )?(?:au plus(?: tôt)?|maximum|pas avant|pas plus de)(?: de)?',
  '(?:máxim[ao]|mayor)(?: de)?|(?:como máximo|no antes de|a lo sumo|no más de)',
  '(?:maar )?(?:niet (?:eerder|vroeger) dan|(?:ten|op zijn) vroegste?|(?:ten )?hoogste?ns|ten hoogste|maximaal|niet meer dan)',
);
