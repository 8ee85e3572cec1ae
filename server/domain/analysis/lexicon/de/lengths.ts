/** German: what says which length of time is which. */
import type { Lexicon } from '../lexicon.ts';
import { anyOf } from '../oneOf.ts';

export const deLengths: Pick<Lexicon, 'lengths' | 'noticeToEndOf'> = {
  lengths: {
    term: {
      near: anyOf(
        '~laufzeit|laufzeit~|~dauer|dauert|vertragsdauer|befristet|fest|gilt|geschlossen|abgeschlossen|~?mietzeit|~mietdauer',
        '(?:mitglieds|mitgliedschafts|vertrags|versicherungs|schul)jahr|saison|spielzeit|bindefrist|mindest~|läuft|erstlaufzeit|grundlaufzeit|vertragsbindung|laufzeit|beginnt|vereinbart',
      ),
      before: anyOf(
        'gilt(?: für)?|auf(?: die dauer von)?|für(?: die dauer von| einen zeitraum von| zunächst)?|dauer von',
        'laufzeit(?: von| beträgt)?:?|zunächst|~laufzeit:?|~dauer:?|beträgt|zeitraum von|über|dauert|läuft(?: zunächst)?|endet (?:\\p{L}+ )?nach|~laufzeit von',
      ),
      after: 'befristet|fest|geschlossen|abgeschlossen|ab|laufzeit|mindest~',
    },
    renewal: {
      near: 'danach (?:jeweils|immer|stets)|jeweils (?:um )?(?:\\p{L}+|\\d+) weitere~|verlänger~|~verlängerung~|erneuer~|setzt (?:es |er |sie )?sich (?:\\S+ ){0,6}fort|fortgesetzt|läuft (?:\\S+ ){0,6}weiter|weiter',
      before: anyOf(
        '(?:um|für)(?: jeweils| je)?(?: weitere)?|stillschweigend|automatisch|jeweils|immer um|sich um|sich',
        '(?:verlängerungs|erneuerungs|folge)(?:zeitraum|periode|laufzeit)(?:s)? von|verlängerung(?:szeitraum)?:?|und weiter|jeweils (?:um )?weitere',
      ),
      after: '(?:automatisch |stillschweigend )?verlänger~|weiter~',
    },
    notice: {
      near: 'ob (?:er|sie|es|(?:der|die|das) \\p{L}+) (?:[^\\s.;]+ ){0,4}(?:verlängern|fortsetzen|weiterführen|weitermachen)|nicht (?:mehr )?(?:fortsetzen|weiterführen|verlängern|weitermachen)|~kündig~|~kündigung~|kündbar|beenden|beendet|kündigungsfrist~|aufgelöst|aufzulösen|aufgehoben|widersprich~|widersprochen',
      before: anyOf(
        'frist von(?: mindestens| jeweils)?|~kündigung von|~frist(?: beträgt| von)?(?: mindestens| jeweils)?:?|spätestens|mindestens',
        'wenigstens|bis|bis spätestens|unter einhaltung (?:von|einer) (?:\\p{L}+ )?|~frist(?: \\p{L}+){0,4} beträgt|einer',
      ),
      after: anyOf(
        'vor(?!aus beträgt)|zum (?:~ende|ende|ablauf|quartals~|monats~|jahres~|jeweiligen|schluss|kalender~|\\d)',
        'auf das ende|kündig~|kündbar|im voraus|frist|vorher|zuvor|kündigungsfrist|auf (?:~ende|ende)|nach vorheriger',
      ),
    },
    other: {
      near: anyOf(
        'probezeit|zahlbar|zahlungsziel|rechnung~|reaktionszeit|gewährleistung~|verjähr~|urlaub~|lieferzeit|lieferfrist',
        'widerruf~|nach vertragsende|nach beendigung|verzug|mängel~|aufbewahr~|vorlauf~|abgemahnt|mahnung|störung~',
        'lieferung|zahlungsrückstand',
      ),
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
      '(?:zum|auf das) (?:(?:ende|schluss) (?:des|eines|jedes) (?:kalender)?monats|(?:kalender)?monatsende|monatsschluss)|volle[rnm]? kalendermonat~',
      'month',
    ],
    [
      '(?:zum|auf das) (?:(?:ende|schluss) (?:des|eines|jedes) kalenderjahre?s|(?:kalender)?jahresende|jahresschluss)',
      'year',
    ],
  ],
};
