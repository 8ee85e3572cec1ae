/** Dutch: what says which length of time is which. */
import type { Lexicon } from '../lexicon.ts';
import { anyOf } from '../oneOf.ts';

export const nlLengths: Pick<Lexicon, 'lengths' | 'noticeToEndOf'> = {
  lengths: {
    term: {
      near: anyOf(
        'duur|~duur|(?:lease|abonnements|dienst|service|onderhouds|gebruiks|licentie)(?:periode|termijn)|looptijd|bepaalde tijd|periode|aangegaan|contractduur|geldt|gesloten|contractperiode|minimale',
        '(?:lidmaatschaps|contract|verzekerings|school)jaar|seizoen|huurperiode|(?:door)?loopt|duurt|afgesloten|geldig|looptijd',
      ),
      before: anyOf(
        'voor de duur van|duur(?: van| is| bedraagt)?:?|looptijd(?: van| is| bedraagt)?:?|periode van|voor',
        'voor een (?:vaste |initiële |minimale )?(?:periode|termijn|looptijd) van|bepaalde tijd van|~duur:?|tijd van',
        'gedurende|bedraagt|loopt(?: eerst)?|duurt|eindigt (?:\\p{L}+ )?na',
      ),
      after: 'vast|ingaande|derhalve|met ingang|vanaf|looptijd',
    },
    renewal: {
      near: anyOf(
        'daarna (?:telkens|steeds)|vervolgens (?:telkens|steeds)|verleng~|verlenging|voortgezet|voortzetting|vernieuw~',
        'hernieuwd|loopt (?:\\S+ ){0,6}door|(?:telkens|steeds)',
      ),
      before: anyOf(
        '(?:met|voor)(?: telkens| steeds| een| nog| nogmaals| opnieuw)*(?: (?:aansluitende |nieuwe |gelijke |volgende )?periodes? van(?: telkens)?)?',
        'telkens(?: met| voor)?|stilzwijgend|automatisch|verlengd|verlenging met|steeds(?: met| voor)?',
        'periodes? van(?: telkens)?|verlenging:?',
      ),
      after: '(?:automatisch |stilzwijgend )?verleng~|verder|door(?! tot)',
    },
    notice: {
      near: 'weten of|stoppen|niet verlengen|van verlenging afzie(?:t|n)|gee?f~ (?:\\p{L}+ ){0,3}door|door te geven|doorgeven|(?:voor)?opzeg~|zegt? (?:\\S+ ){0,6}op|opgezegd|opzegt|zegt|zeggen wij|verzet|opzegging|aanzeg~|beëindig~|kenbaar|wenst',
      before: anyOf(
        '(?:opzeg|opzeggings)termijn(?: \\p{L}+){0,3} van|opzegtermijn(?: \\p{L}+){0,4} ?:?|~opzegtermijn:?',
        'termijn van(?: ten ?minste| minimaal| minstens)?|uiterlijk|ten ?minste|minimaal|minstens|opzegtermijn is',
        'inachtneming van(?: een)?|(?:voor)?opzeg(?:ging)?(?: van)?(?: telkens| minstens| ten minste| minimaal)?',
      ),
      after: 'voor|vóór|van tevoren|tevoren|voorafgaand|opzegtermijn|tegen het einde|opzeg~',
    },
    other: {
      near: anyOf(
        'proeftijd|betal~|factu~|levertijd|garantie|vakantie|bedenktijd|na afloop|na beëindiging|reactie~|verzuim',
        'eindafrekening|respons~|ziek~|oplever~|voldaan|na ontvangst',
      ),
      before: 'binnen|na|iedere|elke|om de',
      after: 'na|factuurdatum|na factuurdatum|na ontvangst|proeftijd|vakantie|schriftelijk protest',
    },
  },
  noticeToEndOf: [
    ['tegen (?:het )?einde? van (?:een|het|elk) (?:kalender)?halfjaar', 'half-year'],
    ['tegen (?:het )?einde? van (?:een|het|elk) (?:kalender)?kwartaal', 'quarter'],
    ['tegen (?:het )?einde? van (?:een|de|elke) (?:kalender)?maand|volle kalendermaand(?:en)?', 'month'],
    ['tegen (?:het )?einde? van (?:een|het|elk) kalenderjaar', 'year'],
  ],
};
