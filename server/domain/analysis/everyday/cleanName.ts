/** The name that a labelled value or a line begins with. */
import { endsLegally } from '../parties/legalForms.ts';
import { BODY } from '../lexicon/signing.ts';
import { remembered } from '../text/remembered.ts';

/** A name has no more words than this. */
const MOST_WORDS = 9;
/** … besides articles and what joins them. */
const LONG_WORD = /(?<!\S)(?!(?:the|of|and|for|at|&)(?:\s|$))\S+/gi;
/** What no name is: a day, an amount, a sentence, a place to fill in. */
const NOT_A_NAME =
  /^\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|^accounts payable$|^by ?:|\d{2}[/.-]\d{2}|[£$€]\s?\d|_{3,}|\.{4,}|\b(?:shall|will|agrees?|must|your|you|please|per|the following|see|above|below|tbc|n\/a|attached|signed)\b|@|https?:|^\d+$|\/(?:yr|mo|year|month|unit)\b|^(?:unit|suite|flat|plot|lot|level|room|erf|blk|block) \d|^\d+[a-z]? (?:\p{Lu}[\p{L}'’]+ ?){1,3}$/iu;
/** Capitalised words in a row. */
export const NAME_WORDS =
  /^(?:\p{Lu}[\p{L}\p{N}'’.&-]*|&|and|of|the|\d+)(?: (?:\p{Lu}[\p{L}\p{N}'’.&-]*|plc|&|and|of|for|at|the|late|\d+|\(\p{Lu}[\p{L}.]*\)))*$/u;

/** Without address, number, brackets and what it is called; null where it is no name. */
export const cleanName = remembered((value: string): string | null => {
  // "Harbour FM (Harbour Radio CIC)": a brand, and whose it is.
  const [, brand = '', owner = ''] = /^([^(),]{3,40}) \((\p{Lu}[^()]{4,60})\)/u.exec(value) ?? [];
  let name = (brand !== '' && !endsLegally(brand) && endsLegally(owner) ? owner : value)
    // "Ms Farah Aziz, Aziz Orthodontics, 2 The Parade": the firm, and not who is written to.
    .replace(/^(?:Mr|Mrs|Ms|Miss|Mx|Dr)\.? [^,]{3,40}, (?=\p{Lu}[\p{L}'’&]+ [^,\d]{3,50}, ?\d)/u, '')
    // "the Trustees of the Hollin Estate", "Mr and Mrs P J Hallam of Nether End Farm"
    .replace(/^the (?=(?:Trustees|Governors|Executors|Directors|Owners|Churchwardens|Board|Committee)\b)/, '')
    // "The trustees for the time being of the HOLLIN TRUST": whoever they are at any time.
    .replace(/^(?:the )?trustees for the time being of (?:the )?(?=\p{Lu})/iu, '')
    // "The Secretary, Millbrook Village Hall Trust"
    .replace(
      /^(?:The )?(?:Secretary|Treasurer|Manager|Bursar|Head ?teacher|Principal|Chair(?:man|woman|person)?|Directors?|Clerk|Owner|Proprietor|Administrator), (?=\p{Lu}\p{Ll}+ )/u,
      '',
    )
    .replace(/^((?:Mr|Mrs|Ms|Miss|Dr)\b[^,]{3,40}?) of (?=\p{Lu}|\d).*$/u, '$1')
    // "Ida Frances Moon of The Garth, Corbridge": a house, and where it stands.
    .replace(
      /^((?:\p{Lu}[\p{Ll}'’-]+ ){1,3}\p{Lu}[\p{L}'’-]+) of The \p{Lu}[\p{L}'’ -]{2,30}, .*$/u,
      (whole, person: string) => (BODY.test(person) ? whole : person),
    )
    // "Ida Frances Moon of Ty'n-y-Cwm, Llanbister, Powys"
    .replace(
      /^(?!The )((?:\p{Lu}[\p{Ll}'’-]+ ){1,3}\p{Lu}[\p{L}'’-]+) of \p{Lu}[\p{L}'’ -]{2,30}, \p{Lu}[^,]{2,30}, \p{Lu}.*$/u,
      (whole, person: string) => (BODY.test(person) ? whole : person),
    )
    .replace(/\s+[–—-]\s.*$/, '')
    .replace(
      /\s*\((?!(?:UK|NI|Holdings|Farms|Services|Europe|Ireland|Scotland|Wales|International|Group|London|North|South|East|West|Midlands)\)$)(?![A-Z][A-Za-z. ]+\)? (?:[A-Z][A-Za-z'’&.-]* ){0,3}(?:Ltd|Limited|LTD|LIMITED|plc|LLP|Inc|LLC|Corp))[^)]{0,60}\)?.*$/,
      '',
    )
    .replace(
      /,?\s+(?:ABN|ACN|company no|registered|reg\.? no|c\/o|trading as|t\/as?|d\/b\/a|doing business as|(?:as )?represented by|acting (?:by|through)|[sdwh]\/o|(?:son|daughter|wife|widow) of|of \d+)\b.*$/i,
      '',
    )
    .replace(/\s{2,}.*$/, '')
    .replace(/^(?:between|and)\s+|^(?:M\/s|Messrs|Shri|Sri|Smt|Mst|Spouses)\.? (?=\p{Lu})/iu, '')
    .trim();
  const comma = name.indexOf(',');
  if (comma > 0) {
    const rest = name.slice(comma + 1).trim();
    const form = /^(?:[A-Z][A-Za-z.]{1,6}\.?)(?=,|$| )/.exec(rest)?.[0];
    name = form && endsLegally(`X ${form}`) ? `${name.slice(0, comma)}, ${form}` : name.slice(0, comma);
  }
  name = name.replace(/(?:[;:,\s]+(?:of|at))?[;:,\s]*$/, '').replace(/^(?:the |messrs )(?=[a-z])/, '');
  // "For Banyan Workspaces LLP" under the name of its role: for whom somebody signs.
  if (endsLegally(name)) name = name.replace(/^For (?:and on behalf of )?(?=\p{Lu})/u, '');
  if (name.length < 3 || name.length > 90 || NOT_A_NAME.test(name) || (name.match(LONG_WORD)?.length ?? 0) > MOST_WORDS)
    return null;
  return /^[\p{Lu}\d]/u.test(name) && /\p{L}{2}/u.test(name) ? withoutTitle(name) : null;
});

/** "Mrs Ida Frances Moon" is Ida Frances Moon; of "Mr D Petrov", "Mr and Mrs Hallam" and "Ms. Mathew" all is known that there is. */
export function withoutTitle(name: string): string {
  return endsLegally(name) ? name : name.replace(TITLE, '').replace(FULL_STOP, '');
}
/** That of the sentence in which a name stands last. */
const FULL_STOP = /(?<=\p{Ll}{4})\.$/u;
const TITLE =
  /^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Eng|Prof|Rev)\.? (?=\p{Lu}[\p{Ll}'’-]{2,}(?: (?:\p{Lu}[\p{L}.'’-]*|de|van|von|der|den|di|da|bin)){0,3} \p{Lu}[\p{L}.'’-]*$)/u;

/** A first name and a surname, and no more than two words between them. */
export const PERSON = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u;

/** "Aoife and Cormac Burke", who are named one by one elsewhere; else one side by that name. */
export function splitCouple(name: string, text: string): string[] {
  const [, one = '', other = '', surname = ''] =
    /^(\p{Lu}\p{Ll}+) and (\p{Lu}\p{Ll}+) (\p{Lu}[\p{L}'’-]+)$/u.exec(name) ?? [];
  const both = [`${one} ${surname}`, `${other} ${surname}`];
  return one !== '' && both.every((person) => text.replaceAll(name, '').includes(person)) ? both : splitPersons(name);
}

/** "Hannah Reyes and Tom Reyes" are two persons; "Fernwood and Pike" is one firm. */
export function splitPersons(name: string): string[] {
  const parts = name.split(/ and |, (?=\p{Lu}\p{L}+ \p{Lu})/iu);
  return parts.length > 1 && parts.every((part) => PERSON.test(part) && !endsLegally(part))
    ? parts.map(withoutTitle)
    : [name];
}
