/** German: what contracts and other documents are called. */
import type { Lexicon } from '../lexicon.ts';
import { anyOf } from '../oneOf.ts';

export const deKind: Pick<Lexicon, 'kind'> = {
  kind: {
    titles: anyOf(
      '~vertrag(?:es|s|e)?|~vereinbarung|vereinbarung|~abkommen|versicherungsschein|~police|police|police~|bürgschaft~?',
      'mietverhältnis|~überlassung|nutzungsvereinbarung|order form|bestellformular|darlehen|~vollmacht|lizenz~',
      'abonnement|mitgliedschaft~?|mitgliedsantrag|service level agreement|leistungsschein|abo|leasing|leasing~|wartungsschein',
    ),
    orders: anyOf(
      'auftragsbestätigung|bestellbestätigung|vertragsverlängerung|bestellung|(?<!im )auftrag|auftragserteilung|einzelauftrag',
      'beauftragung|beauftrag(?:e|en) (?:ich|wir)|(?:ich|wir) beauftragen?|vertragsbestätigung|bestätigen (?:\\p{L}+ ){0,8}(?:auftrag|bestellung|bereitstellung|abschluss)',
      '(?:ihren|ihre) (?:auftrag|bestellung)|angebotsannahme|angebot angenommen',
      'nehmen (?:\\p{L}+ ){0,4}angebot (?:[^\\s;]+ ){0,8}an(?!\\p{L})|lieferbestätigung|begrüßen (?:\\p{L}+ ){0,4}als kund~',
      'willkommen|verlängerung (?:ihres|deines|des)',
      '(?:vertrag|abo|abonnement|paket|lizenz|mitgliedschaft)~? (?:\\S+ ){0,12}verlängert sich',
    ),
    cancellations: anyOf(
      'kündigungsbestätigung|nichtverlängerung|keine verlängerung|bestätigung (?:ihrer|der|deiner) kündigung',
      'bestätigen (?:\\p{L}+ ){0,6}kündigung|kündigung|aufhebungsvertrag|aufhebungsvereinbarung|vertragsende bestätigt',
    ),
    amendments: anyOf(
      '~?nachtrag|änderungsvereinbarung|zusatzvereinbarung|ergänzungsvereinbarung|vertragsänderung',
      'verlängerungsvereinbarung|vertragsverlängerung',
    ),
    offers: 'angebot|kostenvoranschlag|offerte',
    accepted:
      'gelesen und \\p{L}+|(?:angebot )?angenommen|(?:wir nehmen|ich nehme) (?:\\p{L}+ ){0,2}angebot|auftrag erteilt|einverstanden',
    others: anyOf(
      'ratgeber|ausschreibung|öffentliche ausschreibung|vergabebekanntmachung|rechnung|gutschrift|zahlungserinnerung',
      '(?:\\p{L}+ )?mahnung|lieferschein|newsletter|protokoll|beschwerde|reklamation|mängelrüge|lebenslauf|stellenanzeige|pressemitteilung|datenschutzerklärung',
      'allgemeine geschäftsbedingungen|tagesordnung|einladung|kontoauszug|gehaltsabrechnung|quittung|preisliste',
      '(?:im namen des volkes|urteil|beschluss)|mandantenbrief|rundschreiben|lohnzettel|abrechnungsbeleg|aktenvermerk|vermerk',
      '(?:über)?prüfung|(?:prüf)?bericht|gutachten|stellungnahme|bewertung|auswertung|beurteilung|besprechungsnotiz|niederschrift|reisebericht',
      '(?:~übergabe|übergabe)~?|exposé|~bescheid|leistungsverzeichnis|lastenheft|(?:angebots|preis|anbieter)vergleich|~bescheinigung',
      'vertragskarte|modellrechnung|karteikarte|häufige fragen|faq|merkblatt|checkliste|beschlussvorlage|(?:beschluss|protokoll)auszug|auszug aus d(?:er|em)|zu vermieten',
      '(?:kunden)?(?:umfrage|befragung)|fragebogen|vertrags(?:liste|übersicht|verzeichnis|register)|arbeitszeugnis|speisekarte|agenda|abrechnung|kostenvoranschlag',
    ),
    drafts: anyOf(
      'absichtserklärung|letter of intent|vertragsentwurf|arbeitsfassung|arbeitsstand|vorläufige fassung|diskussionsgrundlage',
      '(?<=^|[-–(] ?)entwurf(?=$|[ ]?[-–):,]| (?:stand|vom|eines|zu|für|\\d))',
    ),
    notYet:
      'stellt (?:noch )?(?:kein|weder ein)(?:e|en)? (?:\\p{L}+ )?(?:angebot|vertrag|zusage|verpflichtung)|angebot \\(?freibleibend|(?:bieten|biete) (?:\\S+ ){1,3}(?:freibleibend|unverbindlich)|' +
      'dies(?:e|er|es) (?:~erklärung|eckpunkte|~papier|schreiben|dokument|entwurf|unterlage) (?:[^\\s.]+ ){0,8}' +
      '(?:nicht (?:rechtlich )?(?:bindend|verbindlich)|unverbindlich|keine (?:rechtliche )?(?:bindung|verpflichtung~?))',
    notContract: anyOf(
      'newsletter|angebotsanfrage|um (?:\\p{L}+ ){0,2}angebot (?:\\p{L}+ ){0,4}(?:bitten|gebeten)',
      '(?:bitten|bitte) (?:\\p{L}+ )?um ein angebot|abmelden|rechnungsnummer|rechnungsbetrag|rechnungsdatum',
      '(?:beschwere ich mich|ich beschwere mich|beschweren wir uns|wir beschweren uns)|tagesordnung|teilnehmer:|anwesend:?|(?:unserer?|unseren?) mandant~|klage erheben|verurteilt|kläger~|beklagte[nr]?|wir empfehlen|berufserfahrung',
      'stellenangebot|bewerb~|pressekontakt|top 1|webinar|ausgabe',
    ),
    ofAnother: '~(?:vertrag|vereinbarung)(?:e?s)? (?:(?:nr\\.?|nummer) ?\\S+ )?vom \\d\\d?',
    told: anyOf(
      'wurde(?:n)?(?: [^\\s;]+){0,16} (?:ab)?geschlossen|(?:~vertrag|~vereinbarung|~abkommen)(?: [^\\s;]+){0,4} am [\\d.]+ (?:ab)?geschlossen',
      '(?:haben|hat|hatten?) [^;\\n]{3,140}?(?:unterzeichnet|gemietet|vermietet|gepachtet|verpachtet|vergeben|~vertrag (?:ab)?geschlossen)',
      '(?:schloss|schlossen|unterzeichneten?) (?:[^\\s;]+ ){0,12}(?:~vertrag|~vereinbarung)',
    ),
    acts: anyOf(
      '(?<!de[nm] )(?:folgende|nachstehende)[rnms]? (?:~vertrag|~vereinbarung)|dieser (?:~vertrag|nachtrag)|diese (?:~vereinbarung|~bestellung)|(?:vereinbaren|schließen)(?: \\p{L}+){0,4} (?:folgende[sn]?|nun|hiermit)',
      'vereinbaren|wird (?:\\S+ ){0,10}(?:geändert|ergänzt|angepasst|neu gefasst)|wird (?:\\S+ ){0,3}bis (?:\\S+ ){1,4}verlängert',
      '(?:verlängern|bestätigen) wir|wir (?:verlängern|bestätigen)',
      '(?<!nicht )einverstanden(?! (?:sind|bist|seid|sein))|im übrigen (?:gilt|bleibt|gelten|bleiben)|bis zum [\\d.]+ verlängert',
    ),
    deeds: anyOf(
      '~vertrag,? den (?:sie|du) (?:[^\\s.]+ ){0,4}(?:unterzeichnet|unterschrieben|abgeschlossen|geschlossen) (?:haben|hast)|(?:heute|soeben) (?:unterzeichnet|unterschrieben|abgeschlossen)en ~vertrag',
      'hiermit|erteilen wir|erteile ich|(?:dass|weil) (?:sie|du) (?:sich )?(?:\\p{L}+ ){0,3}(?:entschieden|dabei)~?',
      'so machen wir (?:es|das)|wie (?:besprochen|abgesprochen|vereinbart)|verbleiben wir|(?:ihr|dein)e? neuer? ~vertrag|hier (?:sind )?(?:ihre|deine) vertragsdaten',
      '(?:ihre?|deine?|ein|der) (?:[^\\s.]+ ){0,9}(?:läuft (?:[^\\s.,]+ ){0,7}weiter|wird (?:[^\\s.]+ ){0,8}(?:fortgesetzt|verlängert))',
      '(?:läuft|verlängert sich) (?:ihre?|deine?|der) ~(?:vertrag|abo|abonnement|mitgliedschaft|police|versicherung)|ihr ~abonnement',
      '(?:ihre?|deine?) ~(?:mitgliedschaft|vertrag|abo|abonnement|versicherung|police) (?:[^\\s.]+ ){0,3}beginnt|gegengezeichnet|gegenzeichnung',
      '(?:bei|mit) uns (?:[^\\s.]+ ){0,4}~(?:vertrag|vereinbarung|abo|abonnement)|(?:kündigen|kündige) (?:wir|ich)|(?:wir|ich) kündigen?',
    ),
    ends: '(?:kündigen|kündige) (?:wir|ich)(?! nicht)|hiermit (?:\\p{L}+ ){0,2}kündigen?|(?:spreche ich|sprechen wir) (?:\\p{L}+ ){0,3}kündigung',
    binding: [
      '(?:wird|haben|schließen)(?: \\S+){0,9} (?:geschlossen|vereinbart|~?vertrag|~?vereinbarung)',
      'vertragsparteien|vertragspartner|die parteien',
      'kündigungsfrist|kündigung~?|gekündigt|kündbar',
      'laufzeit|vertragsdauer|~laufzeit|mietzeit|vertragsbeginn|~beginn|unbestimmte zeit|befristet',
      'verlängert sich|verlängerung',
      'schriftform|textform|salvatorische|gerichtsstand|wirksamkeit|unwirksam|allgemeinen? geschäftsbedingungen|agb',
      'verpflichtet sich|verpflichten sich|übernimmt',
      'vergütung|miete|entgelt|honorar|beitrag|grundpreis|leasingrate|gesamtpreis|auftragswert|jahresgebühr|gebühr|prämie',
      'nachfolgend|nachstehend|im folgenden|auftraggeber~?|versicherungsnehmer~?|leasingnehmer~?',
      'unterschrift~?|unterzeichn~|gez\\.|(?:_{6,}|\\.{12,})',
      'vertragsgegenstand|gegenstand des vertrages|§ ?\\d',
      anyOf(
        'vertragsnummer|auftragsnummer|versicherungsscheinnummer|bestellnummer|vertrags-?nr\\.?|angebotsnr\\.?',
        'auftrags-?nr\\.?|policen-?nr\\.?',
      ),
    ],
  },
};
