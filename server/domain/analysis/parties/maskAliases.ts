/** Aliases and other brackets in a list of parties, made marks and blanks so that only names and descriptions are left. */
import { oncePer } from '../text/oncePer.ts';
import { quotesName } from './legalForms.ts';
import { ALIAS, MARKER } from './nameStart.ts';

/** Same length as the passage; aliases in brackets or quotes become marks, other brackets blanks. */
export function maskAliases(passage: string): string {
  return passage.replace(
    /\([^()]{0,400}(?:\([^()]{0,120}\)[^()]{0,200})?\)|\[(?:[^[\]"]{1,12}:[^[\]"]{1,90}|[^[\]"]{0,60}"[^"]{1,60}"[^[\]]{0,60})\]|"[^"]{1,80}"|'(?:the )?[A-Z][A-Za-z ]{1,30}'|\b(?:part(?:y|ies) )?of the (?:first|second|third|fourth|one|other) part\b|\bhereinafter (?:referred to as|called) (?:the |THE )?[A-Z][A-Za-z]{3,}\b/g,
    (found, at: number) => {
      // "(2) Orchard Mills, Inc.": numbers a party.
      if (MARKER.test(found) && / ["']?\p{Lu}/u.test(passage.slice(at + found.length, at + found.length + 3)))
        return found;
      // 'Jessie "Jett" Romero': a nickname.
      if (
        /^"[A-Z][\w-]{1,14}"$/.test(found) &&
        /(?:^|[\s,])[A-Z][a-z]+ $/.test(passage.slice(Math.max(0, at - 30), at)) &&
        /^ [A-Z][a-z]+(?:,| \(| and|$)/.test(passage.slice(at + found.length, at + found.length + 30))
      )
        return found;
      // 'Kids "N" Tarn, Inc.'
      if (/^"[A-Z&]{1,3}"$/.test(found) && NAME_GOES_ON.test(passage.slice(at + found.length, at + found.length + 50)))
        return found;
      if (found.startsWith('"') && quotesName(passage.slice(Math.max(0, at - 70), at))) return found;
      // "Tarn (International) Limited": a bracket inside a name.
      if (
        !ROLE.test(found) &&
        /^\((?:[A-Z][A-Za-z.&]{0,20}(?: [A-Z][A-Za-z]+| ?\d{1,4})?|\d{4})\)$/.test(found) &&
        NAME_GOES_ON.test(passage.slice(at + found.length, at + found.length + 50))
      )
        return found;
      const alias =
        /["']|hereinafter|hereafter|referred|called|collectively|\b(?:the|party|parties|each)\b/i.test(found) ||
        /^\([A-Z][A-Za-z -]{1,30}\)$/.test(found);
      return (alias ? ALIAS : ' ').repeat(found.length);
    },
  );
}

/** "(Client) Tarn Foods Inc.": a role, no part of the name. */
const ROLE =
  /^\((?:Client|Customer|Supplier|Licensor|Licensee|Buyer|Seller|Purchaser|Vendor|Contractor|Consultant|Company|Developer|Distributor|Landlord|Tenant|Lessor|Lessee|Provider|Owner|Sponsor|Agent|Franchisor|Franchisee|Borrower|Lender)\)$/i;
const NAME_GOES_ON =
  /^,? ?(?:(?!And\b|AND\b)[A-Z][\w.&-]*,? ){0,3}(?:Ltd|LTD|Limited|LIMITED|Inc|INC|LLC|L\.L\.C|L\.P|LP|PLC|plc|Pty|PTY|Pte|PTE|GmbH|Corp|CORP|Co\b|CO\b|B\.V|S\.A|AG\b|Private|Company|Holdings|N\.A\.|National Association|NATIONAL ASSOCIATION|S\.p\.A|S\.L\.|L\.L\.P|LLP|LLLP|ULC|Sdn|SDN|Bhd|BHD|Oy|AB\b|A\/S|KG\b|KK\b|K\.K|SAS|SARL|S\.r\.l|S\.\u00e0|Ltda|LTDA)/;

/** So much of a document is its opening. */
export const OPENING = 12_000;

/** The opening of a document with its aliases masked. */
export const maskedOpening = oncePer(({ text }: { text: string }): string => maskAliases(text.slice(0, OPENING)));
