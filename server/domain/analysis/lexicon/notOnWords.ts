/** How English papers say that nothing goes on. */
import { oneOf } from './oneOf.ts';

/** "isn't", "won't", "can't". */
const SHORT_NOT = "(?:(?:does|do|is|are|ca)n['’]t|won['’]t|it['’]s not)";
/** It doesn't go on by itself, in so many words. */
export const NOT_ON = new RegExp(
  oneOf(
    `\\b(?:(?:does|do|will|shall|is|are|can) ?not|${SHORT_NOT}) (?:be )?(?:automatically )?(?:renew|exten|prolong|carr(?:y|ied) (?:on|over)|roll(?:ed)? over|go on|continue)`,
    '\\b(?:switch|turn) off (?:the |our |my )?auto|\\b(?:does|do) not (?:wish|want) to (?:renew|extend|continue|carry on)',
    "\\b(?:and|is) then (?:it|everything) (?:is|['’]s) (?:over|finished)\\b|\\bthen (?:it|everything)(?: is|['’]s) (?:over|finished)\\b|\\bno (?:further )?(?:right|option)s? (?:of|to)(?: any| a)?(?: (?:further|other))? (?:renew|exten)",
    '\\bnothing (?:carries|goes) on (?:by itself|after|beyond)|\\bno (?:further|more) (?:options?|renewals?|extensions?),? (?:and|after|beyond|behind)\\b|\\bno right to another\\b|\\bnot expect (?:it|this|that) to be (?:renewed|extended)\\b|\\blapses without (?:either|anyone|any)\\b',
    '\\bnever (?:be )?(?:automatically )?(?:renew|exten[ds]|roll)|\\b(?:in no (?:event|case)|under no circumstances)\\b[^.;]{0,30}\\b(?:renew|exten[ds]|roll)|\\brenewal is not automatic\\b',
    '\\b(?:automatic|auto-?) ?renewals?:? (?:(?:does|do|shall|will|is|are) not|excluded|disabled|not available|n/a|(?:is|are) (?:excluded|waived|disabled))\\b|\\bexclud(?:e|es|ing) (?:any |all )?automatic (?:renewal|extension)',
    '\\bnothing (?:rolls over|renews)\\b|\\bwithout (?:being |any )?(?:automatically |automatic )?(?:renew(?:ed|ing)|exten(?:ded|ding|sion))\\b',
    "\\b(?:do|does|did) ?n[o’']t do (?:any )?(?:automatic |auto-?)(?:renewals?|extensions?)",
    '\\bnothing (?:is |will be |gets )?(?:renew|extend)(?:s|ed)\\b|\\bno (?:automatic |auto-?)?(?:renewal|extension)|\\brights? of renewal\\b[^.;]{0,60}\\b(?:renunciation|renounce[sd]?|waive[sd]|none|nil|excluded)\\b|\\bno new (?:term|period)\\b|\\bnot renew automatically|\\bnon[- ]renewing|\\bauto[- ]?renew(?:al|s)?:? (?:no|off|none)|\\bwithout (?:automatic )?renewal|\\bwill not be renewed|\\bends automatically',
  ),
  'i',
);
