/** Which agreement an amendment or a renewal letter speaks of, and which of the contracts in a renewals database that may be. */
import type { CalendarDay } from './calendar.ts';
import { companyKey } from './counterparty.ts';
import type { Known } from './known.ts';

/** What a document says of the agreement that it changes or renews. */
export type About = {
  kind: 'amendment' | 'renewal';
  /** The words that say so: "Amendment No. 1 to the Services Agreement". */
  title: string;
  /** The day that the agreement is dated, where the document names it. */
  dated: CalendarDay | null;
  quote: string;
};

/** Of a contract, all that its agreement is told by. */
export type Told = { id: string; known: Pick<Known, 'values' | 'perhapsParties' | 'about'> };

/** More than these cannot be told apart anyway. */
const MOST = 3;

/**
 * The contracts that `one` may belong to, the likeliest alone where one is likelier; none where it says nothing of another agreement. `ourKeys`
 * are the keys of our companies. It is a question for a person, never an answer.
 */
export function agreementsOf<T extends Told>(one: Told, all: readonly T[], ourKeys: ReadonlySet<string>): T[] {
  const { about } = one.known;
  if (about === undefined) return [];
  const parties = partiesOf(one);
  const weighed = all.flatMap((each) => {
    if (each.id === one.id || each.known.about !== undefined || !areTheSides(parties, partiesOf(each), ourKeys))
      return [];
    const likelihood = likelihoodOf(about, one, each);
    return likelihood === null ? [] : [{ each, likelihood }];
  });
  const best = Math.max(...weighed.map(({ likelihood }) => likelihood));
  const likeliest = weighed.filter(({ likelihood }) => likelihood === best).map(({ each }) => each);
  // Only the parties speak for it: that is a guess where they have more than one contract.
  return best === 0 && likeliest.length > 1 ? [] : likeliest.slice(0, MOST);
}

function partiesOf({ known: { values, perhapsParties = [] } }: Told): Set<string> {
  const names = [...(values.parties ?? perhapsParties), ...(values.counterparty ? [values.counterparty] : [])];
  return new Set(names.map(companyKey));
}

/** Both sides are the same; or the other side is, where one of the two documents names that alone. */
function areTheSides(one: ReadonlySet<string>, other: ReadonlySet<string>, ourKeys: ReadonlySet<string>): boolean {
  const shared = [...one].filter((key) => other.has(key));
  if (shared.length >= 2) return true;
  const isAlone = Math.min(one.size, other.size) === 1 || ourKeys.size > 0;
  return isAlone && ourKeys.size > 0 && shared.some((key) => !ourKeys.has(key));
}

/** Its day counts most, then what it is called; null where it is another agreement for certain. */
function likelihoodOf({ title, dated }: About, one: Told, other: Told): number | null {
  const { agreementDate, from, name = '' } = other.known.values;
  const { agreementDate: amended } = one.known.values;
  if (amended !== undefined && agreementDate !== undefined && agreementDate > amended) return null;
  const days = [agreementDate, from].filter((day) => day !== undefined);
  const isDated = dated !== null && days.includes(dated);
  if (dated !== null && agreementDate !== undefined && !isDated) return null;
  const parties = new Set([...partiesOf(one), ...partiesOf(other)].flatMap((key) => key.split(' ')));
  const [said, called] = [wordsOf(title, parties), wordsOf(name, parties)];
  const isCalledSo = said.some((word) => called.includes(word));
  if (said.length > 0 && called.length > 0 && !isCalledSo && !isDated) return null;
  return (isDated ? 2 : 0) + (isCalledSo ? 1 : 0);
}

/** What says nothing of which agreement it is. */
const NOTHING_SAID = new Set(
  (
    'a an the of and for to with from by in on re no nr your our this that dated as per number agreement contract amendment amended addendum amending ' +
    'supplement supplemental extension renewal renewed letter side modification variation first second third fourth fifth sixth notice confirmation ' +
    'subject term further signed copy final executed draft pdf docx inc llc ltd corp gmbh vertrag vereinbarung nachtrag zum zur des der vom avenant ' +
    'contrat convention du de la le au del al contrato adenda enmienda overeenkomst wijziging bij op van aanvulling verlängerung january february march ' +
    'april may june july august september october november december'
  ).split(' '),
);

/** The words that tell an agreement from others of the same parties. */
function wordsOf(text: string, parties: ReadonlySet<string>): string[] {
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  return words
    .map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''))
    .filter((word) => word.length > 1 && !NOTHING_SAID.has(word) && !parties.has(word) && !parties.has(`${word}s`));
}
