/** The search of a list: over names, parties, tags and notes, as fast as it is typed. */
import { foldLetters } from './foldLetters.ts';

type Named = {
  name: string;
  counterparty?: string | null;
  perhapsCounterparty?: string;
  parties?: readonly string[];
  tags?: readonly string[];
  notes?: string;
};

/** What is searched of each contract (name, parties, tags, notes) in one text of folded letters, a line each, and where each begins; made once per list. */
const nameTexts = new WeakMap<readonly Named[], { text: string; starts: Uint32Array }>();

function namesInOne(contracts: readonly Named[]) {
  const known = nameTexts.get(contracts);
  if (known) return known;
  const starts = new Uint32Array(contracts.length);
  let text = '';
  for (const [index, contract] of contracts.entries()) {
    starts[index] = text.length;
    text += `${foldLetters(searched(contract)).replaceAll('\n', ' ')}\n`;
  }
  const made = { text, starts };
  nameTexts.set(contracts, made);
  return made;
}

/** Parts that stand apart: no search matches the end of one and the beginning of the next. */
const APART = '\u0001';

/**
 * Of the parties the other side: our own company stands in every contract, and would find them all. Where they are a question, the
 * names that the document gives.
 */
function searched({ name, counterparty, perhapsCounterparty, parties = [], tags = [], notes = '' }: Named): string {
  const other = counterparty || perhapsCounterparty;
  return [name, ...(other ? [other] : parties), ...tags, notes].join(APART);
}

/**
 * The contracts whose name, parties, tags or notes hold the text, upper and lower case alike, with marks and without. An empty text keeps all.
 * One pass over one text:
 * ten thousand names are searched with every key.
 */
export function filterByName<T extends Named>(contracts: readonly T[], text: string): readonly T[] {
  const wanted = foldLetters(text).replaceAll('\n', ' ');
  if (wanted === '') return contracts;
  const names = namesInOne(contracts);
  const found: T[] = [];
  let index = 0;
  for (let at = names.text.indexOf(wanted); at >= 0; at = names.text.indexOf(wanted, names.starts[index + 1])) {
    while ((names.starts[index + 1] ?? Infinity) <= at) index += 1;
    found.push(contracts[index] as T);
    if (index + 1 >= contracts.length) break;
  }
  return found;
}
