/** Names on the lines above "By:", behind "for and on behalf of" and the like, with or without a legal form. Less sure than signature blocks. */
import type { Document, Reading } from '../document.ts';
import { cleanName } from './cleanName.ts';
import { readColumns, signatureColumns } from './columns.ts';
import { endsLegally } from './legalForms.ts';
import { isName, sameName } from './partyName.ts';
import { signaturesStart } from './readSignatures.ts';
import { everyMatch } from '../../everyMatch.ts';

const ZONE = 14_000;
const MOST = 60;
/** "By:", "/s/": the party's name is what stands before; its last words where the line goes on. */
const SIGNS = /(?:\b(?:By|BY)(?: ?:|(?= ?__))|\/s\/|\b(?:Signature|SIGNATURE) ?:|_{4,})/g;
const BEHALF =
  /\b(?:(?:for and )?on behalf of|executed (?:as a deed )?by|signed (?:sealed and delivered )?by|signed for|common seal of)[: ]{1,2}(?:the )?(?=[A-Z])/gi;
/** What stands between the signer before and the next party: an office, a date, words of the closing sentence. */
const NOT_THE_NAME =
  /^.*(?:\b(?:officer|president|director|manager|partner|counsel|secretary|treasurer|signatory|chair(?:man|woman|person)?|ceo|cfo|coo|cto|trustee|attorney|representative|whereof|written|date|effective date|acknowledged|authori[sz]ed|(?:\d,?|[\d/]|january|february|march|april|may|june|july|august|september|october|november|december) ?\d{4}|esq)\b[.,:;]*|[:;|]|[a-z]{3,}\.|[A-Za-z]{3,}_+) ?(?=["(]?[A-Z0-9])/i;
/** Words with capitals, joined by small ones. */
const NAME_AT_END =
  /(?:["(]?[A-Z0-9\u00c0-\u024f][^\s:;]*|&|of|and|the|de|for)(?: (?:["(]?[A-Z0-9\u00c0-\u024f][^\s:;]*|&|of|and|the|de|for)){0,9}$/;

export function readSignLines(document: Document): Reading<string>[] {
  const from = signaturesStart(document);
  const zone = document.text.slice(from, from + ZONE);
  const columned = signatureColumns(document, from, from + ZONE);
  const found: Reading<string>[] = [];
  const add = (phrase: string, near: number): void => {
    const name = cleanName(phrase);
    if (!name || !isName(name) || found.length >= MOST || found.some((other) => sameName(other.value, name))) return;
    const at = zone.lastIndexOf(name, near);
    if (at >= 0)
      found.push({ value: name, start: from + at, end: from + at + name.length, working: null, confidence: 0.6 });
  };
  for (const match of everyMatch(zone, BEHALF)) {
    const at = match.index + match[0].length;
    add(zone.slice(at, at + 120).split(/[\n)_]|\bBy ?:|,? acting/)[0] as string, at + 120);
  }
  let previous = 0;
  let wasSigned = false;
  for (const match of everyMatch(zone, SIGNS)) {
    const start = Math.max(previous, match.index - 200);
    const before = zone.slice(start, match.index).replace(/[\s|]+$/, '');
    // "/s/ Jane Fell ______": the signer, on the line she signs.
    const isSigner = wasSigned && match[0].startsWith('_') && !before.includes('\n');
    previous = match.index + match[0].length;
    wasSigned = match[0] === '/s/';
    if (isSigner) continue;
    const rows = columned.slice(start, match.index).trim().split('\n');
    const cells = rows.some((row) => row.includes('\t')) ? readColumns(rows, endsLegally) : [];
    for (const cell of cells.length > 0 ? cells : [before.split('\n').at(-1) as string]) {
      const bare = cell
        .replace(/ ?[([]?["']?(?:the )?[A-Za-z]+["']?[)\]]?:?$/, (role) => (/["(:]/.test(role) ? '' : role))
        .trim();
      const tail = NAME_AT_END.exec(bare.replace(NOT_THE_NAME, ''))?.[0];
      if (tail) add(tail, match.index);
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}
