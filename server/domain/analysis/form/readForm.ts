/** Orders, insertion orders and invoices on a form: their period, their total and who they are between. */
import { readRows } from './cells.ts';
import { mendLabels } from './mendLabels.ts';
import { readFormParties, type FormParty } from './readFormParties.ts';
import { readGross, type Gross } from './readGross.ts';
import { readPeriod, type Period } from './readPeriod.ts';

export type FormReading = { period: Period | null; gross: Gross | null; parties: FormParty[] };

const FORM =
  /\b(?:flight|(?:contract|schedule|order) dates|spots?|insertion order|(?:invoice|order|contract) ?(?:#|no\.|number)|advertiser)\b/i;

/** A purchase order says so at its top; contracts speak of them further down. */
const TOP = /\bpurchase order\b/i;

/** Null where nothing says that the text is a form. */
export function readForm(raw: string): FormReading | null {
  const head = raw.slice(0, 12_000);
  if (!FORM.test(head) && !TOP.test(head.slice(0, 200)) && !FORM.test(mendLabels(head.slice(0, 4000)))) return null;
  const rows = readRows(raw);
  return { period: readPeriod(rows), gross: readGross(rows), parties: readFormParties(rows) };
}
