/** German: how parties are named, labelled and introduced. */
import type { Lexicon } from '../lexicon.ts';
import { anyOf } from '../oneOf.ts';

export const deParties: Pick<Lexicon, 'parties'> = {
  parties: {
    roles: anyOf(
      'werbetreibende[rn]?|inserent(?:in)?|werbekunde|werbekundin',
      '(?:nach|familien)?name, ?vorname|vorname,? ?(?:nach|familien)?name|vor- und (?:nach|zu)name',
      'auftraggeber(?:in)?|auftragnehmer(?:in)?|vermieter(?:in)?|mieter(?:in)?|verpächter(?:in)?|pächter(?:in)?',
      'verkäufer(?:in)?|käufer(?:in)?|lieferant(?:in)?|lieferer|kunde|kundin|anbieter(?:in)?|dienstleister(?:in)?',
      'arbeitgeber(?:in)?|arbeitnehmer(?:in)?|versicherer|versicherungsnehmer(?:in)?|versicherungsunternehmen',
      'lizenzgeber(?:in)?|lizenznehmer(?:in)?|leasinggeber(?:in)?|leasingnehmer(?:in)?|darlehensgeber(?:in)?',
      'darlehensnehmer(?:in)?|vertragspartner(?:in)?(?: [12ab])?|partei [12ab]|berater(?:in)?|energielieferant',
      'stromlieferant|gaslieferant|versorger|besteller(?:in)?|unternehmer(?:in)?|kreditgeber(?:in)?|kreditnehmer(?:in)?',
      'bauherr(?:in)?|agentur|mitglied|betreiber(?:in)?|verwalter(?:in)?|eigentümer(?:in)?|nutzer(?:in)?',
      'abnehmer(?:in)?|anschlussinhaber(?:in)?|kontoinhaber(?:in)?|lieferfirma|firma|auftragsverarbeiter',
      'verantwortlicher|franchisegeber(?:in)?|franchisenehmer(?:in)?|käuferin|provider|hersteller|spediteur',
      'veranstalter(?:in)?|künstler(?:in)?|wartungsfirma|wartungsunternehmen|hauptmieter(?:in)?|untermieter(?:in)?',
      'untervermieter(?:in)?|vertragsnehmer(?:in)?|vertragsgeber(?:in)?|handelsvertreter(?:in)?|offenlegende partei',
      'empfangende partei|inhaber(?:in)?|rechnungsempfänger|leistungserbringer(?:in)?|leistungsempfänger(?:in)?',
      'beauftragte[rn]?|verleiher(?:in)?|entleiher(?:in)?|mieterschaft|vermieterschaft|teilnehmer(?:in)?|bewohner(?:in)?|sponsor(?:in)?',
      'einsteller(?:in)?|(?:pferde|hunde)?halter(?:in)?|stallbetreiber(?:in)?|schüler(?:in)?|patient(?:in)?|aussteller(?:in)?|träger(?:in)?|(?:sorge|erziehungs|personensorge)berechtigte[rn]?|eltern(?:teil)?|einrichtung|tagespflegeperson|kursteilnehmer(?:in)?',
    ),
    opens: 'zwischen|vertragsparteien|die parteien|vertragspartner sind|parteien',
    closes: anyOf(
      'wird (?:\\p{L}+ ){0,6}(?:vertrag|~vertrag|vereinbarung|~vereinbarung|nachtrag)',
      'wird (?:folgende|nachfolgende|der |die |das )|schließen|vereinbaren|präambel|§ ?1|1\\.|i\\.|artikel 1|ziffer 1',
      'gemeinsam|über|wie folgt',
    ),
    agree: '(?:vereinbaren|schließen|schliessen|treffen)(?: (?:hiermit|heute|folgende[ns]?|miteinander|was))*',
    and: 'und|sowie',
    alias: 'nachfolgend|nachstehend|im folgenden|im weiteren|fortan|kurz|folgend|genannt',
    lead: anyOf(
      'der|die|dem|das|den|firma|der firma|fa\\.|herrn?|frau|eheleuten?|zwischen|und|sowie|unternehmen|name:?',
      'name/firma:?|familie|dem unternehmen|der gesellschaft',
    ),
    stop: anyOf(
      'vertreten|mit sitz|geschäftsansässig|wohnhaft|geboren|geb\\.|ansässig|handelnd|gesetzlich|eingetragen|straße',
      'postfach|nachfolgend|nachstehend|im folgenden|anschrift|adresse|tel\\.|telefon|hrb|ust|kundennummer|sitz',
      'steuernummer|c/o|z\\. ?hd|mitgliedsnummer|kundennr\\.?',
    ),
    onBehalf: 'im namen und (?:auf rechnung|im auftrag) (?:der|des|von)|im namen (?:der|des|von)',
    forms: anyOf(
      'GMBH & CO\\. ?KG|GMBH|GmbH & Co\\. ?(?:KG|OHG)aA|GmbH & Co\\. ?(?:KG|OHG)|GmbH ?& ?Co ?KG',
      'AG & Co\\. ?(?:KG|KGaA)|UG \\(haftungsbeschränkt\\)(?: & Co\\. ?KG)?|gGmbH|GmbH|gUG|UG|AG|SE|KGaA|KG|OHG|oHG|GbR',
      'eGbR|e\\. ?U\\.|e\\. ?V\\.|e\\. ?K\\.|e\\. ?Kfm\\.|e\\. ?Kfr\\.|eG|eGen|e\\. ?G\\.|mbH|PartGmbB|PartG(?: mbB)?|VVaG',
      'a\\. ?G\\.|auf Gegenseitigkeit|AöR|KdöR|Ges\\.?m\\.?b\\.?H\\.?|Verwaltungs-GmbH|Versicherungs-AG|Aktiengesellschaft|Genossenschaft',
      'Sàrl|Stiftung|SA|Inc\\.|Ltd\\.?',
    ),
    bodies: anyOf(
      'stadtwerke|gemeinde|stadt|landkreis|kreis|bundesrepublik|land|universität|hochschule|stiftung|~verein',
      'kirchengemeinde|praxis|gemeindewerke|zweckverband|sparkasse|volksbank|klinikum|krankenhaus|autohaus|verlag|hotel',
      'apotheke|kanzlei|bäckerei|gasthaus|restaurant|bank|versicherung|studio|schule|kindergarten|fahrschule',
      'wohnungseigentümergemeinschaft|weg|eigentümergemeinschaft|hausverwaltung|ingenieurbüro|architekturbüro',
      'steuerberater~|~betrieb|werkstatt|handwerkskammer|treuhand|agentur|tischlerei|schreinerei|metzgerei|gärtnerei',
      '~erei|pension|gasthof|wirtshaus|landhaus|~club|& (?:sohn|söhne|partner|kollegen)|und (?:sohn|söhne)|café|friseur~|salon|druckerei|buchhandlung|büro|weingut|kita|pflegedienst',
    ),
    person: 'herrn?|frau',
    departments: anyOf(
      'kundenservice|kundendienst|kundenbetreuung|vertragsservice|vertragsabteilung|service|support|vertrieb',
      'buchhaltung|abteilung|team|ihr team|mitgliederservice',
    ),
    closing: anyOf(
      'ihr (?:[\\p{L}]+-)?team|mit freundlichen grüßen|freundliche grüße|mit besten grüßen|beste grüße|viele grüße',
      'mit freundlichem gruss|freundliche grüsse|mit sportlichen grüßen|herzliche grüße|mfg|hochachtungsvoll',
      'mit \\p{L}+ grüßen|mit freundlichen grüssen',
    ),
    greeting: 'sehr geehrte~?|guten tag|hallo|liebe~?|grüß gott',
  },
};
