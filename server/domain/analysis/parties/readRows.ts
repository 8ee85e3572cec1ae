/** Parties in labelled rows of the text as it was extracted: "Party B (Seller): Larkspur Machine Factory", "Licensor      Tarn AB, Uppsala". */
import type { Document, Reading } from '../document.ts';
import { cleanName } from './cleanName.ts';
import { hasSuffix, isName, sameName } from './partyName.ts';
import { everyMatch } from '../../everyMatch.ts';

const ZONE = 12_000;
const MOST = 8;
const ROLE =
  '(?:party [a-d1-4]|(?:first|second|third|outgoing|incoming|continuing|retiring|other) party|client|customer|supplier|licen[sc]or|licensee|buyer|seller|purchaser|vendor|(?:sub)?lessor|(?:sub)?lessee|landlord|tenant|insurer|(?:named )?insured|policy ?holder|lender|borrower|creditor|debtor|guarantor|mortgagor|mortgagee|pledgor|pledgee|employer|employee|executive|sponsor|sponsee|publisher|author|artist|producer|owner|(?:general |sub)?contractor|consultant|reseller|distributor|dealer|agent|principal|franchisor|franchisee|manufacturer|(?:service )?provider|recipient|company|bank|carrier|shipper|transporter|operator|licensing agent|end user|advertiser|agency|athlete|talent|player|performer|cro|covenantor|indemnifier|participant|member|trustee|issuer|merchant|processor|host|developer|marketer|university|institution|sublicensee|assignor|assignee|transferor|transferee|grantor|grantee|team|league|club|label|landowner|builder|mill|escrow agent|subscriber|promoter|venue|investor|charterers?|owners|contracting agency|co-lessee|(?:re|co)?insurer|hotel operator|studio|network|station|(?:first|second|third) contracting party)';
/** "The Supplier (Party B) Name:": a label on its own, then a colon, a cell border or a wide gap. */
const ROW = new RegExp(
  `(?:^[ \\t|]*|\\|[ \\t]*)(?:(?:item )?\\(?[0-9a-d]{1,2}[.)] *)?(?:the )?(?:${ROLE}s?|["“][^"“”\\n]{2,30}["”])(?: ?\\([^()\\n]{1,40}\\)| ?/ ?${ROLE})?(?: name)?(?:[ \\t]*[:|\\uff1a][ \\t|]*(?:\\n[ \\t|]*(?:(?<=\\|[ \\t]*)\\n[ \\t|]*)?)?|[ \\t]{3,})([^\\n|]{2,110})`,
  'gim',
);
/** Without a legal ending a name is two to nine words with capitals. */
const PROPER =
  /^[A-Z\u00c0-\u017e][\p{L}.'-]*(?: (?:[A-Z\u00c0-\u017e][\p{L}.'-]*|&|of|and|for|the|de|van|von)){1,8}$/u;

/** The names in the rows, in order, each once. */
export function readRows(document: Document): Reading<string>[] {
  const found: Reading<string>[] = [];
  for (const match of everyMatch(document.raw.slice(0, ZONE), ROW)) {
    const name = cleanName((match[1] as string).trim().split(/\s{2,}/)[0] as string);
    if (!name || !isName(name) || found.some((other) => sameName(other.value, name))) continue;
    if (!hasSuffix(name) && !PROPER.test(name)) continue;
    // "Agency: Orchard Interactive (as agent for Advertiser)"
    if (/\bas agent\b|\bcommission only\b/i.test(match[1] as string)) continue;
    const start = document.text.indexOf(name);
    if (start >= 0) found.push({ value: name, start, end: start + name.length, working: null, confidence: 0.75 });
    if (found.length >= MOST) break;
  }
  return found;
}
