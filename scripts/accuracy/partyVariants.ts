/** Variants of a labelled contract that keep its meaning: other parties' names, another layout, an opening without its usual words. */

export type Labelled = { text: string; parties: string[] };
export type Variant = (contract: Labelled, id: string) => Labelled | null;

/** The same numbers for the same seed, from 0 to 1 (xorshift over an FNV-1a hash). */
function numbers(seed: string): () => number {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) as number), 16_777_619);
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return ((state >>> 0) % 1e6) / 1e6;
  };
}

export const WORDS = (
  'Orchard Tarn Kestrel Larkspur Heritage Premier Northgate Quillon Merriden Halcyon Ostrava ' +
  'Vantage Brightwater Cinder Dunmore Everline Foxglove Greystone Ironbark Juniper Kingsley ' +
  'Lowell Marlin Nimbus Oakhurst Pinecrest Redwing Solace Tidewater Umber Verity Westbrook ' +
  'Yarrow Zephyr'
).split(' ');
const TRADES =
  'Foods Media Labs Networks Biosciences Energy Outfitters Robotics Pharma Films Sports Designs Motors Mills Digital'.split(
    ' ',
  );
const FIRST = 'Jane Robert Miguel Anna Wei Thomas Priya Charles Elena David Olga James'.split(' ');
const LAST = "Whitfield Ramirez Okafor Lindqvist Chen Tanaka Novak Hargreaves Dubois Patel O'Neill Berg".split(' ');
const INSTITUTIONS = (
  'The University of W|W State University|Ministry of Health of W|City of W|W Institute ' +
  'of Technology|Bank of W|W Savings Bank|The W Foundation|W Hospital|W County Water Authority|' +
  'W Medical Center|Government of W|W Partners|W Family Trust|Board of Regents of the University ' +
  'of W'
).split('|');
const FORMS = (
  'W G Sp. z o.o.|W G S.p.A.|W G Kabushiki Kaisha|OAO W|W G Sdn. Bhd.|W G A/S|W G d.o.o.|' +
  'W G a.s.|W G S.A. de C.V.|W G GmbH & Co. KG|W G Pty Limited|W G B.V.|W G Oyj|W (Shanghai) ' +
  'G Co., Ltd.|W G Limited Liability Company|W G N.V.|W G, LLLP|W-G, L.L.C.|W & W G, Ltd.|' +
  'e-W.com, Inc.|iW G, Inc.|W21 G Corp.'
).split('|');

export type Pick = (list: string[]) => string;
const NAMES: Record<string, (pick: Pick) => string> = {
  bare: (pick) => `${pick(WORDS)} ${pick(TRADES)}`,
  oneWord: (pick) => pick(WORDS) + pick(['ix', 'net', 'Tech', 'via', 'on', '.com']),
  person: (pick) => `${pick(FIRST)} ${pick(LAST)}`,
  institution: (pick) => pick(INSTITUTIONS).replace('W', pick(WORDS)),
  form: (pick) =>
    pick(FORMS)
      .replaceAll('W', () => pick(WORDS))
      .replace(/G(?=[ ,])/, pick(TRADES)),
};
/** Agreements between two persons or two ministries are rare: only every second name becomes one. */
const EVERY_SECOND: Record<string, number> = { person: 1, institution: 0 };

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Renames the parties wherever they stand, by a name each that `make` makes up; null where a label is no single name. */
export function renamed(kind: string, make: (pick: Pick) => string): Variant {
  return ({ text, parties }, id) => {
    if (parties.some((name) => / and [A-Z].*(?:Inc|LLC|L\.P)|"|collectively/.test(name))) return null;
    const next = numbers(id + kind);
    const pick: Pick = (list) => list[Math.floor(next() * list.length)] as string;
    const used = new Set<string>();
    let changed = text;
    const longestFirst = parties
      .map((name, index) => ({ name, index }))
      .toSorted((a, b) => b.name.length - a.name.length);
    const answers = longestFirst.map(({ name, index }) => {
      if (EVERY_SECOND[kind] !== undefined && index % 2 !== EVERY_SECOND[kind]) return name;
      let fresh = make(pick);
      for (let tries = 0; tries < 20 && used.has(fresh); tries += 1) fresh = make(pick);
      used.add(fresh);
      const pattern = name
        .trim()
        .split(/[\s,]+/)
        .map(escape)
        .join(',?\\s+')
        .replace(/\\\.$/, '\\.?');
      const mention = new RegExp(`(?<![A-Za-z])${pattern}`, 'gi');
      if (!mention.test(changed)) return name;
      changed = changed.replace(mention, (found) =>
        /[A-Z]{3}/.test(found) && found === found.toUpperCase() ? fresh.toUpperCase() : fresh,
      );
      return fresh;
    });
    return { text: changed, parties: answers };
  };
}

/** Changes the text and leaves the parties. */
const rewritten =
  (rewrite: (text: string, next: () => number) => string): Variant =>
  ({ text, parties }, id) => ({ text: rewrite(text, numbers(id)), parties });

const withoutLead = (text: string): string =>
  text.slice(0, 40_000).replace(/\bby,? (?:and|&) (?:between|among(?:st)?)|\bbetween\b|\bamong(?:st)?\b/gi, 'of') +
  text.slice(40_000);
const withoutQuotes = (text: string): string => text.replace(/["“”]/g, '');

/** Every variant by name; `none` is the contract as it is. */
export const VARIANTS: Record<string, Variant> = {
  none: (contract) => contract,
  ...Object.fromEntries(Object.entries(NAMES).map(([kind, make]) => [kind, renamed(kind, make)])),
  withoutLead: rewritten(withoutLead),
  withoutQuotes: rewritten(withoutQuotes),
  withoutBoth: rewritten((text) => withoutLead(withoutQuotes(text))),
  oneLine: rewritten((text) => text.replace(/\s*\n\s*/g, ' ')),
  withoutSignatures: rewritten((text) => {
    const at = text.toLowerCase().lastIndexOf('in witness whereof');
    return at > text.length * 0.3 ? text.slice(0, at) : text;
  }),
  hereinafter: rewritten((text) =>
    text.replace(/\((?:the |hereinafter )?["“]([^"”]{2,40})["”]\)/g, ', hereinafter referred to as "$1",'),
  ),
  brackets: rewritten((text) => text.replace(/\(((?:the |hereinafter )?["“][^"”]{2,40}["”])\)/g, '[$1]')),
  capitals: rewritten((text) => text.slice(0, 3000).toUpperCase() + text.slice(3000)),
  scanned: rewritten((text, next) => {
    const scan = (passage: string): string =>
      passage
        .replace(/[a-z]{2}(?=[a-z]{2})| (?=[a-z]{3})/g, (found) =>
          next() < 0.012 ? (found === ' ' ? '' : `${found} `) : found,
        )
        .replace(/[.,]/g, (found) => (next() < 0.03 ? '' : found));
    return scan(text.slice(0, 8000)) + text.slice(8000);
  }),
  withoutOpening: rewritten((text) => {
    const at = text.search(/WHEREAS|Whereas|RECITALS|1\. /);
    return at > 300 && at < 8000
      ? `${text.slice(0, 200)}\n\n${text.slice(at)}`
      : `${text.slice(0, 150)}\n${text.slice(1800)}`;
  }),
  broken: rewritten(
    (text, next) => text.slice(0, 6000).replace(/ /g, (blank) => (next() < 0.04 ? '\n\n' : blank)) + text.slice(6000),
  ),
};
