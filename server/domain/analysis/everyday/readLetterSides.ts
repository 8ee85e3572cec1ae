/** The two sides of a letter: the block of lines that names its writer, and the one it is addressed to. */
import type { Found } from './found.ts';
import { endsLegally } from '../parties/legalForms.ts';
import { ADDRESS_LINE, DAY_LINE, NO_SIGNATURE, TITLE_WORD } from '../lexicon/everydayKinds.ts';
import { BODY } from '../lexicon/signing.ts';
import { cleanName, NAME_WORDS } from './cleanName.ts';
import { isSame } from './isSame.ts';
import { everyMatch } from '../../everyMatch.ts';

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
  if (/^[ \t>]*From:/m.test(raw)) return [];
  const head = raw.slice(0, HEAD);
  const dear = DEAR.exec(head) ?? greeting(head);
  if (!dear) return [];
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

/** "Kia ora Bronwyn" below the address of Bronwyn Hale, in whatever language. */
function greeting(head: string): { index: number } | null {
  return (
    everyMatch(head, /^[ \t]*\p{Lu}\p{L}+(?: \p{L}+){0,2} (\p{Lu}\p{L}+),?[ \t]*$/gmu).find(({ index, 1: name }) =>
      new RegExp(`\\n[ \\t]*\\n(?:.* )?${name}\\b.*\\n(?:.+\\n){1,4}\\s*$`).test(head.slice(0, index)),
    ) ?? null
  );
}

/** A line of its own, whatever stands around it: a day, a reference. */
const OWN_LINE =
  /^(?:\p{Lu}\p{L}+,? )?\d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{L}+,? \d{4}$|^\p{Lu}\p{L}+ \d{1,2}, \d{4}$|^(?:our |your )?ref\b/iu;

/** Lines between empty ones. */
function blocksOf(head: string): Line[][] {
  const blocks: Line[][] = [[]];
  let at = 0;
  for (const line of head.split('\n')) {
    const text = line.trim();
    if (text === '' || OWN_LINE.test(text) || /^to ?[,:]?$/i.test(text)) blocks.push([]);
    else (blocks.at(-1) as Line[]).push({ text, start: at, end: at + line.length });
    at += line.length + 1;
  }
  return blocks.filter((block) => block.length > 0);
}

const COUPLE = /^(?:Mr|Mrs|Ms|Dr)\.? (?:and|&) (?:Mr|Mrs|Ms|Dr)\.? /;
const TITLE = /^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Eng|Prof|Rev|Fr)\.? /;
/** "Mrs Aoife Keaveney", and neither "Mr D Petrov" nor "Ms Toolan". */
const FULL_NAME = /^\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,3}$/u;

/** Whom a block of lines names: the body behind an office or a person, else its first line. */
function lineOf(block: readonly Line[]): Line | undefined {
  const [first, ...rest] = block;
  if (!first || endsLegally(bare(first.text))) return first;
  const body = rest.slice(0, 3).find(({ text }) => endsLegally(bare(text)) || (BODY.test(text) && !/^\d/.test(text)));
  // "The Office Manager" over the name of the firm, "Ms Toolan" and "Manager" over that of the nursing home.
  const isBody = NUMBERED.test(first.text) || BODY.test(first.text.split(' ').at(-1) as string);
  if ((NO_SIGNATURE.test(first.text.replace(/\d/g, '')) && !isBody) || OFFICE.test(first.text))
    return body ?? (ADDRESS_LINE.test(rest[0]?.text ?? '') ? undefined : (rest[0] ?? first));
  const person = first.text.replace(TITLE, '');
  const isTitled = person !== first.text;
  if (!isTitled && !(FULL_NAME.test(person) && !BODY.test(person))) return first;
  if (body) return isTitled || endsLegally(bare(body.text)) ? body : first;
  // A firm without a legal form is who runs it, where the whole name is known.
  const next = rest.find(({ text }) => !NO_SIGNATURE.test(text));
  const isPosted = rest.some(({ text }, at) => at < 2 && NO_SIGNATURE.test(text) && !ADDRESS_LINE.test(text));
  const isFirm = next !== undefined && / /.test(next.text) && !ADDRESS_LINE.test(next.text);
  // "Mr Shane Lawless" over "Lawless Landscapes": it bears his name, and no post of his.
  const isNamed = isFirm && next === rest[0] && next.text.split(' ')[0] === bare(person).split(' ').at(-1);
  return isTitled && isFirm && (isPosted || isNamed || !FULL_NAME.test(bare(person))) ? next : first;
}

/** "Strata Plan No. 2208": owners who have no other name. */
const NUMBERED = /\b(?:plan|corporation|lodge|branch)(?: no\.?)? ?\d+$/i;

/** Without a mark at its end. */
function bare(text: string): string {
  return text.replace(/[.,]$/, '');
}

function nameOf(block: readonly Line[]): Found<string> | null {
  const line = lineOf(block);
  // A letterhead has its telephone in a second column.
  const text = (line?.text.split(/ {3,}/)[0] ?? '').replace(/^to (?=[A-Z])/i, '');
  const isNumbered = NUMBERED.test(text);
  if (!line || /:/.test(text) || (/\d{4}/.test(text) && !isNumbered)) return null;
  const name = cleanName(text);
  if (name === null || !(endsLegally(name) || NAME_WORDS.test(name)) || !/ /.test(name)) return null;
  if (!endsLegally(name) && !isNumbered && TITLE_WORD.test(name.replace(COUPLE, ''))) return null;
  return { value: name, start: line.start, end: line.start + line.text.length, confidence: CONFIDENCE, working: null };
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
