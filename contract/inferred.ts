/** Values that no passage says by itself, because they follow from another one. They are shown as inferences, never as if they had been read. */
import type { FieldName, Reading, ValueSource } from './values.ts';

/** It ends, since nothing in the document renews it; it begins on the day it was agreed, since no other day is named. */
export type Inference = 'NOTHING_RENEWS' | 'AGREEMENT_DAY';

type Inferable = { value: unknown; source: ValueSource; reading: Reading | null };

/** Why a value is an inference; null where it is none, or a person has said it. */
export function inferenceOf(field: FieldName, { value, source, reading }: Inferable): Inference | null {
  if (source !== 'read' || value === null || reading === null) return null;
  if (field === 'ending') return value === 'ends' && reading.autoRenews === null ? 'NOTHING_RENEWS' : null;
  if (field !== 'from' || value !== reading.values.agreementDate) return null;
  return reading.evidence.some((each) => each.field === 'from') ? null : 'AGREEMENT_DAY';
}

type Days = {
  effectiveDate?: string | null;
  agreementDate?: string | null;
  alternatives?: readonly { field: string }[];
};

/** Where nothing is said of a first day a contract begins when it is agreed; one that is a question is none. */
export function firstDay({ effectiveDate, agreementDate, alternatives = [] }: Days): string | null {
  if (effectiveDate) return effectiveDate;
  return alternatives.some(({ field }) => field === 'effectiveDate') ? null : (agreementDate ?? null);
}
