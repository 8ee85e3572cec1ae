/** Where a contract stands: still talked about, or handed on to somebody else. Words only. */
import { oneOf } from './oneOf.ts';

/** A contract that somebody else takes over, so that three are bound. */
export const HANDED_ON = new RegExp(
  oneOf(
    '\\bnovat',
    '\\b(?:outgoing|incoming|retiring) (?:contractor|supplier|tenant|party|customer|provider)\\b',
    '\\b(?:taken over by|takes? over (?:this|the|your|our) (?:\\w+ )?(?:contract|agreement|lease|licen[cs]e))\\b',
    '\\b(?:pass|transfer(?: of)?|assignment of) (?:this|the|our|your) [^.]{0,30}\\b(?:contract|agreement|lease)\\b',
  ),
  'i',
);

/** A draft, or terms that are still talked about. */
export const NOT_YET = new RegExp(
  oneOf(
    '\\bsubject to contract\\b|\\bfor discussion (?:purposes )?only\\b',
    '\\bnothing (?:here|herein|in this (?:draft|document|letter|e-?mail|paper))\\b[^.;]{0,20}\\bbinds?\\b',
    '\\b(?:is|are) not (?:legally )?binding(?: on (?:anyone|either \\w+|the parties))? (?:until|unless)\\b',
  ),
  'i',
);
