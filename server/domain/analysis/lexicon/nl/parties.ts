/** Dutch: how parties are named, labelled and introduced. */
import type { Lexicon } from '../lexicon.ts';
import { anyOf } from '../oneOf.ts';

export const nlParties: Pick<Lexicon, 'parties'> = {
  parties: {
    roles: anyOf(
      'adverteerder|uitgever',
      '(?:achter)?naam,? (?:en )?voor(?:naam|letters)|voor- en achternaam|voornaam en (?:achter)?naam',
      'opdrachtgever|opdrachtnemer|verhuurder|huurder|onderhuurder|bewoner|deelnemer|cursist|leverancier|afnemer|klant',
      'koper|verkoper|werkgever|werknemer|werkneemster|verzekeraar|verzekerings?nemer|verzekerde|maatschappij|contractant',
      'aanbieder|dienstverlener|licentiegever|licentienemer|lessor|lessee|leasemaatschappij|leasegever|leasenemer',
      'kredietgever|kredietnemer|geldgever|geldnemer|uitlener|inlener|lener|aannemer|eigenaar|gebruiker|verpachter',
      'pachter|partij [12ab]|agent|principaal|franchisegever|franchisenemer|abonnee|contracthouder|energieleverancier',
      'verwerker|verwerkingsverantwoordelijke|adviseur|consultant|bemiddelaar|aanbestedende dienst|inschrijver',
      'besteller|bestellende partij|tenaamstelling|beheerder|contractpartij|naam(?: (?:lid|klant|bedrijf))?|lid|club',
      'bedrijf|uitbater|(?:ligplaats|vergunning|abonnement|pas)houder|sponsor|vereniging|gesponsorde|ouders?(?: ?(?:/|of|en) ?verzorgers?)?|(?:kinderopvang)?organisatie|gastouder|syndicus',
    ),
    opens: 'tussen(?: de)? ondergetekenden|tussen|de ondergetekenden|ondergetekenden|partijen',
    closes: anyOf(
      'komen (?:\\p{L}+ ){0,6}overeen|verklaren|zijn overeengekomen|overwegende|wordt het volgende',
      'in aanmerking nemende|artikel 1|1\\.1|gezamenlijk|hebben (?:\\p{L}+ ){0,4}afgesproken|overwegingen',
    ),
    agree:
      '(?:komen (?:\\p{L}+ ){0,6}overeen|spreken (?:\\p{L}+ ){0,4}af|sluiten|zijn (?:\\p{L}+ ){0,3}overeengekomen|hebben (?:\\p{L}+ ){0,4}afgesproken)',
    and: 'en',
    alias: 'hierna|verder te noemen|nader te noemen|te noemen|genoemd',
    lead: anyOf(
      'de heer|mevrouw|dhr\\.|mevr\\.|mw\\.|de besloten vennootschap(?: met beperkte aansprakelijkheid)?',
      'de naamloze vennootschap|besloten vennootschap|naamloze vennootschap|de vennootschap(?: onder firma)?|tussen|en',
      'het bedrijf|de|het|firma|naam|bedrijfsnaam|familie',
    ),
    stop: anyOf(
      'gevestigd|te(?= \\p{Lu}[\\p{L}-]+ ?(?:[,;.(\\n]|$))|zetelend|statutair|kantoorhoudende|ten deze|vertegenwoordigd|wonende|geboren|ingeschreven|hierna|rechtsgeldig',
      'te dezen|p\\/a|c\\/o|t\\.a\\.v|kvk|verder|nader|handelend|adres|tel\\.|met zetel|met maatschappelijke|ondernemingsnummer|klantnummer',
    ),
    onBehalf: 'namens|handelend namens|in naam van',
    forms: anyOf(
      'B\\. ?V\\.?|BV|N\\. ?V\\.?|NV|V\\. ?O\\. ?F\\.?|v\\. ?o\\. ?f\\.|VOF|C\\. ?V\\.?|CV|U\\. ?A\\.?|B\\. ?A\\.?|BVBA',
      'VZW|vzw|CVBA|SRL|Maatschap|Coöperatie U\\.A\\.|GmbH|SE|Ltd|Inc\\.?|EMZ|SA',
    ),
    bodies: anyOf(
      'stichting|gemeente|~vereniging|coöperatie|provincie|waterschap|universiteit|hogeschool|ziekenhuis|school|~school',
      '~bedrijf|~kantoor|~bureau|~winkel|sportcentrum|fitnesscentrum|zwembad|dierenkliniek|restaurant|hotel|apotheek',
      'bakkerij|slagerij|garage|bloemisterij|camping|praktijk|maatschap|kwekerij|timmerbedrijf|schildersbedrijf',
      'installatiebedrijf|bouwbedrijf|accountantskantoor|advocatenkantoor|administratiekantoor|onderlinge|ministerie',
      'staat|bank|verzekeringen|vve|vereniging van eigenaars|autobedrijf|makelaardij|café|salon|bibliotheek|museum',
      'woningcorporatie|drukkerij|tandartspraktijk|huisartsenpraktijk|eetcafé|loonbedrijf|transportbedrijf|~shop',
      '(?:en|&) (?:zoon|zonen|zn\\.?|dochters?|partners)|gebroeders|gebr\\.?|vme|~club|manege|dorpshuis|buurthuis|~erij|fysiotherapie|kinderopvang|sportschool|kapsalon',
    ),
    person: 'de heer|mevrouw|dhr\\.|mevr\\.|mw\\.|heer',
    departments: anyOf(
      'klantenservice|klantendienst|klantcontact|service|support|afdeling|afdeling \\p{L}+|administratie|ledenservice',
      'team|het team',
    ),
    closing:
      'met vriendelijke groet(?:en)?|vriendelijke groet(?:en)?|hoogachtend|met hartelijke groet(?:en)?|groeten|groet|mvg',
    greeting: 'geachte|beste|hallo|goedendag',
  },
};
