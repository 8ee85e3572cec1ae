/** What a document of the made-up world says: what was read in it, whatever has been entered since or stands in another one. */
import type { ContractRecord, RecordDocument } from '../../contract/record.ts';
import type { Contract } from '../../src/api/endpoints.gen.ts';

/** As a contract, of which the document is written. Of the end of its term an amendment may say nothing. */
export function writtenIn(document: RecordDocument, { id, documents, known }: ContractRecord): Contract {
  const { values, autoRenews } = document.reading;
  const to = values.to ?? (documents.length > 1 ? undefined : null);
  return {
    id,
    name: document.name,
    parties: values.parties ?? known.values.parties ?? [],
    ...(to === undefined ? {} : { renewalDate: to }),
    contractValue: values.amount ?? null,
    currency: values.currency ?? known.values.currency ?? null,
    amountPeriod: values.amountPeriod ?? known.values.amountPeriod ?? null,
    autoRenews: values.ending === 'renews' || (!values.ending && values.renewalTerm ? autoRenews : false),
    renewalTerm: values.renewalTerm ?? null,
    noticePeriod: values.noticePeriod ?? null,
  };
}
