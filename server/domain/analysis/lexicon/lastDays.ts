/** Words around a written last day: for a notice, for using an option, or of a contract, in German, French, Spanish and Dutch alike. */
import { oneOf } from './oneOf.ts';

/** Before a day that is itself too late; and until one that is not. */
export const BEFORE_DAYS = oneOf('vor(?: dem)?|avant(?: le)?|antes del?(?: día)?|vóór|voor');
export const UNTIL_DAYS = oneOf(
  "bis(?: zum| spätestens| einschließlich)*|jusqu'au|hasta(?: el)?(?: día)?|tot(?: en met| uiterlijk)?",
);
/** Of the renewal that comes next: "für diese Verlängerung", "para la presente renovación". */
export const THIS_TIME = oneOf(
  '(?:für|zu[rm]?|bei) (?:diese[rsn]?|(?:die|der|das|den)? ?(?:jetzige|anstehende|kommende|bevorstehende|aktuelle|laufende|nächste)[nr]?) \\p{L}*(?:verlängerung|ablauf|vertragsjahr|jahr)|diesmal|dieses mal|heuer|(?:in )?diese[sm] jahr',
  '(?:pour|de) (?:cette|ce|la présente|le présent|la prochaine|le prochain) (?:renouvellement|reconduction|échéance|prolongation|année|fois)|cette (?:année|fois)',
  '(?:para|en|de) (?:esta?|la presente|el presente|la próxima|el próximo) (?:renovación|prórroga|vencimiento|anualidad|año|vez)|este año|esta vez',
  '(?:voor|bij) (?:deze|dit|de (?:komende|huidige|aanstaande|eerstvolgende)|het komende) (?:verlenging|keer|jaar|vervaldag)|ditmaal|deze keer|dit jaar',
);
/** "Spätestens", before a day or behind it; and what has its day for another reason: "pour ce renouvellement, merci de payer au plus tard le …". */
export const AT_THE_LATEST = oneOf(
  'spätestens|au plus tard|como máximo|a m[áa]s tardar|uiterlijk|ten laatste|(?:frist|délai|plazo|termijn)(?: \\p{L}+){1,3}',
);
/** A sentence that says by when at the latest, in all five languages. */
export const BY_THE_LATEST =
  /(?<!\p{L})(?:at the latest|(?:no|not) later than|on or before|sp[äa]testens|au plus tard|como m[áa]ximo|a m[áa]s tardar|uiterlijk|ten laatste)(?!\p{L})/iu;
/** Until when it must have come, behind a day. */
export const COME_BY = oneOf(
  '(?:bei uns |bij ons |in ons )?(?:binnen|ontvangen|bezit) (?:moet )?(?:zijn|hebben)|(?:bei uns )?(?:vorliegen|eingegangen sein|eingehen|zugehen) muss',
);
/** Whoever does not want what is announced. */
export const WANTS_NOT = oneOf(
  '(?:möchten|wollen|wünschen) sie (?:das|dies|es) nicht|si vous ne (?:le |la )?(?:souhaitez|voulez|désirez) pas|si no (?:lo |la )?(?:desea|quiere)n?|(?:wilt|wenst) u (?:dat|dit) niet',
);
export const PAYS_OR_COVERS = oneOf(
  'preis|beitr[aä]g|prämie|rabatt|zahl|bezahl|überweis|rechnung|abgebucht|versichert|läuft|gilt|prix|prime|tarif|remise|pay|règl|facture|prélev|cou(?:rt|vert)',
  'precio|prima|descuento|pag|abon|recibo|carg|cobr|factura|cubier|vigente|prijs|premie|korting|betaa?l|factuur|incass|afgeschreven|loopt|geldt|gedekt',
);
/** What goes on, goes on but for this. */
export const UNLESS_TOLD = oneOf(
  '(?:falls|wenn|sofern|soweit|solange) (?:\\p{L}+ ){0,3}(?:nicht|keine[rs]?|weder)|nicht|es sei denn|außer',
  'sauf|à moins|faute (?:de|d|pour)|à défaut|si (?:\\p{L}+ ){1,3}n(?:e |.(?=\\p{L}))|si (?:aucune?|ni)|tant que|salvo|a menos|si (?:ningun[oa]|no|ni)|tenzij|(?:als|indien|zolang) (?:geen|niemand|niet)|behalve',
);
/** One side tells the other that it uses its option. */
export const TELLS_OPTION = oneOf(
  'mitteil\\p{L}*|schreib\\p{L}*|meldet|sagt|mitgeteilt|erklär\\p{L}*|anzeig\\p{L}*|ausüb\\p{L}*|auszuüben|savoir|inform\\p{L}+|préven\\p{L}+|notifi\\p{L}+|écri\\p{L}+|signal\\p{L}+|dise',
  'comuni\\p{L}+|escrib\\p{L}+|diga|avis\\p{L}+|notific\\p{L}+|solicit\\p{L}+|weten|laat|meedeelt|mee te delen|kenbaar|bericht\\p{L}*|schrijft|schrijven|meldt|zegt',
);
/** Agreements under which others are made, and the papers by which that is done. */
export const FRAMES = oneOf(
  'rahmen(?:vertrag|vereinbarung)',
  'accord-cadre|contrat-cadre',
  '(?:acuerdo|contrato) marco',
  'raam(?:overeenkomst|contract)',
);
export const CALL_OFFS = oneOf(
  '(?:einzel)?abruf|einzelvertrag|einzelauftrag|abrufauftrag',
  'marché subséquent|bon de commande|contrat subséquent|lettre de commande',
  'contrato (?:basado|derivado|específico)|pedido de entrega',
  'nadere overeenkomst|deelopdracht|deelovereenkomst|afroep\\p{L}*',
);
/** Behind a day: "… ; an diesem Tag endet der Vertrag". */
export const ENDS_THEN = oneOf(
  '(?:an diesem tag|zu diesem (?:datum|zeitpunkt|tag)|damit|dann) endet',
  "(?:à cette date|ce jour-là)(?:,? (?:le|la|les|l'|du|de|présente?|contrat|convention|location|bail|mission|engagements?|[\\p{L}']+)){0,4} (?:prend fin|prennent fin|cesse|cessent|s'achève|se termine|expire)",
  '(?:en (?:esa|dicha) fecha|(?:ese|dicho) día)(?: (?:el|la|los|este|esta|presente|\\p{L}+)){0,4} (?:termina|terminará|finaliza|finalizará|concluye|vence|se extingue|quedará extinguido)',
  '(?:op die (?:dag|datum)|dan) (?:eindigt|stopt|loopt (?:[\\p{L}]+ ){1,4}af)',
);
