/** The choices of an import as a form sends them: texts, of which the mapping is a JSON list. */
import { Refused } from '../contract/refused.ts';
import { SHEET_COLUMNS } from './sheetColumns.ts';
import type { Alike, DateForm, Decimal, SaidPeriod, SheetChoices, SheetField, Several } from './sheetTypes.ts';

type Form = {
  mapping?: string;
  dateForm?: DateForm;
  decimal?: Decimal;
  amountPeriod?: SaidPeriod;
  alike?: Alike;
  sameTerms?: Alike;
  several?: Several;
};

const FIELDS = new Set<unknown>([null, ...SHEET_COLUMNS.map(({ field }) => field)]);

/** Throws `Refused` 400 where the mapping is not a list of fields. */
export function readChoices(form: Form): SheetChoices {
  const { mapping, dateForm, decimal, amountPeriod, alike, sameTerms, several } = form;
  return {
    ...(mapping === undefined ? {} : { mapping: readMapping(mapping) }),
    ...(dateForm ? { dateForm } : {}),
    ...(decimal ? { decimal } : {}),
    ...(amountPeriod ? { amountPeriod } : {}),
    ...(alike ? { alike } : {}),
    ...(sameTerms ? { sameTerms } : {}),
    ...(several ? { several } : {}),
  };
}

function readMapping(text: string): (SheetField | null)[] {
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list) && list.length <= 200 && list.every((each) => FIELDS.has(each))) {
      return list as (SheetField | null)[];
    }
  } catch {
    // As wrong as any other text.
  }
  throw new Refused(400, 'INVALID', 'The request is not valid: mapping is not a list of fields.', 'mapping');
}
