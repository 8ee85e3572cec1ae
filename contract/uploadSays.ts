/** What a person says of a contract with an upload, and what was only shown to them. */
import type { CalendarDay } from './calendar.ts';
import type { Said } from './changes.ts';
import { currentCycle } from './cycle.ts';
import { cycleFactsOf, type Known, knownOf } from './known.ts';
import { type FieldName, type Reading, sameValue } from './values.ts';

/** The fields of an upload that describe the contract (`ContractUpload` in openapi.yaml). */
export type Upload = {
  name: string;
  renewalDate?: CalendarDay | null | undefined;
  amount?: number | null | undefined;
  currency?: string | null | undefined;
  parties?: readonly string[] | undefined;
  entered?: Said['values'];
  confirm?: readonly FieldName[] | undefined;
};

/**
 * A client that says what was `entered` or confirmed is taken at its word. One that does not know these fields sends back what it was
 * shown: only what differs from that is the person's. `shownNames` are the names under which the document was shown.
 */
export function uploadSays(upload: Upload, reading: Reading, shownNames: readonly string[], today: CalendarDay): Said {
  const { entered, confirm } = upload;
  if (entered !== undefined || confirm !== undefined) return { values: entered, confirm };
  const known = knownOf({}, [reading]);
  const days = [known.values.to ?? null, currentCycle(cycleFactsOf(known), today).to];
  const { renewalDate, amount, currency, parties } = upload;
  const differs = (field: FieldName, value: unknown) =>
    value !== undefined && !sameValue(value, known.values[field] ?? null);
  return {
    values: {
      ...(shownNames.includes(upload.name) ? {} : { name: upload.name }),
      ...(renewalDate === undefined || days.includes(renewalDate) ? {} : { to: renewalDate }),
      ...(differs('amount', amount) ? { amount } : {}),
      ...(differs('currency', currency) && amount !== null ? { currency } : {}),
      ...(differs('parties', parties) && !(parties?.length === 0 && !known.values.parties?.length)
        ? { parties: parties && [...parties] }
        : {}),
    },
  };
}

/**
 * What is confirmed of a document that belongs to a contract: only where the contract says the same. Where another of its documents, or a person,
 * says otherwise, whoever confirmed has not seen that.
 */
export function confirmedAsShown(said: Said, reading: Reading, { values }: Known): Said {
  const shown = knownOf({}, [reading]).values;
  const isSame = (field: FieldName) => sameValue(shown[field] ?? null, values[field] ?? null);
  return { ...said, ...(said.confirm && { confirm: said.confirm.filter(isSame) }) };
}
