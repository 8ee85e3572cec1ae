/** Names that were cut at an "and" of their own: "Orchard Motors and Mills Corp." where nobody ever speaks of "Orchard Motors" alone. */
import type { Reading } from '../document.ts';
import { endsLegally } from './legalForms.ts';
import { isName } from './partyName.ts';

/** Up to so many words stand before the "and". */
const MOST_WORDS = 3;
const BEFORE = /(?:^|[\s"(:])((?:[A-Z][\w'’.-]+,? ){1,3})(?:and|AND|And) $/;

/** What makes a reading of `text` whole: the same reading where its name is, or where it stands alone without what is joined to it. */
export function wholeNames(text: string): (reading: Reading<string>) => Reading<string> {
  let small: string | null = null;
  const count = (passage: string): number => {
    small ??= text.toLowerCase();
    return small.split(passage.toLowerCase()).length - 1;
  };
  return (reading) => {
    const { value, start } = reading;
    if (!endsLegally(value) || !text.startsWith(value, start)) return reading;
    const before = BEFORE.exec(text.slice(Math.max(0, start - 60), start));
    const words = (before?.[1] ?? '').trim().split(' ');
    for (let length = Math.min(MOST_WORDS, words.length); before && length > 0; length -= 1) {
      const front = words.slice(-length).join(' ');
      const from = start - `${front} and `.length;
      const whole = text.slice(from, start + value.length);
      if (endsLegally(front) || !whole.startsWith(front) || !isName(whole)) continue;
      const times = count(whole);
      if (times >= 2 && times === count(front)) return { ...reading, value: whole, start: from };
    }
    return reading;
  };
}
