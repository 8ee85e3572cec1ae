/** The words by which a sentence says that it speaks of an agreement's own term, and those by which it speaks of something else. */

/** "The maintenance period": a term called after the title of its document, as what the sentence is about. */
export const TITLE_TERM =
  /(?:^|[.;:\d)"] ?|(?<!\b(?:during|throughout|within|of|for|in|after|before|following|to) )\bthe )["']?([a-z-]{3,16}) ["']?(?:term|period|duration)\b/i;
/** "From the Effective Date and for a period of": a time that opens its sentence. */
export const OPENING_TIME =
  /^(?:\(?[\da-zIVX.]{1,6}[.)] ){0,2}(?:for|during|from|until|through|till|up to|commencing|beginning|starting)\b[^.;]{0,90}$/i;
/** What the parties then do all that time. */
export const DOES_THEN =
  /^[^.;]{0,80}, ?(?:and )?[^.;,]{2,60}\b(?:shall|will|agrees?|undertakes?|may|hereby)\b[^.;]{0,110}/i;

/** What a contract calls itself. */
const KIND =
  '(?:agreement|contract|lease|sublease|amendment|addendum|licen[sc]e|engagement|appointment|order|sow|statement of work|undertaking|franchise|schedule|attachment|joint venture|arrangement|letter|services?|oma|subscription|guaranty|guarantee|policy|terms|employment|retainer|contracted agreement|commitments?|facility|memorandum|mou|understanding|collaboration|cooperation|partnership|tenancy|deed|conditions|protocol|charter(?: party)?|indenture|concession|supplement|instrument|document|assignment|offer|proposal|quotation|quote|permit|program(?:me)?|plan|treaty|covenant|release)';
const ADJECTIVE =
  '(?:initial|original|primary|base|basic|fixed|first|minimum|contract|service|license|agreement|lease|sponsorship|contracted|subscription|engagement|rental|employment|appointment|consulting|supply|current|total|firm|active|project|participation|award|grant|funding|internship|promotion|promotional|endorsement)';

/** "the term of this Agreement", "the initial term", "Contract Period": as what the sentence is about, not as a time within which something happens. */
export const TERM_NOUN = new RegExp(
  `\\bterm of the [^.,;]{3,60} hereunder\\b|\\bterm of (?:the )?(?:services?|cooperation|validity)\\b(?= (?:furnished|provided|under|hereunder|is|shall|will|of)\\b)|\\bterm(?: of (?:this|the) (?:agreement|contract|lease))?,? which (?:term )?(?:shall|will|is|runs?|begins?|commences?|ends?|expires?|terminates?)\\b|\\b(?:terms?|duration|period) of (?:the )?[a-z]{4,16} (?:under|pursuant to|of) (?:this|the) (?:agreement|contract)\\b|(?<!(?:during|throughout|within|prior to|before|after|following|upon|of|for|in|remainder of|end of|expiration of|under|per|to|any|each) (?:the |its |such |this |said |any |each |either |then-current |entire )?)(?:\\b(?:terms?|duration|validity|life|period)(?: and duration)? (?:of|for|under) (?:this|the|the present|said|such|your|its|employment) ?(?:[\\w&'/-]{1,20} ){0,5}${KIND}\\b|\\bterm hereof\\b|\\b(?:this|the|our|your) (?:[\\w&'/-]{1,20} ){0,5}${KIND}'s (?:[a-z]{4,10} )?(?:term|duration|period|life)\\b|\\b(?:initial|original) life\\b|\\b(?:the|your) initial (?:subscription|engagement|appointment|licen[sc]e|commitment|contract|order|retainer|lease|arrangement)(?= (?:is|shall|will|runs|lasts|has|begins|starts|commences)\\b)|\\b${ADJECTIVE} (?:(?!fiscal|accounting|interest|reporting|forecast|budget|payment|billing|rent|trial|pay|measurement|royalty)[\\w-]{1,14} )?(?:term|period|duration)\\b(?! of (?:the|any|an?|each|its|that) (?:[\\w-]{3,14} ){0,2}(?:leaseholds?|(?:prime|master|head|ground|underlying|main) lease|concession|patents?|loans?|notes?|permits?|easements?|bonds?|policy|warrant(?:y|ies)|guarantee|option)\\b)|\\b(?:the|this|said) ["']?term["']?(?= (?!of\\b|loan))|(?:^|["'] ?|\\. |\\d )["']?term["']? ?(?:shall|will|is|means|:|of (?:this|the) agreement|- ))`,
  'i',
);
const ADVERBS =
  '(?:(?:shall|will|is|are|must|may|hereby|also|only|automatically|be|been|and|to|become|becomes|deemed|then|has|have|thereafter|accordingly|otherwise|therefore|thus|initially|now|further|unless [^,;]{2,120},)[ ,]{1,2}){0,6}';
const VERB =
  '(?:commenc\\w{0,4}|begins?|begun|starts?|effective|effect|in (?:full )?effect|in (?:full )?force|takes? effect|enters?|entered into force|comes?|continu\\w{0,4}|remains?|endures?|subsists?|stays?(?= (?:in|valid))|valid|expires?|terminates?|ends?|lasts?|runs?|stands?(?= until)|extends?|cease[sd]?|lapses?|concludes?|stops?|finish(?:es)?|closes?|(?<=\\b(?:is|are|be) )(?:up|over)|go(?:es)? on|carr(?:y|ies) on|covers?|binding|binds?|operative|governs?|appl(?:y|ies)|(?<=\\b(?:is|be|are|valid|effective|shall|will) )for|(?:made|concluded|entered into)(?= ?$)|(?:made|entered into|concluded|signed|given)(?: (?:on|as of|this|effective) [^.;]{4,60}?)? for|good(?= (?:for|through|until))|(?<=\\b(?:has|have|is) )an? (?:initial |fixed |minimum )?(?:term|period|duration))\\b';
const BETWEEN =
  '(?: ?\\([^)]{0,60}\\))?(?: (?:between|among) (?:the|both|these) parties)?(?: and (?:its|the|any|all) [\\w ]{3,40})?(?:,(?:[^,;]|, \\d{4}){2,160},)? ';
/** "This Agreement … shall commence": the verb follows the agreement closely. */
export const THIS_VERB = new RegExp(
  `(?<!\\b(?:under|pursuant to|in accordance with|with|by|terminat(?:e|es|ing)|cancel|end|amend|extend|renew|assign|enter(?:ed)? into|execut(?:e|ed|ing)) )\\b(?:this|these|the present|said|our|your) ?(?:[\\w&'/-]{1,20} ){0,6}${KIND}\\b${BETWEEN}${ADVERBS}${VERB}`,
  'i',
);
/** "This MOU shall remain", "This Guaranty shall continue": whatever the paper calls itself, but none of its parts. */
export const THIS_NAMED_VERB = new RegExp(
  `\\bThis (?!Section|Article|Clause|Paragraph|Exhibit|Annex|Appendix|Warrant|Option|Offer|Provision|Note\\b|Part\\b)(?:[A-Z][\\w&'/-]{1,24} ){0,5}[A-Z][\\w&'/-]{1,24}${BETWEEN}${ADVERBS}${VERB}`,
);
/** "The Program shall commence": of the paper, if it is called after it. */
export const TITLE_VERB = new RegExp(`\\b[Tt]he ([A-Za-z][a-z]{3,16})${BETWEEN}${ADVERBS}${VERB}`);
/** "and shall continue in force for a period of": the verb, said again right before the time. */
export const GOES_ON_FOR =
  /\b(?:continu\w*|remains?|be|is|run|extend|expire|terminate|end)(?: (?:valid|binding|thereafter|in (?:full )?(?:force(?: and effect)?|effect)|effective))*,? (?:for|until|through|on|upon) ?(?:(?:an?|the|initial|fixed|minimum|term|period|of|full|earlier|later|date|at|least|not|less|than)\b ?)*["'(]{0,2}$/i;
/** "The Agent's appointment hereunder shall commence": what is done under the agreement stands for it. */
export const HEREUNDER_VERB = new RegExp(
  `(?:\\b[a-z]+'s (?:appointment|engagement|employment|retention)|\\b(?:appointment|engagement|obligations?|employment|retention|services?|rights?|licen[sc]es?|grants?|franchise|alliance|relationship|supply|sublicen[sc]e|duties|work|performance|mandate|authority|commission|exclusivity)\\b(?: [\\w']{1,20}){0,6} (?:(?:hereby|herein|hereunder) (?:granted|created|made|conferred|established)|hereunder|hereby|herein|hereof|(?:under|pursuant to|by|in) this (?:agreement|contract|lease|licen[sc]e)))\\b${BETWEEN}${ADVERBS}${VERB}`,
  'i',
);
/** "This Agreement is concluded on ⟨day⟩ and shall thus expire on": the verb of ending, said last of several. */
export const LAST_VERB = new RegExp(
  `\\b(?:this|the present) (?:[\\w&'/-]{1,20} ){0,4}${KIND}\\b(?:(?!\\b(?:may|if|unless|party|parties|not|under)\\b)[^.;]){0,160}\\band (?:(?:shall|will|is to|thus|therefore|then|thereupon|automatically|so|hence|accordingly),? ){0,3}(?:expires?|ends?|terminates?|lapses?|concludes?|ceases?)\\b`,
  'i',
);
/** "The term of the Employment Agreement is extended for two years": the paper itself extends it. */
export const IS_EXTENDED =
  /\b(?:is|are) (?:hereby |now |further )*(?:extended|prolonged|renewed)\b[^.;]{0,60}\b(?:to|through|until|ending(?: on)?|expiring(?: on)?)(?: and including)? $/i;
/** "Advisor's service to the Company begins": what somebody is engaged for, in that party's name. */
export const SERVICE_VERB = new RegExp(
  `\\b[a-z]+'s (?:appointment|engagement|employment|retention|services?|tenure|assignment|mandate|consultancy|retainer)(?: (?:to|with|by|of|under) (?:the |this |its )?[\\w&'-]{2,20}(?: [\\w&'-]{2,20})?)?${BETWEEN}${ADVERBS}(?:commenc\\w{0,4}|begins?|starts?|continu\\w{0,4}|remains?|lasts?|runs?|takes? effect|(?<=\\b(?:has|have|is) )an? (?:[a-z]{4,8} )?(?:term|period|duration))\\b`,
  'i',
);
/** The time that opens the sentence is this agreement's: "From its execution until June 30 this memorandum is in effect". */
export const THIS_THEN = new RegExp(
  `^(?:[^.;]{0,90}[, )])?(?:this|the present|our) (?:[\\w&'/-]{1,20} ){0,4}${KIND}\\b${BETWEEN}${ADVERBS}(?:in effect|in force|in full force|effective|valid|binding|continu\\w{0,4}|remains?|lasts?|runs?|stays?|endures?|subsists?|governs?|appl(?:y|ies)|covers?)\\b`,
  'i',
);
/** "The Agreement shall commence": with "the" it must be written as a name, or be the plain word. */
export const THE_VERB = new RegExp(
  `\\b[Tt]he (?:agreement|contract|lease|sublease|tenancy|memorandum|arrangement|(?:[A-Z][\\w&'/-]{0,20} ){0,4}(?:Agreement|AGREEMENT|Contract|CONTRACT|Lease|License|Order|Services|Engagement|Appointment|Subscription|Policy|Facility|Employment|Commitments?))\\b${BETWEEN}${ADVERBS}${VERB}`,
);
export const CONTINUES =
  /\b(?:commenc\w{0,4}|begin\w{0,4}|continu\w{0,4}|remains?|effect|force|valid\w*|effective|expir\w{0,6}|terminat\w{0,4}|ends?|lasts?|runs?|exten[ds]\w*|renew\w*|term|period|duration|life|binds?)\b/i;
/** Something stands between subject and time that makes it another story. */
export const DETOUR =
  /\b(?:if|in the event|event (?:of|that)|provided that|provided,? however|whose|who|shall not|fails?|failure|except that|notwithstanding|within (?:[a-z-]+ )?(?:\(\d+\) |\d+ )?(?:[a-z]+ )?(?:days?|weeks?|months?|years?|period|time))\b/i;
/** In an amendment: "is hereby extended to", "shall be renewed for a period ending on": the new end, and no renewal to come. */
export const EXTENDS_NOW =
  /\b(?:hereby|is|are|be|to|shall|agree to|parties) (?:hereby |further |agree to )?(?:(?:extend|renew|prolong|chang|amend)(?:ed|e|s)?|(?:continue|run|go on) for an? (?:additional|further))\b(?![^.;]{0,60}\b(?:option|may|each|successive|automatically)\b)/i;
/** "In the event of a sale, this Agreement shall continue for": only then, and not as a rule. */
export const CONDITION =
  /^(?:\(?[\da-zIVX.]{1,6}[.)] )?(?:provided,? (?:however,? )?(?:that )?)?(?:if|in (?:the event|case)|in the event that|upon (?:any |the |such |early |earlier ){0,2}(?:termination|expir\w+|completion|change|breach|default|receipt|sale)|where|should|following (?:any |the |such |early |earlier ){0,2}(?:termination|expir\w+|completion)|after (?:any |the |such |early |earlier ){0,2}(?:termination|expir\w+))\b(?![^,]{0,80}\b(?:not |sooner|earlier))/i;
/** '"Maturity Date" means the earlier of (a) …', "the Final Repayment Date, being the date falling five years after". */
export const DEFINES_END =
  /["(](?:final |stated |scheduled |initial |(?:initial )?term (?:loan )?|revolv\w+ (?:credit |loan )?|facility ){0,2}(?:maturity|expiration|termination|expiry|end) date["')]* (?:shall |will )?(?:means?|be|is)\b[^.;]{0,70}$|\b(?:final (?:repayment|maturity) date|maturity date)["')]*, (?:being|which is|namely)\b[^.;]{0,40}$/i;
/** "engages the Consultant for a term of": a term named where the bargain is struck. */
export const FOR_A_TERM =
  /\b(?:for|in consideration of|with|over) an? (?:initial |fixed |minimum |total |firm )?term(?: of| commencing| beginning| starting| ending| expiring|,)?\b[^.;]{0,70}$|^(?:[\w&'"/-]{1,20} ){0,8}(?:agreement|contract|lease|memorandum of understanding)(?: \([^)]{2,30}\))?(?: (?:by and )?between [^.;]{5,120}?)? for the (?:period|term)(?: of| from)? ?$|\b(?:into|bound by) this (?:[\w-]{1,20} ){0,3}(?:agreement|contract|lease) for (?:(?:an?|the) (?:[a-z]{3,12} )?period of )?$/i;
/** "entered into a daywork contract for a term of two years": told of, in a recital, and not this one. */
export const EARLIER_TERM =
  /^(?!.*\b(?:hereby|herein)\b).*\b(?:entered into|executed|signed|concluded|had|held|under|by|pursuant to) an? (?!(?:binding|legal)\b)(?:[\w&'-]{1,20} ){0,4}(agreement|contract|lease|licen[sc]e) (?:dated [^.;]{6,30} )?(?:for|with|having) (?:an?|the) (?:[a-z]+ )?(?:term|period)\b/i;
/** The first group: what the term is called besides. `TERM_NAMES` and the title say whether that is this agreement's. */
export const DEFINES_TERM =
  /^(?:(?!\b(?:shall|will|may|must|each|every)\b)[^;]){0,170}[("'](?:the |this |collectively,? (?:the )?|hereinafter,? (?:the |referred to as (?:the )?)?|such period(?: being)?,? (?:the )?|together[^"]{0,60}|as (?:the same|it|such (?:term|period)|so|further) [^")]{3,70}, ?(?:the )?)?["']? ?((?:[\w-]{3,16} ){0,2})(?:term|period|duration)\b/i;
/** `"Contractual Term" means a term of ten years beginning on`: the definition itself, its name as in `DEFINES_TERM`. */
export const TERM_MEANS =
  /^(?:\(?[\w.]{1,7}[.)]? )?["'](?:the )?((?:[\w-]{3,16} ){0,2})term["']:? (?:means|is|shall mean|shall be|being):? (?:an?|the) (?:[a-z]+ )?(?:term|period)\b/i;
export const TERM_NAMES =
  /^(?:initial|original|primary|contract|contractual|base|basic|agreement|minimum|fixed|firm|licen[sc]e|services?|lease|employment|consulting|consultancy|engagement|sponsorship|franchise|distribution|subscription|appointment|endorsement|hosting|rental|supply|first|committed|total|operating)$/;
/** "It shall continue", "and it will remain in force": of the agreement, if the text before speaks of it. */
export const PRONOUN_VERB = new RegExp(
  `(?:^(?:[\\dIVX(][\\w.)]{0,6} )?|, |; |\\band |\\bso that )(?:(?:it|the same)\\b ?${ADVERBS}${VERB}|its (?:initial )?(?:term|duration) (?:shall be|will be|is)\\b)`,
  'i',
);
export const SPEAKS_OF_AGREEMENT = new RegExp(
  `\\b(?:this|the) (?:[\\w&'/-]{1,20} ){0,4}(?:agreement|contract|lease|licen[sc]e|amendment|sublease|memorandum)\\b[^.]{0,220}[.;]? ?$|(?:^|[.;\\n] ?)(?:\\(?[\\da-z.]{1,6}[.)] )?(?:this|the|your|our) (?:[\\w&'/-]{1,20} ){0,3}${KIND}\\b(?! (?:fee|price|payment))[^.;]{0,220}[.;]? ?$|(?:^|\\n)(?:[A-Z][\\w&'-]{1,20} ){1,6}(?:Agreement|Contract|Lease|Licen[sc]e)(?: (?:of|dated)[^.;]{5,40})?[.:]? ?$`,
  'i',
);
/** "the rights granted to Licensee shall continue": what the agreement is for, if nothing speaks of the agreement itself. */
export const RIGHTS_VERB = new RegExp(
  `\\b(?:licen[sc]es?|rights?|franchise|appointment|engagement|sponsorship|alliance|relationship|joint venture|tenancy|services|exclusivity)\\b[^.;]{0,80} ${ADVERBS}${VERB}`,
  'i',
);
/** Who engages the other party, does so for the time of the agreement, whatever its title; so is "the Advisor" engaged. */
export const ENGAGES =
  /\b(?:appoints|engages|retains|employs|hires|(?:will|shall|agrees? to) serve as)\b(?!.*\b(?:exclusive|counsel|auditors?|bank|custodian|agents? to)\b)/i;
export const IS_ENGAGED =
  /\b(?:[Tt]he [A-Z][a-z]+(?:'s (?:[a-z]+ )?services)?|[A-Z][a-z]{3,12}(?:or|er|ant|ent|ive|ist)) (?:is|are) (?:hereby )?(?:appointed|engaged|retained|employed|hired)\b/;
/** "hereby appoints … for a period of": what the parties bargain for, with its time. */
export const BARGAIN =
  /\b(?:appoints?|engages?|retains?|employs?|hires?|grants?|leases?(?= (?:to|from|and|unto|the))|lets|demises?|licenses?|commits?|sponsors?|hereby (?:orders?|subscribes?)|(?:is|are|be) (?:hereby )?(?:granted|appointed|engaged|retained|employed|hired|leased|licensed)|(?:are|is|shall be|will be|to be) (?:supplied|provided|performed|rendered|furnished|hosted|maintained)|(?:agrees?|shall|will|undertakes?) (?:to )?(?:supply|provide|purchase|sell|employ|lease|license|manufacture|distribute|sponsor|host|render|perform|furnish|serve|collaborate|co-?operate|promote|market|develop|advertise|endorse|participate|act as))\b[^.;]{0,260}\b(?:(?:for|during|over|in the period)\b(?:[^.;]{0,50}| (?:the|a) (?:period|term|school years?|seasons?)\b[^.;]{0,120})|from (?:the (?:date|day)|today|[A-Z][a-z]{2,8} \d|\d)[^.;]{0,80}\b(?:until|till|to|through)\b[^.;]{0,20})$/i;
/** "shall clean the Building for two years": whatever is done, if the paper is called after it. */
export const DOES =
  /\b(?:shall|will|agrees? to|undertakes? to) ([a-z]{4,14}) [^.;]{0,200}\b(?:for|during|over)\b[^.;]{0,50}$/i;
/** "…, at which time this Agreement shall terminate". */
export const ENDS_THEN =
  /^(?: (?:from|after|following) (?:the|its) [^.;,]{3,40})?,? ?(?:at which time|at which point|whereupon|upon which date|on which date|when|after which) (?:this|the) (?:[\w&'/-]{1,20} ){0,4}(?:agreement|contract|lease|term)\b(?: (?:shall|will|is to))?(?: automatically)? (?:expire|terminate|end|cease)/i;
export const HEADING =
  /(?:^|[\n:;] ?|\. |\d\.? ?|\b[a-z]\) )["(]?(?:initial |contract |lease |license )?(?:term|duration|validity|term of (?:the |this )?(?:agreement|contract|lease|engagement|appointment)|term and (?:termination|renewal)|term[,;/] ?(?:and )?termination|period of (?:the )?(?:agreement|contract)|effective (?:date|period|term)(?: and (?:term|duration))?|commencement(?: and (?:term|duration))?|agreement (?:term|period)|(?<=[.\d] ?)period(?: of [a-z]{4,14}| covered)?|length of (?:this |the )?(?:agreement|contract|term)|how long (?:this|the) (?:agreement|contract) (?:lasts|runs)|duration and (?:termination|renewal)|period of (?:agreement|performance)|performance period)["')]?(?: and [\w ]{3,24})? ?[.:\n-]{0,3} ?(?:\(?[a-z0-9.]{1,5}[.)] ?)?$/i;
/** "8. Term and Termination 8.1 The term …": a heading in the same sentence. */
export const INLINE_HEADING =
  /^(?:(?:article|section|clause|§)? ?[\dIVX][\d.]{0,6}[.):]? )?(?:initial )?(?:term|duration|validity|contract (?:term|period)|period of (?:performance|agreement)|performance period)(?: of (?:the |this )?(?:agreement|contract|lease))?(?: and [a-z]{4,14})?(?:[.:]| \(?(?:\d[\d.]{0,5}|[a-z](?=[.)]))[.)]? )/i;
/** Nothing but the way from a subject to its time: "shall be for a period of". */
export const STRAIGHT =
  /^["')]{0,3} ?(?:(?:shall|will|is|be|has|have|for|a|an|the|period|of|at|least|last|lasts|run|runs|stay|stays|continue|initially|fixed|initial|term|minimum|from|on|until|through|upon|to|end|expire|terminate|in|full|force|effect|and|up|including)\b ?)*["'(]{0,2}$/i;
export const LABEL =
  /(?:^|[\n.;|)/] ?|\d )(?:\(?[a-z\d]{1,3}[.)] ?)?(?:(?:initial |contract |agreement |lease |services? |subscription |licen[sc]e |policy |validity |m?nda |employment |engagement |minimum |initial service |initial subscription )?(?:term|period|duration|validity)(?: (?:of|for) (?:the |this )?(?:agreement|contract|engagement|lease|services?|performance|validity|appointment|licen[sc]e|subscription|employment|policy))?|(?:contract|agreement) (?:term|period|dates?)|performance period|length of (?:the |this )?(?:agreement|contract|term|lease)) ?(?:\([a-z ]{3,20}\) ?)?[:|-] ?["(]?(?:from:? |until |till |through |up to |to |ending |expires )?$/i;
/** How a paragraph about the term begins. */
export const SECTION =
  /^(?:(?:article|section|clause)? ?[\dIVX.()]{1,8}[.):]? ?)?(?:[a-z.()]{1,4} )?["(]?(?:initial |contract |agreement |lease )?(?:term|duration)\b(?: of (?:the |this )?(?:agreement|contract|lease))?(?: and [\w ]{3,24})?["')]?[.:,;-]/i;
export const OTHER_TOPIC =
  /\b(?:confiden\w*|non-?disclosure|surviv\w*|warrant(?:y|ies)|non-?compet\w*|compete|solicit\w*|insurance|records?|books|audit\w*|invoice\w*|vest\w*|patents?|interest|lock-?up|standstill|escrow|option to|cur(?:e|ed|ing)|default|breach|accru\w*|forecast\w*|shipments?|deliver(?:y|ed|ies)|refund|claims?|statute|inventory|sell-?off|wind-?down|transition(?:al)?|phase|milestone|trial|support period|inspection|arbitrat\w*|dispute|fiscal (?:year|period|quarter)|accounting (?:year|period)|quota|commitment period|purchase commitment|taxes|retain\w*(?! (?:the |an? )?(?:consultant|services|advis\w+|contractor|agent|executive|manager|employee))|restrict\w*|look-?back|press release|undismissed|unstayed|force majeure|suspen\w*|delay\w*|first refusal|blackout|pilot|order volume|minimum annual|maturity|rates? (?:period|increase)|price|pricing|fees?|payments?|salary|bonus|severance|registration|certificate|report|forecast|maintenance|training|purchase orders?|spare parts?|samples?|prototypes?|tooling)\b/gi;
/** Wherever these stand before a time, it is theirs. */
export const STRONG_OTHER =
  /\b(?:surviv\w*|confiden\w*|non-?disclosure|directors?|chairman|officers?|audit rights?|warrant(?:s|y|ies)|obligation (?:will|shall) exist)\b/gi;
export const WHILE = /\b(?:while|so long as|as long as|during the time)\b[^.;]{0,60}\b(?:this|the) agreement\b/i;
export const NAMED_OTHER_TERM =
  /\b(?!(?:The|This|Such|Said|Any|Each|Extended|Stated|Full|Current|Validity|Entire|Original)\b)(?![IVXL]+ )([A-Z][A-Za-z]+(?:-[a-z]+)?(?: [A-Z][a-z]+)?) (?:Term|Period)\b/g;
