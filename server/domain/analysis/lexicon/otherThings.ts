/** What has terms of its own beside a contract in English: insurance, securities, subcontracts, registered rights. Words only. */
const KINDS = [
  '(?:insurance |liability |current |existing )?polic(?:y|ies)|insurances?|insurers?|(?:standby )?letters? of credit|(?:performance |payment |surety )?bonds?|(?:bank |parent )?guarant(?:y|ies|ees?)',
  'sub-?contracts?|sub-?processors?|trade ?marks?|patents?|domain names?|(?:iso [\\d-]+ )?certificat(?:es?|ions?)|permits?|(?:[\\w-]+ )?warrant(?:y|ies)|collective (?:bargaining )?agreements?',
  '(?:head|ground|master|prime) (?:lease|contract)|(?:non-disclosure|confidentiality|escrow) agreement|service levels?|third-party (?:licen[cs]es?|agreements?)|letters of intent|price list',
].join('|');

/** A sentence of which such a thing is the subject. */
export const OF_OTHER_THING = new RegExp(
  `^\\W*(?:(?:section |clause )?\\(?[\\d.]{1,6}[.)]? |\\([a-z]{1,3}\\) )?(?:(?:the|any|each|such|all|its|an?) )?(?:[\\w'’.&/-]{1,20},? ){0,4}?(?<thing>${KINDS})(?![\\w-])`,
  'i',
);
/** "This Agreement …": whatever stands behind it, that is the subject. */
export const OF_THIS =
  /^\W*(?:[\d.]{1,6} )?(?:[\w'-]{1,12},? ){0,3}(?:this|the (?:term|lease|agreement|contract|parties|services?)\b)/i;
/** A sentence that goes on about the one before it. */
export const GOES_ON = /^\W*(?:it|they|such|said|the said|that)\b/i;
/** Headings of parts that are about something else than how long a contract lasts, and of those that are. */
export const OTHER_PARTS =
  /\b(?:insur\w+|liabilit\w+|cover|indemn\w+|third[- ]part\w+|staff\w*|personnel|employees?|sub-?contract\w*|securit\w+|guarant\w+|warrant\w+|defects?|confidential\w*|secre\w+|data|privacy|audits?|records?|fees|invoic\w+|payments?|prices?|charges|governance|committee|intellectual|trade ?marks?|force majeure|exit|documents|compliance|disputes?|notices|service levels?|credits|premises|equipment)\b/i;
export const TERM_PARTS =
  /\b(?:terms?(?! (?:of payment|and conditions))|duration|renewals?|extensions?|options?|expir\w+|commencement|terminat\w+|periods?)\b/i;
/** "The term of this Agreement begins …", wherever it stands. */
export const OWN_TERM =
  /\b(?:this|the (?:initial )?term of this|the initial term of the) (?:agreement|contract|(?:sub)?lease)\b[^.;]{0,60}\b(?:commenc|begin|expir|end|renew|exten|continu|term\b)/i;
/** Annexes that list what is done when, and for how much. */
export const LISTS =
  /\b(?:service (?:sheets?|levels?|orders?)|statements? of work|work orders?|milestones?|timetable|time ?line|calendar|deliverables|specifications?)\b/i;
/** A contract says what it costs: "base rent of $18,400 per month", "Annual fee: $84,000". */
export const PRICED =
  /\b(?:rent|fees?|price|charges?|compensation)\b[^.;\n]{0,60}(?:\$|USD|€|£) ?\d[\d,.]*(?: per| a| each| every|\/| annually| monthly)\b|\b(?:monthly|annual|yearly|quarterly)\b[\w ]{0,40}\b(?:fees?|rent|price|charges?)\b[^.;\n]{0,40}(?:\$|USD|€|£) ?\d/i;
