/** How contracts say that they go on until somebody ends them by notice. Words only. */
import { oneOf } from './oneOf.ts';

const OWN =
  '(?:this|the(?: term of this| initial term of this)?) (?:[\\w-]+ ){0,3}?(?:agreement|contract|lease|licen[sc]e|engagement|appointment)';
/** The agreement goes on behind its first term, in so many words. One that never had a last day says by the same notice how it is ended at any time. */
export const GOES_ON_OPEN = new RegExp(
  `\\b(?:${OWN}|the term|it)\\b[^.;]{0,240}\\b${oneOf(
    '(?:thereafter|after (?:that|which),?) (?:[a-z]+ ){0,6}until (?:it is |the same is |sooner )?(?:terminated|cancell?ed|ended)',
    'thereafter,? (?:unless and )?until (?:it is |the same is |sooner )?(?:terminated|cancell?ed)',
    'evergreen|month[- ]to[- ]month',
  )}\\b`,
  'i',
);
/** … and it may be ended, right before or behind how long before. */
export const ENDED_BY = /\b(?:terminat\w*|cancel\w*|end(?:ed)?)\b/i;
/** Notices that are for something that has happened. */
export const ENDED_FOR =
  /\b(?:breach\w*|default\w*|(?<!without )cause|insolven\w*|bankrupt\w*|material|fail\w*|cure|if|event|change (?:of|in) control|insurance|forecast|meeting|price)\b/i;
