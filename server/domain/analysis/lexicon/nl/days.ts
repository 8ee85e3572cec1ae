/** Dutch: what says which day is which. */
import type { Lexicon } from '../lexicon.ts';
import { anyOf, oneOf } from '../oneOf.ts';

export const nlDays: Pick<
  Lexicon,
  'days' | 'daysAfter' | 'signedAt' | 'wasSigned' | 'wasSignedBehind' | 'notTheTerm' | 'splits'
> = {
  days: {
    begin: anyOf(
      'eerste (?:dag|les|repetitie|training|beurt|levering|bijeenkomst|avond|keer|speeldag)(?= ?:? ?$)',
      'vanaf|met ingang van|per|ingangsdatum(?: \\p{L}+)?|startdatum(?: \\p{L}+)?|gaat (?:(?:de|deze|het|dit) \\p{L}+ )?in(?: op| per)?',
      '(?:ingaande|ingaat)(?: op| per)?|gaat (?:\\p{L}+ )?in op|begint(?: op| per)?|beginnend(?: op)?|aanvang(?:sdatum)?(?: op)?',
      'aanvang(?:end|t)(?: op)?|vang(?:t|en) aan(?: op)?|(?:treedt|trad|treden) in werking(?: op| per| met ingang van)?',
      'in dienst(?: per| op)?|op huur(?= ?:? ?$)|van|start(?:en)?(?: op| per)?|beginnen(?: op| per)?|sinds|leveringsdatum(?= ?:)',
      'begindatum|begin(?= ?:? ?$)|(?:ingegaan|begonnen|gestart) (?:op|per)|ingang(?= ?:? ?$)|plaatsing (?:per|vanaf)|inwerkingtreding|van kracht (?:vanaf|per|met ingang van)|activatiedatum|datum in dienst',
      'aangegaan (?:per|op)|opgeleverd op',
    ),
    end: anyOf(
      'laatste (?:dag|les|repetitie|training|beurt|levering|bijeenkomst|avond|keer|speeldag)(?= ?:? ?$)',
      'opzegbaar (?:\\p{L}+ ){0,3}(?:per|tegen)|worden opgezegd (?:per|tegen)|op tegen|tegen|op per',
      'zeg (?:\\p{L}+ ){1,6}op (?:per|met ingang van)|tot(?: en met| uiterlijk)?|t/m|t\\.?e\\.?m\\.?',
      'eindigt(?: van rechtswege| automatisch| derhalve| dan| ook)*(?: op| per)?|eindigend(?: van rechtswege)?(?: op)?',
      'eindigen(?: op| per)?|eindigende(?: op)?|einddatum(?: \\p{L}+)?|~vervaldatum(?: \\p{L}+)?|vervaldatum|vervaldag(?= ?:? ?$)',
      'verloopt(?: op| per)?|loopt (?:\\p{L}+ )?(?:af op|tot(?: en met)?)|loopt af(?: op)?|afloopdatum',
      'lopende tot(?: en met)?|einde (?:\\p{L}+ ?){1,3}|einde(?= ?:? ?$)|opgezegd (?:per|tegen)',
      'opzegging (?:\\p{L}+ )?(?:per|tegen)|beëindigd (?:per|op|met ingang van)|beëindigen wij (?:\\S+ ){0,4}per',
      'stopt (?:op|per)|afloop|af ?huur(?:datum)?(?= ?:? ?$)',
    ),
    renewal: anyOf(
      'verlengd (?:\\p{L}+ ){0,3}(?:op|per)|verlengingsdatum|wordt op',
      '(?:verlenging|verlengen)(?: (?!laatste|uiterlijk)\\p{L}+){0,3} (?:op|per)|volgende verlenging',
    ),
    noticeBy:
      'ten laatste(?: op)?|uiterlijk(?: op| tot(?: en met)?| vóór| voor)?|opzeggen (?:kan )?(?:tot|vóór|voor)|vóór|zeg (?:\\p{L}+ )?uiterlijk',
    signed: anyOf(
      'datum (?:\\p{L}+ )?(?:akkoord|acceptatie|ondertekening|bestelling|overeenkomst|opdracht)|besteldatum',
      'opdrachtdatum|orderdatum|contractdatum|getekend (?:te \\p{L}+ )?(?:op|d\\.d\\.)|ondertekend (?:te \\p{L}+ )?op',
      'opgemaakt (?:te \\p{L}+ )?op|afgegeven (?:te \\p{L}+ )?op|overeengekomen op|akkoord (?!beëindigd)(?:\\p{L}+ )?(?:op|d\\.d\\.)',
      'datum(?= ?:? ?(?:\\p{L}{6,9},? )?$)|verzonden ?:|afgesloten op|gesloten op|afgiftedatum|datum polis|getekend:?',
      'ondertekend:?|besteld(?: op|(?= ?:? ?$))',
    ),
    ordered: '(?:bestelling|opdracht|order|akkoord) van',
    other: anyOf(
      'geboren (?:te [\\p{L} ]+ )?(?:op)?|geboren op|(?:brief|schrijven|e-?mail|verzoek|bericht)(?: d\\.d\\.)? van',
      oneOf(
        'overeenkomst|contract|huurovereenkomst|offerte|factuur|voorwaarden',
        'versie|wet|addendum|besluit|notulen|overleg|akte|huurcontract',
        '~overeenkomst',
      ) + '(?: [\\p{L}]+){0,3} (?:nr\\. ?\\S+ )?(?:van|d\\.d\\.|gedateerd|gedagtekend)',
      'd\\.d\\.|de dato|akkoord beëindigd (?:op|per)|factuurdatum|leverdatum|levering (?:op|vóór)|geldig tot|offerte geldig tot',
      'proeftijd (?:\\p{L}+ )?tot|betaaldatum|betalen (?:vóór|voor|op)|voor het eerst (?:per|op)|indexering (?:per|op)',
      'ontvangen op|betaling (?:vóór|voor|uiterlijk)|jaarlijks per|jaarlijks op',
    ),
  },
  daysAfter: {
    begin:
      '(?:\\p{L}+ )?(?:in werking|in dienst|ingegaan|van kracht|van start|ingaat)|(?:begint|start) (?:\\p{L}+ ){1,3}(?:verzekeringsjaar|contractjaar|periode|looptijd|termijn)',
    end:
      '(?:van rechtswege )?' +
      oneOf(
        'eindigt|afloopt|verloopt',
        '(?:is (?:\\p{L}+ ){0,3})?geheel (?:afgelost|terugbetaald)',
        'is (?:\\p{L}+ ){0,4}afgelost|af(?=[.,;]|$)|beëindigd|beëindigen',
      ),
    renewal: anyOf(
      '(?:automatisch |stilzwijgend )?(?:verlengd|(?:met|voor)(?= (?:telkens |steeds |opnieuw |nog )?(?:een|één|twee|drie|vier|vijf|zes|twaalf|\\d)))',
      'wordt (?:uw|je|jouw|het|de) (?:\\S+ ){1,6}(?:automatisch|stilzwijgend|verlengd)',
    ),
  },
  signedAt: {
    lead: anyOf(
      'gelezen en goedgekeurd|plaats(?: en|,) datum ?:?|datum|(?:voor )?akkoord|getekend te|ondertekend te',
      '(?:overeengekomen|opgesteld|opgemaakt|getekend|ondertekend)(?: en \\p{L}+| in \\p{L}+(?: exemplaren)?){0,2}(?:,? te)|aldus (?:\\p{L}+ ){0,8}te|opgemaakt(?: in \\p{L}+(?: exemplaren)?)? te|afgegeven te|gedaan te|getekend in',
    ),
    join: 'op|, op|,|d\\.d\\.|, d\\.d\\.',
  },
  wasSigned: '(?:gesloten|afgesloten|aangegaan|ondertekend)(?: op)?',
  wasSignedBehind:
    '(?:met u |bij u )?(?:(?:zijn|hebben|heb|ben|is|werd) )?(?:aangegaan|gesloten|afgesloten|ondertekend)',
  notTheTerm: anyOf(
    '(?:prijs|prijzen|tarie(?:f|ven)) (?:\\S+ ){0,6}(?:vast|gegarandeerd|geldig|ongewijzigd)|proeftijd|offerte',
    'bedenktijd|betalingstermijn|betaling|factu~|geheimhouding~ (?:\\S+ ){0,8}na (?:afloop|beëindiging)',
    'na (?:afloop|beëindiging) van(?! (?:de|het|deze|die) (?:\\p{L}+ )?(?:periode|looptijd|termijn|contractperiode|jaar))',
    'nog (?:\\p{L}+ ){0,4}na|garantie|verjaring|concurrentiebeding|relatiebeding|levertijd|vakantie~|verzuim|~sluiting(?:sdag(?:en)?|speriode)?',
    'ingebrekestelling|reactietijd|prijsgarantie|(?:prijs|tarief|huur)aanpass~|aanpassing van (?:de |het )?(?:prij~|tarie~|huur~|vergoeding)|aangepast|indexe~|verhog~',
  ),
  splits: 'tenzij|indien|als|mits|waarna|daarna|behoudens|met inachtneming|en kan|vervolgens|maar',
};
