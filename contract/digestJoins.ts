/** What a digest says of contracts that may belong together, as long as nobody has said whether they do. */
import type { JoinOffer } from './joining.ts';
import type { Line } from './letter.ts';
import { looksLike } from './looksLike.ts';

export type OfferedJoin = Pick<JoinOffer, 'id' | 'name' | 'into'> & { about: Pick<JoinOffer['about'], 'kind'> };

/** More of them are counted. */
const MOST_NAMED = 3;

/** By contract, what is said beside its day: it is worked out without the other document. */
export function joinLines(offers: readonly OfferedJoin[]): Map<string, string[]> {
  const lines = new Map<string, string[]>();
  const say = (id: string, line: string) => lines.set(id, [...(lines.get(id) ?? []), line]);
  for (const { id, name, into, about } of offers) {
    const looks = `looks like ${looksLike[about.kind]} of`;
    say(id, `It ${looks} “${into.name}”${into.inTrash ? ', which is in the trash' : ''}. Look at both before you act.`);
    if (!into.inTrash) say(into.id, `Please check: “${name}” ${looks} this contract, and may change this day.`);
  }
  return lines;
}

/** A line for each of the first; `open` is the page of a contract. */
export function joinNotes(offers: readonly OfferedJoin[], open: (id: string) => string): Line[] {
  const named = offers.slice(0, MOST_NAMED).map(({ id, name, into, about }): Line => {
    const other = `“${into.name}”${into.inTrash ? ', which is in the trash' : ''}`;
    const sentence = `“${name}” looks like ${looksLike[about.kind]} of ${other}. `;
    const link = into.inTrash ? 'Open it' : 'See what would change';
    return [{ text: 'May belong together: ', bold: true }, sentence, { text: link, href: open(id) }];
  });
  const more = offers.length - named.length;
  if (more === 0) return named;
  const rest =
    more === 1
      ? 'contract may belong to another one: its page says so.'
      : 'contracts may belong to others: their pages say so.';
  return [...named, [`${more} more ${rest}`]];
}
