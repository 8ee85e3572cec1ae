/**
 * What a document calls itself: the words of its title, and the names it has for itself ("this Supply Agreement"). In a maintenance
 * agreement the maintenance period is the term; in any other it is something else's. Read once per document.
 */
import type { Document } from '../document.ts';
import { everyMatch } from '../../everyMatch.ts';

export type OwnWords = {
  /** Beginnings of the words of the title, lower case. */
  stems: Set<string>;
  /** Is one of these words of the title's family: "appoints … as distributor" in a distribution agreement? */
  isNamedAfter: (words: string) => boolean;
  /** … or of one that means the same bargain: "agrees to sell" in a purchase agreement? */
  isAkinTo: (words: string) => boolean;
  /** The title says that another agreement is changed, renewed or prolonged. */
  amends: boolean;
  /** Is `name` ("The Prime Contract") a name of this document, rather than of another one? */
  isOwnName: (name: string) => boolean;
};

const KIND =
  'agreement|contract|lease|sublease|licen[sc]e|addendum|amendment|deed|letter|order|plan|statement of work|undertaking|guaranty|memorandum|extension|renewal|modification|policy|covenant not to compete|restrictive covenant|covenant|easement';
const TITLE_KIND = KIND.split('|')
  .flatMap((kind) => [kind.toUpperCase(), kind.replace(/(?:^| )[a-z]/g, (letter) => letter.toUpperCase())])
  .join('|')
  .replaceAll('[SC]', '[sScC]');
const TITLE = new RegExp(`(?:[A-Z][\\w&'/,-]{0,24} |of |and |for |to |the |- ){0,10}(?:${TITLE_KIND})[sS]?\\b`);
const CALLS_ITSELF = new RegExp(`\\bthis ((?:[\\w&'/,-]{1,24} ){0,6}?)(?:${KIND})\\b`, 'i');
const AMENDS = /^(?:amend|exten|renew|modif|supple|adden)/;

/** The subject of a letter: "Re: Advisory Services", "This letter sets out our understanding regarding exclusive dealing". */
const SUBJECT_LINE = /(?:^|\n) ?(?:Re|RE|Subject|SUBJECT) ?: ?([^\n]{4,90})/;
const LETTER_ABOUT =
  /\b[Tt]his letter(?: agreement)? (?:sets? (?:out|forth)|confirms?|records?|states?|summari[sz]es)\b[^\n]{0,160}?\b(?:regarding|concerning|with respect to|with regard to|relating to|about) ([^.]{4,60})/;
/** What a letter is about, and no relation that lasts for a time. */
const NO_BARGAIN =
  /\b(?:audit|review|inspect|invoic|payment|purchas|order|clos|option|warrant|bonus|severance|separation|offer|due diligence)\w*/gi;
/** Where a document says what it is, in characters. */
const OPENING = 5000;
const TITLE_REACH = 700;
const STEM = 5;
const ROOT = 4;
/** What a party is called after the title: "the Distributor" may do many things. */
const ROLE = /^[A-Z][A-Za-z]*(?:or|er|ee|ant|ent|ive|OR|ER|EE|ANT|ENT|IVE)[sS]?$/;
/** Words that titles share. */
const COMMON =
  /^(?:agree|contract|this|term|between|with|general|master|form|exhibit|and|amend|first|second|execut|version|compan|corpor|limit|part(?:y|ies)|shall|will|that|from|have|period|thereaf|date|each)/;

/** Words for one bargain: who supplies, sells; who purchases, is sold to. */
const FAMILIES = [
  ['purc', 'sell', 'sale', 'buy', 'supp', 'furn'],
  ['cons', 'advi'],
  ['serv', 'rend', 'perf'],
  ['carr', 'haul', 'tran', 'ship'],
  ['manu', 'prod'],
  ['leas', 'rent', 'let'],
];
const withFamilies = (roots: Set<string>): Set<string> =>
  new Set([...roots, ...FAMILIES.filter((family) => family.some((root) => roots.has(root))).flat()]);

const names = (text: string, roots: Set<string>): boolean =>
  (text.match(/[A-Za-z]{3,}/g) ?? []).some((word) => !ROLE.test(word) && roots.has(word.slice(0, ROOT).toLowerCase()));

const known = new WeakMap<Document, OwnWords>();

/** The document's own words. */
export function ownWords(document: Document): OwnWords {
  const before = known.get(document);
  if (before) return before;
  const opening = document.text.slice(0, OPENING);
  const title = TITLE.exec(opening.slice(0, TITLE_REACH))?.[0] ?? '';
  const first = CALLS_ITSELF.exec(opening);
  const about = (SUBJECT_LINE.exec(opening)?.[1] ?? LETTER_ABOUT.exec(opening)?.[1] ?? '').replace(NO_BARGAIN, '');
  const words = `${title} ${first?.[0] ?? ''} ${about}`.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  const stems = new Set(words.map((word) => word.slice(0, STEM)));
  // What a covenant not to compete calls its term.
  if (stems.has('compe') || stems.has('coven')) stems.add('restr').add('nonco');
  const roots = new Set(words.filter((word) => !COMMON.test(word)).map((word) => word.slice(0, ROOT)));
  const akin = withFamilies(roots);
  const lower = opening.toLowerCase();
  const own: OwnWords = {
    stems,
    isNamedAfter: (text) => names(text, roots),
    isAkinTo: (text) => names(text, akin),
    amends: [...stems].some((stem) => AMENDS.test(stem)),
    isOwnName: (name) => {
      const plain = name.toLowerCase().replace(/^the /, '').trim();
      return lower.includes(`this ${plain}`) || lower.includes(`"${plain}`) || title.toLowerCase().includes(plain);
    },
  };
  known.set(document, own);
  return own;
}

/** Does `text` speak of one of `topics` (global) that is not this document's own? */
export function hasForeignTopic(text: string, topics: RegExp, own: OwnWords): boolean {
  for (const match of everyMatch(text, topics)) {
    const stem = (/[a-z]{3,}/.exec(match[0].toLowerCase())?.[0] ?? '').slice(0, STEM);
    if (!own.stems.has(stem)) return true;
  }
  return false;
}
