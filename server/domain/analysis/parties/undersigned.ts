/** Papers whose parties, or some of them, stand among the signatures and nowhere else. */

/** "The undersigned agree that …": the parties stand among the signatures and nowhere else. */
const UNDERSIGNED =
  /\bthe (?:undersigned|(?:persons|parties|signatories|entities) (?:named |identified )?below),?(?: (?:hereby|each|do|does|have|has|parties|severally|jointly|and)\b,?){0,4} (?:agree[ds]?|confirm(?:s|ed)?|acknowledge[ds]?|consent(?:s|ed)?|executed?)\b/i;
const UNDERSIGNED_WITHIN = 3000;

/** "each of the persons set forth on the signature page hereto": some of the parties stand there and nowhere else. */
const ON_SIGNATURE_PAGE =
  /\b(?:persons?|part(?:y|ies)|entit(?:y|ies)|\w*holders?|investors?|members|lenders|signatories|purchasers?|sponsors?|banks|individuals|funds)\b(?:[^.;]|(?<=\b(?:inc|ltd|corp|co|l\.p))\.){0,90}?\b(?:set forth|listed|named|identified|appears?|whose names?|signator(?:y|ies)|executing|signing)\b[^.;]{0,30}\bsignature pages?/i;

/** "the customer identified below", "and the undersigned ("Customer")": mostly a company, for which a person signs. */
const NAMED_BELOW =
  /\b(?:entity|part(?:y|ies)|person|company|customer|client|licensee|sponsor|subscriber|supplier|vendor|distributor|reseller) (?:set forth|identified|named|listed|specified|described) (?:below|at the end)\b(?!, [A-Z])|\band the undersigned(?:,? \(?(?:the )?"|,? (?:individual|corporation|company|entity)|,? hereinafter)/i;

/** Without one of these no paper points to its signatures. */
const POINTS_DOWN = /undersigned|below|signature page|at the end/i;

/** Is this a paper of the undersigned? */
export function areUndersigned(text: string): boolean {
  const opening = text.slice(0, UNDERSIGNED_WITHIN);
  if (!POINTS_DOWN.test(opening)) return false;
  return areSigners(text) || NAMED_BELOW.test(opening);
}

/** … whoever signs it, a person too? */
export function areSigners(text: string): boolean {
  const opening = text.slice(0, UNDERSIGNED_WITHIN);
  return UNDERSIGNED.test(opening) || ON_SIGNATURE_PAGE.test(opening);
}
