/** Names in the opening that are no party's: aliases, who acts for a party, towns, counsel, and whoever is only spoken of. */
import type { Reading } from '../document.ts';
import { endsLegally } from './legalForms.ts';
import { areUndersigned } from './undersigned.ts';

/** "Polish Company" where the opening says (the "Polish Company"). */
export function isAlias(opening: string, name: string): boolean {
  return (
    !endsLegally(name) &&
    (opening.includes(`"${name}"`) || opening.includes(`"the ${name}"`)) &&
    // 'Netquill ("Netquill")': a brand that is called what it is.
    !opening.includes(`${name} ("${name}"`)
  );
}

/** "Mr. Vicente Sempere, who acts in the name and on behalf of Orchard, S.L.": says through whom, not who. */
export function actsForOther(opening: string, name: string): boolean {
  if (endsLegally(name)) return false;
  const at = opening.indexOf(name);
  return at >= 0 && ACTS_FOR.test(opening.slice(at + name.length, at + name.length + 160));
}
const ACTS_FOR =
  /^[^.;"]{0,110}\b(?:(?:acts?|acting|appears?|intervenes?)\b[^.;"]{0,80}\bon behalf of (?!itself|himself|herself)|in representation of )/;

/** "… at 40 Gracewell Street, London": one word behind a street. */
export function isTown(text: string, { value, start }: Reading<string>): boolean {
  return !value.includes(' ') && BEHIND_STREET.test(text.slice(Math.max(0, start - 60), start));
}
/** What ends in a street: a town may follow. */
export const BEHIND_STREET =
  /(?:\d[\w/-]*|\b(?:Street|St\.?|Road|Rd\.?|Avenue|Ave\.?|Lane|Drive|Square|Quay|House|Park|Centre|Center|Floor|Building|Boulevard|Way|Place|Court)),? (?:[A-Z]\w+, )?$/;

/** Counsel who gets a copy, or the company whose stock a filing is about. */
export function isOutsider(text: string, { start, end }: Reading<string>): boolean {
  const before = text.slice(Math.max(0, start - 110), start);
  return (
    COUNSEL.test(before) ||
    RELATIVE.test(before) ||
    FORMERLY.test(before) ||
    SUCCEEDED.test(before) ||
    ACTS_THROUGH.test(text.slice(end, end + 40)) ||
    FOR_CLIENT.test(text.slice(end, end + 90)) ||
    (STOCK_OF.test(before) && (areUndersigned(text) || !/^[.,]? ?\(/.test(text.slice(end, end + 4))))
  );
}
const COUNSEL = /\b(?:copy to|counsel (?:to|for)|attorneys? for|law offices? of|legal counsel)\b[^.]{0,70}$/i;
/** "(formerly Tarn, Inc.)": a name that somebody had. */
const FORMERLY =
  /\b(?:formerly|f\/k\/a|previously)(?:[\s-]+(?:known|called|named|doing business)(?: as)?)?[\s-]+(?:the )?$/i;
/** "successor in interest to Tarn, Inc.", "acting by its general partner, Tarn GP, LLC": whom a party follows, through whom it acts. */
const SUCCEEDED =
  /\b(?:successor(?:[- ]in[- ](?:interest|title)|[- ]by[- ][a-z]+)*,? (?:to|of)|assignee of|(?:by|through) its (?:sole |managing )?(?:general partner|managing member|manager),?) (?:the )?$/i;
/** "Tarn GP, LLC, its general partner": the same behind the name. */
const ACTS_THROUGH = /^,? its (?:sole |managing )?(?:general partner|managing member|member|manager),?(?: By\b|\s*\n)/;
/** "Tarn Advisors LLC ("Tarn"), on behalf of its client Orchard, Inc." */
const FOR_CLIENT = /^,?(?: \([^()]{3,40}\))?,? (?:acting )?on behalf of (?:its|our) clients?\b/;
/** "an affiliate of Orchard, Inc.", "the issuer, Tarn Corp.": spoken of, not speaking. */
const RELATIVE =
  /\b(?:an? (?:[\w-]+ ){0,3}(?:affiliate|subsidiary|division|portfolio|series|member|shareholder|parent)|(?:share|stock|unit|note)holders(?:, [^.;,]{3,40},)?|directors|employees|parent(?: company)?) of,? (?:the )?$|\b(?:affiliate|parent|subsidiary|issuer),? $/i;
const STOCK_OF =
  /\b(?:common stock|shares|(?:share |equity )?capital|equity interests?|(?:equity )?securities)\b(?:\.\d|[^.;"(]){0,60}\b(?:of|issued by),? (?:the )?$/i;
