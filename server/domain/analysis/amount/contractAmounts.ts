/** What contracts call their own amounts, and how the words lead to the figures. All patterns look at the end of a clause or at what follows it. */

export const FEE =
  /\b(?:fees?|rent|rentals?|salary|wages?|retainers?|compensation|compensated|remuneration|charges?|prices?|subscriptions?|payments?|stipend|premium|consideration|honorarium|guarantee|licen[cs]e|leases?|rents|costs?|grant|dues|tuition|purse)\b/i;
export const PAYS =
  /\b(?:(?:shall|will|must|to|agrees? to|may) (?:also )?(?:pay|be paid|receive|remit|compensate|provide|be compensated|be billed|be charged|invoice|bill)|pays|is (?:billed|charged|paid|payable|priced)|costs?|receives?|are (?:billed|charged|payable)|billed|charged)\b/i;
/** How a noun leads to its amount. */
export const LINK =
  /(?:(?<![\w-])(?:of|is|are|be|at|being|equals?|equal(?:ing)? to|amounts? to|amounting to|totals?|totall?ing|aggregating|shall pay|will pay|pays|rate of|in total|(?:not|no) less than)(?: (?:the|a|an|sum|amount|total|rate|aggregate|of))*|[:=–—-]|\)|") ?$/i;
export const NAMED_TOTAL =
  /\b(?:(?:total|aggregate|full|entire|overall) (?:contract |order |purchase |agreement |project |program |policy |sponsorship |license |licence |net |fixed )*(?:price|premiums?|value|amount|fees?|consideration|compensation|sum|charges|commitments?|principal(?: amount)?|payments?|cost)|contract (?:price|value|sum|amount|total)|(?:order|deal) (?:total|value)|aggregate amount of (?:the |all )?commitments|(?:total|aggregate) (?:[a-z]+ ){0,2}commitments?|aggregate maximum credit amounts?|grand total|total (?:due|payable)|price of the contract|(?:value|amount|sum) of (?:this|the) (?:contract|agreement|order)|guaranteed maximum price|quotation|total of payments|(?:award|grant|settlement) amount|an? (?:grand )?total|in total|(?:an|the) aggregate(?= of)|(?:fees|payments|charges|costs|prices|dues) (?=totall?ing|aggregating|amounting))\b[^.;$]{0,70}$/i;
export const BARE_TOTAL = /(?:^|[\n|] ?)(?:grand )?total ?:? ?$/i;
/** What was agreed before: "by a first amending agreement the term was extended at a rent of". */
export const BEFORE =
  /\b(?:was|were|had been|previously|formerly|originally|until now|up to now|heretofore)\b(?![^.;]*\b(?:is|are|shall|will|now)\b)[^.;]{0,160}$/i;
/** "Total compensation shall not exceed $40,000": the most that is paid for everything is the contract's total. */
export const CEILING =
  /\b(?:(?:total|aggregate|maximum|overall|contract|agreement) (?:contract )?(?:compensation|fees?|price|payments?|amounts?|sum|value|costs?|consideration|charges)\b[^.;$]{0,80}\b(?:not|never)(?: to)? exceed(?:ing)?|\b(?:pay|paid|compensate) [^.;$]{0,80}\b(?:an? )?(?:total )?(?:amount|sum|fee),?(?: which shall)? not(?: to)? exceed|\b(?:grant|award) [^.;$]{0,40}\bnot(?: to)? exceed|(?:a |the )?not[- ]to[- ]exceed (?:contract )?(?:price|amount|sum|total|fee|value)(?: of| is| shall be)?)(?: (?:the |a )?(?:sum|amount|total) of)? ?:? ?$/i;
/** The ceiling of something else. */
export const NOT_THE_WHOLE =
  /\b(?:liabilit(?:y|ies)|damages|indemnif\w*|expenses?|reimburs\w*|insurance|claims?|penalt(?:y|ies)|losses)\b/i;
export const LOAN =
  /\b(?:(?:maximum |aggregate |original |total )?principal (?:amount|sum)|loan (?:in the amount)?|promises? to pay|(?:note|loan) (?:is )?for|lends? (?:to )?[^.;$]{0,60})\b[^.;$]{0,60}$/i;
export const PRICE =
  /\b(?:(?:purchase|sale|selling|stipulated|agreed|contract|guaranteed maximum) price|contract sum)\b[^.;$]{0,70}$/i;
export const WHOLE =
  /\b(?:fixed (?:fee|price)|flat fee|lump[- ]sum|one[- ]time|sponsorship fee|licen[sc]e (?:issue )?fee|subscription fee|project fee|consulting fee|service fee|endorsement fee|sum of|fee (?:of|in the amount of|is|shall be|will be|amounts to|equals|:)|in the amount of|for the amount of|consideration of|compensation (?:of|is|shall be)|consideration (?:is|shall be|will be)|price (?:of|is|shall be)|rent (?:of|is|shall be)|salary (?:of|is|shall be|at)|(?:consideration|price|fee) for [^.;$]{0,60} (?:is|shall be|will be))\b[^.;$]{0,60}$|\b(?:price|fee|rent|salary|remuneration|compensation) ?: ?$/i;
/** "$75,000 - Sponsorship Fee", "$10,000 monthly retainer". */
export const NOUN_AFTER =
  /^ ?[-–]? ?(?:monthly |annual |quarterly )?(?:sponsorship|licen[sc]e|subscription|service|consulting|management|maintenance|hosting|retainer|base|project) ?(?:fee|salary|rent|charge|price)?\b/i;
export const SIDE_TOTAL = /\b(?:monthly|annual|annually|yearly|quarterly|per)\b/i;
/** Loans are lent up to their amount. */
export const UP_TO = /\b(?:up to|maximum|not exceeding|not to exceed)\b/gi;
/** … of a price and its tax. */
export const WITH_ITS_TAX =
  /\b(?:VAT|GST|HST|(?:sales |service )?tax)\b[^.;]{0,40}\b(?:in total|in all|altogether|(?:a|the) total of|making|that is|totall?ing)(?: (?:a total of|the sum of))?:? ?$/i;
/** "Total Payment to Orchard $4,000,000": a row of a table without a link. */
export const TOTAL_TO =
  /\b(?:total|aggregate) (?:net )?(?:payments?|price|fees?|cost|amount|value)(?: (?:to|for) [\w.&'-]+(?: [\w.&'-]+){0,3})? ?$/i;
/** "… shall be increased to $8,500 per month": the fee changes. */
export const CHANGED =
  /(?<!may )\bbe (?:increased|raised|reduced|adjusted) to ?$|\b(?:is|are|be) (?:replaced|substituted) (?:by|with) ?$/i;
/** In a franchise the continuing fee is the royalty; a monthly fee for software, a fund or a listing is beside it. */
export const FRANCHISE_FEE = /\b(?:royalty|franchise|continuing|service|management)(?: (?:service )?fee)?\b/i;
/** "Hosting is ": what the amount is for, in a few words. */
export const NAMES = /^ ?(?:the )?(?:[\w-]+ ){1,4}(?:is|are|at|:) ?$/i;
/** "$24,000 for the entire term". */
export const FOR_TERM =
  /^,? (?:for|over|during) (?:(?:the|its) (?:entire |whole |full |complete |initial )?(?:(?:contract|lease) )?(?:term|duration)\b|(?:a period of )?\w+ (?:\(\d+\) )?(?:years|months)\b)/i;
/** "… and $129,600 for the whole subscription term", "$1,250,000 in full settlement of all claims". */
export const FOR_WHOLE =
  /^,? (?:(?:for|over|during) (?:the|its) (?:entire|whole|full|complete) (?:\w+ )?(?:term|period|duration)|(?:in|as) full (?:and (?:final|complete) )?(?:settlement|satisfaction|consideration)|which is the (?:only|sole) (?:amount|sum|payment|fee))\b/i;
export const TERM_FEE =
  /\b(?:fees?|price|rent|charges?|compensation) for the (?:entire |whole |full |initial )?term\b/i;
/** A payment at the beginning: others follow. */
export const UPFRONT = /\b(?:up-?front|initial|signing|down) (?:[\w-]+ )?(?:fee|payment|sum|amount)\b/i;
/** What a fee that is paid once is for, and what the fee for all of it is called. Another word names one act among others: an amendment fee. */
export const FEE_FOR = /\b([a-z-]+) fees?\b[^.;$]{0,60}$/i;
export const FOR_ALL =
  /^(?:the|a|an|this|such|its|their|fixed|flat|lump-sum|one-time|single|cash|total|aggregate|net|agreed|non-refundable|nonrefundable|non-recurring|nonrecurring|paid-up|full|base|sponsorship|rights|licen[sc]e|issue|subscription|project|consulting|consultancy|services?|endorsement|management|design|development|professional|engagement|performance|speaking|research|study|participation|advisory|agency|content|data|maintenance|hosting|support|guaranteed|production|placement|film|concert|fight|event|exhibition|naming|tuition|course)$/i;
