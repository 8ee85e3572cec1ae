/** A name that was read over the gap between two columns, in a short document whose lines still have it. */
import { endsLegally } from './legalForms.ts';

/** Between two columns there are so many spaces at least. */
const GAP = / {3,}$/;

/** Labels of whoever is only spoken to. */
const OF_PERSON = /^(?:contact(?: person| name)?|attn|attention|tel|telephone|phone|site)$/i;

/** "WHO / Kea Trust", "Ana Ruiz      Elm LLC" where "Elm LLC" is a party: what stands on the line above or in the column beside is not of its name. */
export function isOfTwoPlaces(name: string, all: readonly { value: string }[], text: string): boolean {
  const lower = name.toLowerCase();
  return !text.includes(name) && all.some(({ value }) => / /.test(value) && lower.endsWith(` ${value.toLowerCase()}`));
}

/** "ORDER FORM      Elm LLC", "Contact      Ana Ruiz": the firm of the right column, or null where the left one says that nobody there is a side. */
export function ofOneColumn<T extends { value: string }>(
  name: T,
  all: readonly { value: string }[],
  text: string,
): T | null {
  if (text.includes(name.value) || isOfTwoPlaces(name.value, all, text)) return name;
  for (let space = name.value.indexOf(' '); space > 0; space = name.value.indexOf(' ', space + 1)) {
    const [left, right] = [name.value.slice(0, space), name.value.slice(space + 1)];
    for (let at = text.indexOf(right); at >= 0; at = text.indexOf(right, at + 1)) {
      const before = text.slice(text.lastIndexOf('\n', at) + 1, at);
      if (!GAP.test(before) || !before.trimEnd().endsWith(left)) continue;
      if (/ /.test(right) && endsLegally(right)) return { ...name, value: right };
      if (OF_PERSON.test(left)) return null;
    }
  }
  return name;
}
