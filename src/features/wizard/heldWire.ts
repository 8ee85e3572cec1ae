/** What the database holds of a found contract that is there already, as the service says it. */
import type { AlternativeReading, Evidence, FoundContract as WireContract } from '../../api/api.ts';
import type { FoundContract, Reviewed } from './foundContract.ts';

export type Held = {
  /** Said by a person there. */
  yours: (keyof Reviewed)[];
  /** What the document itself says. */
  documentSays: Reviewed;
  /** Uploading it as it was read changes something. */
  changes: boolean;
  /** It lies in the trash, from which the upload brings it back. */
  inTrash: boolean;
};

type Wire = NonNullable<WireContract['held']>;

/** The name of each value under review, by what else the wire calls it or what it rests on. */
const REVIEWED: Record<string, keyof Reviewed> = {
  to: 'renewalDate',
  termEnd: 'renewalDate',
  noticeBy: 'noticePeriod',
  autoRenews: 'ending',
  perpetual: 'ending',
};
const reviewedField = (field: string) => REVIEWED[field] ?? (field as keyof Reviewed);

/** What the contract will hold after the upload, where nobody says anything more. */
export function withHeld(read: Reviewed, held: Wire | undefined): Reviewed {
  if (!held) return read;
  const { name, amount, currency, amountPeriod, parties, ending, renewalTerm, noticePeriod } = held.values;
  const said = { name, amount, currency, amountPeriod, ending, renewalTerm, noticePeriod };
  const known = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  return {
    ...read,
    ...known,
    ...(parties === undefined ? {} : { parties: parties ?? [] }),
    renewalDate: held.renewalDate,
  };
}

export function heldOf(read: Reviewed, held: Wire | undefined): Held | null {
  return held
    ? {
        yours: held.yours.map(reviewedField),
        documentSays: read,
        changes: held.changes,
        inTrash: held.inTrash ?? false,
      }
    : null;
}

/** The facts beside the values, where the contract holds others. */
export function heldFacts(facts: FoundContract['facts'], held: Wire | undefined): FoundContract['facts'] {
  if (!held) return facts;
  const { from, to, governingLaw } = held.values;
  return {
    ...facts,
    noticeBy: held.noticeBy,
    ...(from === undefined ? {} : { effectiveDate: from, agreementDate: null }),
    ...(governingLaw === undefined ? {} : { governingLaw }),
    // The end of the first term, if it is another than the document says, is the renewal date.
    ...(to === undefined ? {} : { termEnd: null }),
  };
}

/** What a person has settled isn't asked again. */
export function unsettled(alternatives: readonly AlternativeReading[], held: Held | null): AlternativeReading[] {
  if (held === null) return [...alternatives];
  return alternatives.filter(({ field }) => !held.yours.includes(reviewedField(field)));
}

/** Nor is it less sure where the document was read less surely. */
export function heldEvidence(evidence: readonly Evidence[], held: Held | null): Evidence[] {
  if (held === null) return [...evidence];
  return evidence.map((each) => {
    if (!held.yours.includes(reviewedField(each.field))) return each;
    const { confidence: _confidence, ...settled } = each;
    return settled;
  });
}
