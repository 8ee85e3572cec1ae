/**
 * Names that the opening introduces by what follows them, with or without a legal form: an alias ("Orchard Mills ("Orchard")"), or what
 * only a party is ("Orchard Mills, a Nevada corporation", "Orchard Mills, having its office at …"). Less sure than a preamble.
 */
import type { Document, Reading } from '../document.ts';
import { cleanName } from './cleanName.ts';
import { endsLegally } from './legalForms.ts';
import { hasSuffix, isName, sameName } from './partyName.ts';
import { isPlaceOrTime } from './places.ts';
import { ALIAS, isPerson } from './nameStart.ts';
import { maskedOpening, OPENING } from './maskAliases.ts';
import { DESCRIBES } from './splitParties.ts';
import { oneSpace } from '../text/oneSpace.ts';
import { everyMatch } from '../../everyMatch.ts';

/** What introduces a name stands within so many characters after it. */
const REACH = 330;
const MOST = 30;

/** Where a name may begin: a line, a clause, or one of the words that lead to a party. */
const HEAD_START =
  /(?:^|[.:;,\n] ?|["\ue000)] ?,? |\b(?:between|among|by|and|with|to|from|that|appoints?|appoint|which|whom|retains?|engages?|authori[sz]es|under which|into|of|for|AND|BETWEEN|BY|WITH|THAT|TO) )(?=(?:the (?=(?:Government|State|City|County|Territory|Province|Commonwealth|Republic|Kingdom|Board|Regents|Trustees|University) ))?["']?[A-Z0-9\u00c0-\u024f])/g;
const DESCRIPTION =
  /, (?:an? (?:[\w.()'-]+ ){0,6}?(?:corporation|company|partnership|entity|association|bank|trust|individual|organi[sz]ation|university|institution|municipality|agency|body)\b|(?:having|with) (?:its |an? |offices? )|whose (?:registered |principal )?(?:address|office)|residing|an individual|(?:herein(?:after)? )?(?:called|referred to as))/gi;

/** What leads to a party: a role's definition, a deed's other side, a side of the agreement, the signers. */
const LEADS =
  /"(?:the )?(?:Bank|Company|Client|Customer|Supplier|Licens(?:or|ee)|Buyer|Seller|Purchaser|Vendor|Lessor|Lessee|Landlord|Tenant|Borrower|Lender|Contractor|Consultant|Distributor|Reseller|Agent|Owner|Operator|Merchant|Processor|Provider|Manufacturer|Franchisor|Franchisee|Sponsor|Publisher|Developer|Employer|Employee)" (?:shall mean|means|is) (?:the )?|(?<=[.\n] )The (?:Licens(?:or|ee)|Broker|Buyer|Seller|Owner|Operator|Lessor|Lessee|Landlord|Tenant|Customer|Supplier|Provider|Sponsor|Client|Distributor)(?: of the \w+)? is (?:the )?|\b[Tt]he (?:mortgagor|grantor|trustor|borrower) is (?:the )?|\bis given to (?:the )?|\bpay to the order of:? (?:the )?|\bin favou?r of:? (?:the )?|\b(?:on|of|from) (?:the )?(?:one|other|first|second|another) (?:side|part|hand),?(?: as [A-Z ]{3,30},)?[ \n]|\b(?:acts?|acting|appears?) [^.;]{0,40}\bon behalf of (?:the )?|\b(?:(?:[Cc]ustomer|CUSTOMER|[Cc]lient|[Cc]ompany|COMPANY|[Ll]icensee|[Ss]ubscriber|[Mm]erchant|[Vv]endor|[Ss]upplier|[Rr]eseller|[Dd]istributor|[Ff]ranchisee|[Bb]uyer|[Pp]urchaser|[Cc]ontractor|[Ll]egal|LEGAL)(?:'s)? (?:[Ll]egal |[Ff]ull )?(?:[Nn]ame|NAME)(?: of [A-Z]\w+)?) ?: ?|\bthe undersigned,? (?!(?:have|has|hereby|agree|parties)\b)|\bas (?:GRANTOR|GRANTEE|JOINT OBLIGOR|GRANT(?:ING|EE) PARTNER|[A-Z]{4,}),[ \n]+(?:Mr\. |Ms\. |Mrs\. )?/g;

/** The names in order of appearance, each once. */
export function readIntroduced(document: Document): Reading<string>[] {
  const zone = document.text.slice(0, OPENING);
  const masked = maskedOpening(document);
  const cues = [...everyMatch(masked, new RegExp(`${ALIAS}+`, 'g')), ...everyMatch(masked, DESCRIPTION)]
    .map((match) => match.index)
    .toSorted((a, b) => a - b);
  const found: Reading<string>[] = [];
  let previous = 0;
  for (const cue of cues) {
    const from = Math.max(previous, cue - REACH, zone.lastIndexOf('\n', cue - 2) + 1);
    const head = masked.slice(from, cue);
    previous = cue;
    const named = nameBefore(head);
    if (!named || found.some((other) => sameName(other.value, named.name))) continue;
    const start = from + named.at;
    found.push({ value: named.name, start, end: start + named.name.length, working: null, confidence: 0.6 });
    if (found.length >= MOST) break;
  }
  return found;
}

/** The name that reaches to the end of the text, or to a description that does. */
function nameBefore(head: string): { name: string; at: number } | null {
  for (const start of everyMatch(head, HEAD_START)) {
    const at = start.index + start[0].length;
    const name = cleanName(head.slice(at));
    if (!name || !isName(name)) continue;
    const place = head.indexOf(name, at);
    if (place < 0 || place - at > 6) continue;
    const rest = head.slice(place + name.length);
    if (/^[\s,."'*]*$/.test(rest) || DESCRIBES.test(rest) || (ADDRESS.test(rest) && !SALUTATION.test(rest)))
      return { name, at: place };
  }
  return null;
}

/** What may stand between a name and its alias: an address. */
const ADDRESS = /^,? (?:of |at |located |(?:Suite|Room|Unit|Floor) |\d)/;

/** … but not over the beginning of a letter. */
const SALUTATION = /\b(?:Dear|Gentlemen|Sirs)\b/;

/** Names behind what only a party is led in by. */
export function readLed(document: Document): Reading<string>[] {
  const zone = document.text.slice(0, OPENING);
  const masked = maskedOpening(document);
  const found: Reading<string>[] = [];
  for (const match of everyMatch(zone, LEADS)) {
    const at = match.index + match[0].length;
    const led = beforeLabel(masked.slice(at, at + 160).split(/\n|[-_]{3,}/)[0] as string);
    const [, one, two] = COUPLE.exec(led) ?? [null, led];
    for (const words of [one, two ?? '']) {
      const name = cleanName(words);
      if (!name || !isName(name) || found.some((other) => sameName(other.value, name))) continue;
      const start = masked.indexOf(name, at);
      if (start < 0 || start - at > 6 + (words === two ? 60 : 0)) continue;
      found.push({ value: name, start, end: start + name.length, working: null, confidence: 0.6 });
    }
    if (found.length >= MOST) break;
  }
  return found;
}

/** Two persons in one breath. */
const COUPLE =
  /^([A-Z][^,;()]{4,40}?) and ([A-Z][^,;()]{4,40}?), (?:husband and wife|wife and husband|spouses|a married couple|(?:as )?(?:joint )?tenants)\b/;

/** "Orchard Direct Inc. Form Date: 10-04-99": as far as the next field's label. */
function beforeLabel(row: string): string {
  const heads = everyMatch(row, / (?=(?:[A-Z][\w()/.]* ){0,2}[A-Z][\w()/]*:)/g).map(({ index }) => row.slice(0, index));
  return heads.findLast((head) => endsLegally(head)) ?? heads.at(-1) ?? row;
}

/** A line of its own in the first so many characters of the extracted text may be a letterhead, an addressee or a cover's party. */
const HEAD = 1500;
const HEADING =
  /^(?:[A-Z\u00c0-\u017e][\p{L}.,'-]*|&)(?: (?:[A-Z\u00c0-\u017e][\p{L}.,'-]*|&|of|and|for|the|de|van|von)){1,8}$/u;
/** Has the person an office or a company on the next line, or before the salutation that names him: "Colin Fell", "Orchard, Inc.", "Dear Colin:"? */
function isOfficer(lines: string[], index: number): boolean {
  if (ADDRESSED.test(lines[index + 1] ?? '') || /\b(?:attn|attention|c\/o)\b/i.test(lines[index - 1] ?? ''))
    return true;
  const names = (lines[index] as string).split(' ').filter((word) => word.length > 2);
  const rest = lines.slice(index + 1, index + 12);
  const salutation = rest.findIndex((line) => line.startsWith('Dear ') && names.some((name) => line.includes(name)));
  return (
    salutation > 0 &&
    rest.slice(0, salutation).some((line) => endsLegally(line) || / (?:Bank|University|Group|Network)$/.test(line))
  );
}
/** An addressee's office or company, on the line below his name. */
const ADDRESSED =
  /\b(?:president|director|officer|manager|chairman|ceo|cfo|counsel|secretary|treasurer|partner|head|development|inc|corp|corporation|llc|ltd|limited|company|l\.p|plc)\b/i;
const NO_PARTY =
  /\b(?:agreement|contract|retainer|exhibit|terms?|schedule|order|form|deed|letter|memorandum|notes?|lease|plan|guaranty|version|copy|confidential\w*|via|mail|attn|attention|re|dear|street|avenue|road|suite|drive|department|office|dated|between|amendment|translation|english|purchase|sale|sales|policy|statement|commission|securities|washington|signature|page|table|contents|instrument|charge|charter|guarantee|licen[sc]e|undertaking|sheet|indemnity|bond|warrant|sponsorship|proxy|power|laws?|conditions|addendum|supplement|joint|form|filing|memo|rider|appendix|annex|part|rules?|covenants?|pages?|provisions?|clauses?|particulars|solicitors|law|background|definitions|article|chapter|section|directors|offers?|shares|gathered|acting|declare|recitals|parties)\b|^for /i;

/** "Toledo, Ohio": where a paper is made, unless it names a city itself. */
function isTown(line: string): boolean {
  const parts = line.split(', ');
  return (
    parts.length === 2 && isPlaceOrTime(parts[1] as string) && !/ of /i.test(parts[0] as string) && !hasSuffix(line)
  );
}

/** Names that stand on lines of their own at the head of the paper. */
export function readHeadings(document: Document): Reading<string>[] {
  const found: Reading<string>[] = [];
  // Who signs a short paper is no heading.
  const head = document.raw.slice(0, HEAD).split(/\/s\/|\bBy ?[:_]|\b[Ww]itness whereof|WITNESS WHEREOF/)[0] as string;
  const lines = head
    .split('\n')
    .map((line) => oneSpace(line.trim()))
    .filter(Boolean);
  for (const [index, text] of lines.entries()) {
    if (!HEADING.test(text) || NO_PARTY.test(text) || isTown(text) || (isPerson(text) && isOfficer(lines, index)))
      continue;
    const name = cleanName(text);
    if (!name || !isName(name) || found.some((other) => sameName(other.value, name))) continue;
    const start = document.text.indexOf(name);
    if (start >= 0) found.push({ value: name, start, end: start + name.length, working: null, confidence: 0.6 });
  }
  return found;
}
