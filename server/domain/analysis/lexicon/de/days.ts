/** German: what says which day is which. */
import type { Lexicon } from '../lexicon.ts';
import { anyOf, oneOf } from '../oneOf.ts';

export const deDays: Pick<
  Lexicon,
  'days' | 'daysAfter' | 'signedAt' | 'wasSigned' | 'wasSignedBehind' | 'notTheTerm' | 'splits'
> = {
  days: {
    begin: anyOf(
      'erster? (?:tag|stunde|probe|termin|unterrichtsstunde|lieferung|training)',
      'beginn(?:t|en) mit (?:\\p{L}+ ){1,6}am|ab(?: dem)?|vom|seit(?: dem)?|(?:trete|tritt) (?:\\p{L}+ ){0,4}bei(?: zum| ab| am)?|beitritt(?: zum| ab| am)?|beg(?:inn|ann)t?(?: am| zum)?|beginnend(?: am| mit dem| zum| ab)?',
      '~beginn(?: ist)?(?: am| der)?|zum beginn|start(?:datum)?|starten(?: am)?|startet(?: am| zum)?|beginnen(?: am)?|wirkung (?:zum|vom|ab)',
      '~antritt|gültig ab|wirksam (?:zum|ab)|gilt ab|in kraft (?:am|zum|seit)',
      'tritt (?:am|zum|mit wirkung zum|mit wirkung vom)|bereitstellung(?:stermin)?(?: zum| am)?',
      'freischaltung(?: zum| am)?|aufnahme am|(?:begonnen|eingezogen|angetreten) am|eintritt(?: am| zum)?|übergabe(?: am)?|eingestellt zum|einstellung zum',
    ),
    end: anyOf(
      'letzter? (?:tag|stunde|probe|termin|unterrichtsstunde|lieferung|training)',
      'bis(?: zum| einschließlich| zum ablauf des| einschl\\.)*',
      '(?:kann )?(?:erstmals|frühestens)(?: jedoch| aber)? (?:kündbar )?(?:auf|per|zum)(?= (?:den )?$)',
      'endet(?: am| zum| mit ablauf des| mit dem| spätestens am| automatisch am| ohne kündigung am)*|enden|endend am',
      '~ende(?: (?:des|der) \\p{L}+)?|~ablauf(?:datum)?|läuft(?: am)?|ablauf des|fristgerecht zum|~auslauf',
      'gekündigt zum|kündigen? (?:ich|wir) (?:\\p{L}+ ){0,8}(?:zum|per)',
      'kündigung(?!sfrist)(?: ihres| des|~)? (?:\\p{L}+ ){0,4}zum|beendet zum|beendigung zum|befristet bis|laufzeit bis',
      'wirksam zum|zum ablauf|(?:fahrzeug|geräte)?rückgabe(?= ?:? ?$)',
    ),
    renewal: anyOf(
      'verlängert sich (?:\\p{L}+ ){0,3}am|verlängerung(?:sdatum|stermin)?(?: am| zum)?|nächste verlängerung',
      'verlängern (?:\\p{L}+ ){0,5}am',
    ),
    noticeBy: anyOf(
      'spätestens(?: bis)?(?: zum| am)?|kündigung(?: \\p{L}+){0,3} bis(?: spätestens)?(?: zum| am)?',
      'letzter? (?:kündigungstermin|tag)(?: (?:für|zur|zum) [^.;:]{3,60})?(?: ist(?: (?:damit|daher|also|somit))?)?(?: der)?|kündbar bis(?: zum)?',
    ),
    signed: anyOf(
      'gesendet|~datum des (?:vertrages|vertrags|auftrags)|vertragsdatum|vertragsabschluss(?: am)?|abgeschlossen am',
      'geschlossen am|(?:unterzeichnet|unterschrieben)(?: am|(?= ?:? ?$))|bestelldatum|orderdatum|auftragsdatum|annahmedatum|datum der annahme',
      'bestellt am|beauftragt am|ausgestellt (?:\\p{L}+ ){0,4}am|ausstellungsdatum|ausfertigungsdatum|angenommen am',
      'datum|vertragsschluss',
    ),
    ordered: '(?:auftrag|bestellung|beauftragung|order|zusage|annahme|auftragserteilung) vom',
    other: anyOf(
      'geboren(?: am)?|geb\\.|schreiben vom|~(?:ordnung|bedingungen|satzung|preisliste|formular) vom|(?:gemäß|gemäss|laut|entsprechend)(?: \\p{L}+){1,4} vom',
      '~?' +
        oneOf(
          'vertrag|vertrags|vertrages|vereinbarung|nachtrag|angebot|angebots',
          'fassung|rechnung|e-mail|mail|gespräch|protokoll|bescheid|gesetz',
          'beschluss|nachricht',
        ) +
        ' (?:nr\\. \\S+ )?vom',
      'stand(?: vom)?|liefertermin|lieferung (?:bis|am|zum)|rechnungsdatum|zahlbar (?:bis|am|zum)',
      'fällig(?: am| zum| bis)?|gültig bis|angebot gültig bis|probezeit (?:\\p{L}+ ){0,3}bis|preisgarantie bis',
      'erstmals (?:am|zum|ab)|anpassung (?:zum|ab)|widerruf~ bis|eingang (?:am|vom)|erhalten am|ihr~ vom|kündigung vom',
      'kündigungsschreiben vom|druckdatum|abnahme (?:bis|am)|annahmefrist',
    ),
  },
  daysAfter: {
    begin: 'aufgenommen|in kraft|(?:\\p{L}+ )?wirksam|beginn',
    end: anyOf(
      'aus(?=[.,;]|$)|(?:ohne dass es einer kündigung bedarf )?(?:endet|ausläuft|enden|beendet)|befristet',
      '(?:vollständig |ganz )(?:zurückgezahlt|getilgt)',
    ),
    renewal: '(?:automatisch |stillschweigend )?(?:um|verlänger)',
  },
  signedAt: {
    lead: anyOf(
      'ausgestellt in|so vereinbart|geschehen zu|ausgefertigt|gelesen und einverstanden|einverstanden|erteilt|angenommen|bestätigt|beauftragt|unterzeichnet in',
      'ort(?:,| und) datum:?|(?:geschlossen|abgeschlossen|vereinbart|unterschrieben|unterzeichnet|gefertigt) (?:zu|in)',
    ),
    join: 'den|am|, den|der',
  },
  wasSigned: anyOf(
    'den wir (?:mit ihnen )?am|die wir (?:mit ihnen )?am',
    '(?:geschlossen|abgeschlossen|unterzeichnet|unterschrieben|schlossen|vertrag(?:es|s)? (?:\\S+ ){0,8}vom) ?(?:am)?',
  ),
  wasSignedBehind: '(?:mit ihnen |bei ihnen )?(?:geschlossen|abgeschlossen|unterzeichnet|unterschrieben)',
  notTheTerm: anyOf(
    '(?:~preise?|tarif~|konditionen) (?:\\S+ ){0,6}(?:fest|unverändert|garantiert|gültig)(?! vereinbart)|probezeit',
    'preisgarantie|preisbindung|(?:test|pilot|probe|erprobungs)(?:phase|betrieb|zeitraum)|angebot(?! (?:[^\\s;]+ ){0,7}an[:,.])|widerruf~|zahlungsziel|zahlbar|rechnung~',
    '~?geheimhaltung~ (?:\\p{L}+ ){0,6}(?:fort|nach)|vertraulichkeit~ (?:\\p{L}+ ){0,6}(?:fort|nach)|gewährleistung~',
    'verjähr~|wettbewerbsverbot~|lieferzeit|lieferfrist|reaktionszeit|aufbewahr~|urlaub~|betriebsferien|schließ(?:ungs)?(?:zeit|tag)~|unverzüglich|mahnung|verzug',
    'verhandl~|mängel~|mindestlohn|anpass~|preisanpassung~|erhöh~|steigt',
    '(?:preis|miete|vergütung|entgelt)~? (?:\\S+ ){0,4}von (?:\\S+ ){1,3}auf',
  ),
  splits: 'wenn|sofern|falls|soweit|es sei denn|und kann|wobei|danach|anschließend|so verlängert|sodann|ansonsten',
};
