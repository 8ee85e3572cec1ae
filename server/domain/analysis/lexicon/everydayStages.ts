/** Where a contract stands: still talked about, or handed on to somebody else. Words only. */
import { oneOf } from './oneOf.ts';
import { expression } from '../text/expression.ts';

/** A contract that somebody else takes over, so that three are bound. */
export const HANDED_ON = new RegExp(
  oneOf(
    '\\bnovat',
    // "The outgoing contractor, Village Green, finishes on 29 August": whoever was there before.
    '\\b(?:outgoing|incoming|retiring) (?:contractor|supplier|tenant|party|customer|provider)\\b(?!,[^,.;]{3,60}, (?:finishes|leaves|goes|stops))',
    '\\b(?:taken over by|takes? over (?:this|the|your|our) (?:\\w+ )?(?:contract|agreement|lease|licen[cs]e))\\b',
    '\\b(?:pass|transfer(?: of)?|assignment of) (?:this|the|our|your) [^.]{0,30}\\b(?:contract|agreement|lease)\\b',
  ),
  'i',
);

/** A draft, or terms that are still talked about. */
export const NOT_YET = new RegExp(
  oneOf(
    '\\bsubject to contract\\b|\\bfor discussion (?:purposes )?only\\b',
    '\\bno (?:facility|contract|agreement|cover|tenancy|licen[cs]e|insurance|membership|hire) (?:exists|is (?:made|formed)|comes into (?:being|force|existence))\\b[^.;]{0,20}\\b(?:until|unless)\\b',
    '\\bnothing (?:here|herein|in this (?:draft|document|letter|e-?mail|paper))\\b[^.;]{0,20}\\bbinds?\\b',
    '\\bth(?:is|ese) (?:letter|document|paper|draft|proposal|summary|memorandum|heads? of terms) ' +
      '(?:is not|are not|does not|do not|creates? no)\\b[^.;]{0,40}\\b(?:binding|bind|obligations?)\\b',
    '\\b(?:is|are) not (?:legally )?binding(?: on (?:anyone|either \\w+|the parties))? (?:until|unless)\\b',
  ),
  'i',
);

const BLANK = "(?:_{6,}|\\.{8,}|…{3,}|\\[[\\p{L}][\\p{L}' ]{2,30}\\])";
/** A template: where the names of the two sides stand, nothing is filled in; a form that is annexed belongs to a contract. */
export const BLANK_SIDES = expression(
  `^(?!\\s*(?:appendix|exhibit|annex|schedule)\\b)[^]*?\\bbetween\\b[^]{0,40}?${BLANK}[^]{0,200}?\\band\\b[^]{0,40}?${BLANK}`,
  'i',
);
/** What the head of a paper calls it, where that binds nobody. */
export const OTHER_TITLE = new RegExp(
  `^[ \\t*#]*(?:(?:re|subject|ref)[ \\t]*:[ \\t]*)?(?:${oneOf(
    '(?:first|second|third|final|formal) (?:demand|reminder)|letter before (?:action|claim)|memo(?:randum)?(?=[ :]*$)|(?:file|attendance|briefing) note',
    'judge?ment|in the [^\\n]{0,40}court\\b|minutes\\b|agenda|(?:written )?resolutions? of|pay ?slip|pay ?stub|statement of account|delivery note',
    '[^\\n]{0,60}frequently asked questions|checklist',
    '(?:staff|employee) handbook|template|specimen|(?:invitation to|request for|call for) (?:tenders?|quot\\w+|proposals?|bids?)',
    'for immediate release|press release|media release|newsletter|case (?:note|summary)',
    '(?:now|we are|we.re) hiring|vacanc(?:y|ies)|job (?:advert\\w*|posting|vacancy|opportunit\\w+|description)|careers? (?:at|opportunit\\w+)',
  )})(?![a-z])`,
  'im',
);

/** Terms for everybody. */
export const GENERAL_TERMS = new RegExp(
  '^[ \\t]*(?:standard |general |our )?(?:terms and conditions|conditions|terms)' +
    '(?: (?:of|for) (?:sale|supply|purchase|business|hire|carriage|service|use|trade)\\b|[ \\t]*$)',
  'im',
);
/** An offer by its title; and a place to accept it that nobody has filled in. */
export const OFFER_TITLE = /^[ \t]*(?:[^\n]{0,60}[ \t])?(?:quotation|quote|estimate|proposal)\b/im;
export const BLANK_ACCEPTANCE = /\b(?:signed|signature|accepted(?: by)?|name|customer)\b[^\n]{0,40}[_.]{5,}/i;

/** What lawyers and other advisers write about a contract of somebody else's, each in words of its own. */
const ADVISES: readonly RegExp[] = [
  /\b(?:legally privileged|privileged (?:and|&) confidential|confidential (?:and|&) privileged)\b/i,
  /\byou(?:['’]ve| have)? (?:asked|instructed) (?:me|us)?(?: ?whether| ?if| to (?:advise|review|look|consider)| for (?:our|my) (?:advice|opinion|view)| about\b)/i,
  /\bin (?:my|our) (?:view|opinion|judge?ment)\b/i,
  /\b(?:we|I)(?:['’]d| would| do)? (?:also )?(?:strongly )?(?:advise|recommend|suggest)\b|\b(?:our|my|this|legal) advice\b|\bopinion letter\b/i,
  /\b(?:we|I)(?:['’]ve| have)(?: now)? (?:read|looked (?:at|through)|reviewed|considered|examined|seen) (?:the|your|a copy)\b/i,
  /\b(?:lease|agreement|contract|tenancy|policy|deed|licen[cs]e)\b[^.;]{0,60}\b(?:that |which )?you (?:sent|gave|showed|forwarded|provided)\b/i,
  /\b(?:your|further) instructions\b|\b(?:us|me|we|I)(?:['’]m)? to draft\b/i,
  /\b(?:solicitors|advocates|attorneys|barristers|counsel|law firm|notary|chartered surveyors)\b/i,
];
/** So many of them together are no contract's. */
const MOST_ADVICE = 3;
/** What somebody is asked to sign or accept may be the adviser's own contract. */
const TO_SIGN =
  /\b(?:counter)?sign(?:ed|ature)?\b[^.;\n]{0,40}\b(?:below|copy|duplicate|return|letter|accept\w*)\b|\b(?:I|we) (?:accept|agree)\b|\baccepted by\b|\bterms of (?:engagement|business|our engagement)\b|\bengagement letter\b|\bhereby\b/i;

/** Is it advice about a contract, which binds nobody itself? */
export function isAdvice(text: string): boolean {
  return ADVISES.filter((sign) => sign.test(text)).length >= MOST_ADVICE && !TO_SIGN.test(text);
}
const COVER =
  '(?:certificate of (?:insurance|currency)|(?:policy|insurance|renewal|cover) (?:schedule|certificate|summary)|schedule of (?:insurance|cover)|(?:service|hire|rental|lease|maintenance|membership) agreement)';
/** A heading that names a contract and the bill for it at once: "CERTIFICATE OF INSURANCE / TAX INVOICE". */
export const WITH_INVOICE = new RegExp(
  oneOf(
    `\\b${COVER}\\b[^\\n]{0,12}(?:/|\\band\\b|&|\\+)[ ]?(?:tax )?invoice\\b`,
    `\\b(?:tax )?invoice[ ]?(?:/|\\band\\b|&|\\+)[^\\n]{0,12}\\b${COVER}\\b`,
  ),
  'i',
);
