/** German: the words of contracts in Germany, Austria and Switzerland. */
import { deLaw } from './lawsByLanguage.ts';
import type { Lexicon } from './lexicon.ts';

export const de: Lexicon = {
  language: 'de',
  functionWords:
    'der die das und ist nicht mit für auf von zu den dem des ein eine einer wird werden sich bei nach zum zur oder durch ihr ihre wir sie im am vom als auch gemäß sowie bis',
  months: [
    'januar|jänner|jan',
    'februar|feber|feb',
    'märz|maerz|mär',
    'april|apr',
    'mai',
    'juni|jun',
    'juli|jul',
    'august|aug',
    'september|sept|sep',
    'oktober|okt',
    'november|nov',
    'dezember|dez',
  ],
  numbers: {
    ein: 1,
    eins: 1,
    eine: 1,
    einen: 1,
    einem: 1,
    einer: 1,
    eines: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwölf: 12,
    dreizehn: 13,
    vierzehn: 14,
    fünfzehn: 15,
    achtzehn: 18,
    zwanzig: 20,
    vierundzwanzig: 24,
    dreißig: 30,
    dreissig: 30,
    sechsunddreißig: 36,
    vierzig: 40,
    achtundvierzig: 48,
    fünfzig: 50,
    sechzig: 60,
    neunzig: 90,
    hundertzwanzig: 120,
  },
  units: [
    ['(?:kalender|bank|werk|arbeits)?tag(?:e|en|es)?', 'day', 1],
    ['(?:kalender)?wochen?', 'week', 1],
    ['(?:kalender|vertrags)?monat(?:e|en|s)?', 'month', 1],
    ['(?:kalender)?(?:quartal(?:e|en|s)?|vierteljahre?n?)', 'month', 3],
    ['(?:kalender)?halbjahre?n?', 'month', 6],
    ['(?:kalender|vertrags|versicherungs|miet)?jahr(?:e|en|es|s)?', 'year', 1],
  ],
  lengthWords: [
    ['von jahr zu jahr', 1, 'year'],
    ['vierteljährlich jeweils', 3, 'month'],
    ['jahresweise|um jeweils jährlich', 1, 'year'],
    ['monat(?:lich)? (?:für|zu) monat', 1, 'month'],
  ],
  joined: [
    ['-?tägig~', 'day'],
    ['-?wöchig~', 'week'],
    ['-?monatig~', 'month'],
    ['-?jährig~', 'year'],
  ],
  fillers: 'weitere[snr]?|volle[snr]?|ganze[snr]?|aufeinanderfolgende[nr]?|zusätzliche[snr]?',
  endOfMonth: 'ende',
  dayJoin: '',
  until: 'bis(?: zum| einschließlich| einschl\\.)?',
  days: {
    begin:
      'ab(?: dem)?|vom|seit(?: dem)?|beginnt(?: am| zum)?|beginnend(?: am| mit dem| zum| ab)?|~beginn(?: ist)?(?: am| der)?|zum beginn|start(?:datum)?|starten(?: am)?|beginnen(?: am)?|wirkung (?:zum|vom|ab)|~antritt|gültig ab|wirksam (?:zum|ab)|gilt ab|in kraft (?:am|zum|seit)|tritt (?:am|zum|mit wirkung zum|mit wirkung vom)|bereitstellung(?:stermin)?(?: zum| am)?|freischaltung(?: zum| am)?|übergabe(?: am)?|eingestellt zum|einstellung zum',
    end: 'bis(?: zum| einschließlich| zum ablauf des| einschl\\.)*|(?:kann )?(?:erstmals|frühestens) (?:kündbar )?(?:auf|per|zum)(?= (?:den )?$)|endet(?: am| zum| mit ablauf des| mit dem| spätestens am| automatisch am| ohne kündigung am)*|enden|endend am|~ende(?: (?:des|der) \\p{L}+)?|~ablauf(?:datum)?|läuft(?: am)?|ablauf des|fristgerecht zum|~auslauf|gekündigt zum|kündigen? (?:ich|wir) (?:\\p{L}+ ){0,8}(?:zum|per)|kündigung(?: ihres| des|~)? (?:\\p{L}+ ){0,4}zum|beendet zum|beendigung zum|befristet bis|laufzeit bis|wirksam zum|zum ablauf',
    renewal:
      'verlängert sich (?:\\p{L}+ ){0,3}am|verlängerung(?:sdatum|stermin)?(?: am| zum)?|nächste verlängerung|verlängern (?:\\p{L}+ ){0,5}am',
    noticeBy:
      'spätestens(?: bis)?(?: zum| am)?|kündigung(?: \\p{L}+){0,3} bis(?: spätestens)?(?: zum| am)?|letzter kündigungstermin|kündbar bis(?: zum)?',
    signed:
      'gesendet|~datum des (?:vertrages|vertrags|auftrags)|vertragsdatum|vertragsabschluss(?: am)?|abgeschlossen am|geschlossen am|unterzeichnet am|unterschrieben am|bestelldatum|auftragsdatum|annahmedatum|datum der annahme|bestellt am|beauftragt am|ausgestellt (?:\\p{L}+ ){0,4}am|ausstellungsdatum|ausfertigungsdatum|angenommen am|datum|vertragsschluss',
    ordered: '(?:auftrag|bestellung|beauftragung|order|zusage|annahme|auftragserteilung) vom',
    other:
      'geboren(?: am)?|geb\\.|schreiben vom|~?(?:vertrag|vertrags|vertrages|vereinbarung|nachtrag|angebot|angebots|fassung|rechnung|e-mail|mail|gespräch|protokoll|bescheid|gesetz|beschluss|nachricht) (?:nr\\. \\S+ )?vom|stand(?: vom)?|liefertermin|lieferung (?:bis|am|zum)|rechnungsdatum|zahlbar (?:bis|am|zum)|fällig(?: am| zum| bis)?|gültig bis|angebot gültig bis|probezeit (?:\\p{L}+ ){0,3}bis|preisgarantie bis|erstmals (?:am|zum|ab)|anpassung (?:zum|ab)|widerruf~ bis|eingang (?:am|vom)|erhalten am|ihr~ vom|kündigung vom|kündigungsschreiben vom|druckdatum|abnahme (?:bis|am)|annahmefrist',
  },
  daysAfter: {
    begin: 'in kraft|(?:\\p{L}+ )?wirksam|beginn',
    end: 'aus(?=[.,;]|$)|(?:ohne dass es einer kündigung bedarf )?(?:endet|ausläuft|enden|beendet)|befristet|(?:vollständig |ganz )(?:zurückgezahlt|getilgt)',
    renewal: '(?:automatisch |stillschweigend )?(?:um|verlänger)',
  },
  signedAt: {
    lead: 'ausgestellt in|gelesen und einverstanden|einverstanden|erteilt|angenommen|bestätigt|beauftragt|unterzeichnet in|ort(?:,| und) datum:?',
    join: 'den|am|, den|der',
  },
  wasSigned:
    'den wir (?:mit ihnen )?am|die wir (?:mit ihnen )?am|(?:geschlossen|abgeschlossen|unterzeichnet|unterschrieben|schlossen|vertrag(?:es|s)? (?:\\S+ ){0,8}vom) ?(?:am)?',
  wasSignedBehind: '(?:mit ihnen |bei ihnen )?(?:geschlossen|abgeschlossen|unterzeichnet|unterschrieben)',
  notTheTerm:
    '(?:~preise?|tarif~|konditionen) (?:\\S+ ){0,6}(?:fest|unverändert|garantiert|gültig)(?! vereinbart)|probezeit|preisgarantie|preisbindung|angebot|widerruf~|zahlungsziel|zahlbar|rechnung~|~?geheimhaltung~ (?:\\p{L}+ ){0,6}(?:fort|nach)|vertraulichkeit~ (?:\\p{L}+ ){0,6}(?:fort|nach)|gewährleistung~|verjähr~|wettbewerbsverbot~|lieferzeit|lieferfrist|reaktionszeit|aufbewahr~|urlaub~|unverzüglich|mahnung|verzug|verhandl~|mängel~|mindestlohn|anpass~|preisanpassung~|erhöh~|steigt|(?:preis|miete|vergütung|entgelt)~? (?:\\S+ ){0,4}von (?:\\S+ ){1,3}auf',
  splits: 'wenn|sofern|falls|soweit|es sei denn|und kann|wobei|danach|anschließend|so verlängert|sodann|ansonsten',
  lengths: {
    term: {
      near: '~laufzeit|laufzeit~|~dauer|dauert|vertragsdauer|befristet|fest|gilt|geschlossen|abgeschlossen|mietzeit|bindefrist|mindest~|läuft|erstlaufzeit|grundlaufzeit|vertragsbindung|laufzeit|beginnt|vereinbart',
      before:
        'gilt(?: für)?|auf(?: die dauer von)?|für(?: die dauer von| einen zeitraum von| zunächst)?|dauer von|laufzeit(?: von| beträgt)?:?|zunächst|~laufzeit:?|~dauer:?|beträgt|zeitraum von|über|dauert',
      after: 'befristet|fest|geschlossen|abgeschlossen|ab|laufzeit|mindest~',
    },
    renewal: {
      near: 'verlänger~|~verlängerung~|erneuer~|setzt sich fort|fortgesetzt|läuft (?:\\S+ ){0,6}weiter|weiter',
      before:
        '(?:um|für)(?: jeweils| je)?(?: weitere)?|stillschweigend|automatisch|jeweils|immer um|sich um|sich|verlängerung(?:szeitraum)?:?|und weiter',
      after: 'verlänger~|weiter~',
    },
    notice: {
      near: '~kündig~|~kündigung~|kündbar|kündigungsfrist~|aufgelöst|aufzulösen|aufgehoben|widersprich~|widersprochen',
      before:
        'frist von(?: mindestens| jeweils)?|~frist(?: beträgt| von)?(?: mindestens| jeweils)?:?|spätestens|mindestens|wenigstens|bis|bis spätestens|unter einhaltung (?:von|einer) (?:\\p{L}+ )?|~frist(?: \\p{L}+){0,4} beträgt|einer',
      after:
        'vor(?!aus beträgt)|zum (?:~ende|ende|ablauf|quartals~|monats~|jahres~|jeweiligen|schluss|kalender~|\\d)|auf das ende|kündig~|kündbar|im voraus|frist|vorher|zuvor|kündigungsfrist|auf (?:~ende|ende)|nach vorheriger',
    },
    other: {
      near: 'probezeit|zahlbar|zahlungsziel|rechnung~|reaktionszeit|gewährleistung~|verjähr~|urlaub~|lieferzeit|lieferfrist|widerruf~|nach vertragsende|nach beendigung|verzug|mängel~|aufbewahr~|vorlauf~|abgemahnt|mahnung|störung~|lieferung',
      before: 'innerhalb von|innerhalb|binnen|innert|von höchstens|nach ablauf von|alle',
      after: 'nach|netto|ab rechnung~|ohne abzug|im kalenderjahr|fort|probezeit|urlaub',
    },
  },
  noticeToEndOf: [
    [
      '(?:zum|auf das|auf den) (?:(?:ende|schluss) (?:des|eines|jedes) (?:kalender)?halbjahr(?:e?s)?|halbjahresende)',
      'half-year',
    ],
    [
      '(?:zum|auf das) (?:(?:ende|schluss) (?:des|eines|jedes) (?:kalender)?(?:quartals|vierteljahre?s)|(?:kalender)?quartalsende|quartal)',
      'quarter',
    ],
    [
      '(?:zum|auf das) (?:(?:ende|schluss) (?:des|eines|jedes) (?:kalender)?monats|(?:kalender)?monatsende|monatsschluss)',
      'month',
    ],
    [
      '(?:zum|auf das) (?:(?:ende|schluss) (?:des|eines|jedes) kalenderjahre?s|(?:kalender)?jahresende|jahresschluss)',
      'year',
    ],
  ],
  governingLaw: deLaw,
  renews:
    'verlänger(?:t|n) (?:er |es |sie |sich )|verlängerung|verlängerung: ?(?:automatisch|stillschweigend)|(?:automatisch|stillschweigend)~ (?:\\p{L}+ ){0,4}verlänger~|so verlängert|setzt sich (?:\\p{L}+ ){0,4}fort|verlängert (?:\\p{L}+ ){0,6}sich|sich (?:\\S+ ){0,12}verlängert|automatisch erneuert|erneuert (?:\\p{L}+ ){0,3}sich|sich (?:\\S+ ){0,8}erneuert|verläng~ (?:\\p{L}+ ){0,4}(?:automatisch|stillschweigend)|läuft (?:\\S+ ){0,6}weiter',
  byItself: 'automatisch|stillschweigend|jeweils|sich',
  sameLength:
    'um (?:jeweils )?(?:die gleiche|dieselbe|den gleichen|die ursprüngliche|denselben) (?:zeit|dauer|laufzeit|zeitraum)|gleiche laufzeit',
  neverRenews:
    'anspruch auf (?:\\p{L}+ )?verlängerung (?:\\p{L}+ ){0,2}(?:nicht|ausgeschlossen)|verlängerung\\)? (?:\\p{L}+ ){0,5}(?:findet nicht|erfolgt nicht|ausgeschlossen|nicht statt)|keine (?:\\p{L}+ ){0,2}verlängerung|verlängert sich nicht|ohne (?:\\p{L}+ ){0,2}verlängerung|endet (?:automatisch|ohne dass es einer kündigung|ohne kündigung)|verlängerung: ?keine|ohne dass es einer kündigung bedarf',
  mayRenew:
    'verlängerungsoption~|optionsrecht~|option (?:\\p{L}+ ){0,6}verläng~|kann (?:\\S+ ){0,12}verlängert werden|(?:ist|wird) berechtigt(?:\\p{L}|[ ,]){0,80}zu verlängern|kann (?:\\S+ ){0,12}verlängern|recht,? (?:\\S+ ){0,10}(?:verlängerung|verlängern)|verlängerung (?:\\S+ ){0,10}verlangen|option(?:srecht)? (?:\\S+ ){0,10}(?:ausgeübt|auszuüben|ausüben)',
  mutual: 'einvernehmlich~|einvernehmen|nachtrag',
  goingOn:
    '~verlänger~|~erneuer~|fortgesetzt|fortsetz~|weiterl[aä]uf~|~?option~?|weitergeführt|folgevertrag|folgejahr~|anschlussvertrag|neuer vertrag|geht (?:\\p{L}+ ){0,5}(?:weiter|über)|läuft (?:\\S+ ){0,6}weiter|bleibt (?:\\p{L}+ ){0,5}bestehen|fortbesteh~|fortführ~',
  openEnded:
    'unbefristet~|unbestimmte (?:zeit|dauer)|unbestimmter (?:zeit|dauer)|zeitlich nicht befristet|ohne befristung',
  fromSignature:
    '(?:mit|ab|bei|nach|durch)(?: der| ihrer| dem tag der| datum der| beidseitiger| beiderseitiger)? (?:unterzeichnung|unterschrift|unterschriftsleistung)',
  money: {
    total:
      'gesamt~|~gesamt|auftragssumme|auftragswert|auftragsvolumen|vertragswert|pauschalpreis|pauschalhonorar|festpreis|pauschal|kaufpreis|endbetrag|summe|werklohn|insgesamt|darlehensbetrag|darlehen(?: in höhe von)?|bestellwert',
    whole: 'insgesamt|gesamt|im ganzen|zusammen',
    fee: '~vergütung~|vergütung~|~miete|~mietzins|mietzins|pachtzins|pacht|~pacht|~entgelt|entgelt~|preis|~preis|~beitrag|~prämie|beitrag|prämie|~rate|rate|honorar|~honorar|~gebühr|gebühr~|~pauschale|pauschale|gehalt|~gehalt|~lohn|kosten|~abschlag|abonnement|abo|kosten betragen|mitgliedsbeitrag|~vergütung|zahlt|kostet|berechnen|buchen|abgebucht|eingezogen|betrag|~betrag|entschädigung',
    notPrice:
      'kaution~?|~sicherheit|sicherheit|mietsicherheit|haftung~?|haftet|~?haftungs~|~summe je|versicherungssumme|deckungssumme|~deckung|vertragsstrafe|selbstbeteiligung|selbstbehalt|stundensatz|stundenlohn|tagessatz|einmalig~?|einrichtung~?|anschluss~?|bereitstellungs~|aktivierung~?|betriebskosten~?|nebenkosten~?|heizkosten~?|~vorauszahlung~?|vorauszahlung~?|reisekosten|spesen|auslagen|höchst~?|höchstens|maximal|stammkapital|grundkapital|umsatzsteuer: ?|mwst\\.? ?\\d|\\d ?% (?:mwst|ust|umsatzsteuer)|zzgl\\. \\d+ ?%|einzelpreis|sonderzahlung|anzahlung|bonus|provision|mahngebühr|schadensfall|schadenfall|mindestumsatz|freigrenze|zuschlag|rabatt|gutschrift|restwert|neuwert|listenpreis|mehrkilometer|minderkilometer|arbeitspreis|[mk]wh|stellplatz~|anfahrt~?|überstunden~?|schadenersatz|je schaden|pro schaden|weihnachtsgeld|urlaubsgeld|kostenvoranschlag|kleinreparatur~?|extra',
    limit: 'bis zu|max\\.|maximal|höchstens|mindestens|bis',
    rhythms: [
      ['(?:pro|je|im|/|per|p\\.) ?monat|/ ?monat|monatlich~?|mtl\\.?|monats~|kalendermonatlich', 'month'],
      ['(?:pro|je|/|per) ?(?:quartal|vierteljahr)|/ ?quartal|vierteljährlich~?|quartalsweise|quartals~', 'quarter'],
      ['(?:pro|je|/) ?halbjahr|halbjährlich~?', 'half-year'],
      [
        '(?:pro|je|im|/|per|p\\.) ?(?:saison|(?:vertrags|kalender|versicherungs)?jahr)|/ ?jahr|(?<!viertel|halb)jährlich~?|p\\. ?a\\.?|jahres~|jährl\\.|per annum',
        'year',
      ],
      [
        '(?:pro|je|/|per) ?(?:stunde|std\\.?|tag|woche|stück|kwh|km|einsatz|nutzer|person|m²|qm|quadratmeter|einheit|anfahrt|besuch|tonne|schaden~)|ct/kwh|€/kwh|cent',
        'other',
      ],
    ],
    currencies: [
      ['euro', 'EUR'],
      ['franken|fr\\.|sfr\\.?', 'CHF'],
    ],
  },
  parties: {
    roles:
      'auftraggeber(?:in)?|auftragnehmer(?:in)?|vermieter(?:in)?|mieter(?:in)?|verpächter(?:in)?|pächter(?:in)?|verkäufer(?:in)?|käufer(?:in)?|lieferant(?:in)?|lieferer|kunde|kundin|anbieter(?:in)?|dienstleister(?:in)?|arbeitgeber(?:in)?|arbeitnehmer(?:in)?|versicherer|versicherungsnehmer(?:in)?|versicherungsunternehmen|lizenzgeber(?:in)?|lizenznehmer(?:in)?|leasinggeber(?:in)?|leasingnehmer(?:in)?|darlehensgeber(?:in)?|darlehensnehmer(?:in)?|vertragspartner(?:in)?(?: [12ab])?|partei [12ab]|berater(?:in)?|energielieferant|stromlieferant|gaslieferant|versorger|besteller(?:in)?|unternehmer(?:in)?|kreditgeber(?:in)?|kreditnehmer(?:in)?|bauherr(?:in)?|agentur|mitglied|betreiber(?:in)?|verwalter(?:in)?|eigentümer(?:in)?|nutzer(?:in)?|abnehmer(?:in)?|anschlussinhaber(?:in)?|kontoinhaber(?:in)?|lieferfirma|firma|auftragsverarbeiter|verantwortlicher|franchisegeber(?:in)?|franchisenehmer(?:in)?|käuferin|provider|hersteller|spediteur|veranstalter(?:in)?|künstler(?:in)?|wartungsfirma|wartungsunternehmen|hauptmieter(?:in)?|untermieter(?:in)?|untervermieter(?:in)?|vertragsnehmer(?:in)?|vertragsgeber(?:in)?|handelsvertreter(?:in)?|offenlegende partei|empfangende partei|inhaber(?:in)?|rechnungsempfänger|leistungserbringer(?:in)?|leistungsempfänger(?:in)?|teilnehmer(?:in)?|bewohner(?:in)?',
    opens: 'zwischen|vertragsparteien|die parteien|vertragspartner sind|parteien',
    closes:
      'wird (?:\\p{L}+ ){0,6}(?:vertrag|~vertrag|vereinbarung|~vereinbarung|nachtrag)|wird (?:folgende|nachfolgende|der |die |das )|schließen|vereinbaren|präambel|§ ?1|1\\.|i\\.|artikel 1|ziffer 1|gemeinsam|über',
    and: 'und|sowie',
    alias: 'nachfolgend|nachstehend|im folgenden|im weiteren|fortan|kurz|folgend|genannt',
    lead: 'der|die|dem|das|den|firma|der firma|fa\\.|herrn?|frau|eheleuten?|zwischen|und|sowie|unternehmen|name:?|name/firma:?|familie|dem unternehmen|der gesellschaft',
    stop: 'vertreten|mit sitz|geschäftsansässig|wohnhaft|geboren|geb\\.|ansässig|handelnd|gesetzlich|eingetragen|straße|postfach|nachfolgend|nachstehend|im folgenden|anschrift|adresse|tel\\.|telefon|hrb|ust|kundennummer|sitz|steuernummer|c/o|z\\. ?hd|mitgliedsnummer|kundennr\\.?',
    onBehalf: 'im namen und (?:auf rechnung|im auftrag) (?:der|des|von)|im namen (?:der|des|von)',
    forms:
      'GMBH & CO\\. ?KG|GMBH|GmbH & Co\\. ?(?:KG|OHG)aA|GmbH & Co\\. ?(?:KG|OHG)|GmbH ?& ?Co ?KG|AG & Co\\. ?(?:KG|KGaA)|UG \\(haftungsbeschränkt\\)(?: & Co\\. ?KG)?|gGmbH|GmbH|gUG|UG|AG|SE|KGaA|KG|OHG|oHG|GbR|eGbR|e\\. ?V\\.|e\\. ?K\\.|e\\. ?Kfm\\.|e\\. ?Kfr\\.|eG|eGen|e\\. ?G\\.|mbH|PartGmbB|PartG(?: mbB)?|VVaG|a\\. ?G\\.|AöR|KdöR|Ges\\.?m\\.?b\\.?H\\.?|Verwaltungs-GmbH|Versicherungs-AG|Aktiengesellschaft|Genossenschaft|Sàrl|Stiftung|SA|Inc\\.|Ltd\\.?',
    bodies:
      'stadtwerke|gemeinde|stadt|landkreis|kreis|bundesrepublik|land|universität|hochschule|stiftung|~verein|kirchengemeinde|praxis|gemeindewerke|zweckverband|sparkasse|volksbank|klinikum|krankenhaus|autohaus|verlag|hotel|apotheke|kanzlei|bäckerei|gasthaus|restaurant|bank|versicherung|studio|schule|kindergarten|fahrschule|wohnungseigentümergemeinschaft|weg|eigentümergemeinschaft|hausverwaltung|ingenieurbüro|architekturbüro|steuerberater~|~betrieb|werkstatt|handwerkskammer|treuhand|agentur|tischlerei|schreinerei|metzgerei|gärtnerei|café|friseur~|salon|druckerei|buchhandlung|büro|weingut|kita|pflegedienst',
    person: 'herrn?|frau',
    departments:
      'kundenservice|kundendienst|kundenbetreuung|vertragsservice|vertragsabteilung|service|support|vertrieb|buchhaltung|abteilung|team|ihr team|mitgliederservice',
    closing:
      'ihr (?:[\\p{L}]+-)?team|mit freundlichen grüßen|freundliche grüße|mit besten grüßen|beste grüße|viele grüße|mit freundlichem gruss|freundliche grüsse|mit sportlichen grüßen|herzliche grüße|mfg|hochachtungsvoll|mit \\p{L}+ grüßen|mit freundlichen grüssen',
    greeting: 'sehr geehrte~?|guten tag|hallo|liebe~?|grüß gott',
  },
  kind: {
    titles:
      '~vertrag(?:es|s|e)?|~vereinbarung|vereinbarung|~abkommen|versicherungsschein|~police|police|police~|bürgschaft~?|mietverhältnis|~überlassung|nutzungsvereinbarung|order form|bestellformular|darlehen|~vollmacht|lizenz~|abonnement|mitgliedschaft~?|mitgliedsantrag|service level agreement|leistungsschein|abo|leasing|wartungsschein',
    orders:
      'auftragsbestätigung|bestellbestätigung|vertragsverlängerung|bestellung|auftrag|auftragserteilung|einzelauftrag|beauftragung|vertragsbestätigung|bestätigen (?:\\p{L}+ ){0,8}(?:auftrag|bestellung|bereitstellung|abschluss)|(?:ihren|ihre) (?:auftrag|bestellung)|angebotsannahme|angebot angenommen|nehmen (?:\\p{L}+ ){0,4}angebot (?:\\p{L}+ ){0,6}an|lieferbestätigung|begrüßen (?:\\p{L}+ ){0,4}als kund~|willkommen|verlängerung (?:ihres|deines|des)|(?:vertrag|abo|abonnement|paket|lizenz|mitgliedschaft)~? (?:\\S+ ){0,12}verlängert sich',
    cancellations:
      'kündigungsbestätigung|nichtverlängerung|keine verlängerung|bestätigung (?:ihrer|der|deiner) kündigung|bestätigen (?:\\p{L}+ ){0,6}kündigung|kündigung|aufhebungsvertrag|aufhebungsvereinbarung|vertragsende bestätigt',
    amendments:
      '~?nachtrag|änderungsvereinbarung|zusatzvereinbarung|ergänzungsvereinbarung|vertragsänderung|verlängerungsvereinbarung|vertragsverlängerung',
    offers: 'angebot|kostenvoranschlag|offerte',
    accepted: '(?:angebot )?angenommen|(?:wir nehmen|ich nehme) (?:\\p{L}+ ){0,2}angebot|auftrag erteilt|einverstanden',
    others:
      'ratgeber|ausschreibung|öffentliche ausschreibung|vergabebekanntmachung|rechnung|gutschrift|zahlungserinnerung|mahnung|lieferschein|newsletter|protokoll|lebenslauf|stellenanzeige|pressemitteilung|datenschutzerklärung|allgemeine geschäftsbedingungen|tagesordnung|einladung|kontoauszug|gehaltsabrechnung|quittung|preisliste|besprechungsnotiz|niederschrift|reisebericht|arbeitszeugnis|speisekarte|agenda|abrechnung|kostenvoranschlag',
    notContract:
      'newsletter|angebotsanfrage|um (?:\\p{L}+ ){0,2}angebot (?:\\p{L}+ ){0,4}(?:bitten|gebeten)|(?:bitten|bitte) (?:\\p{L}+ )?um ein angebot|abmelden|rechnungsnummer|rechnungsbetrag|rechnungsdatum|tagesordnung|teilnehmer:|anwesend:?|berufserfahrung|stellenangebot|bewerb~|pressekontakt|top 1|webinar|ausgabe',
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
      'vertragsnummer|auftragsnummer|versicherungsscheinnummer|bestellnummer|vertrags-?nr\\.?|angebotsnr\\.?|auftrags-?nr\\.?|policen-?nr\\.?',
    ],
  },
};
