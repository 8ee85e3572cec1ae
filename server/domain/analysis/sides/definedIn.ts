/** The names behind which brackets say what they are called from there on: "Hollin Farm, Moor Lane ("the Grazier")". */
import { ADDRESS_LINE } from '../lexicon/everydayKinds.ts';
import { ROLE } from '../lexicon/everydayLabels.ts';
import { DEFINED_THING } from '../lexicon/sideWords.ts';
import { endsLegally } from '../parties/legalForms.ts';
import { cleanName, NAME_WORDS, splitPersons } from '../everyday/cleanName.ts';

type Defined = { name: string; role: string; start: number; end: number };

/** A name stands so far before its brackets at most. */
const REACH = 220;
/** Behind this, "(Contractor)" is what somebody signs as. */
const FOOT = 0.6;
const DEFINED =
  /\((?:hereinafter |hereafter |referred to as |called )*(?:the )?(?:["“”'‘](?:the )?(\p{L}[\p{L}\p{N}’' /&-]{1,30}?)[,.]?["”’'](?:[,;]? (?:(?:or|and) )?["“”'‘][^)"”]{1,30}["”’'])?|(?<=the )(\p{L}[\p{L} /-]{2,24})|(\p{Lu}\p{Ll}{3,14}))(?:[,;] [^()]{2,40})?\)/gu;
/** Where a long line goes on in the next one, or brackets stand below a name. */
const WRAPS = /(?<=[^\n]{50})\n(?!\s*\n)|\n(?=[ \t]*\()/g;
/** What the paper calls those who speak in it. */
const SPEAKER = /^(?:we|us|you|I|me)$/i;
/** What was said before, up to a sentence's end, an empty line, or what opens the list of the sides. */
const SAID_BEFORE =
  /^[^]*(?:(?<=\p{Ll}{3}|\d)[.;] (?=\p{Lu})|\n|\b(?:between|Between|BETWEEN)\b[ :]*(?=the \p{Lu}|\p{Lu}))/u;
/** Where a name may begin. */
const LEAD =
  /(?:^|\b(?:by|and|with|from|to|(?<!\p{Lu}\p{L}* )for|is|among|AND|BY|And|WITH|behalf of|[Ii],|[Ww]e,)[: ]\s*(?:the |The )?|[.:;] +|\) +| {2,}|^\W+)(?=\p{Lu})/gu;
const RUN =
  /^(?:\p{Lu}[\p{L}\p{N}'’.&-]*|&|\d+)(?:(?:,? (?:\p{Lu}[\p{L}\p{N}'’.&-]*|plc|&|\d+|\(\p{Lu}[\p{L}.]*\)))| (?:and|of|for|the|de|van|von|at)(?= \p{Lu}| the \p{Lu}))*/u;
/** Right before its brackets. */
const NEAREST =
  /(?<=^|[\s(])(?<!(?:\p{Lu}[\p{L}.&'’-]*|&|of|AND) )((?:\p{Lu}[\p{L}\p{N}'’.&-]*|&)(?:,? (?:\p{Lu}[\p{L}\p{N}'’.&-]*|&|and|of|plc|\(\p{Lu}[\p{L}.]*\))){1,8})\s*$/u;
const DAY = /^(?:\d|January|February|March|April|May|June|July|August|September|October|November|December)\b/;
/** What may stand between a name and its brackets. */
const BEHIND = /^(?:\s*$|,|\s+(?:of|at|whose|trading|acting|t\/a|d\/b\/a)\b|\s*\()/;

/** All of them, in order. Linear. */
export function definedIn(text: string): Defined[] {
  const flat = text.replace(WRAPS, ' ');
  const found: Defined[] = [];
  let from = 0;
  for (const match of flat.matchAll(DEFINED)) {
    const role = (match[1] ?? match[2] ?? match[3] ?? '').trim();
    const start = Math.max(from, match.index - REACH);
    from = match.index + match[0].length;
    const isBare = match[3] !== undefined;
    const isSide = isBare
      ? ROLE.test(role.toLowerCase()) && match.index < flat.length * FOOT
      : /^\p{Lu}/u.test(role) || ROLE.test(role) || SPEAKER.test(role);
    const named = isSide && !DEFINED_THING.test(role) ? nameIn(flat.slice(start, match.index)) : null;
    for (const name of named ? splitPersons(named.name) : [])
      found.push({ name, role, start: start + (named?.at ?? 0), end: from });
  }
  return found;
}

/** The first name that reaches, with what describes it, to the end of a passage. */
function nameIn(before: string): { name: string; at: number } | null {
  const said = SAID_BEFORE.exec(before)?.[0].length ?? 0;
  const tail = before.slice(said);
  const nearest = NEAREST.exec(tail);
  const firm = cleanName(nearest?.[1] ?? '');
  if (nearest && firm !== null && endsLegally(firm) && tail.trimEnd().endsWith(firm))
    return { name: firm, at: said + nearest.index };
  for (const lead of tail.matchAll(LEAD)) {
    const at = lead.index + lead[0].length;
    const rest = tail.slice(at);
    const name = cleanName(RUN.exec(rest)?.[0] ?? '');
    if (
      name === null ||
      !/ /.test(name) ||
      !NAME_WORDS.test(name.replace(/,/g, '')) ||
      DAY.test(name) ||
      ADDRESS_LINE.test(name)
    )
      continue;
    if (BEHIND.test(rest.slice(name.length))) return { name, at: said + at };
  }
  return null;
}
