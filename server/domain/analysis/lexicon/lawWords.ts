/** How English documents say which law governs them. */

/** "This Agreement is governed by", "shall be construed and enforced in accordance with". */
export const GOVERNED =
  /\b(?:governed|construed|interpreted|enforced|determined|subject to(?= (?:the laws? of|[A-Z][a-z]+ law)))\b/gi;

/** "The laws of Ohio shall govern", "English law applies". */
export const GOVERNS = /\blaws?\b(?=[^.;]{0,120}\b(?:(?:shall|will) (?:govern|apply|control)|governs|applies)\b)/gi;

/** Of the agreement itself, or of whatever arises from it. */
export const OWN_LAW =
  /\b(?:agreement|contract|lease|licen[sc]e|deed|letter|amendment|addendum|order|quotation|undertaking|terms|conditions|plan|franchise|power of attorney|hereof|hereto|hereunder|hereby|herein|part(?:y|ies)|(?:governing|applicable|choice of) law|it)\b/i;

/** What a law is not to be taken for: "shall not be construed", rules that point to another law. */
export const NOT_GOVERNED = /\b(?:not|never|nothing|neither|except|unless|organi[sz]ed|incorporated)\b[^.;]{0,40}$/i;

/** "the laws in force in the Province of Ontario": what stands between "laws" and the name of a place. */
export const TO_PLACE =
  /^(?:,? (?:and|or) (?:[a-z]+ )?[a-z]+)?(?: (?:(?:in|of) (?:force|effect)|applicable|applying))?,? (?:of|in|within|from) (?:the )?(?:(?:states?|commonwealth|province|(?:federal )?republic|kingdom|territory|emirate|united states(?: of america)? and(?: of)?(?: the)?(?: state)?) ?(?:of )?(?:the )?)?/i;

/** "without regard to conflicts of laws", "choice of law": which law that would be is not said here. */
export const OF_CONFLICT = /\b(?:conflicts?|choice|rules?|principles?|provisions?)(?: |-)(?:of|in) $/i;

/** "Governing law: Texas", "Applicable law. Laws of England and Wales". */
export const LAW_LABEL =
  /\b(?:governing|applicable|proper) law(?: (?:and|&|\/) (?:jurisdiction|venue|courts?))? ?(?:[:.|–-]|\bis\b| (?=[A-Z])) ?(?:the )?(?:(?:state|commonwealth|province|republic) of )?(?:laws? )?/gi;

/** "made in the State of Nevada and governed by the laws thereof". */
export const THEREOF = /^ (?:thereof|of (?:such|that|said) (?:state|commonwealth|province|country))\b/i;
