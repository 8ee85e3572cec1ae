/** How contracts say that an option to renew is used, and by when. Words only. */
import { oneOf } from './oneOf.ts';

export const USES_OPTION = new RegExp(
  `\\b${oneOf(
    'option|options|right|may|entitled|elects?|exercis\\w*|request',
  )}\\b[^.]{0,120}\\b(?:renew|extend|extension|renewal)|\\b(?:renew|extend)\\w*[^.]{0,160}\\bby (?:giving|written|serving|notifying)|\\b(?:ask for|requests?|call for)\\b[^.]{0,80}\\b(?:further|new|renewed) (?:tenancy|lease|term|licen[cs]e|period)|\\b(?:exercis\\w*|use) (?:it|the option|such option|this option|its option)`,
  'i',
);
export const BEFORE_END =
  /^(?:'s?|s')?,? ?(?:(?:written|prior|advance|clear)[ ,]+)*(?:notice\b[^.;]{0,50}\b)?(?:prior to|before|preceding|in advance of|ahead of)\b[^.;]{0,60}\b(?:end|expir\w+|term|\d{4})\b/i;
