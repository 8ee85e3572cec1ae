/** What the rest of the paper says of the names that its preamble was cut into: names as they sign, towns that nobody speaks of. */
import type { Document, Reading } from '../document.ts';
import { governs } from './bodies.ts';
import { BEHIND_STREET } from './outsiders.ts';
import { cleanName } from './cleanName.ts';
import { endsLegally } from './legalForms.ts';
import { plainWords } from './nameCore.ts';
import { hasSuffix, isName } from './partyName.ts';
import { readSignatures } from './readSignatures.ts';
import { nameBounds } from './nameBounds.ts';
import { everyMatch } from '../../everyMatch.ts';

/** The parties, whole where they were cut, and without what only looks like a person. */
export function checkPreamble(document: Document, parties: Reading<string>[]): Reading<string>[] {
  const named = parties.map((party) => ofBoard(document, asKnownNow(document, party)));
  return withoutTowns(document, asSigned(document, asWhole(document, withoutFormer(document, named))));
}

/** "Tarn Scents, LLC, now known as Fell Labels Management, LLC": the party is the latter. */
function asKnownNow({ text }: Document, party: Reading<string>): Reading<string> {
  const now = /^,? \(?now (?:known as|called|named) (?:the )?/.exec(text.slice(party.end, party.end + 30));
  if (!now) return party;
  const start = party.end + now[0].length;
  const value = cleanName(text.slice(start, start + 120));
  return value && isName(value) && text.startsWith(value, start)
    ? { ...party, value, start, end: start + value.length }
    : party;
}

/** 'The Board of Regents ("Board") of the University of Tarn System': a board is somebody's, as the paper says elsewhere. */
function ofBoard({ text }: Document, party: Reading<string>): Reading<string> {
  if (!/^(?:the )?board of (?:regents|trustees|governors|supervisors)$/i.test(party.value)) return party;
  const named = new RegExp(
    `${party.value} (?:of|OF|for|FOR) (?:the |THE )?[A-Z][\\w'-]+(?: (?:of|OF|at|AT|the|THE|and|AND|[A-Z][\\w'-]+))*`,
    'i',
  ).exec(text);
  const value = named ? cleanName(named[0]) : null;
  return named && value ? { ...party, value, start: named.index, end: named.index + value.length } : party;
}

/** "EG Diagnostics AS (formerly Nordhavn Health AS)": the former name is no party of its own. */
function withoutFormer({ text }: Document, parties: Reading<string>[]): Reading<string>[] {
  const opening = text.slice(0, OPENING);
  const former = everyMatch(opening, FORMERLY).map(({ index, 0: lead }) =>
    words(/^[^(");]{0,100}/.exec(opening.slice(index + lead.length))?.[0] ?? ''),
  );
  const others = parties.filter(({ value }) => !former.some((name) => name.includes(words(value))));
  return others.length >= 2 ? others : parties;
}
const words = (passage: string): string => ` ${plainWords(passage).join(' ')} `;
const OPENING = 6000;
const FORMERLY =
  /\b(?:formerly|f\/k\/a|previously)(?:[\s-]+(?:known|called|named|doing business)(?: as)?)?[\s-]+(?:the )?(?=[A-Z])/g;

/** Whole names, and without what stands within one. */
function asWhole({ text }: Document, parties: Reading<string>[]): Reading<string>[] {
  const whole = parties.map(nameBounds(text).whole);
  return whole.filter(
    (party, index) =>
      !whole.some(
        ({ start, end }, other) =>
          start <= party.start && end >= party.end && (end - start > party.end - party.start || other < index),
      ),
  );
}

/** "Grain, Rice and Feed Carriers, Inc.", cut at its "and", is one name where it signs as one. */
function asSigned(document: Document, parties: Reading<string>[]): Reading<string>[] {
  const { text } = document;
  const isCut = parties.some(
    ({ value, start, end }) =>
      /[A-Za-z](?:,| and| AND| &) $/.test(text.slice(Math.max(0, start - 6), start)) ||
      (!endsLegally(value) && /^,? (?:and|AND|&) /.test(text.slice(end, end + 6))),
  );
  if (!isCut) return parties;
  const whole = new Map<number, Reading<string>>();
  for (const { value } of readSignatures(document))
    parties.forEach((party, index) => {
      if (value.length <= party.value.length + 3 || !endsLegally(value)) return;
      const from = Math.max(0, party.start - value.length);
      const at = text
        .slice(from, party.end + value.length)
        .toLowerCase()
        .indexOf(value.toLowerCase());
      const start = from + at;
      if (at < 0 || start > party.start || start + value.length < party.end) return;
      whole.set(index, { ...party, value: text.slice(start, start + value.length), start, end: start + value.length });
    });
  const spans = [...whole.values()];
  return parties
    .map((party, index) => whole.get(index) ?? party)
    .filter(
      (party, index, all) =>
        all.findIndex((other) => other.start === party.start) === index &&
        !spans.some(
          ({ start, end }) => start <= party.start && end >= party.end && end - start > party.end - party.start,
        ),
    );
}

/** Before a person's name or the number of a party, and behind whom the paper speaks of. */
const TITLE = /(?:\b(?:Mr|Ms|Mrs|Dr|Prof|Messrs)\.? |\(?\d{1,2}[.)]? )$/;
const INTRODUCED =
  /^,? ?(?:[("[]|an? (?!\w+,)|as |individual|residing|I\.?D\b|passport|represented|of legal age|husband|wife|trustee|hereinafter)/i;
/** How many parties stand in the run of names that each is in, with nothing but commas and "and" between them. */
function runsOf(text: string, parties: Reading<string>[]): number[] {
  const lengths: number[] = [];
  let from = 0;
  for (let index = 1; index <= parties.length; index += 1) {
    const [before, next] = [parties[index - 1] as Reading<string>, parties[index]];
    if (next && /^,? ?(?:and |& |\(?[ivx\d]{1,4}[.)] )?$/.test(text.slice(before.end, next.start).replace(/\s+/g, ' ')))
      continue;
    for (let at = from; at < index; at += 1) lengths[at] = index - from;
    from = index;
  }
  return lengths;
}

/** "…, Max Quill (collectively, the "Sellers")": the last persons of a list that is called something. */
const LISTED = /^(?:,(?: and)? [A-Z][\w'-]+(?: [A-Z][\w.'-]*){1,3}){0,4},? \((?:collectively|together|each)\b/;
/** "… Queen Street, Cambridge Ontario": like a person's name, but beside two others, and nobody by that name signs or is spoken of again. */
function withoutTowns({ text }: Document, parties: Reading<string>[]): Reading<string>[] {
  const runs = runsOf(text, parties);
  let small: string | null = null;
  const lower = (): string => (small ??= text.toLowerCase());
  const others = parties.filter(
    ({ value, start, end }, index) =>
      hasSuffix(value) ||
      governs(value, text.slice(end, end + 40)) ||
      // One of a list of names and nothing else, with other persons or many names in it.
      (runs[index] as number) >= 4 ||
      // One of a couple: "Robert Quill and Sheila Quill".
      (text.startsWith(' and ', end) && parties[index + 1]?.start === end + 5) ||
      TITLE.test(text.slice(Math.max(0, start - 14), start)) ||
      (value.includes(' ') &&
        (INTRODUCED.test(text.slice(end, end + 40)) || LISTED.test(text.slice(end, end + 120)))) ||
      (!BEHIND_STREET.test(text.slice(Math.max(0, start - 60), start)) && lower().includes(value.toLowerCase(), end)),
  );
  return others.length >= 2 ? others : parties;
}
