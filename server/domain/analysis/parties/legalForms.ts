/** The words that end an organisation's name by law ("Inc.", "GmbH", "Sp. z o.o."), wherever a reader needs to know one. */
import { isPlaceOrTime } from './places.ts';
import { remembered } from '../text/remembered.ts';

/** Endings as letters only, small: "S.p.A." and "SpA" are both "spa". */
const FORMS = new Set(
  (
    'inc incorporated cic scio clg dac corp corporation company companies ltd limited llc lllp llp ilp plc pllc ulc unlimited gmbh mbh aktiengesellschaft oyj asa aps sarl srl sprl bvba ' +
    'bhd berhad jsc ojsc pjsc cjsc ooo zao oao fsb fsa ssb mhc gie sro doo kft zrt nyrt rt ltda lda eirl spzoo spolkazoo sderl sderldecv sadecv sabdecv sapidecv sca sas kgaa ohg pty pte pvt ' +
    'eood sia uab ehf fzco fzllc fze dmcc nationalassociation kabushikikaisha yugenkaisha gmbhcokg agcokg cokg cokgaa limitedliabilitycompany limitedliabilitypartnership limitedpartnership generalpartnership jointstockcompany ' +
    'professionalcorporation ltee limitee spj spk slu sau slne snc eurl sasu selarl gesmbh tbk sac saa sociedadanonima sociedadlimitada societeanonyme spolkaakcyjna aksjeselskap aktiebolag osakeyhtio'
  ).split(' '),
);
/** Endings that are also words or initials: only with a capital ("AB", "S.A.", "Co."). */
const WITH_CAPITAL = new Set('co lp sa ag nv bv ab as oy kk kg na pc se spa sc cv ug ev sl cc npc'.split(' '));
/** An ending has no more words than this: "S. de R.L. de C.V.". */
const MOST_WORDS = 6;
/** … and no more characters: "Limited Liability Partnership". */
const LONGEST_FORM = 30;

/** Small letters without accents; most words are plain and take the short way. */
function lettersOf(word: string): string {
  const small = word.toLowerCase();
  if (/^[a-z]*$/.test(small)) return small;
  if (PLAIN.test(small)) return small.replace(/[^a-z]+/g, '');
  return small
    .replace(/[^\p{L}]/gu, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}
const PLAIN = /^[!-~]*$/;

function isForm(words: string[]): boolean {
  const together = words.join('');
  // A postal code: "L8P", "2AB".
  if (/\d/.test(together)) return false;
  const joined = lettersOf(together);
  // "Ltd., a Georgia partnership": one form and a small word.
  if (words.length > 1 && joined === 'ltda') return false;
  // "Orchard Limited incorporated in England": what was done, and no form.
  if (joined === 'incorporated' && /^\p{Ll}/u.test(together)) return false;
  if (FORMS.has(joined)) return true;
  return WITH_CAPITAL.has(joined) && (/^\p{Lu}/u.test(words[0] as string) || /^\p{Ll}\.\p{Ll}\./u.test(together));
}

/** A form before a name in quotes: 'Closed Joint Stock Company "Orchard"'. */
const QUOTED_AFTER =
  /(?:^|[^\p{L}])(?:(?:(?:Open|Closed|Public|Private|Foreign|State|Federal|Unitary|Limited[ -]Liability|Joint[ -]Stock) ){1,4}(?:Company|Enterprise|Society|Partnership|Corporation)|OJSC|CJSC|JSC|OOO|OAO|ZAO|PAO|TOO|LLC|LLP|Firm) $/iu;

/** Do the words before a quote say that the quote holds a name, not an alias? */
export function quotesName(before: string): boolean {
  return QUOTED_AFTER.test(before.slice(-70));
}

/** "Reno, NV", "Denver, CO": a state after a comma, not a legal form. */
const STATE = /^(?:NV|CO|PC)$/;

/** Does the name end in a legal form right here: "… Inc.", "… S.à r.l."? */
export const endsLegally = remembered((name: string): boolean => {
  const words = name.trim().replace(/[,;]$/, '').slice(-60).split(/\s+/);
  // A last "word" without letters is punctuation that a scan has moved away: "I nc .".
  const end = lettersOf(words.at(-1) as string).slice(-2);
  if (end !== '' && !ENDS.has(end)) return isOfPlace(name);
  if (STATE.test(words.at(-1) as string) && (words.at(-2) ?? ',').endsWith(',')) return false;
  let size = 0;
  for (let i = words.length - 1; i >= 0 && words.length - i <= MOST_WORDS; i -= 1) {
    size += (words[i] as string).length;
    if (words.length - i > 1 && size > LONGEST_FORM) break;
    if (isForm(words.slice(i))) return true;
  }
  return isOfPlace(name);
});

/** "Orchard Insurance Company of New York" */
function isOfPlace(name: string): boolean {
  const at = Math.max(name.lastIndexOf(' of '), name.lastIndexOf(' OF '));
  return at > 0 && name.length - at < 30 && OF_FORM.test(name.slice(0, at)) && isPlaceOrTime(name.slice(at + 4));
}
const OF_FORM = / (?:Company|Corporation|Association|COMPANY|CORPORATION|ASSOCIATION)$/;

/** The first two letters of every ending, one where its first word has no more: what begins otherwise is none. */
const STARTS = new Set([...FORMS, ...WITH_CAPITAL].flatMap((form) => [form.slice(0, 2), form.slice(0, 1)]));
/** … and the last two, or the one that is all of its last word. */
const ENDS = new Set([...FORMS, ...WITH_CAPITAL].flatMap((form) => [form.slice(-2), form.slice(-1)]));

/** May a legal form begin with this word? A quick look before a thorough one. */
export function mayBeForm(word: string): boolean {
  const letters = lettersOf(word.slice(0, 6));
  return STARTS.has(letters.slice(0, 2));
}

/** The long words of the forms of several words. */
const LONG_WORD =
  /^(?:national|association|limited|liability|partnership|company|corporation|professional|kabushiki|kaisha|sociedad|an[oó]nima|limitada|soci[eé]t[eé]|anonyme|general|joint-stock)\.?$/i;

/** How many characters at the start of the text are a legal form ("Inc. and …" is 4), 0 where none stands there. */
export function legalFormAt(text: string): number {
  return formAtStart(text.slice(0, LONGEST_START));
}

const LONGEST_START = 40;
const formAtStart = remembered((text: string): number => {
  const words = text.split(/[\s,]+/);
  if (!mayBeForm(words[0] as string) && !/^["()\ue000]/.test(words[0] as string)) return 0;
  const bare = words.slice(0, MOST_WORDS).map((word) => word.replace(/["()\ue000].*$/, ''));
  for (let count = bare.length; count >= 1; count -= 1) {
    const some = bare.slice(0, count);
    if (count > 1 && (some.at(-1) === '&' || some.some((word) => word.length > 6 && !LONG_WORD.test(word)))) continue;
    if (!isForm(some) || (count === 1 && STATE.test(some[0] as string))) continue;
    let at = 0;
    for (const word of some) at = text.indexOf(word, at) + word.length;
    return at;
  }
  return 0;
});
