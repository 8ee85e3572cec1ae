/** Names of countries, states and provinces in English, and the words for their law. */

/** Behind "Co.": the counties of Ireland, and Durham. */
export const COUNTIES =
  'Antrim|Armagh|Carlow|Cavan|Clare|Cork|Derry|Donegal|Down|Dublin|Durham|Fermanagh|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Londonderry|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Tyrone|Waterford|Westmeath|Wexford|Wicklow';

/** Every region that the runtime's own data names, in English. */
function regions(): string[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  return letters.flatMap((a) => letters.map((b) => names.of(a + b))).filter((name) => name !== undefined);
}

/** The United States by their names. */
export const US_STATES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming';

const STATES =
  `${US_STATES.replaceAll(' ', '_').replaceAll('|', ' ')} ` +
  'Ontario Quebec British_Columbia Alberta Manitoba Saskatchewan Nova_Scotia New_Brunswick England Scotland Wales Northern_Ireland Great_Britain Republic_of_Korea Korea New_South_Wales Queensland Hong_Kong Macau Bermuda Virgin_Islands British_Virgin_Islands U._S._Virgin_Islands District_of_Columbia America';

/** Codes of the United States' own post. */
export const STATE_CODES =
  '(?:A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])';

/** As they are written, "New York" and not "new york". */
export const PLACES: readonly string[] = [...regions(), ...STATES.split(' ').map((name) => name.replaceAll('_', ' '))];

/** Of two places with one law, or by a name that is not in the lists. */
const MORE_LAWS =
  "England and Wales|England & Wales|People's Republic of China|P.R. China|PRC|Newfoundland and Labrador|Prince Edward Island|Victoria|Western Australia|South Australia|Tasmania|Republic of Ireland|Russian Federation|Kingdom of Saudi Arabia|Czech Republic|Dubai|Abu Dhabi|The Netherlands|Puerto Rico";

/** "English law" is that of England. */
const LAW_OF: Readonly<Record<string, string>> = {
  english: 'England',
  scots: 'Scotland',
  scottish: 'Scotland',
  irish: 'Ireland',
  german: 'Germany',
  austrian: 'Austria',
  swiss: 'Switzerland',
  french: 'France',
  belgian: 'Belgium',
  dutch: 'Netherlands',
  spanish: 'Spain',
  italian: 'Italy',
  swedish: 'Sweden',
  danish: 'Denmark',
  norwegian: 'Norway',
  finnish: 'Finland',
  polish: 'Poland',
  indian: 'India',
  chinese: 'China',
  japanese: 'Japan',
  israeli: 'Israel',
};

/** No state has a law by these names alone: of the country's states one is meant. */
const NO_LAW = new Set(['america', 'united states', 'united states of america', 'world']);

/** By its name in small letters, what a law is shown as. */
export const LAWS: ReadonlyMap<string, string> = new Map(
  [...PLACES, ...MORE_LAWS.split('|')]
    .filter((name) => !NO_LAW.has(name.toLowerCase()))
    .map((name): [string, string] => [name.toLowerCase(), name])
    .concat(Object.entries(LAW_OF)),
);
