/** Dutch: the words of contracts in the Netherlands and Flanders. */
import { nlLaw } from './lawsByLanguage.ts';
import type { Lexicon } from './lexicon.ts';

export const nl: Lexicon = {
  language: 'nl',
  functionWords:
    'de het een en van is niet met voor op aan te dat die in zijn wordt worden door bij tot uit naar ook of om als uw wij u deze dit kan heeft tussen per onze na',
  months: [
    'januari|jan',
    'februari|feb',
    'maart|mrt',
    'april|apr',
    'mei',
    'juni|jun',
    'juli|jul',
    'augustus|aug',
    'september|sept|sep',
    'oktober|okt',
    'november|nov',
    'december|dec',
  ],
  numbers: {
    een: 1,
    één: 1,
    eén: 1,
    twee: 2,
    drie: 3,
    vier: 4,
    vijf: 5,
    zes: 6,
    zeven: 7,
    acht: 8,
    negen: 9,
    tien: 10,
    elf: 11,
    twaalf: 12,
    veertien: 14,
    vijftien: 15,
    achttien: 18,
    twintig: 20,
    vierentwintig: 24,
    dertig: 30,
    zesendertig: 36,
    veertig: 40,
    achtenveertig: 48,
    vijftig: 50,
    zestig: 60,
    negentig: 90,
  },
  units: [
    ['(?:kalender|werk)?dag(?:en)?', 'day', 1],
    ['(?:kalender)?we(?:ek|ken)', 'week', 1],
    ['(?:kalender)?maand(?:en)?', 'month', 1],
    ['kwarta(?:al|len)', 'month', 3],
    ['half ?jaar|halfjaar', 'month', 6],
    ['(?:kalender|contract|huur)?ja(?:ar|ren)', 'year', 1],
  ],
  lengthWords: [
    [
      'van jaar (?:op|tot) jaar|jaar op jaar|jaarlijks(?= (?:automatisch |stilzwijgend )?(?:verlengd|worden verlengd))',
      1,
      'year',
    ],
    ['maand (?:op|tot|per) maand', 1, 'month'],
    ['driemaandelijks~', 3, 'month'],
    ['eenzelfde periode van een jaar', 1, 'year'],
  ],
  joined: [
    ['-?daags~', 'day'],
    ['[ -]?maands~', 'month'],
    ['-?jarig~', 'year'],
  ],
  fillers: 'volle|hele|nieuwe|extra|aaneengesloten|opeenvolgende|verdere|volgende|aansluitende',
  endOfMonth: 'eind|einde',
  dayJoin: '',
  until: 'tot(?: en met)?|t/m',
  days: {
    begin:
      'vanaf|met ingang van|per|ingangsdatum(?: \\p{L}+)?|startdatum(?: \\p{L}+)?|gaat in(?: op| per)?|ingaande(?: op| per)?|gaat (?:\\p{L}+ )?in op|begint(?: op| per)?|beginnend(?: op)?|aanvang(?:sdatum)?(?: op)?|aanvangend op|vang(?:t|en) aan(?: op)?|(?:treedt|trad|treden) in werking(?: op| per| met ingang van)?|in dienst(?: per| op)?|van|start(?:en)?(?: op| per)?|beginnen(?: op| per)?|sinds|leveringsdatum(?= ?:)|begindatum|inwerkingtreding|van kracht (?:vanaf|per|met ingang van)|activatiedatum|datum in dienst|aangegaan (?:per|op)|opgeleverd op',
    end: 'opzegbaar (?:\\p{L}+ ){0,3}(?:per|tegen)|worden opgezegd (?:per|tegen)|op tegen|tegen|op per|zeg (?:\\p{L}+ ){1,6}op (?:per|met ingang van)|tot(?: en met| uiterlijk)?|t/m|eindigt(?: van rechtswege| automatisch| derhalve| dan| ook)*(?: op| per)?|eindigend(?: van rechtswege)?(?: op)?|eindigen(?: op| per)?|eindigende(?: op)?|einddatum(?: \\p{L}+)?|~vervaldatum(?: \\p{L}+)?|vervaldatum|verloopt(?: op| per)?|loopt (?:\\p{L}+ )?(?:af op|tot(?: en met)?)|loopt af(?: op)?|afloopdatum|lopende tot(?: en met)?|einde (?:\\p{L}+ ?){1,3}|einde(?= ?:? ?$)|opgezegd (?:per|tegen)|opzegging (?:\\p{L}+ )?(?:per|tegen)|beëindigd (?:per|op|met ingang van)|beëindigen wij (?:\\S+ ){0,4}per|stopt (?:op|per)|afloop',
    renewal:
      'verlengd (?:\\p{L}+ ){0,3}(?:op|per)|verlengingsdatum|wordt op|(?:verlenging|verlengen)(?: \\p{L}+){0,3} (?:op|per)|volgende verlenging',
    noticeBy: 'uiterlijk(?: op| tot| vóór| voor)?|opzeggen (?:kan )?(?:tot|vóór|voor)|vóór|zeg (?:\\p{L}+ )?uiterlijk',
    signed:
      'datum (?:\\p{L}+ )?(?:akkoord|acceptatie|ondertekening|bestelling|overeenkomst|opdracht)|besteldatum|opdrachtdatum|contractdatum|getekend (?:te \\p{L}+ )?(?:op|d\\.d\\.)|ondertekend (?:te \\p{L}+ )?op|opgemaakt (?:te \\p{L}+ )?op|afgegeven (?:te \\p{L}+ )?op|overeengekomen op|akkoord (?:\\p{L}+ )?(?:op|d\\.d\\.)|datum(?= ?:? ?(?:\\p{L}{6,9},? )?$)|verzonden ?:|afgesloten op|gesloten op|afgiftedatum|datum polis|getekend:?|ondertekend:?',
    ordered: '(?:bestelling|opdracht|order|akkoord) van',
    other:
      'geboren (?:te [\\p{L} ]+ )?(?:op)?|geboren op|brief van|(?:e-?mail|verzoek|bericht) van|(?:overeenkomst|contract|huurovereenkomst|offerte|factuur|voorwaarden|versie|wet|addendum|besluit|notulen|overleg|akte|huurcontract|~overeenkomst)(?: [\\p{L}]+){0,3} (?:nr\\. ?\\S+ )?(?:van|d\\.d\\.|gedateerd|gedagtekend)|d\\.d\\.|de dato|factuurdatum|leverdatum|levering (?:op|vóór)|geldig tot|offerte geldig tot|proeftijd (?:\\p{L}+ )?tot|betaaldatum|betalen (?:vóór|voor|op)|voor het eerst (?:per|op)|indexering (?:per|op)|ontvangen op|betaling (?:vóór|voor|uiterlijk)|jaarlijks per|jaarlijks op',
  },
  daysAfter: {
    begin: '(?:\\p{L}+ )?(?:in werking|in dienst|ingegaan|van kracht|van start|ingaat)',
    end: '(?:van rechtswege )?(?:eindigt|afloopt|verloopt|(?:is (?:\\p{L}+ ){0,3})?geheel (?:afgelost|terugbetaald)|is (?:\\p{L}+ ){0,4}afgelost|af(?=[.,;]|$)|beëindigd|beëindigen)',
    renewal:
      '(?:automatisch |stilzwijgend )?(?:verlengd|(?:met|voor)(?= (?:telkens |steeds |opnieuw |nog )?(?:een|één|twee|drie|vier|vijf|zes|twaalf|\\d)))|wordt (?:uw|je|jouw|het|de) (?:\\S+ ){1,6}(?:automatisch|stilzwijgend|verlengd)',
  },
  signedAt: {
    lead: 'gelezen en goedgekeurd|plaats(?: en|,) datum ?:?|datum|(?:voor )?akkoord|getekend te|ondertekend te|aldus (?:\\p{L}+ ){0,8}te|opgemaakt(?: in \\p{L}+)? te|afgegeven te|gedaan te|getekend in',
    join: 'op|, op|,|d\\.d\\.|, d\\.d\\.',
  },
  wasSigned: '(?:gesloten|afgesloten|aangegaan|ondertekend)(?: op)?',
  wasSignedBehind:
    '(?:met u |bij u )?(?:(?:zijn|hebben|heb|ben|is|werd) )?(?:aangegaan|gesloten|afgesloten|ondertekend)',
  notTheTerm:
    '(?:prijs|prijzen|tarie(?:f|ven)) (?:\\S+ ){0,6}(?:vast|gegarandeerd|geldig|ongewijzigd)|proeftijd|offerte|bedenktijd|betalingstermijn|betaling|factu~|geheimhouding~ (?:\\S+ ){0,8}na (?:afloop|beëindiging)|na (?:afloop|beëindiging) van(?! (?:de|het|deze|die) (?:\\p{L}+ )?(?:periode|looptijd|termijn|contractperiode|jaar))|nog (?:\\p{L}+ ){0,4}na|garantie|verjaring|concurrentiebeding|relatiebeding|levertijd|vakantie~|verzuim|ingebrekestelling|reactietijd|prijsgarantie|aanpass~|indexe~|verhog~',
  splits: 'tenzij|indien|als|mits|waarna|daarna|behoudens|met inachtneming|en kan|vervolgens|maar',
  lengths: {
    term: {
      near: 'duur|~duur|looptijd|bepaalde tijd|periode|aangegaan|contractduur|geldt|gesloten|contractperiode|minimale|huurperiode|loopt|afgesloten|geldig|looptijd',
      before:
        'voor de duur van|duur(?: van| is| bedraagt)?:?|looptijd(?: van| is| bedraagt)?:?|periode van|voor|voor een (?:vaste |initiële |minimale )?(?:periode|termijn|looptijd) van|bepaalde tijd van|~duur:?|tijd van|gedurende|bedraagt',
      after: 'vast|ingaande|derhalve|met ingang|vanaf|looptijd',
    },
    renewal: {
      near: 'daarna (?:telkens|steeds)|vervolgens (?:telkens|steeds)|verleng~|verlenging|voortgezet|voortzetting|vernieuw~|hernieuwd',
      before:
        '(?:met|voor)(?: telkens| steeds| een| nog| nogmaals| opnieuw)*(?: (?:aansluitende |nieuwe |gelijke |volgende )?periodes? van(?: telkens)?)?|telkens(?: met| voor)?|stilzwijgend|automatisch|verlengd|verlenging met|steeds(?: met| voor)?|periodes? van(?: telkens)?|verlenging:?',
      after: 'verleng~|verder',
    },
    notice: {
      near: 'opzeg~|zegt? (?:\\S+ ){0,6}op|opgezegd|opzegt|zegt|zeggen wij|verzet|opzegging|aanzeg~|beëindig~|kenbaar|wenst',
      before:
        'opzegtermijn(?: \\p{L}+){0,3} van|opzegtermijn(?: \\p{L}+){0,4} ?:?|~opzegtermijn:?|termijn van(?: ten ?minste| minimaal| minstens)?|uiterlijk|ten ?minste|minimaal|minstens|opzegtermijn is|inachtneming van(?: een)?',
      after: 'voor|vóór|van tevoren|tevoren|voorafgaand|opzegtermijn|tegen het einde|opzeg~',
    },
    other: {
      near: 'proeftijd|betal~|factu~|levertijd|garantie|vakantie|bedenktijd|na afloop|na beëindiging|reactie~|verzuim|eindafrekening|respons~|ziek~|oplever~|voldaan|na ontvangst',
      before: 'binnen|na|iedere|elke|om de',
      after: 'na|factuurdatum|na factuurdatum|na ontvangst|proeftijd|vakantie|schriftelijk protest',
    },
  },
  noticeToEndOf: [
    ['tegen (?:het )?einde? van (?:een|het|elk) (?:kalender)?halfjaar', 'half-year'],
    ['tegen (?:het )?einde? van (?:een|het|elk) (?:kalender)?kwartaal', 'quarter'],
    ['tegen (?:het )?einde? van (?:een|de|elke) (?:kalender)?maand', 'month'],
    ['tegen (?:het )?einde? van (?:een|het|elk) kalenderjaar', 'year'],
  ],
  governingLaw: nlLaw,
  renews:
    'daarna (?:telkens|steeds)|vervolgens telkens|verlengd|verlengt|verlenging: ?(?:stilzwijgend|automatisch)|(?:stilzwijgend|automatisch)~?(?: \\p{L}+){0,6} verleng~|voortgezet|stilzwijgende verlenging|automatische verlenging|hernieuwd|stilzwijgend(?: \\p{L}+){0,4} vernieuwd|verleng~(?: \\p{L}+){0,4} (?:automatisch|stilzwijgend)|loopt (?:\\p{L}+ ){0,5}door',
  byItself: 'stilzwijgend|automatisch|telkens',
  sameLength: '(?:gelijke|(?:een)?zelfde|dezelfde) (?:periode|termijn|duur)s?(?! van)',
  neverRenews:
    '(?:geen|niet|zonder)(?: \\p{L}+){0,3} (?:verleng~|verlenging|voortgezet)|verlenging\\)? (?:\\p{L}+ ){0,3}uitgesloten|eindigt (?:\\p{L}+ ){0,6}van rechtswege|van rechtswege (?:op|per)|verlenging: ?geen|zonder dat (?:\\p{L}+ ){0,4}opzegging',
  mayRenew:
    'verlengingsoptie~?|(?:mogelijkheid|recht) (?:\\p{L}+ ){0,10}te verlengen|optie (?:\\p{L}+ ){0,5}verleng~|kan (?:\\p{L}+ ){0,10}worden verlengd|in onderling overleg (?:\\S+ ){0,4}verleng~|optiejaren|optieperiode|kan (?:\\S+ ){0,8}verlengen|(?:recht|mogelijkheid) (?:\\S+ ){0,8}verleng~',
  mutual: 'onderling|overleg|overeenstemming',
  goingOn:
    '~?verleng~|voortgezet|voortzet~|vernieuw~|doorlop~|loopt (?:\\p{L}+ ){0,5}door|~?optie~?|doorgaan|nieuwe? (?:periode|contract|overeenkomst)|aansluitend~?|opnieuw|voortduur~|blijft (?:\\p{L}+ ){0,5}(?:lopen|van kracht)',
  openEnded: 'onbepaalde (?:tijd|duur)',
  fromSignature:
    '(?:op|bij|vanaf|door|na|met)(?: de)?(?: datum van| dag van| moment van)?(?: de)? (?:ondertekening|getekend)',
  money: {
    total:
      'leent~?|lening|geldlening|totaal~?|totale|~totaal|aanneemsom|totaalprijs|opdrachtwaarde|contractwaarde|vaste prijs|koopsom|in totaal|hoofdsom|opdrachtsom',
    whole: 'in totaal|totaal',
    fee: '~prijs|prijs|huur|~huur|~vergoeding|vergoeding|premie|~premie|abonnement~?|tarief|salaris|loon|kost|kosten|~kosten|maandbedrag|~bedrag|bedrag|honorarium|~termijn|contributie|bijdrage|lidgeld|huurgeld|incasseren|afschrijven|in rekening|betaalt|fee|leasetermijn|jaarbedrag',
    notPrice:
      'waarborgsom|borg|borgsom|bankgarantie|aansprakelijk~?|verzekerd bedrag|verzekerde som|eigen risico|boete|uurtarief|eenmalig~?|aansluitkosten|servicekosten|voorschot~?|reiskosten|onkosten|maximaal|maximum|btw:|\\d+ ?% btw|btw \\d|stukprijs|aanbetaling|aanspraak|gebeurtenis|limiet|korting|vakantietoeslag|bonus|prijs per eenheid|schade|administratiekosten|activeringskosten|energiekosten|cataloguswaarde|bijtelling|dekking|verzekerd|extra|[mk]wh',
    limit: 'tot|maximaal|max\\.|ten hoogste|minimaal|ten minste',
    rhythms: [
      ['(?:per|/|p\\.) ?(?:kalender)?maand|/ ?mnd|p/m|p\\.m\\.|maandelijks~?|maandbedrag|maandhuur|maand~', 'month'],
      ['(?:per|/) ?kwartaal|kwartaal~', 'quarter'],
      ['(?:per|/) ?half ?jaar|halfjaarlijks~?', 'half-year'],
      [
        '(?:per|/|p\\.) ?(?:kalender|contract)?jaar|/ ?jaar|(?<!half)jaarlijks~?|per seizoen|jaarpremie|jaarbedrag|jaarhuur|p\\.j\\.|p/j|jaar(?:vergoeding|kosten|prijs)',
        'year',
      ],
      [
        '(?:per|/) ?(?:uur|dag|week|stuk|kwh|km|gebruiker|persoon|m²|m2|bezoek|beurt|eenheid|aanspraak|gebeurtenis|medewerker|voertuig)|€/kwh',
        'other',
      ],
    ],
    currencies: [['euro', 'EUR']],
  },
  parties: {
    roles:
      'opdrachtgever|opdrachtnemer|verhuurder|huurder|onderhuurder|bewoner|deelnemer|cursist|leverancier|afnemer|klant|koper|verkoper|werkgever|werknemer|werkneemster|verzekeraar|verzekeringnemer|verzekerde|maatschappij|contractant|aanbieder|dienstverlener|licentiegever|licentienemer|lessor|lessee|leasemaatschappij|leasegever|leasenemer|kredietgever|kredietnemer|geldgever|geldnemer|uitlener|inlener|lener|aannemer|eigenaar|gebruiker|verpachter|pachter|partij [12ab]|agent|principaal|franchisegever|franchisenemer|abonnee|contracthouder|energieleverancier|verwerker|verwerkingsverantwoordelijke|adviseur|consultant|bemiddelaar|aanbestedende dienst|inschrijver|besteller|bestellende partij|tenaamstelling|beheerder|contractpartij|naam(?: (?:lid|klant|bedrijf))?|lid|club|bedrijf',
    opens: 'tussen(?: de)? ondergetekenden|tussen|de ondergetekenden|ondergetekenden|partijen',
    closes:
      'komen (?:\\p{L}+ ){0,6}overeen|verklaren|zijn overeengekomen|overwegende|wordt het volgende|in aanmerking nemende|artikel 1|1\\.1|gezamenlijk|hebben (?:\\p{L}+ ){0,4}afgesproken|overwegingen',
    and: 'en',
    alias: 'hierna|verder te noemen|nader te noemen|te noemen|genoemd',
    lead: 'de heer|mevrouw|dhr\\.|mevr\\.|mw\\.|de besloten vennootschap(?: met beperkte aansprakelijkheid)?|de naamloze vennootschap|besloten vennootschap|naamloze vennootschap|de vennootschap(?: onder firma)?|tussen|en|het bedrijf|de|het|firma|naam|bedrijfsnaam|familie',
    stop: 'gevestigd|statutair|kantoorhoudende|ten deze|vertegenwoordigd|wonende|geboren|ingeschreven|hierna|rechtsgeldig|te dezen|kvk|verder|nader|handelend|adres|tel\\.|met zetel|met maatschappelijke|ondernemingsnummer|klantnummer',
    onBehalf: 'namens|handelend namens|in naam van',
    forms:
      'B\\. ?V\\.?|BV|N\\. ?V\\.?|NV|V\\. ?O\\. ?F\\.?|v\\. ?o\\. ?f\\.|VOF|C\\. ?V\\.?|CV|U\\. ?A\\.?|B\\. ?A\\.?|BVBA|VZW|CVBA|SRL|Maatschap|Coöperatie U\\.A\\.|GmbH|SE|Ltd|Inc\\.?|EMZ|SA',
    bodies:
      'stichting|gemeente|~vereniging|coöperatie|provincie|waterschap|universiteit|hogeschool|ziekenhuis|school|~school|~bedrijf|~kantoor|~bureau|~winkel|sportcentrum|fitnesscentrum|zwembad|dierenkliniek|restaurant|hotel|apotheek|bakkerij|slagerij|garage|bloemisterij|camping|praktijk|maatschap|kwekerij|timmerbedrijf|schildersbedrijf|installatiebedrijf|bouwbedrijf|accountantskantoor|advocatenkantoor|administratiekantoor|onderlinge|ministerie|staat|bank|verzekeringen|vve|vereniging van eigenaars|autobedrijf|makelaardij|café|salon|bibliotheek|museum|woningcorporatie|drukkerij|tandartspraktijk|huisartsenpraktijk|eetcafé|loonbedrijf|transportbedrijf|~shop|fysiotherapie|kinderopvang|sportschool|kapsalon',
    person: 'de heer|mevrouw|dhr\\.|mevr\\.|mw\\.|heer',
    departments:
      'klantenservice|klantendienst|klantcontact|service|support|afdeling|afdeling \\p{L}+|administratie|ledenservice|team|het team',
    closing:
      'met vriendelijke groet(?:en)?|vriendelijke groet(?:en)?|hoogachtend|met hartelijke groet(?:en)?|groeten|groet|mvg',
    greeting: 'geachte|beste|hallo|goedendag',
  },
  kind: {
    titles:
      '~overeenkomst|overeenkomst|~contract|contract|polisblad|polis|~polis|akkoord|convenant|verzekeringsbewijs|~abonnement|abonnement|licentie~?|lidmaatschap|~lening|lease~|opdrachtbevestiging|bestelformulier|borgtocht|verwerkersovereenkomst|volmacht',
    orders:
      'opdrachtbevestiging|orderbevestiging|bevestiging van (?:uw|je) (?:bestelling|opdracht|contract|abonnement)|bevestiging van uw|bestelling|inkooporder|bestelformulier|offerte akkoord|akkoord|(?:uw|je) (?:\\p{L}*abonnement|\\p{L}*contract|\\p{L}*pakket|\\p{L}*licentie|\\p{L}*verzekering|\\p{L}*lidmaatschap|domein\\p{L}*)(?: \\S+){0,12} (?:verlengd|verloopt)|welkom|opdracht|verlenging van (?:uw|je)|bevestigen (?:\\p{L}+ ){0,6}(?:opdracht|bestelling|abonnement)',
    cancellations:
      'niet[- ]verlenging|geen verlenging|bevestiging (?:van (?:uw|de) )?(?:opzegging|beëindiging)|opzegging|beëindigingsovereenkomst|vaststellingsovereenkomst|bevestigen (?:\\p{L}+ ){0,6}opzegging',
    amendments: 'addendum|allonge|wijzigingsovereenkomst|aanvulling op|contractverlenging|aanhangsel',
    offers: 'offerte|prijsopgave',
    accepted: '(?:voor )?akkoord|(?:wij gaan|ik ga) akkoord|geaccepteerd|aanvaard',
    others:
      'gids|aanbesteding|aankondiging|factuur|creditnota|betalingsherinnering|aanmaning|pakbon|nieuwsbrief|notulen|verslag|curriculum vitae|vacature|persbericht|privacyverklaring|algemene voorwaarden|agenda|uitnodiging|rekeningoverzicht|loonstrook|offerte|bon|prijslijst|menu|jaarrekening|eindafrekening',
    notContract:
      'offerteaanvraag|offerte (?:toe)?sturen|offerte aanvragen|nieuwsbrief|afmelden|uitschrijven|factuurnummer|factuurdatum|te betalen|agenda|aanwezig:|werkervaring|vacature|sollicit~|webinar|seminar|factuurbedrag',
    binding: [
      'komen (?:\\p{L}+ ){0,6}overeen|overeengekomen|verklaren',
      'partijen|elk der partijen|een der partijen|ondergetekenden',
      'opzeg~|opgezegd|opzegtermijn',
      'looptijd|duur|ingangsdatum|einddatum|gaat in|met ingang van|bepaalde tijd|eindigt|~vervaldatum|startdatum|ingaande',
      'verleng~|stilzwijgend|voortgezet',
      'rechter|nederlands recht|algemene voorwaarden|belgisch recht|geschillen',
      'verplicht zich|verplichten zich|verbindt zich|verzorgt',
      'prijs|huurprijs|vergoeding|premie|tarief|salaris|maandbedrag|kosten|bedrag',
      'hierna|te noemen|opdrachtgever|verhuurder|huurder|verzekeringnemer|leverancier|afnemer|werkgever|opdrachtnemer',
      'ondertekend|getekend|handtekening|tweevoud|akkoord|(?:_{6,}|\\.{12,})',
      'deze overeenkomst|artikel \\d|het gehuurde',
      'polisnummer|contractnummer|ordernummer|klantnummer|overeenkomstnummer|opdrachtnummer',
    ],
  },
};
