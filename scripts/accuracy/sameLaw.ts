/** Is the law that was read the labelled one? */

/** Of one place, or by a longer name. */
const ALSO: Readonly<Record<string, string>> = {
  "people's republic of china": 'china',
  prc: 'china',
  'england and wales': 'england',
  'republic of kazakhstan': 'kazakhstan',
};

const plain = (name: string): string => ALSO[name.toLowerCase()] ?? name.toLowerCase();

/** A label names its places in order, parted by commas and semicolons: "Ontario, Canada", "England; Wales". The first one counts. */
export function sameLaw(found: string | null, label: string | null): boolean {
  if (found === null || label === null) return found === label;
  return plain(found) === plain((label.split(/[;,]/)[0] as string).trim());
}
