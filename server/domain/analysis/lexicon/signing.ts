/** Words around the names of those who sign, and in the names of bodies. Words only. */
import { oneOf } from './oneOf.ts';

/** Words of bodies that are nobody's trading name. */
export const BODY = new RegExp(
  `\\b${oneOf(
    'school|college|university|academy|council|trust|trustees|society|association|club|church|chapel|parish|charity|foundation|hospital|hospice|board|committee|co-?op(?:erative)?|union',
    'chamber|institute|library|museum|authority|ministry|department|district|condominium|corporation|commission|federation|league|governors|agency|bank',
  )}\\b`,
  'i',
);

/** What stands before a name where somebody signs for it. */
export const SIGNED_FOR = new RegExp(
  `^(?:${oneOf('signed|accepted|agreed|ordered|booked|confirmed|executed')}(?: by)?,? )?(?:for and on behalf of|on behalf of|for) (?:the )?`,
  'i',
);

/** … who agrees, or, in the second group, whom he agrees for. */
export const AGREED =
  /^(?:(?:[Ww]e|I) )?(?:[Aa]gree(?:d|s)?|[Aa]ccept(?:ed|s)?|AGREED|ACCEPTED|[Cc]onfirmed)(?: and \w+)?(?: by| BY)?[,:]? (\p{Lu}[^:;]{3,60}?(?: for (\p{Lu}[^,:;]{3,60}))?)(?:[,:] .*)?$/u;

/** Behind a name: what office its bearer holds for somebody else. */
export const OFFICE =
  /^(?:,| {2,}| \()\s*(?:(?:managing|senior|general|vice|deputy|assistant|co-|operations|service|sales|office|practice|site|facilities|finance)[ -])*(?:trustee|president|director|manager|member|partner|secretary|treasurer|chair(?:man|woman|person)?|officer|ceo|cfo|coo|administrator|bursar|head|principal|executor|agent|attorney)\b/i;
