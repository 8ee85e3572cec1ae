/** Rules between the values of a contract, beyond the shape that openapi.yaml fixes. */
import { isDay, isLength } from './calendar.ts';
import type { Known } from './known.ts';
import { Refused } from './refused.ts';
import type { FieldName } from './values.ts';

const DAYS = ['from', 'to', 'actBy', 'agreementDate'] as const;
const LENGTHS = ['term', 'renewalTerm'] as const;

/** Throws `Refused` where one of the `entered` fields cannot be. What nobody touched is not complained about. */
export function checkValues({ values }: Known, entered: readonly FieldName[]): void {
  for (const field of DAYS) {
    const day = values[field];
    if (entered.includes(field) && day !== undefined && !isDay(day)) {
      throw new Refused(400, 'INVALID', `The request is not valid: values.${field} is not a day.`, `values.${field}`);
    }
  }
  for (const field of LENGTHS) {
    const length = values[field];
    if (entered.includes(field) && length !== undefined && !isLength(length)) {
      throw new Refused(422, 'NO_LENGTH', 'A term must be at least one day long.', `values.${field}`);
    }
  }
  const touched = entered.includes('from') || entered.includes('to');
  if (touched && values.from !== undefined && values.to !== undefined && values.to < values.from) {
    throw new Refused(422, 'END_BEFORE_START', 'The contract would end before it begins.', 'values.to');
  }
}
