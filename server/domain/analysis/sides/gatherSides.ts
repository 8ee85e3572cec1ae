/** Whom a short document names as one of its sides, each with all that speaks for it, wherever it stands. */
import { MAIL } from '../everyday/mail.ts';
import { PERSON } from '../everyday/cleanName.ts';
import { isSame } from '../everyday/isSame.ts';
import type { Everyday } from '../everyday/readEveryday.ts';
import { findSignedFor } from '../everyday/readSignedFor.ts';
import { readNamedAbove, readSides } from '../everyday/readSides.ts';
import { isSignLine } from '../everyday/signers.ts';
import { PAYING_ROLE } from '../lexicon/everydayLabels.ts';
import { NO_ROLE } from '../lexicon/sideWords.ts';
import { endsLegally } from '../parties/legalForms.ts';
import { actingRoles, namedByRole } from './actingRoles.ts';
import type { Candidate, Place, Sign } from './candidate.ts';
import { definedIn } from './definedIn.ts';
import { labelledSides, roleAmong } from './labelledSides.ts';
import { speakersOf } from './speakersOf.ts';
import { isFuller, isGlued, isNobody, isOne, isRole, withoutPlace } from './sideNames.ts';
import { markSigns } from './markSigns.ts';

/** Where those who sign a paper stand. */
const FOOT = 0.75;

/** `opening`: names that the readers of drafted contracts are sure of; `others`: whoever else was read. Linear. */
export function gatherSides(
  { text, fields, head, parties }: Everyday,
  opening: readonly string[],
  others: readonly string[],
): Candidate[] {
  const all: Candidate[] = [];
  const acting = actingRoles(text);
  const { sides: labelled, helpers } = labelledSides(text, fields, acting);
  const add = (name: string, sign: Sign, place: Place | null, role = ''): void => {
    const value = withoutPlace(name);
    if (isNobody(value, sign === 'label' || sign === 'defined')) return;
    if (helpers.some((one) => isSame(one, value)) && !endsLegally(value) && sign !== 'label') return;
    const start = place?.start ?? Math.max(0, text.indexOf(value));
    let known = all.find((one) => isOne(one.name, value));
    if (!known) {
      known = { name: value, roles: new Set(), signs: new Set(), start, end: place?.end ?? start + value.length };
      all.push(known);
    }
    if (isFuller(value, known.name)) known.name = value;
    known.signs.add(sign);
    const own = roleAmong(role, acting) ?? roleOf(role);
    if (!NO_ROLE.test(own)) known.roles.add(own);
    if (PAYING_ROLE.test(role)) known.signs.add('spokenTo');
  };
  for (const name of opening) add(name, 'opening', null);
  for (const one of definedIn(text)) add(one.name, 'defined', one, one.role.toLowerCase());
  // "I, Wendell Crabtree, of Wayne County": where somebody lives is no side.
  for (const one of readSides(text)) if (!text.includes(`, of ${one.value}, `)) add(one.value, 'between', one);
  for (const one of readNamedAbove(text, fields)) add(one.value, 'opening', one);
  const isMail = MAIL.test(text);
  for (const { name, label, start, end } of labelled) {
    if (isMail && /^(?:from|to)$/.test(label)) continue;
    const isFoot = start > text.length * FOOT || isSignLine({ start, end }, text);
    add(
      name,
      isFoot && (PERSON.test(name) || all.some((one) => isSame(one.name, name))) && !endsLegally(name)
        ? 'signLabel'
        : 'label',
      { start, end },
      label,
    );
  }
  for (const one of findSignedFor(text))
    if (endsLegally(one.value) || all.some(({ name }) => isSame(name, one.value))) add(one.value, 'signed', one);
  for (const one of speakersOf(text)) add(one.name, 'defined', one, one.role);
  for (const name of [...others, ...parties.map(({ value }) => value), ...(head ? [head] : [])])
    if (!isRole(name) && !isGlued(name, all)) add(name, 'read', null);
  for (const one of namedByRole(text, acting))
    if (!all.some(({ roles }) => roles.has(one.role)) && !isRole(one.name))
      add(one.name, one.isCell ? 'cell' : 'read', one, one.role);
  markSigns(all, text, head, acting);
  return all;
}

/** "The Hirer's name" and "Hirers" are one role; "us" is "we". */
function roleOf(label: string): string {
  return label
    .toLowerCase()
    .replace(/^(?:(?:the|your|our|full|legal|name of the|name of) )+/, '')
    .replace(/(?:['’]s)?(?: (?:full |legal )?(?:name|details|company))?$/, '')
    .replace(/^us$/, 'we')
    .replace(/(?:\(s\)|(?<=[a-rt-z]{2})s)$/, '')
    .trim();
}
