/**
 * Words that are looked for in every document that is read by lexicon, whatever its language: a contract in French may have a German address, and what
 * is known before the language is (text, sentences) cannot wait for it. Each is a list of alternatives of an expression; a new language adds its own.
 */
import { oneOf } from './oneOf.ts';

/** Short words that end no sentence with their full stop. */
export const ABBREVIATIONS = oneOf(
  'abs|art|nr|str|dr|prof|dipl|ing|ca|bzw|vgl|gem|inkl|exkl|zzgl|ggf|evtl|max|min|tel|fa|hr|geb|etc|usw|z\\.b|d\\.h|u\\.a|i\\.d\\.r|p\\.a|gez|ziff|mtl|jährl',
  'fr|mme|mlle|st|ste|av|bd|cie|janv|févr|avr|juil|oct|nov|déc|cp|c\\/o',
  'no|nos|núm|sr|sra|dña|avda|ene|abr|ago|dic|vol|p\\.ej|n\\.i\\.f|s\\.a|s\\.l|s\\.a\\.u|s\\.l\\.u',
  'mevr|mw|dhr|excl|incl|bijv|b\\.v|n\\.v|v\\.o\\.f|mrt|t\\.?e\\.?m|d\\.m\\.v|i\\.v\\.m|m\\.b\\.t|m\\.i\\.v|o\\.a|o\\.b\\.v|t\\.a\\.v|t\\.n\\.v',
  'co|e\\.v|e\\.k|jan|feb|apr|jun|jul|aug|sept|okt|dez|dec',
);
/** Abbreviations inside names: "Dr. Keil", "Avda. Goya 71". */
export const NAME_ABBREVIATIONS = oneOf(
  'Fam|med|Avda|Av|Ctra|Pza|Sant|Sr|Sres|Mme|Bd|Str|Dr|Dres|Dra|Inh|Ir|Drs|Mr|Prof|Dipl|Ing|St|Ste|Co|Gebr|Fa|Mag|Sta|Sto|Hnos|Cía|Cie|Ets',
);
/** What a page is called beside its number. */
export const PAGE_WORDS = oneOf(
  'seite|s\\.|blatt|page|p\\.|feuillet|página|pág\\.?|pag\\.?|hoja|folio|blz\\.?|blad|bladzijde|pagina',
);
/** Before the day on which a paper was printed. */
export const PRINTED_ON = oneOf(
  'gedruckt|(?:aus)?druck|stand|fassung|ausgabe|imprim|édit|tirage|impres|versi|afgedrukt|afdruk|uitgave|print',
);
/** What begins a line of its own, and what joins a line to the one before it. */
export const LINE_STARTERS = oneOf(
  "(?:article|artikel|art\\.|annexe?|anlage|bijlage|anexo)\\b|z\\. ?hd?\\.|z\\. ?hdn\\.|t\\.a\\.v\\.|i\\. ?[va]\\.(?= )|ppa\\.|gez\\.(?= )|à l'attention|a la atención",
);
export const JOINERS = oneOf('und|oder|bzw|et|ou|y|o|en|of');

/** How months begin; a day at the start of a line, which is no number of a list; and words with which no line ends for good. */
export const MONTHS = oneOf(
  'jan|jän|ene|feb|fév|mär|mar|maa|mrt|apr|avr|abr|mai|mei|may|jun|jui|jul|aug|aoû|ago|sep|okt|oct|nov|dez|déc|dec|dic',
);
export const DAY_OF_MONTH = `\\d{1,2}\\. ?${MONTHS}`;
export const LINE_LEADS = oneOf(
  'der|die|das|dem|den|des|eine?[mnrs]?|und|oder|mit|von|vom|zu[mr]?|[ai]m|bis|ab|für|auf|nach|vor|durch|gemäß|je|pro|als|über|beträgt|endet',
  'le|la|les|du?e?|des|une?|et|ou|à|aux?|en|par|pour|sur|dans|avec|ses?|sa|son|soit|dont|qui|que|est',
  'el|los|las|del|y|o|a|al|por|para|con|sus?|hasta|desde|es',
  'het|een|of|van|voor|met|op|in|aan|bij|tot|tegen|per|naar|door|uit|te[rn]?|dat|bedraagt|eindigt|is',
);

/** What a numbered clause is called. */
export const CLAUSES = oneOf('art\\p{L}*\\.?|cláusula');

/** The words between a place and a day, and those inside the name of a place. */
export const ON_DAY = oneOf('den|le|el|op');
export const PLACE_WORDS = 'a[mn]|der|sur|la|les?|del?|den?|aan|bei|im|ob|en|i\\.|l[ae]s';
/** Parts of words by which even a short one says that something begins or ends. */
export const CLEAR_DAYS =
  'ginn|begin|start|end|eind|fin|term|abl[aä]u|loop|stop|verval|ven[cç]|expir|éch[ée]a|efecto|cesse';

/** How long before its term ends: "vor Ablauf", "avant son échéance". */
export const BEFORE_ITS_END = oneOf(
  'vor (?:\\p{L}+ ){0,3}\\p{L}*(?:ablauf|ende)|zu[mr] (?:\\p{L}+ ){0,2}(?:\\p{L}*laufzeit|vertragsende|laufzeitende|ablauf)',
  "avant (?:[\\p{L}]+[ '’]){0,4}(?:échéance|terme|expiration|fin)\\b",
  '(?:antes|antelación|anticipación|anterioridad)[^.;]{0,30}(?:vencimiento|fin|finalización|término|expiración)|al vencimiento',
  'v(?:oo|óó)r (?:\\p{L}+ ){0,3}\\p{L}*(?:einde?|eindigen|afloop|verstrijken|vervaldatum|vervaldag)|(?:tegen|per) (?:het )?einde',
);
/** So long before it: "drei Monate im Voraus". */
export const AHEAD = oneOf(
  'im voraus|vorher|zuvor|à l.avance|d.avance|auparavant|de antelación|de anticipación|antes|van tevoren|vooraf|tevoren',
);
/** What comes behind the end, where another price or contract takes its place: "Dan gaat u over op ons variabele tarief". */
export const MOVES_ON = oneOf(
  '(?:wechsel\\p{L}*|übergehen|gehen|stufen)(?: \\p{L}+){0,5} (?:in|auf)(?: \\p{L}+){0,3} \\p{L}*(?:tarif|vertrag|preis)e?(?!\\p{L})',
  '(?:bascul|pass)(?:e|ez|erez|era|ent)(?: \\p{L}+){0,4} (?:sur|au|à|vers)(?: \\p{L}+){0,2} (?:tarif|offre|contrat|prix)',
  '(?:aplicar|pasar|cambiar)\\p{L}*(?: a)? (?:la|el|una?|nuestr[oa]) (?:nueva )?(?:tarifa|plan|contrato|precio)(?! anterior)',
  '(?:gaat|komt|valt|stapt|zetten|brengen|krijgt)(?: \\p{L}+){0,4} (?:op|naar|onder|over)(?: \\p{L}+){0,4} \\p{L}*' +
    '(?:tarief|contract|prijs|prijzen)',
);
/** What lets one side go because of the other. */
export const FOR_CAUSE = oneOf(
  '\\p{L}*verzug|\\p{L}*rückst[aä]nd|wichtige[mnr]? gr[uü]nd|vertragsverletzung|versto[sß]|insolvenz|fristlos',
  'défaut de paiement|impayé|manquement|inexécution|faute\\b(?! de (?!paiement))|mise en demeure',
  'impago|incumpl|insolvencia|concurso de acreedores',
  'wanprestatie|niet-nakoming|tekortkom|achterstand|verzuim|faillissement|(?:dringende|gewichtige) reden',
);

/** By the unit: "19,80 € je kg"; and what is no unit: "par an", "per incasso". */
export const EACH = oneOf('je|pro|par|per|por');
export const NO_UNIT = oneOf(
  'an|année|mois|mes|jahr|monat|jaar|maand|año|lastschrift|überweisung|virement|prélèvement|chèque|incasso|automatische',
  'transferencia|domiciliación|bank|domiciliation|adelantado|anticipado|vooruit',
);
/** What a lease is called, and what it calls the price of its object. */
export const LEASES = 'leas|renting|crédit-bail';
export const OBJECT_PRICES = oneOf(
  "kaufpreis|anschaffung\\p{L}*|listenpreis|valeur|prix d'achat|valor|precio de (?:compra|adquisición)|aanschaf\\p{L}*|catalogus\\p{L}*",
);
/** "Ausführung: 10. August bis 4. September": when what was ordered is done. */
export const DONE_WITHIN = oneOf(
  'ausführung(?:szeit(?:raum)?)?|leistungszeit(?:raum)?|durchführung|(?:exécution|réalisation|intervention)|période (?:d.exécution|d.intervention|de réalisation)',
  '(?:plazo|periodo|fechas) de (?:ejecución|realización)|ejecución|realización|uitvoering(?:speriode)?',
);
/** From what happens: "36 Monate ab Lieferung". */
export const COUNTED_FROM = oneOf(
  '(?:ab|von|vanaf|na)(?: der| dem| de| het)?|(?:à (?:compter|partir|dater)|dès) ?(?:du|de la|de l|l|la|le)?|(?:desde|a partir de|a contar desde)(?: la| el)?',
);
/** "36 Monate ab dem Datum der Lieferung", "desde la fecha de activación". */
export const DAY_OF = oneOf(
  '(?:datum|tag) (?:der|des)|(?:date|jour) (?:de la|de l|du|de|d)|(?:fecha|día) (?:de la|del|de)|(?:datum|dag) van(?: de| het)?',
);
/** A price goes from one sum to another. */
export const CHANGED = oneOf(
  'erhöh|angehoben|anheb|steigt|gesenkt|senk|reduzier|herab|ermäßig|angepasst|(?:ab)?geändert',
  'verho|verlaag|stijgt|daalt|aangepast|gewijzigd|bijgesteld',
  'port[ée]|passe|augment|ramen|rédui|modifi|révis|pasa|aument|increment|increas|sube|baja|rebaj|reduc|actualiz',
);
export const FROM_SUM = oneOf("de|von|van|d'");
export const TO_SUM = oneOf('à|auf|naar|tot|op|a|hasta');
/** By how much. */
export const BY_SUM = oneOf('um|met');
/** Whether a sum is one before its tax. */
export const TAX_TAILS = oneOf('HT|TTC|HTVA|TVAC|netto|brutto|bruto|\\+ IVA|más IVA|excl\\.? btw|incl\\.? btw');
/** Behind a sum, before the one that takes its place: "wird durch … ersetzt", "est remplacé par". */
export const REPLACED_BY = oneOf(
  'durch',
  '(?:est |sera )?remplacée?s? par|(?:se )?(?:sustitu|reemplaz)\\p{L}+ (?:queda )?por|(?:wordt |is )?vervangen door',
);
/** Before a sum that another has taken the place of. */
export const INSTEAD_OF = oneOf(
  "statt|anstelle|bisher(?:ige[rns]?)?|bislang|vorherige[rns]?|vorjahre?s?\\p{L}*|im vorjahr|au lieu d[eu']|auparavant|jusqu'ici|(?:précédent|antérieur)e?s?|l'an dernier",
  'en lugar de|en vez de|hasta ahora|anterior(?:es)?|precedente|año pasado|in plaats van|voorheen|tot nu toe|vorige?|(?:oude|eerdere) \\p{L}*(?:prijs|premie|tarief)',
);
/** Taxes and tax numbers that say whose dollar or peso a "$" is. */
export const DOLLARS: readonly (readonly [pattern: string, code: string])[] = [
  ['TPS|TVQ', 'CAD'],
  ['CUIT|AFIP|[Ff]actura A', 'ARS'],
  ['RFC|CFDI|de C\\. ?V\\.|DE C\\. ?V\\.', 'MXN'],
  ['NIT|m/cte|DIAN|C\\. ?C\\.(?= ?(?:[Nn]o\\. ?)?\\d)', 'COP'],
  ['SpA|R\\.?U\\.?T\\.?(?= ?[\\d:])', 'CLP'],
];
/** "Laat dat uiterlijk op … weten": one side tells the other. */
export const TELLS = oneOf(
  'laa?te?n? (?:\\S+ ){0,8}weten|weten laat|mitteil\\p{L}*|mitgeteilt|meedeelt|mee te delen|te (?:berichten|melden)|ausübung|auszuüben',
);
/** A loan. */
export const LENT = oneOf('darlehen|kredit|prêt|crédit|emprunt|préstamo|lening|krediet');
/** What is used beyond what a flat price has. */
export const OVERUSE = oneOf(
  'mehrverbrauch|mehrmenge|darüber hinaus|übersteig|exceso|exced|au-delà|dépassement|excédent|meerverbruik|overschrijd|boven',
);
/** Heads of columns of money, and of columns before tax, of tax, and with it. */
export const MONEY_HEADS: readonly (readonly [pattern: string, code: string])[] = [
  ['€|EUR|euros?', 'EUR'],
  ['CHF|Fr\\.|SFr\\.?|Franken|francs suisses', 'CHF'],
  ['USD|US\\$', 'USD'],
];
export const TAX_HEADS = oneOf(
  '(?:betrag |preis )?(?:netto|brutto)(?:betrag|preis)?|(?:\\d{1,2}(?:[.,]\\d)? ?% ?)?(?:ust|mwst|steuer)\\.?(?: ?\\d{1,2}(?:[.,]\\d)? ?%)?',
  '(?:montant |prix )?(?:ht|htva|ttc|tvac)|(?:\\d{1,2}(?:[.,]\\d)? ?% ?)?tva(?: ?\\d{1,2}(?:[.,]\\d)? ?%)?',
  '(?:importe )?(?:sin|con) iva|base(?: imponible)?|iva(?: ?\\d{1,2} ?%)?|(?:bedrag |prijs )?(?:excl|incl)\\.?(?: btw)?|(?:\\d{1,2} ?% ?)?btw(?: ?\\d{1,2} ?%)?',
);
/** Between what is paid and how much. */
export const AMOUNTS_TO = oneOf(
  'beträgt|von|ist|est (?:fixée? )?(?:de|à)|s.élève à|es de|será de|asciende a|bedraagt|is|van',
);
/** The tax is in the sum. */
export const TAX_ADDED = oneOf(
  'ttc|tvac|toutes taxes|t\\.t\\.c|inkl|brutto|einschl|(?:iva|impuestos|igic) incl|con iva|incl|(?:mwst|btw) inbegr',
);
/** Between a sum and the same with its tax: "+ IVA 21 % = ", "zzgl. 19 % USt, zusammen". */
export const WITH_ITS_TAX =
  oneOf('iva|igic|mwst|ust|umsatzsteuer|mehrwertsteuer|tva|btw') +
  '\\.?(?!\\p{L})[^\\p{L}=:]*' +
  oneOf('=|:|soit|(?:en )?total|zusammen|gesamt|das sind|also|es decir|o sea|totaal|dus|samen') +
  '[ :]*$';
/** Not within the price. */
export const SEPARATELY = oneOf('gesondert|separat|en sus|à part|séparément|aparte|por separado|apart|afzonderlijk');
/** Before what is within a sum. */
export const INCLUDING = oneOf(
  'inkl\\.?|inklusive|einschl\\.?|einschließlich|y compris|incluid[oa]s?|inclusief|incl\\.?',
);
/** Behind a sum, where other words than its own begin: "zuzüglich Nebenkosten". */
export const BESIDES = oneOf('zuzüglich|zzgl|hors|más|excl|plus|et|inclusief|exclusief|inkl\\.?|inclus|incl\\.?');

/** Heads of emails, by which line, and how a letter begins. */
export const MAIL_FROM = oneOf('von|de|van');
export const MAIL_TO = oneOf('an|à|para|aan');
export const SENT_ON = oneOf('gesendet|envoyé|enviado|verzonden');
/** Before whoever an offer is made to. */
export const OFFERED_TO = oneOf('für|pour|voor|destinataire|destinatario|empfänger|geadresseerde');
export const LETTER_STARTS = oneOf(
  'sehr geehrte|guten tag|madame\\b|monsieur\\b|cher\\b|chère|bonjour|estimad[oa]s?|muy señor|geachte?\\b|beste\\b',
);
export const WROTE_IT = oneOf('schrieb|a écrit|escribió|schreef|wrote');
/** The line of a letter that says what it is about. */
export const SUBJECTS = oneOf('betreff|betrifft|betr\\.|objet|concerne|asunto|ref\\.|betreft|onderwerp');
/** How long an offer stands, which says nothing of its acceptance. */
export const VALID_UNTIL = oneOf(
  'gültig\\p{L}*|gilt|bindefrist|angebotsfrist|bis (?:zum|spätestens)|valables?|validité|jusqu.au|avant le',
  'válid[oa]s?|validez|vigencia|hasta(?: el)?|geldig(?:heid)?|tot(?: en met| uiterlijk)?|uiterlijk|vóór',
);
/** What a letter about new prices is about. */
export const PRICE_NEWS = oneOf(
  'preis(?:anpassung|erhöhung|änderung)|(?:änderung|anpassung|erhöhung) (?:ihre[rs]|de[rs]|unserer) \\p{L}*(?:preis|beitr[aä]g|tarif)',
  '(?:hausse|révision|évolution|modification|augmentation) (?:de (?:nos|vos|votre|notre|la) |des |du )(?:tarif|prix|cotisation)',
  '(?:actualización|subida|revisión|modificación) de(?:l| los| las| su| sus| nuestras?| la)? ?(?:precio|tarifa|cuota)',
  '(?:prijs|tarief|premie)(?:verhoging|wijziging|aanpassing)|wijziging van (?:uw|onze|de) (?:prij|tarie|premie|maandbedrag)',
);
/** A word of confirming. */
export const CONFIRMS = 'best[äa]t|confirm|bevestig|tramit';
/** "As soon as possible": the end of a contract, as who leaves it writes. */
export const EARLIEST = oneOf(
  'nächstmöglich|nächst(?:en|zulässigen) (?:möglichen |zulässigen )?(?:termin|zeitpunkt)|frühestmöglich',
  '(?:prochaine|première) (?:échéance|date) (?:possible|utile|contractuelle)|dès que possible|meilleurs délais|plus proche échéance',
  '(?:próxima|primera) fecha posible|lo antes posible|cuanto antes|eerstvolgende|eerst mogelijke|zo spoedig mogelijk',
);
/** Between the title of a paper and the contract that it is about. */
export const OF_IT = oneOf(
  'des|der|zu[mr]|über (?:den|die|das)|d(?:u|es)|de la|sur (?:le|la)|del|de los|sobre el|van (?:de|het)|over (?:de|het)',
);
/** Words before the name of a contract by which somebody speaks of one: "Résilier son contrat", "Ihren Vertrag". */
export const SPEAKS_OF = oneOf(
  'son|sa|votre|vos|mon|un|une|su|tu|una|ihre[mns]?|seine[mn]|eine[mn]?|deine[mn]?|uw|je|jouw',
);
/** What a letter about a renewal is called. */
export const RENEWAL_OF_YOURS = oneOf(
  'verlängerung (?:ihre[rs]|deine[rs])|(?:renouvellement|reconduction) de (?:votre|vos)|(?:renovación|prórroga) de (?:su|tu)|(?:verlenging|hernieuwing|vernieuwing) van (?:uw|je)',
);
/** … as one's own, with somebody who isn't asked. */
export const OF_OURS = oneOf('notre|nos|nuestr[oa]s?|unser(?:e[mnrs]?)?|onze|ons|mijn|meine[mn]?|mon|mi');

/** What a street or a post box has in its line. */
export const STREETS = oneOf(
  "^(?:route|chemin|impasse|quai|place|boulevard|allée|cours|square|camino|paseo|avenida) (?:d[eu]s?|de la|del|d')",
  'apartado|postfach|postbus|straße|str\\.|weg \\d|rue |avenue|calle|plaza|laan|straat',
);
/** "Team" in the line that signs a letter, and whom the team is of. */
export const TEAMS = oneOf('team|equipo|équipe');
export const TEAM_OF = oneOf('der|vom|von|de la|del|de|du|van|bei|di');
/** Those who are greeted in the name of whom they work for. */
export const STAFF_OF = oneOf(
  '(?:mitarbeitende|team) (?:der|des|von|vom)|(?:l.)?équipe d[eu]|equipo de|(?:medewerkers|team) van(?: de| het)?',
);
/** "To the attention of", in an address. */
export const ATTENTION = 'attention|z\\. ?hd|t\\.a\\.v|^p\\/a |^c\\/o |a la atención';

/** What runs out by itself beside a contract: an insurance, a check, a certificate, an offer. */
export const OTHER_THINGS = oneOf(
  '\\p{L}*versicherung|prüfung|inspektion|hauptuntersuchung|tüv|zertifikat|zertifizierung|zulassung|genehmigung|angebot|aktion|gutschein|führerschein|haupt(?:miet|pacht)?vertrag\\p{L}*',
  'assurance|(?<!période de )garantie|certification|certificat|agrément|contrôle|inspection|offre|promotion|remise|permis|(?:bail|contrat|marché) principal|autorisation|tarif|devis',
  'seguro|póliza|garantía|certificado|certificación|inspección|itv|revisión|oferta|promoción|descuento|contrato principal|licencia|permiso|autorización|tarifa|catálogo|registros?|marcas?',
  'verzekering|keuring|apk|certificaat|inspectie|aanbieding|hoofd\\p{L}*overeenkomst|actie|korting|vergunning|tarief|offerte|catalogus|prijslijst',
);
