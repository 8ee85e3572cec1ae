/** Names with a legal form, and names that a document introduces: "X (the Club) and Y", "between X and Y". */
import { ADDRESS_LINE } from '../lexicon/everydayKinds.ts';
import { endsLegally, legalFormAt } from '../parties/legalForms.ts';
import type { Found } from './found.ts';
import { isSame } from './isSame.ts';
import { everyMatch } from '../../everyMatch.ts';
import { expression } from '../text/expression.ts';

const WORD = "(?:(?:\\p{Lu}|\\d+(?=[\\p{L} ]))[\\p{L}\\p{N}'’.&-]*|&|plc\\b)";
/** Capitalised words in a row, small linking words among them. */
const RUN = expression(
  `${WORD}(?:(?:,(?= (?:Inc|INC|LLC|L\\.L\\.C|Ltd|LTD|P\\.C|Corp|CORP|S\\.A))|,(?= (?:N\\.A|LP|LLP)))? (?:${WORD}|\\([A-Z][\\p{L} ]{1,20}\\)(?= (?:\\p{Lu}[\\p{L}'’&.-]* ){0,3}(?:Ltd|Limited|LTD|LIMITED|plc|LLP|Inc|LLC|Corp))|and(?= ${WORD})|of(?= ${WORD})|for(?= ${WORD})))*`,
  'g',
);
/** What leads into a name that belongs to somebody else. */
const OTHERS = /\b(?:subsidiary|vendor|bank|insured with|supervised by|registered (?:in|with)|parent)\b[^.]{0,20}$/i;
const MOST = 12;
/** A line this long may go on in the next one. */
const WRAPPED = 56;
/** "between Orchard Pty Ltd and Tarn": the first words of a name that goes on in the next line. */
const BROKEN = /\b(?:and|between|with|by) ((?:\p{Lu}[\p{L}\p{N}'’&-]*(?: (?:of|&))? ?){1,5})$/u;
const JOINS = / for (?=\p{Lu})/u;

/** Names with a legal form in order of appearance, each once. Linear. */
export function findNames(raw: string): Found<string>[] {
  const found: Found<string>[] = [];
  for (const line of everyMatch(raw, /[^\n]+/g)) {
    const broken = brokenBefore(raw, line.index);
    const indent = line[0].search(/\S/);
    /** Adds the name of which the rest begins this line; false where the line before ends with none. */
    const joined = (rest: string): boolean => {
      if (broken === '') return false;
      const value = `${broken.trim()} ${rest}`;
      const start = raw.lastIndexOf(broken, line.index);
      const end = line.index + indent + rest.length;
      if (value.length <= 90 && !found.some((name) => isSame(name.value, value)))
        found.push({ value, start, end, confidence: 0.7, working: null });
      return true;
    };
    const form = broken === '' ? 0 : legalFormAt(line[0].slice(indent));
    if (form > 0) joined(line[0].slice(indent, indent + form));
    for (const run of everyMatch(line[0], RUN)) {
      for (const part of split(run[0], line[0].slice(Math.max(0, run.index - 4), run.index))) {
        if (run.index + part.at === indent && endsLegally(part.text) && joined(part.text)) continue;
        // "on Monday. As agreed": a sentence that is over.
        const over = /^[^]*\p{Ll}{3}(?<!\b(?:Bros|Corp|Messrs))\. (?=\p{Lu})/u.exec(part.text)?.[0].length ?? 0;
        part.text = part.text.slice(over);
        part.at += over;
        if (part.text.length > 90 || !endsLegally(part.text) || !/ /.test(part.text)) continue;
        if (JOINS.test(part.text) && ADDRESS_LINE.test(part.text.split(JOINS)[0] as string)) {
          const at = part.text.search(JOINS) + ' for '.length;
          part.text = part.text.slice(at);
          part.at += at;
        }
        // The number of an agreement: "Service Agreement SA/3071".
        const start = line.index + run.index + part.at;
        if (raw[start + part.text.length] === '/') continue;
        if (OTHERS.test(line[0].slice(Math.max(0, run.index + part.at - 40), run.index + part.at))) continue;
        if (found.some((name) => isSame(name.value, part.text))) continue;
        found.push({ value: part.text, start, end: start + part.text.length, confidence: 0.7, working: null });
        if (found.length >= MOST) return found;
      }
    }
  }
  return found;
}

/** What the line before ends with of a name that goes on in this one; '' where none does. */
function brokenBefore(raw: string, start: number): string {
  const before = raw.slice(raw.lastIndexOf('\n', start - 2) + 1, Math.max(0, start - 1)).trimEnd();
  return before.length < WRAPPED ? '' : (BROKEN.exec(before.slice(-120))?.[1] ?? '');
}

/** "X Ltd and Y Ltd" are two; words behind a legal form are not part of the name. */
function split(run: string, before: string): { text: string; at: number }[] {
  const upper = run.indexOf(' AND ');
  // Among names in small letters a capital AND parts two of them.
  if (upper > 0 && /[a-z]/.test(run)) {
    const rest = split(run.slice(upper + 5), '').map((part) => ({ ...part, at: part.at + upper + 5 }));
    return [...split(run.slice(0, upper), before), ...rest];
  }
  const parts: { text: string; at: number }[] = [];
  // "…, Portland, Maine and Bayside Ltd": one word before "and", none of a name.
  const joined = /^[\p{L}]+ and /u.exec(run);
  let at = joined && before.endsWith(', ') ? joined[0].length : 0;
  const words = everyMatch(run, /[^ ]+/g);
  for (const [index, word] of words.entries()) {
    if (word.index < at) continue;
    const end = word.index + word[0].length;
    const text = run
      .slice(at, end)
      .replace(/[,.]$/, (mark) =>
        mark === '.' && /\b(?:Inc|Ltd|Corp|Co|[A-Z])\.$/.test(run.slice(at, end)) ? '.' : '',
      );
    const next = words[index + 1]?.[0] ?? '';
    // "Vale & Co Opticians": what stands behind belongs to the name.
    if (text.endsWith('& Co') && /^\p{Lu}/u.test(next)) continue;
    if (text.includes(' ') && endsLegally(text) && !(next !== '' && next !== 'and' && endsLegally(`${text} ${next}`))) {
      parts.push({ text: text.replace(LEAD, ''), at: at + (LEAD.exec(text)?.[0].length ?? 0) });
      at = end + 1;
      if (next === 'and') at += 4;
    }
  }
  return parts;
}

/** Words with a capital that lead to a name at the beginning of a line or sentence. */
const LEAD =
  /^(?:(?:(?:Accepted|Signed|Agreed|Executed|ACCEPTED|SIGNED|AGREED|EXECUTED)(?: for| by| FOR| BY)?|Between|BETWEEN|And|AND|We|For|FOR|To|From|The|By|Signed|Supplier|Customer|Client|Landlord|Tenant|Dear|Re|Item|Thank|Parties|Made|This|In) )+/;
