/** What one side of a plain contract does for the other, in sentences that name both. Words only. */
import { oneOf } from './oneOf.ts';
import { expression } from '../text/expression.ts';

/** Capitalised words in a row, over the end of a line too; small linking words among them. */
const NAME = String.raw`((?:The )?\p{Lu}[\p{L}\p{N}'’&-]*\.?(?:[ \n](?:\(\p{Lu}[\p{L}]{1,15}\)|\p{Lu}[\p{L}\p{N}'’&-]*\.?|&|plc|(?:and|of|for|the)(?=[ \n](?:the )?\p{Lu}))){1,7})`;
/** `, hereinafter "the Company"` */
const CALLED = String.raw`(?:,[ \n]hereinafter[^",.;]{0,20}[ \n]["“'][^"”'\n]{2,30}["”'])?`;
/** "(charity no. 274411)", ", of Unit 3, Buxton Road". */
const ABOUT = String.raw`(?:,?[ \n]\([^)]{1,60}\))?${CALLED}(?:, [\p{L} ]{3,30},(?= ))?(?:,?[ \n]of[ \n][^.;:]{2,60}?)?,?[ \n]`;
/** "(registered charity), Pipewellgate, Gateshead" */
const SEAT = String.raw`(?:,? \([^)\n]{1,60}\))?(?:, \p{Lu}[\p{L}'’ -]{2,30}){0,3},?[ \n]`;
const WELL = String.raw`(?:(?:hereby|also|now|has|have|will|shall) ){0,2}`;

/** Whom the other side is for stands behind the verb: "The Trustees allow Little Acorns Playgroup to use". */
export const ACTS_ON = expression(
  `${NAME}${ABOUT}${WELL}${oneOf('allows?|allowed|permits?|permitted|appoints?|appointed|engages?|engaged|retains?|retained|instructs?|instructed|authori[sz]es?|authori[sz]ed|employs?|employed')}[ \\n](?:the firm of )?${NAME}(?:[ \\n]\\([^)]{2,40}\\))?(?:[ \\n](?:to|as|for|on)\\b|,[^.;]{0,90}?[ \\n]hereinafter\\b)`,
  'g',
);
/** "The Trust lets Ines Battersby use Studio 9". */
export const LETS_USE = expression(
  `${NAME}${SEAT}${WELL}lets?[ \\n]${NAME}[ \\n](?:use|have|keep|put|park|run|place|store|graze|occupy)\\b`,
  'g',
);
/** Behind a preposition: "X licenses to Y", "Speedwell Couriers agrees to collect from Tideswell Optical". */
export const ACTS_FOR = expression(
  `${NAME}${ABOUT}${WELL}${oneOf('licen[cs]es?|licensed|lets?|sublets?|looks? after|leases?|leased|hires?|hired|rents?|rented|supplies|supply|sells?|sold|lends?|lent|provides?|grants?|granted|agrees?|agreed|undertakes?|delivers?|cleans?|maintains?|services?|insures?')}\\b(?:(?!\\n\\n)[^.;:]){0,80}?\\b(?:to|for|from|with|of)[ \\n]${NAME}(?=[ \\n]?(?:\\(|,|\\.(?:\\s|$)|every|each|on|at|for|from|until|as|under|the|a|an|in|is|with|and)(?:\\W|$))`,
  'g',
);
/** "Ballymote Creamery Ltd is now signed up with Corrib Energy Supply". */
export const JOINED_WITH = expression(
  `${NAME} (?:is|are|has|have) (?:now |been |hereby )?(?:${oneOf('signed up|contracted|under contract|insured|covered|enrolled|registered|entered into \\w+ \\w+|signed \\w+ \\w+|taken out \\w+ \\w+')}) (?:with|by|to) ${NAME}(?=[ \\n]?(?:\\(|,|\\.(?:\\s|$)|for|from|until|on|as|under)(?:\\W|$))`,
  'g',
);
