/** How surely a party's name begins at a place of a list, and what a person's name looks like there. */
import { cleanName } from './cleanName.ts';
import { endsLegally, legalFormAt } from './legalForms.ts';
import { isName } from './partyName.ts';
import { isPlaceOrTime } from './places.ts';
import { everyMatch } from '../../everyMatch.ts';

/** Stands for a masked alias: ("Licensor"), (hereinafter the "Company"). */
export const ALIAS = '\ue000';
/** "(1) ", "2. ", "(iii) ", "B) ": numbers one of the parties. */
export const MARKER = /^(?:\((?:[1-9]\d?|[ivx]{1,4}|[a-h])\)|(?:[1-9]\d?|[ivx]{1,4}|[A-H])[.)]) ?/;

/** "Jane B. Whitfield": two to four words in capitals and nothing else. */
export function isPerson(left: string): boolean {
  return /^[\s"']*(?:(?:Mr|Mrs|Ms|Dr)\.? )?(?:[A-Z\u00c0-\u00de][\w\u00c0-\u024f'-]+|[A-Z]\.)(?: (?:[A-Z\u00c0-\u00de][\w\u00c0-\u024f'-]+|[A-Z]\.|[IV]{1,3}|(?:de|du|da|della|del|di|van|von|der|den|ten|la|le|bin|al|el) (?=[A-Z\u00c0-\u00de])(?:[A-Z\u00c0-\u00de][\w\u00c0-\u024f'-]+))){1,3}(?:,? (?:Jr|Sr)\.?)?$/.test(
    left,
  );
}

/** A person's name, and then another party or the end. */
export function startsWithPerson(right: string): boolean {
  const name =
    /^(?:mr\.? |mrs\.? |ms\.? |dr\.? )?([^,;\n\ue000]{4,40}?)(?:,? and | ?[,;\n\ue000]|$)/i.exec(right)?.[1] ?? '';
  return isPerson(name) && isName(name) && !PLACE_WORD.test(name);
}
/** Of two words with capitals these are places. */
export const PLACE_WORD =
  /\b(?:street|road|avenue|drive|lane|boulevard|suite|floor|city|county|state|new|north|south|east|west|san|santa|los|las|fort|saint|united|great|hong|republic|kingdom|park|beach|springs?|hills?|lake|island|delaware|california|texas|nevada|florida|corporation|company|limited|partnership|liability|trust|bank)\b/i;

/** "MA and Tarn Ltd.", "United Kingdom and Tarn Ltd.": what is left of an address before the next party. */
function endsAddress(name: string): boolean {
  return ADDRESS_END.test(name) || (name.includes(' and ') && isPlaceOrTime(name.split(' and ')[0] as string));
}
const ADDRESS_END = /^(?:[A-Z]{2}|[A-Z][a-z]+|[^,]{0,24}\d[^,]{0,12}|(?:New|North|South|West) [A-Z][a-z]+) and /;

/** "its wholly-owned subsidiary Orchard Bank": how one party leads to the next. */
const RELATED =
  /^(?:and )?(?:its|their|his|her) (?:[\w-]+ ){0,2}(?:affiliates?|subsidiar(?:y|ies)|parent(?: (?:company|corporation))?|division),? (?=[A-Z])/;

/**
 * How surely a party's name begins here: 0 not at all, 1 it may, 2 what follows describes a party, 3 it ends like one. `joined`: behind an "and",
 * where no address goes on.
 */
export function strengthOf(right: string, joined = false): 0 | 1 | 2 | 3 {
  const head = firstOfList((right.split('\n')[0] as string).replace(MARKER, '').replace(RELATED, ''));
  if (legalFormAt(head) > 0) return 0;
  const name = cleanName(head.slice(0, 160));
  if (name === null || !isName(name) || (endsAddress(name) && !(joined && endsLegally(name)))) return 0;
  if (endsLegally(name) || OF_PLACE.test(name)) return 3;
  const place = head.indexOf(name);
  if (place > 12) return 1;
  const after = head.slice(place + name.length, place + name.length + 60);
  if (/\d| and /.test(name) || !name.includes(' ')) return CALLED_NEXT.test(after) ? 2 : 1;
  return DESCRIBED_NEXT.test(after) ? 2 : 1;
}

/** "Tarn Insurance Company of America". */
const OF_PLACE =
  /\b(?:Company|Corporation|COMPANY|CORPORATION) (?:of|OF) (?:[Tt]he |THE )?[A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)?$/;

/** "ORCHARD, INC. AND TARN LLC": as far as the first legal ending that another name follows. */
function firstOfList(head: string): string {
  for (const { index } of everyMatch(head, /,? (?:and|AND) /g))
    if (endsLegally(head.slice(0, index))) return head.slice(0, index);
  return head;
}
const CALLED_NEXT = new RegExp(`^,? ?${ALIAS}`);
const DESCRIBED_NEXT = new RegExp(
  `^[,.]? ?${ALIAS}|^,? (?:an? [a-z]|individually|residing|(?:herein )?represented|having|whose |with (?:its|an?|offices) |located|as [a-z]|\\(?(?:f/k/a|d/b/a|a/k/a|formerly|doing business|also known|now known)\\b)`,
  'i',
);
