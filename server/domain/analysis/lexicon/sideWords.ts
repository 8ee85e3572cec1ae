/** Words by which a paper says who its sides are, and of whom each is the opposite. Words only. */
import { oneOf } from './oneOf.ts';

/** What brackets behind a noun define, and is nobody. */
export const DEFINED_THING = new RegExp(
  `^${oneOf(
    'agreements?|contract|lease|licen[cs]e|term|services?|premises|equipment|goods|property|fees?|event|project|works?|site|vehicle|program(?:me)?|products?|rent|deposit|price|part(?:y|ies)|period|hall|land',
    'horse|plot|unit|room|field|boat|caravan|vessel|shop|building|stall|pitch|machine|garden|policy|schedule|act|information|confidential information|purpose|loan|note|software|platform|system|venue|(?:\\w+ )?date',
  )}$`,
  'i',
);
/** Labels that say nothing of what somebody is. */
export const NO_ROLE = /^(?:from|to|for|name|between|and|business|organi[sz]ation|party|parties|)$/;
/** Labels of somebody who is often named beside the two sides. */
export const BESIDE_SIDES = new RegExp(
  `^${oneOf('school|venue|supplier|vendor|broker|agent|underwriter|guarantor|surety|bank|insurer|manager|contact|funder|introducer|club|studio|publisher|partner|host|brand')}$`,
);
/** Roles of which one is the other's opposite. */
export const PAIRS: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:landlord|lessor|licensor|owner|lett)/, /^(?:tenant|lessee|licensee|hirer|lodger|occupier|keeper|renter)/],
  [/seller|vendor/, /buyer|purchaser/],
  [/lender/, /borrower/],
  [
    new RegExp(
      `^${oneOf('(?:service )?provider|contractor|supplier|company|consultant|operator|freelancer|agency|band|dj|caterer|trainer|photographer')}`,
    ),
    new RegExp(`^${oneOf('client|customer|hirer|parent|guardian|subscriber|member|organiser|council|owner|school')}`),
  ],
  [/^(?:trans|assign|less|licens|mortgag|grant|franchis|train|employ).*[eo]r$/, /ee$/],
  [/^we$/, /./],
];
/** What only somebody does. */
export const ACTS = oneOf(
  'shall|will|must|may|can|cannot|agrees|accepts|pays|keeps|undertakes|checks|gives|has|confirms|warrants|supplies|delivers|provides|hires|rents|lets|leases|uses|takes|brings|cleans|collects|returns|lends|borrows|grants',
  'insures|maintains|vacates|arranges|sells|buys|does|looks|is (?:responsible|entitled|liable|free)|carries|reports|tells|sends|invoices|charges|registers|books|reads|supervises|performs|plays|teaches|trains|employs|engages|appoints',
  'designs|builds|installs|services|repairs|makes|hauls|tops|feeds|puts|mows|answers|names|leaves|fetches|settles|owes|promises|receives|orders|reimburses|publishes|sponsors|promotes|visits|works|appears|bills|licen[cs]es|permits|allows|wants|gets|runs|stores|hands|offers|manages|prunes|harvests|plants|drives|picks|washes|prepares|writes|indemnifies|covers|bears|loses|needs|asks|reserves|decides|chooses|inspects|trims|cuts|clears|walks|removes|replaces',
);
/** What does something in a sentence and is no role. */
export const LOOSE_ROLE = new RegExp(
  `^${oneOf(
    'it|this|that|these|each|either|neither|both|we|you|they|he|she|i|nobody|everybody|either|parties|party|other|price|fee|rent|charge|deposit|agreement|contract|lease|licen[cs]e|term|work|works|event|sum|total|amount|balance|law|act|court|machine|equipment|goods|property|premises|land|day|week|month|year|schedule|first|second|third|one|two|rest|whole|following|above|same|paper|form|letter|deed|payment|invoice|notice|policy|insurance|period|rate|hire|loan|cover|service|services|product|vehicle|site|room|subscription|plan|detail|details|sow|territory|option|hall fee|term of',
  )}$`,
);
/** Labels of somebody who acts for a side, is asked for it, or only wrote it down. */
export const PERSON_FOR = new RegExp(
  `^${oneOf(
    '(?:prepared|ordered|issued|taken|sold|entered|referred|introduced|managed|completed|authori[sz]ed) by|attention|attn|for the attention of|(?:main |day-of |emergency )?contact(?: person)?|person responsible|representative|organi[sz]er|driver|secretary|clerk|sales rep(?:resentative)?|next of kin|witness|emergency|caretaker|occupant|player|child(?:ren)?|pupil|learner|patient|pet|horse',
  )}$`,
);
/** "Morning Tom and Pip", "Good afternoon Sara": those who are greeted by their first names. */
export const GREETED =
  /^(?:Good )?(?:[Mm]orning|[Aa]fternoon|[Ee]vening) \p{Lu}\p{Ll}+ (?:and|&) \p{Lu}\p{Ll}+$|^Good (?:[Mm]orning|[Aa]fternoon|[Ee]vening) /u;
