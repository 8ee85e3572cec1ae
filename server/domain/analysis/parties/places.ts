/** Names of countries, states, provinces and months: where something is and when, never who. */
import { PLACES } from '../lexicon/places.ts';

const MONTHS =
  'January February March April May June July August September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday';

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L} ]/gu, '')
    .trim();
const WHERE = new Set(PLACES.map(plain));
const WHEN = new Set(MONTHS.split(' ').map(plain));

/** A country, a state, a month, or the description "Delaware corporation" without its article. */
export function isPlaceOrTime(name: string): boolean {
  const whole = plain(name.replace(/^(?:the|State of|Province of|Republic of|Commonwealth of) /i, ''));
  if (WHERE.has(whole) || WHEN.has(whole)) return true;
  const described =
    /^(.+?) (?:corporation|company|limited|limited liability company|limited partnership|llc|statutory trust)$/.exec(
      whole,
    );
  return described !== null && WHERE.has(described[1] as string) && !/inc/i.test(name);
}
