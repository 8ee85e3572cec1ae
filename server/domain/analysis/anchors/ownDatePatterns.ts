/** The words beside a date by which it is the paper's own, or something else's. */

export const LABEL =
  /(?:^|[\n.)] ?|\s)(?:(?<!\b(?:[Cc]ommencement|[Ee]xpir\w+|[Dd]elivery|[Ll]aunch|[Dd]ue|[Ss]tart|[Ee]nd|[Cc]losing|[Tt]ermination|[Mm]aturity|[Pp]ayment) )dated?(?: as of)?|(?:agreement|contract|execution|signing|document|effective|order|order form) date|date of (?:this )?(?:agreement|contract|signing|execution)) ?[:.-]{1,2} ?$/i;
/** The date of a signature, in the block of the signatures. */
export const SIGNED_ON =
  /(?:^|[\n.)_] ?|\s)(?:dated?|date signed|signature date|signed(?: (?:for|by|on behalf of) [^\n:]{2,60})?(?:,? on)?) ?[:.-]{1,2} ?$/i;
export const OTHER =
  /\b(?:that|(?<!\bthis is )an?|the|certain|each|its|said|original|existing) (?:certain )?(?:(?!this\b)[\w&',-]{1,24} ){0,9}(?:agreement|contract|plan|lease|note|indenture|certificate|policy|order|letter|license|amendment|resolution|statement|prospectus|meeting|act|notice|deed|terms|sheet|survey|transaction|resolution|nda|list|offer|proposal|application|subscription|arrangement)\b(?: \([^)]{0,60}\))?(?:(?! is | are | shall | hereby |\bthis\b)[^.;]){0,140}\b(?:dated?|entered|made|executed|effective|as of|on)\b[^.;]{0,25}$/i;
export const NEVER =
  /\b(?:expir\w*|expiring|terminat\w*|to an end|end|until|through|thru|ending|ends|expiration|filed|source|rev(?:ision|ised)?|version|v\.|form (?!date\b)\w{0,4}|printed|print date|born|birth|prior to|before|after|since|period|fiscal|to(?: and including)?(?= ?$)|up to|including|began|commenced|year ended|maturity|due|(?:delivery|launch)(?! (?:agreement|contract))|(?:supplemented|amended|restated|modified)(?! (?:and restated )?(?:[\w-]+ ){0,4}(?:agreement|contract|lease|licen[sc]e|plan|note|indenture|addendum)\b))\b[^.;\n]{0,25}$/i;
/** "The target installation date for the first order is ⟨date⟩". */
export const OTHER_DATE =
  /\b(?:installation|marketing|delivery|launch|target|due|payment|completion|opening|go-live|shipment|billing|review|meeting|anniversary) date\b[^.;\n]{0,60}$|\bcommencement date["')]{0,2} ?: ?$/i;
/** "On this 23rd day of August, 1994, before me". */
export const NOTARY = /^,? (?:before me|personally)\b/i;
/** "Article 59 Signed in Nanning on". */
export const SIGNED_HERE =
  /(?:^|[.\d] {1,3})(?:Signed|Done|Executed) (?:(?:in|at) [A-Z][^.;]{1,40}? )?(?:on|this)\b[^.;]{0,12}$/;
/** "Each party agrees to enter into this NDA as of the Effective Date": whoever signs later, that is its day. */
export const AS_OF_EFFECTIVE =
  /\b(?:made|enter(?:s|ed)? into|executed?|agreed)\b[^.;]{0,60} as of the Effective Date\b/i;
/** How a clause or a recital begins. */
const IN_CLAUSE =
  /^ ?(?:(?:\d{1,2}|[A-Z]|[IVX]{1,5})[.)] |\([a-z\d]{1,3}\) |§|\d{1,2}\.\d|WHEREAS|Whereas|Background|BACKGROUND|Preamble|(?:Article|Section|ARTICLE|SECTION|Clause) [\dIVX]+|(?:FIRST|SECOND|THIRD|FOURTH|FIFTH|SIXTH|SEVENTH|EIGHTH|NINTH|TENTH)\b)/;

/** Does the line that `at` is on begin as a clause or a recital does? */
export function isInClause(text: string, at: number): boolean {
  const from = Math.max(0, at - LONGEST_LINE);
  const start = text.slice(from, at).lastIndexOf('\n') + from + 1;
  return IN_CLAUSE.test(text.slice(start, start + 24));
}
const LONGEST_LINE = 1500;
