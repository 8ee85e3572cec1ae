/** The languages that are read by lexicon, and which of them a document is written in. */
import type { Language } from '../types.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Lexicon } from './lexicon.ts';
import { nl } from './nl.ts';
import { oneOf } from './oneOf.ts';

export const LEXICA: readonly Lexicon[] = [de, fr, es, nl];

/** So much of a text is looked at. */
const SAMPLE = 30_000;

const ENGLISH =
  'the and of to in is shall be by this that with for as on are or not its your you we will any from at which have has our it an under such may been';
/** Words of contracts, orders and invoices that no other of the languages has. */
const OWN: Readonly<Record<Language, RegExp>> = {
  en: /^(?:agreement|date|order|customer|invoice|advertiser|agency|net|gross|station|page|start|end|amount|payment|rate|terms?|contract|week|month|year|days?|description|buyer|seller|price|account|time|product|signature|phone|street)$/,
  de: /vertrag|auftrag|kündigung|laufzeit|straße|gebühr|jährlich|monatlich|versicherung|leistung|rechnung|^(?:kunde|preis|beginn|menge|zzgl|gmbh|monate?n?|jahre?n?|miete)$/,
  fr: /^(?:contrat|durée|client|loyer|mois|mensuel.*|bailleur|preneur|prestataire|abonnement|commande|souscripteur|facture|échéance|résiliation|préavis|société|montant|prix|bail|reconduction)$/,
  es: /^(?:contrato|cliente|fecha|proveedor|arrendador|arrendatari[oa]|pedido|cuota|inicio|vencimiento|renovación|importe|póliza|factura|duración|precio|prórroga|empresa|meses|años?)$/,
  nl: /overeenkomst$|^(?:opdrachtgever|opdrachtnemer|looptijd|huurder|verhuurder|ingangsdatum|opzegtermijn|leverancier|polis.*|maand(?:en)?|factuur|klant|prijs|verzekering.*|opzegging|jaar|bedrag|einddatum|btw)$/,
};

type Voice = { language: Language; small: readonly string[]; own: RegExp };
const VOICES: readonly Voice[] = [
  { language: 'en', small: ENGLISH.split(' '), own: OWN.en },
  ...LEXICA.map(({ language, functionWords }): Voice => ({
    language,
    small: functionWords.split(' '),
    own: OWN[language],
  })),
];

/** The lexicon a document is to be read with; null: it is English, or in a language nobody here reads. */
export function lexiconFor(text: string): Lexicon | null {
  const language = detectLanguage(text);
  return LEXICA.find((lexicon) => lexicon.language === language) ?? null;
}

/** Where the words of contracts are counted, each once. */
const HEAD = 6000;
/** One word, said over and over in the rows of a form, speaks only so often. */
const MOST_OF_ONE = 5;
/** So many different words of a language a document has at least. */
const LEAST_DIFFERENT = 4;

/** Words of a text in small letters. */
const WORDS = /\p{L}+/gu;
/** The same, and the small words alone, for a text that has none but Western letters: several times faster than asking Unicode for all of them. */
const OTHER_LETTERS = /[^\0-\xff]/;
const LETTER = '[a-zªµºß-öø-ÿ]';
const WESTERN_WORDS = new RegExp(`${LETTER}+`, 'g');
const SMALL_WORDS = [...new Set(VOICES.flatMap(({ small }) => small))];
const western = (words: readonly string[]): RegExp => new RegExp(`(?<!${LETTER})${oneOf(...words)}(?!${LETTER})`, 'g');
const WESTERN_SMALL = western(SMALL_WORDS);
/** More than half of the small words of an English contract. Once they have been seen so often that they count no more, only the others are looked for. */
const COMMONEST = ['the', 'of', 'and', 'to', 'in'];
const WESTERN_RARER = western(SMALL_WORDS.filter((word) => !COMMONEST.includes(word)));
/** So far they are looked for. */
const BEGINNING = 4000;
const OTHER_THAN_ASCII = /[^\0-\x7f]/;

/** The language most of a text's small words and words of contracts belong to; English where nothing speaks clearly. */
export function detectLanguage(text: string): Language {
  const half = text.length >> 1;
  const looked = text.length <= SAMPLE ? text : text.slice(0, SAMPLE / 2) + text.slice(half, half + SAMPLE / 2);
  const sample = (OTHER_THAN_ASCII.test(looked) ? looked.normalize('NFKC') : looked).toLowerCase();
  const isWestern = !OTHER_LETTERS.test(sample);
  const counts = countWords(sample, isWestern);
  const head = [...new Set(sample.slice(0, HEAD).match(isWestern ? WESTERN_WORDS : WORDS))];
  const weights = VOICES.map(({ language, small, own }) => {
    let weight = 0;
    let different = 0;
    for (const word of small) {
      const count = counts.get(word) ?? 0;
      weight += Math.min(MOST_OF_ONE, count);
      if (count > 0) different += 1;
    }
    // A form of labels has few small words; its other words speak for it.
    const told = head.filter((word) => own.test(word)).length;
    return { language, weight: weight + 2 * told, different: different + told };
  });
  const english = weights[0] as (typeof weights)[number];
  const best = weights.reduce((one, other) => (other.weight > one.weight ? other : one));
  return best.weight >= english.weight * 1.2 && best.different >= LEAST_DIFFERENT ? best.language : 'en';
}

/** How often each small word stands in a sample; those that count no more perhaps less often than they do. */
function countWords(sample: string, isWestern: boolean): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = (part: string, words: RegExp): void => {
    for (const word of part.match(words) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  };
  if (!isWestern) {
    count(sample, WORDS);
    return counts;
  }
  const end = sample.indexOf(' ', BEGINNING);
  const beginning = end < 0 ? sample.length : end;
  count(sample.slice(0, beginning), WESTERN_SMALL);
  const isDecided = COMMONEST.every((word) => (counts.get(word) ?? 0) >= MOST_OF_ONE);
  count(sample.slice(beginning), isDecided ? WESTERN_RARER : WESTERN_SMALL);
  return counts;
}
