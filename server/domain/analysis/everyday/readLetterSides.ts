/** The two sides of a letter: the block of lines that names its writer, and the one it is addressed to. */
import type { Found } from './found.ts';
import { endsLegally } from '../parties/legalForms.ts';
import { ADDRESS_LINE, DAY_LINE, NO_SIGNATURE, TITLE_WORD } from '../lexicon/everydayKinds.ts';
import { cleanName, NAME_WORDS } from './cleanName.ts';
import { isSame } from './isSame.ts';

type Line = { text: string; start: number; end: number };

const DEAR = /^[ \t]*(?:dear|to whom it may concern)\b/im;
const CLOSING = /^(?:yours\b|sincerely|(?:kind|best|warm) (?:regards|wishes)|regards|respectfully)/i;
/** Whoever holds an office, or a part of a firm: the name is on the next line. */
const OFFICE = /^The \p{Lu}\p{L}+$|\b(?:dept|department|division|section|branch)\b/iu;
const CONFIDENCE = 0.7;
/** A letter's head is no longer than this. */
const HEAD = 1200;

/** Writer and addressee, where both have an address or a closing line of their own; else none. Linear. */
export function readLetterSides(raw: string): Found<string>[] {
  const dear = DEAR.exec(raw.slice(0, HEAD));
  if (!dear || /^[ \t>]*From:/m.test(raw)) return [];
  const blocks = blocksOf(raw.slice(0, dear.index)).filter((block) => nameOf(block) !== null);
  const addressed = blocks.filter(
    (block, index) =>
      block.slice(1).some(({ text }) => ADDRESS_LINE.test(text) && !DAY_LINE.test(text)) ||
      // Right above the greeting: "The Matron, St Malachy's Nursing Home, Newry".
      (index > 0 && index === blocks.length - 1 && block.length >= 2) ||
      (index > 0 && endsLegally((nameOf(block) as Found<string>).value)),
  );
  const reader = addressed.at(-1) ?? null;
  if (!reader) return [];
  const name = nameOf(reader) as Found<string>;
  const first = blocks[0];
  const writer = first && first !== reader ? nameOf(first) : signerOf(raw, dear.index);
  if (!writer || isSame(writer.value, name.value)) return [];
  return [writer, name];
}

/** Lines between empty ones. */
function blocksOf(head: string): Line[][] {
  const blocks: Line[][] = [[]];
  let at = 0;
  for (const line of head.split('\n')) {
    const text = line.trim();
    if (text === '') blocks.push([]);
    else (blocks.at(-1) as Line[]).push({ text, start: at, end: at + line.length });
    at += line.length + 1;
  }
  return blocks.filter((block) => block.length > 0);
}

const COUPLE = /^(?:Mr|Mrs|Ms|Dr)\.? (?:and|&) (?:Mr|Mrs|Ms|Dr)\.? /;
const TITLED_PERSON = /^(?:Mr|Mrs|Ms|Miss|Mx|Dr)\.? /;

/** "Sophie Hartnoll" over "Hartnoll Foods Ltd", "Mr D Petrov" over "Sofia Bakes". */
function isPersonOver(first: Line, second: Line): boolean {
  if (TITLED_PERSON.test(first.text)) return / /.test(second.text) && !ADDRESS_LINE.test(second.text);
  return !endsLegally(first.text) && endsLegally(second.text.replace(/[.,]$/, ''));
}

function nameOf(block: readonly Line[]): Found<string> | null {
  const [first, second] = block;
  // "The Office Manager" over the name of the firm, "Ms Toolan" and "Manager" over that of the nursing home.
  const firm =
    TITLED_PERSON.test(first?.text ?? '') &&
    block.slice(1, 4).find(({ text }) => endsLegally(text.replace(/[.,]$/, '')));
  const line =
    firm ||
    (first &&
    second &&
    (NO_SIGNATURE.test(first.text.replace(/\d/g, '')) || OFFICE.test(first.text) || isPersonOver(first, second))
      ? second
      : first);
  if (!line || / {3,}/.test(line.text) || /\d{4}|:/.test(line.text)) return null;
  const name = cleanName(line.text.replace(/^(?:to )(?=[A-Z])/i, ''));
  if (name === null || !NAME_WORDS.test(name) || !/ /.test(name)) return null;
  if (!endsLegally(name) && TITLE_WORD.test(name.replace(COUPLE, ''))) return null;
  return { value: name, start: line.start, end: line.end, confidence: CONFIDENCE, working: null };
}

/** Under "Yours faithfully" an organisation, or else whoever signs. */
function signerOf(raw: string, from: number): Found<string> | null {
  let at = from;
  let isOpen = false;
  let person: Found<string> | null = null;
  for (const line of raw.slice(from).split('\n')) {
    const text = line.trim().replace(/^for (?:and on behalf of )?/i, '');
    const place = { text, start: at, end: at + line.length };
    at += line.length + 1;
    if (CLOSING.test(text)) isOpen = true;
    else if (isOpen && text !== '') {
      const name = nameOf([place]);
      if (name && endsLegally(name.value)) return name;
      if (!name) return person;
      if (person) return person;
      person = name;
    }
  }
  return person;
}
