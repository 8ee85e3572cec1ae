/** Names of countries, states, provinces and months: where something is and when, never who. */

/** Every region that the runtime's own data names, in English. */
function regions(): string[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  return letters.flatMap((a) => letters.map((b) => names.of(a + b))).filter((name) => name !== undefined);
}

const STATES =
  'Alabama Alaska Arizona Arkansas California Colorado Connecticut Delaware Florida Georgia Hawaii Idaho Illinois Indiana Iowa Kansas Kentucky Louisiana Maine Maryland Massachusetts Michigan Minnesota Mississippi Missouri Montana Nebraska Nevada New_Hampshire New_Jersey New_Mexico New_York North_Carolina North_Dakota Ohio Oklahoma Oregon Pennsylvania Rhode_Island South_Carolina South_Dakota Tennessee Texas Utah Vermont Virginia Washington West_Virginia Wisconsin Wyoming ' +
  'Ontario Quebec British_Columbia Alberta Manitoba Saskatchewan Nova_Scotia New_Brunswick England Scotland Wales Northern_Ireland Great_Britain Republic_of_Korea Korea New_South_Wales Queensland Hong_Kong Macau Bermuda Virgin_Islands British_Virgin_Islands U._S._Virgin_Islands District_of_Columbia America';
const MONTHS =
  'January February March April May June July August September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday';

const words = (list: string): string[] => list.split(' ').map((name) => name.replaceAll('_', ' '));
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L} ]/gu, '')
    .trim();
const WHERE = new Set([...regions(), ...words(STATES)].map(plain));
const WHEN = new Set(words(MONTHS).map(plain));

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
