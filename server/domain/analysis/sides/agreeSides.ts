/** The two sides of a short document, where all that it says of them in all its places agrees. */
import { PERSON } from '../everyday/cleanName.ts';
import { isSame } from '../everyday/isSame.ts';
import { HANDED_ON } from '../lexicon/everydayStages.ts';
import { BODY, OFFICE } from '../lexicon/signing.ts';
import { BESIDE_SIDES, PAIRS } from '../lexicon/sideWords.ts';
import { endsLegally } from '../parties/legalForms.ts';
import type { Candidate, Sign } from './candidate.ts';

/** What each sign is worth. */
const WORTH: Record<Sign, number> = {
  defined: 3,
  opening: 3,
  between: 2,
  label: 2,
  signed: 1.5,
  signLabel: 1,
  head: 1,
  acts: 1,
  actsOften: 0.5,
  called: 1,
  speaks: 1,
  host: 1.5,
  cell: 0.5,
  spokenTo: 1,
  initials: 0.5,
  read: 0,
};
/** A legal form; the opposite of another one's role; a label that is often somebody's beside the sides. */
const FORM = 0.5;
const OPPOSITE = 1;
const BESIDE = -1.5;
/** Who is named nowhere but where the paper is signed. */
const ONLY_SIGNS = -1;
/** From here on a name is a side, if every other one is so much less one. */
const SIDE = 3;
const LESS = 1;
const FAR_LESS = 3;
/** A third body that something says of more than its name. */
const BODY_BESIDE = 0.5;
/** Who has the same role, as one of several tenants, is one of them with less. */
const OF_GROUP = 1;
type Weighed = Candidate & { worth: number };

/** The names of both sides, in order of appearance; none where a third is named, too, or only one. */
export function agreeSides(all: readonly Candidate[], text: string): Candidate[] {
  const named = withOffices(all, text);
  const sides = named
    .filter((one) => !isSigner(one, named))
    .map((one, _, others) => ({ ...one, worth: worthOf(one, others) }));
  const groups: Weighed[][] = [];
  for (const one of sides.toSorted((a, b) => b.worth - a.worth)) {
    const group = groups.find((others) => others.some((other) => shareRole(one, other)));
    if (!group) groups.push([one]);
    else if (one.worth >= SIDE - OF_GROUP) group.push(one);
  }
  const [first, second, third] = groups.map(withoutPersons);
  if (!first || !second || HANDED_ON.test(text) || all.some(({ roles }) => roles.has('guarantor'))) return [];
  const least = Math.min(first[0]?.worth ?? 0, second[0]?.worth ?? 0);
  const rival =
    (third?.[0]?.worth ?? 0) +
    (third?.some(
      ({ name, signs }) =>
        isBody(name) && ['label', 'between', 'opening', 'defined'].some((sign) => signs.has(sign as Sign)),
    )
      ? BODY_BESIDE
      : 0);
  const isSure = least >= SIDE && least - rival >= (rival >= SIDE ? FAR_LESS : LESS);
  return isSure ? [...first, ...second].toSorted((a, b) => a.start - b.start) : [];
}

/** Is there nearly nothing that speaks for one of the names, and far more for somebody who is none of them? */
export function isOutweighed(names: readonly string[], all: readonly Candidate[], more = MORE): boolean {
  const worths = names.map((name) =>
    Math.max(0, ...all.filter((one) => isSame(one.name, name)).map((one) => worthOf(one, all))),
  );
  const others = all.filter((one) => !names.some((name) => isSame(one.name, name) || isPart(one.name, name)));
  const least = Math.min(...worths);
  return least <= NOTHING && Math.max(0, ...others.map((one) => worthOf(one, all))) - least >= more;
}
const NOTHING = 1;
const MORE = 2;

/** Of a firm and a person in one role the firm is the side. */
function withoutPersons(group: Weighed[]): Weighed[] {
  const whole = group.filter(
    (one) => !group.some((other) => other !== one && other.worth >= one.worth && isPart(one.name, other.name)),
  );
  const bodies = whole.filter(({ name }) => isBody(name) || !PERSON.test(name));
  return bodies.length > 0 ? bodies : whole;
}

/** "The Regents of the University" and "University" are one. */
export function isPart(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a.includes(b) || b.includes(a);
}

function isBody(name: string): boolean {
  return endsLegally(name) || BODY.test(name);
}

function worthOf(one: Candidate, others: readonly Candidate[]): number {
  const { name, roles, signs } = one;
  const opposites = others.filter((other) => other !== one && areOpposite(roles, other.roles));
  const isOpposite = opposites.length > 0;
  const isBeside =
    signs.has('label') &&
    !signs.has('defined') &&
    !signs.has('opening') &&
    roles.size > 0 &&
    [...roles].every((role) => BESIDE_SIDES.test(role));
  return (
    [...signs].reduce((sum, sign) => sum + WORTH[sign], 0) +
    (endsLegally(name) ? FORM : 0) +
    (isOpposite ? OPPOSITE : 0) +
    (isIdle(one, others) ? IDLE : 0) +
    (isBeside && !isOnlyOpposite(one, opposites, others) ? BESIDE : 0) +
    (isOnlySigning(one) ? ONLY_SIGNS : 0)
  );
}

/** Nobody else is opposite to whoever this one is opposite to. */
function isOnlyOpposite(one: Candidate, opposites: readonly Candidate[], others: readonly Candidate[]): boolean {
  return opposites.some(
    (other) => !others.some((third) => third !== one && third !== other && areOpposite(third.roles, other.roles)),
  );
}

/** A label of which the paper says nothing, where it says what others do. */
function isIdle({ roles, signs }: Candidate, others: readonly Candidate[]): boolean {
  return (
    roles.size > 0 &&
    !signs.has('acts') &&
    others.filter((other) => other.signs.has('acts') && other.signs.has('label')).length >= 2
  );
}
const IDLE = -1;

function areOpposite(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].some((role) =>
    [...other].some((opposite) =>
      PAIRS.some(([a, b]) => (a.test(role) && b.test(opposite)) || (b.test(role) && a.test(opposite))),
    ),
  );
}

/** Somebody who stands at the end under a role that somebody else has. */
function isSigner(one: Candidate, all: readonly Candidate[]): boolean {
  return isOnlySigning(one) && all.some((other) => other !== one && shareRole(one, other));
}

function isOnlySigning({ name, signs }: Candidate): boolean {
  return (
    !endsLegally(name) &&
    signs.has('signLabel') &&
    !(['defined', 'opening', 'between', 'label'] as const).some((sign) => signs.has(sign))
  );
}

function shareRole(one: Candidate, other: Candidate): boolean {
  return [...one.roles].some((role) => other.roles.has(role));
}

/** "COMPANY: Alan Brinson   Title: Gen. Manager": the company is the firm in the head. */
function withOffices(all: readonly Candidate[], text: string): readonly Candidate[] {
  const firms = all.filter(({ name, roles, signs }) => signs.has('head') && roles.size === 0 && endsLegally(name));
  const officers = all.filter(
    (one) =>
      isOnlySigning(one) &&
      !all.some((other) => other !== one && shareRole(one, other)) &&
      HOLDS_OFFICE.test(text.slice(text.indexOf(one.name, one.start) + one.name.length).split('\n')[0] as string),
  );
  const [firm, officer] = [firms[0], officers[0]];
  if (!firm || !officer || firms.length > 1 || officers.length > 1) return all;
  const signs = new Set([...firm.signs, ...(officer.signs.has('acts') ? (['acts'] as const) : [])]);
  return all.map((one) => (one === firm ? { ...firm, roles: officer.roles, signs } : one));
}
const HOLDS_OFFICE = new RegExp(`${OFFICE.source}|^[,\\s(]*title ?:`, 'i');
