/** Who the other side is: of the parties of a contract, the ones that are not us. */

/** What a guess needs at the least: on fewer contracts "most" means nothing. */
const FEWEST_CONTRACTS = 3;

/** One spelling of a company: without case, punctuation and legal ending, so that "Acme, Inc." and "ACME Inc" are one. */
export function companyKey(name: string): string {
  const known = keys.get(name);
  if (known !== undefined) return known;
  if (keys.size >= MOST_KEYS) keys.clear();
  const key = makeKey(name);
  keys.set(name, key);
  return key;
}

/** Lists of thousands name the same companies over and over. */
const keys = new Map<string, string>();
const MOST_KEYS = 20_000;

function makeKey(name: string): string {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim();
  return words.replace(LEGAL_ENDING, '').trim() || words;
}

const LEGAL_ENDING =
  / (?:inc|incorporated|llc|l l c|ltd|limited|corp|corporation|co|company|plc|lp|l p|llp|gmbh|ag|b ?v|n ?v|s ?a|sarl|s r l|pty ltd)$/;

/** The names among the parties that are not ours, joined; all of them between companies of ours. Null without parties, and where the only one is ours. */
export function counterpartyOf(parties: readonly string[], ourKeys: ReadonlySet<string>): string | null {
  const others = parties.filter((party) => !ourKeys.has(companyKey(party)));
  const named = others.length > 0 || parties.length === 1 ? others : parties;
  return named.length === 0 ? null : named.join(', ');
}

/** Keys of "our companies", for `counterpartyOf`. */
export function companyKeys(names: readonly string[]): Set<string> {
  return new Set(names.map(companyKey));
}

/**
 * The companies that most contracts share, in the spelling most used; none where no name stands in more than half of them. With them their
 * sisters, which have the same name but for a place in brackets: "Acme (UK) Limited" beside "Acme, Inc.".
 */
export function guessOurCompanies(partiesOfContracts: readonly (readonly string[])[]): string[] {
  const named = partiesOfContracts.filter((parties) => parties.length > 0);
  if (named.length < FEWEST_CONTRACTS) return [];
  const spellings = new Map<string, Map<string, number>>();
  for (const parties of named) {
    for (const [key, party] of new Map(parties.map((each) => [companyKey(each), each]))) {
      const known = spellings.get(key) ?? new Map<string, number>();
      spellings.set(key, known.set(party, (known.get(party) ?? 0) + 1));
    }
  }
  const all = [...spellings.values()].map((counts) => [...counts].toSorted((a, b) => b[1] - a[1]));
  const [shared, others] = [true, false].map((wanted) =>
    all
      .filter((counts) => counts.reduce((sum, [, count]) => sum + count, 0) > named.length / 2 === wanted)
      .flatMap(([most]) => (most ? [most[0]] : [])),
  ) as [string[], string[]];
  const ours = companyKeys(shared);
  return [...shared, ...others.filter((name) => ours.has(companyKey(name.replaceAll(BRACKETS, ' '))))];
}

const BRACKETS = /\([^()]*\)/g;
