/** Labels at the end of a paper, behind which those stand who sign for its sides. */
import { BODY, OFFICE } from '../lexicon/signing.ts';
import { endsLegally } from '../parties/legalForms.ts';
import { cleanName, PERSON } from './cleanName.ts';
import type { Field } from './fields.ts';
import type { Found } from './found.ts';

/** A first name and a surname. */
export const TWO_NAMES = /^(?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}[\p{L}'’.-]* \p{Lu}[\p{L}'’-]+$/u;

/** "Club:   Bryce Tolman, Membership    Date: 03/12/2026": who signs, and when. */
export function isSignLine({ start, end }: Pick<Field, 'start' | 'end'>, raw: string): boolean {
  // "Member signature: L. Whitfield      Club: Dane Kruger, front desk"
  if (/\bsign(?:ature|ed)\b/i.test(raw.slice(raw.lastIndexOf('\n', start) + 1, start))) return true;
  return /^\s{2,}dated?\b/i.test(raw.slice(end, end + 60).split('\n')[0] as string);
}

/** "Client:   E. Fourie      Contractor:   D. Jansen" below "Client:   Bergzicht Guest House (Pty) Ltd": both sign. */
export function isBesideSigner(field: Field, raw: string, fields: readonly Field[]): boolean {
  return fields.some(
    (other) =>
      other !== field &&
      other.kinds.includes('party') &&
      !raw.slice(Math.min(other.end, field.end), Math.max(other.start, field.start)).includes('\n') &&
      fields.some(
        ({ label, start, value }) =>
          label === other.label && start < other.start && endsLegally(cleanName(value) ?? ''),
      ),
  );
}

/** "Provider: M. Okafor (lead)" where a firm is called ("Provider"), or (the Provider): a person who works for it. */
export function isStaff({ label }: Field, name: string, raw: string): boolean {
  const role = label.replace(/^(?:the|your|our) /, '');
  if (!/^[a-z-]+(?: [a-z]+)?$/.test(role)) return false;
  const called = new RegExp(`\\((?:(?:the |hereinafter )?["“'](?:the )?|the )${role}["”']?\\)`, 'i').exec(raw);
  if (called === null) return false;
  const whom = raw.slice(Math.max(0, called.index - BEFORE), called.index).replace(/[\s,]+$/, '');
  const body = cleanName(/\p{Lu}[^()\n]*$/u.exec(whom)?.[0] ?? '') ?? '';
  return !whom.includes(name) && (endsLegally(body) || BODY.test(body));
}
const BEFORE = 90;

/** "client name" and "client" are one label. */
function rootOf(label: string): string {
  return label.replace(/^(?:the|your|our) | (?:full |legal )?(?:name|details|company)$/g, '');
}

/** "Owner: Janet Stadler, Trustee" at the end of a paper. */
export function isOfficer({ start, value }: Field, name: string, raw: string): boolean {
  return (
    start > raw.length * LATE && TWO_NAMES.test(name) && OFFICE.test(value.slice(value.indexOf(name) + name.length))
  );
}
const LATE = 0.6;

/** "A. Pickles" */
const INITIAL = /^\p{Lu}\.? \p{Lu}[\p{L}'’-]+$/u;

/** Under "Customer" at the end of a paper, whose customer is named above: a person who signs for it. */
export function isSigner(
  { label }: Field,
  name: string,
  parties: readonly Found<string>[],
  fields: readonly Field[],
): boolean {
  const first = fields.find((other) => rootOf(other.label) === rootOf(label));
  const named = parties.find(({ start }) => start === first?.start);
  return (
    named !== undefined &&
    PERSON.test(name) &&
    !endsLegally(name) &&
    (!TWO_NAMES.test(named.value) || (INITIAL.test(name) && !INITIAL.test(named.value)))
  );
}

/** "Solicitors      Landlord: Roche Tierney LLP. Tenant: Aoife Mannion & Co.": who acts for a side, which stands before it in its line. */
export function isOfAdviser({ start }: Field, raw: string): boolean {
  return ADVISER.test(raw.slice(raw.lastIndexOf('\n', start - 1) + 1, start));
}
const ADVISER =
  /^[ \t]*(?:solicitors?|attorneys?|lawyers?|legal (?:advisers?|representatives?)|accountants?|bankers?|brokers?|(?:managing |letting )?agents?|surveyors?|advisers?)\b[ \t:]+\S?/i;
