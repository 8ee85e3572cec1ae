/** German: what says which sum is the price, and how often it is paid. */
import type { Lexicon } from '../lexicon.ts';
import { anyOf } from '../oneOf.ts';

export const deMoney: Pick<Lexicon, 'money'> = {
  money: {
    total: anyOf(
      'total|gesamt~|~gesamt|auftragssumme|auftragswert|auftragsvolumen|vertragswert|pauschalpreis|pauschalhonorar|festpreis',
      'zusammen|das (?:sind|macht)|pauschal|kaufpreis|endbetrag|summe|werklohn|insgesamt|darlehensbetrag|darlehen(?: in höhe von)?|bestellwert',
    ),
    whole: 'insgesamt|gesamt|im ganzen|zusammen',
    fee: anyOf(
      '~vergütung~|vergütung~|~miete|~mietzins|mietzins|pachtzins|pacht|~pacht|~entgelt|entgelt~|preis|~preis|~beitrag',
      '~prämie|schulgeld|kursgeld|unterrichtsgeld|standgeld|beitrag|prämie|~rate|rate|honorar|~honorar|~gebühr|gebühr~|~pauschale|pauschale|gehalt|~gehalt|~lohn',
      'kosten|~abschlag|abonnement|abo|kosten betragen|mitgliedsbeitrag|~vergütung|zahlt|zahlen|kostet|berechnen|buchen',
      'entschädigt|vergütet|abgerechnet|abgebucht|eingezogen|betrag|~betrag|entschädigung',
    ),
    notPrice: anyOf(
      'kaution~?|~sicherheit|sicherheit|mietsicherheit|haftung~?|haftet|~?haftungs~|~summe je|versicherungssumme',
      'deckungssumme|~deckung|vertragsstrafe|selbstbeteiligung|selbstbehalt|stundensatz|stundenlohn|tagessatz',
      'einmalig~?|einrichtung~?|anschluss~?|bereitstellungs~|aktivierung~?|betriebskosten~?|nebenkosten~?|heizkosten~?',
      '~vorauszahlung~?|vorauszahlung~?|reisekosten|spesen|auslagen|höchst~?|höchstens|maximal|stammkapital',
      'grundkapital|umsatzsteuer: ?|mwst\\.? ?\\d|\\d ?% (?:mwst|ust|umsatzsteuer)|zzgl\\. \\d+ ?%|einzelpreis',
      'sonderzahlung|anzahlung|bonus|provision|mahngebühr|schadensfall|schadenfall|mindestumsatz|freigrenze|zuschlag',
      'rabatt|gutschrift|restwert|neuwert|listenpreis|mehrkilometer|minderkilometer|arbeitspreis|[mk]wh|stellplatz~',
      'anfahrt~?|überstunden~?|schadenersatz|je schaden|pro schaden|weihnachtsgeld|urlaubsgeld|kostenvoranschlag',
      'kleinreparatur~?|extra|(?:eintritts|einstiegs|aufnahme|beitritts)(?:gebühr|geld|zahlung)',
    ),
    limit:
      '(?:obergrenze|höchstbetrag|grenze) von|über|oberhalb(?: von)?|mehr als|bis zu|max\\.|maximal|höchstens|mindestens|bis',
    rhythms: [
      ['(?:pro|je|im|/|per|p\\.) ?monat|/ ?monat|monatlich~?|mtl\\.?|~monats~|kalendermonatlich', 'month'],
      ['(?:pro|je|/|per) ?(?:quartal|vierteljahr)|/ ?quartal|vierteljährlich~?|quartalsweise|quartals~', 'quarter'],
      ['(?:pro|je|/) ?halbjahr|halbjährlich~?', 'half-year'],
      [
        anyOf(
          '(?:pro|je|im|/|per|p\\.) ?(?:saison|(?:vertrags|kalender|versicherungs)?jahr)|/ ?jahr',
          '(?<!viertel|halb|mal )jährlich~?|p\\. ?a\\.?|jahres~|jährl\\.|per annum',
        ),
        'year',
      ],
      [
        anyOf(
          '(?:pro|je|/|per) ?(?:stunde|std\\.?|tag|woche|stück|kwh|km|einsatz|nutzer|person|m²|qm|quadratmeter|einheit|anfahrt|besuch|tonne|schaden~)',
          'ct/kwh|€/kwh|cent',
        ),
        'other',
      ],
    ],
    rates: [
      ['(?:pro|je|die|/|per) ?(?:stunde|std\\.?)|stundensatz|stundenlohn|stundenhonorar', 'hour'],
      ['(?:pro|je|/|am|per) ?tag|tagessatz|tagesmiete|tagespreis', 'day'],
      ['(?:pro|je|die|/|per) ?woche|wöchentlich~?|wochenmiete|wochenpreis|wochenlohn|wochenpauschale', 'week'],
    ],
    besideRate:
      'überstunden~?|mehrarbeit|mehraufwand|zusatz~|zusätzlich~?|anfahrt~?|verzug|verspät~|überzieh~|außerhalb|notdienst~?|bereitschaft~?|änderung~?|lager~|liegegeld|falls|sofern|wenn|bei',
    currencies: [
      ['euro', 'EUR'],
      ['franken|fr\\.|sfr\\.?', 'CHF'],
    ],
  },
};
