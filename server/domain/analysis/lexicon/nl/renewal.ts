/** Dutch: what is said of going on, and of ending. */
import type { Lexicon } from '../lexicon.ts';
import { anyOf } from '../oneOf.ts';

export const nlRenewal: Pick<
  Lexicon,
  | 'renews'
  | 'byItself'
  | 'sameLength'
  | 'neverRenews'
  | 'mayRenew'
  | 'mutual'
  | 'openEnded'
  | 'goingOn'
  | 'fromSignature'
> = {
  renews: anyOf(
    '(?:daarna|verlenging(?: met)?) (?:telkens|steeds)|verlenging ?:? ?(?:\\p{L}+ ){0,2}(?:automatisch|stilzwijgend|telkens|steeds)|vervolgens telkens|verlengd|verlengt|verlenging: ?(?:stilzwijgend|automatisch)',
    '(?:daarna|vervolgens|telkens|steeds) (?:\\p{L}+ ){0,2}(?:jaar|maand~?) (?:erbij|langer|extra)|(?:stilzwijgend|automatisch)~?(?: \\p{L}+){0,6} verleng~|voortgezet|stilzwijgende verlenging',
    '(?:gaat|loopt) (?:\\p{L}+ ){0,4}(?:jaar|maand|periode) (?:door|verder)|automatische verlenging|hernieuwd|stilzwijgend(?: \\p{L}+){0,4} vernieuwd',
    'verleng~(?: \\p{L}+){0,4} (?:automatisch|stilzwijgend)|loopt (?:\\S+ ){0,6}door(?! tot| voor onbepaalde)|kom(?:t|en) er (?:vanzelf|automatisch|stilzwijgend) (?:\\p{L}+ ){1,4}bij',
  ),
  byItself:
    'stilzwijgend|automatisch|vanzelf|telkens|tenzij|behoudens|zonder (?:\\p{L}+ )?opzegging|behalve|(?:zegt|als|indien) (?:\\S+ ){0,3}(?:geen|niet|niemand)',
  sameLength: '(?:gelijke|(?:een)?zelfde|dezelfde) (?:periode|termijn|duur)s?(?! van)',
  neverRenews: anyOf(
    '(?:geen|niet|zonder)(?: \\p{L}+){0,3} (?:verleng~|verlenging|voortgezet)(?! (?:te )?(?:wens|verlang|wil)~)|verlenging (?:is er|is|vindt|volgt|komt er) (?:[^\\s.,]+ ){0,2}niet',
    '(?:loopt|gaat) (?:\\p{L}+ ){0,3}niet (?:\\p{L}+ ){0,3}(?:door|verder)|laatste (?:\\p{L}+ ){0,3}verlenging',
    'eventuele verlenging (?:[^\\s.]+ ){0,5}(?:overeengekomen|afgesproken|besproken|overleg)',
    '(?:verlenging|verlengen) (?:kan|is) (?:\\p{L}+ ){0,2}(?:alleen|slechts|uitsluitend) (?:[^\\s.]+ ){0,6}(?:samen|afspreken|overeenkomen|overleg|instemming)',
    '(?:elke|iedere|een) (?:verdere )?(?:verlenging|voortzetting) (?:[^\\s.]+ ){0,5}nieuwe?',
    'voor (?:[^\\s.]+ ){1,5}is een nieuwe? ~?(?:overeenkomst|contract) nodig',
    'verlenging (?:[^\\s.;,]+ ){0,8}(?:vervalt|vervallen|geschrapt|afgeschaft)|vervalt (?:[^\\s.;,]+ ){0,5}verlenging',
    'verlenging\\)? (?:\\p{L}+ ){0,6}uitgesloten|eindigt (?:\\p{L}+ ){0,6}van rechtswege|van rechtswege (?:op|per)',
    'zonder dat (?:\\p{L}+ ){0,5}(?:verleng~|verlenging|voortgezet)',
    'verlenging ?:? (?:geen|niet|nee)|zonder dat (?:\\p{L}+ ){0,4}opzegging|eindigt (?:[^\\s.]+ ){0,8}(?:vanzelf|zonder (?:nadere |voorafgaande )?(?:opzegging|aankondiging))',
    '(?:verlenging|voortzetting) (?:[^\\s.]+ ){0,3}(?:vergt|vereist|alleen|slechts|uitsluitend) (?:[^\\s.]+ ){0,5}(?:instemming|akkoord|overleg|overeenstemming|~?overeenkomst|~?contract)|(?:alleen|slechts|pas) (?:na|met|door) een nieuwe? ~?(?:overeenkomst|contract)',
  ),
  mayRenew: anyOf(
    'verleng~ (?:(?!niet|geen)[^\\s.;]+ ){0,10}(?:als|indien|mits|wanneer) (?:(?!niet|geen|niemand|zonder)[^\\s.;]+ ){0,12}(?:vraagt|verzoekt|wenst|meldt|aangeeft|weten laat|laat weten|verlangt)(?! (?:niet|geen))',
    'op verzoek van (?:[^\\s.;]+ ){0,10}verleng~|verleng~ (?:[^\\s.;]+ ){0,6}op verzoek van',
    '~optie (?:voor|op|van) (?:een|één|twee|\\d+) (?:extra |verdere? )?(?:jaar|maand~)|optie (?:[^\\s.;]+ ){0,14}(?:uitgeoefend|uit te oefenen|gelicht|lichten)',
    'verlengingsoptie~?|(?:mogelijkheid|recht) (?:[^\\s.]+ ){0,14}te verlengen|optie (?:[^\\s.;]+ ){0,14}verleng~',
    '(?:recht op|aanvraag tot|recht tot) (?:huur)?hernieuwing',
    'kan (?:(?!stilzwijgend|automatisch)\\p{L}+ ){0,10}worden verlengd|in onderling overleg (?:\\S+ ){0,4}verleng~|optiejaren|optieperiode',
    'heeft (?:\\p{L}+ ){1,3}daar(?:op|toe)? recht(?: op)?|verlenging (?:[^\\s.]+ ){0,6}(?:verlangen|eisen|inroepen)|kan (?:\\S+ ){0,12}verlengen|(?:recht|mogelijkheid) (?:\\S+ ){0,8}verleng~',
  ),
  mutual: 'onderling|overleg|overeenstemming|beide partijen|instemming|addendum',
  openEnded: '(?:onbepaalde|onbeperkte) (?:tijd|duur)|(?:geen|zonder) (?:(?:vaste )?einddatum|vaste (?:looptijd|duur))',
  goingOn: anyOf(
    '~?verleng~|voortgezet|voortzet~|vernieuw~|doorlop~|loopt (?:\\p{L}+ ){0,5}door|~?optie~?|doorgaan',
    'nieuwe? (?:periode|contract|overeenkomst)|aansluitend~?|opnieuw|voortduur~',
    'blijft (?:\\p{L}+ ){0,5}(?:lopen|van kracht)',
    'daarna|maandelijks opzegbaar|na (?:afloop van )?(?:de|deze|die) (?:\\p{L}+ )?(?:looptijd|periode|contractperiode)',
  ),
  fromSignature:
    '(?:op|bij|vanaf|door|na|met)(?: de)?(?: datum van| dag van| moment van)?(?: de)? (?:ondertekening|getekend)|(?:vanaf|na) de (?:datum|dagtekening) van deze ~overeenkomst',
};
