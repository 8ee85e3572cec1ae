/** Lengths that an agreement changes, and those that go by how long it has lasted, in German, French, Spanish and Dutch alike. */
import { oneOf } from './oneOf.ts';

/** A length goes from one to another. */
export const LENGTH_CHANGED = oneOf(
  '(?:wird|werden|wurde) (?:[^.;:]+ )?(?:verlänger|verkürz|erhöh|heraufgesetzt|herabgesetzt|angehoben|(?:ab)?geändert|ersetz)',
  'port[ée]e?s? d|passe(?:nt)? d|ramen[ée]e?s? d|allong[ée]|réduite?s? d|modifié',
  '(?:pasa|amplía|aumenta|reduce|modifica|incrementa)n? (?:a ser )?de',
  '(?:wordt|worden) (?:[^.;:]+ )?(?:verlengd|verkort|verhoogd|gewijzigd|aangepast|teruggebracht|gebracht|vervangen)',
);
/** Between the old length and the new one. */
export const INTO = oneOf('auf|in', 'à', 'a', 'in|naar|tot|op');
/** By how long it has lasted: "la première année", "danach". */
export const FIRST_YEAR = oneOf(
  '(?:im|in|während) (?:den |dem |des )?(?:ersten|1\\.) \\p{L}*(?:jahre?s?|monaten?)',
  '(?:première|1re|1ère) année|premiers? (?:mois|an)',
  'primer (?:año|ejercicio)|primeros? (?:meses|años)',
  '(?:eerste|1e) \\p{L}*(?:jaar|maanden)',
);
export const LATER_YEARS = oneOf(
  'danach|anschließend|sodann|später|ab dem (?:zweiten|dritten|2\\.|3\\.)|im (?:zweiten|dritten)',
  'ensuite|puis|par la suite|au-delà|(?:deuxième|seconde|troisième|2e|3e)',
  'después|luego|posteriormente|segundo|tercer|a partir del?',
  'daarna|vervolgens|nadien|tweede|derde|vanaf',
);
/** Of what somebody is told beforehand without any end of the contract: a rise of its price, a visit. */
export const ANNOUNCED = oneOf(
  '(?:preis|beitrags|miet|tarif)?(?:erhöhung|anpassung|änderung)(?:en)?|wartungs(?:besuch|termin)e?n?|besuche?|besichtigung(?:en)?|abschaltung(?:en)?|prüfung(?:en)?',
  '(?:hausse|augmentation|révision|modification)s?|visites?|coupures?|interventions?|audits?',
  '(?:subida|incremento|aumento|revisión|modificación|visita|corte|auditoría)(?:s|es)?|revisiones|modificaciones',
  '(?:\\p{L}*verhoging|\\p{L}*wijziging|aanpassing|bezoek|storing)(?:en)?|audits?',
);
/** … and by whom or how. */
export const IS_ANNOUNCED = oneOf(
  'angekündigt|mitgeteilt|anzukündigen|mitzuteilen|angezeigt|kündig(?:t|en) (?:\\p{L}+ )?(?:[^.;]{0,60}) an(?!\\p{L})',
  'annoncée?s?|notifiée?s?|communiquée?s?|signalée?s?|avertit|informe',
  'avis(?:a|ará)n?|comunic(?:a|ará)n?|notific(?:a|ará)n?|anunci(?:a|ará)n?',
  'aangekondigd|gemeld|meegedeeld|bekendgemaakt|kondig(?:t|en)',
);
/** Whoever supplies something tells the other side of it, which ends nothing: "Preise, die wir Ihnen sechs Wochen vorher mitteilen". */
export const WE_TELL_YOU = oneOf(
  'wir (?:ihnen|euch) (?:(?!nicht|kein)[^.;]){0,60}(?:mitteil|bekannt ?geb|ankündig|schreib)|teilen wir ihnen [^.;]{0,60} mit',
  'nous vous (?:(?:en|les?|la) )?(?:communiqu|annonc|inform|indiqu|notifi)',
  '(?:le|les|se los?) (?:comunicar|anunciar|notificar|indicar)(?:emos|á)',
  '(?:wij|we) (?:u|je|jullie) (?:(?!niet|geen)[^.;]){0,60}(?:me(?:e|de)(?:ge)?de?el|me(?:e|de)delen|melden|laten weten|berichten|aankondigen)',
);
/** A contract is ended by its notice, which no option is. */
export const STOPS_IT = oneOf(
  '(?:auf)?(?:ge)?kündig|kündbar|aufgelöst',
  'résili|dénonc|congé|mettre fin|met fin',
  'resolver|resolución|resciss?|rescind|denunci|desist|(?:de|la|darse de) baja|cancel',
  '\\p{L}*op(?:ge)?zeg|beëindig',
);
/** Whoever does not go on behind the end gives the notice for it. */
export const BEHIND_ITS_END = oneOf(
  'nach (?:de[mrs] |ihrem |seinem )?(?:\\p{L}*ende|ablauf|laufzeit)',
  "(?:après|au-delà d[eu])(?: (?:la|le|cette|ce))?(?: date)?(?: de| d')? ?(?:fin|terme|échéance|expiration|durée)",
  'después del? (?:fin|término|vencimiento|plazo|finalización)|tras (?:el|la) (?:fin|término|vencimiento|finalización)',
  'na (?:de |het )?(?:einddatum|einde|afloop|looptijd)',
);
/** What lets somebody out whatever the term: a loss, a move, a trial. */
export const SPECIAL = oneOf(
  'schaden(?:s?fall|s)|umzug|umzieh|geschäftsaufgabe|betriebsaufgabe|(?<!(?:nach|ablauf) (?:der |de[ms] )?)probe(?:zeit|monat)|verkauf|veräu(?:ß|ss)er|(?:preis|beitrags|prämien|tarif)(?:erhöhung|anpassung)|sonderkündigung|au(?:ß|ss)erordentlich',
  "sinistres?|déménage|cessation d.activité|(?<!(?:après|fin de|issue de) (?:la |le |cette )?)(?:période|mois) d'essai|vente d|cession d|hausse|augmentation",
  'siniestro|mudanza|traslado|cese de (?:la )?actividad|(?<!(?:tras|después del?|superado) (?:el )?)per[ií]odo de prueba|venta d|subida|incremento',
  '(?<!\\p{L})schade(?!\\p{L})|schadegeval|verhuiz|bedrijfsbeëindiging|(?<!(?:na|afloop van) (?:de )?)proef(?:tijd|periode|maand)|verkoop|(?:prijs|premie|tarief)(?:verhoging|wijziging|stijging)',
);
/** Behind a length: so long before. */
export const EARLIER = oneOf(
  'früher|davor|plus tôt|avant|antes|eerder|vooraf|vorher|vor|voor|vóór|à l.avance|de antelación',
);
