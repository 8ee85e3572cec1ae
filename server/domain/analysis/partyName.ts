/** A party's name cut out of its description, and what is no name: roles, pronouns, whole sentences. */

const DESCRIPTION =
  /,? (?:\(|a(?:n)? (?:[A-Z][\w.]{1,20} )?[\w -]{0,40}(?:corporation|company|limited|partnership|llc|entity|bank|association|trust|individual|organization|citizen|resident|person|subsidiary|division|body|university|institution|business|firm|fund|public|private|state|national|cooperative)\b|(?:a|an) [A-Z][a-z]+|whose|with (?:its|an?|offices|a principal|principal|headquarters|registered|his|her|their|the address)|having|located|organi[sz]ed|incorporated (?:in|under|and)|duly|existing|acting|residing|which|who\b|on (?:behalf|the one|the other|its)|of (?:\d|the (?:one|other|first|second) part)|for (?:itself|and on)|and (?:its|their|all|each|any|assigns)|at \d|in its capacity|as (?:agent|trustee|administrative|the|borrower|lender|seller|buyer|servicer|issuer|purchaser|guarantor|an?|licens)|collectively|together with|hereinafter|herein|hereafter|referred|\(?the "|shall|will|is |are |was |has |have |dated|made|effective|pursuant|registered|established|formed|under the|in accordance|relating|regarding|concerning|provides|desires|wishes|agree)/;
const ROLE =
  /^(?:the )?(?:part(?:y|ies)|company|corporation|licens(?:or|ee)|distributor|supplier|customer|client|vendor|buyer|seller|purchaser|lessor|lessee|landlord|tenant|borrower|lenders?|agent|consultant|contractor|franchis(?:or|ee)|sponsor|service provider|provider|manufacturer|reseller|executive|employee|employer|affiliates?|undersigned|owner|operator|parent|issuer|guarantor|bank|trustee|advertiser|agency|station|we|us|you|your|our|i|me|it|them|each|other|both|all|any|such|this agreement|agreement|effective date|date|name|title|address|party [a-d]|first party|second party|shareholders?|stockholders?|members?|investors?|recipient|discloser|receiving party|disclosing party|user|subscriber|developer|publisher|author|artist|transporter|shipper|marketing affiliate|channel partner)$/i;

/** Cuts a phrase down to the name at its head; null where none is left. */
export function cleanName(phrase: string): string | null {
  let name = phrase.replace(/\s+/g, ' ').trim();
  const paren = name.search(/[("[]/);
  if (paren >= 0) name = name.slice(0, paren);
  const description = DESCRIPTION.exec(` ${name}`);
  if (description && description.index > 0) name = name.slice(0, Math.max(0, description.index - 1));
  name = cutAtAddress(name);
  name = name
    .replace(/^(?:between|and|by|among|with|to|from|the parties|mr\.?|ms\.?|mrs\.?|dr\.?) /i, '')
    .replace(/[\s,;:.'"*-]+$/, (tail) => (tail.startsWith('.') ? '.' : ''));
  name = name.replace(/^["'\s*,]+/, '');
  return name.length >= 2 && name.length <= 120 ? name : null;
}

/** Cuts ", 7 Main Road", " 2nd Floor …": an address begins at a comma or blank followed by figures, after a legal suffix. */
function cutAtAddress(name: string): string {
  const match =
    /^(.{2,110}?\b(?:inc|corp|corporation|co|company|ltd|limited|llc|llp|lp|plc|gmbh|ag|sa|nv|bv|pty ltd|l\.l\.c|l\.p|s\.a|n\.v|b\.v|n\.a)\b\.?)(?:,? (?:\d|suite|room|p\.o|no\.|\d+(?:st|nd|rd|th)).*)$/i.exec(
      name,
    );
  if (match) return match[1] as string;
  const comma =
    /^([^,]{2,90}),(?! ?(?:inc|l\.?l|ltd|l\.?p|corp|co\b|company|limited|s\.|n\.|b\.|plc|gmbh|pty|jr|sr|ii|llc|and|&|pllc|p\.)).*$/i.exec(
      name,
    );
  if (comma) return comma[1] as string;
  const two =
    /^([^,]{2,90}, ?(?:inc|l\.?l\.?c|ltd|l\.?p|corp|co|company|limited|s\.?a|n\.?v|n\.?a|b\.?v|plc|gmbh|pty|jr|sr|iii?)\b\.?(?: ltd\.?| limited)?)(?:[, ].*)?$/i.exec(
      name,
    );
  return two ? (two[1] as string) : name;
}

/** Could this be the name of somebody? Starts like a name, is no role, is not a sentence. */
export function isName(name: string): boolean {
  if (name.length < 2 || ROLE.test(name.replace(/["'.]/g, '').trim())) return false;
  if (
    !/^[A-Z0-9]/.test(name) &&
    !/^[a-z]{1,10}[A-Z.]|^[a-z]+\.com|^(?:the )?[a-z]+[a-z0-9]*(?:,? inc|,? ltd|,? llc)/i.test(name)
  )
    return false;
  const words = name.split(' ');
  if (words.length > 14) return false;
  const small = words.filter(
    (word) =>
      /^[a-z]{2,}$/.test(word) &&
      !/^(?:of|and|the|for|de|du|des|la|le|van|von|der|den|di|da|del|y|et|e|an|as|to|in|on)$/.test(word),
  );
  if (small.length > 1 || !/[A-Za-z]/.test(name)) return false;
  return !/^(?:this|that|these|such|each|any|all|whereas|section|article|exhibit|schedule|page|table|source|certain|no |date|signature|january|february|march|april|may \d|june|july|august|september|october|november|december)\b/i.test(
    name,
  );
}
