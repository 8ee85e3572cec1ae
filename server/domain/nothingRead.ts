/** What is known of a document that could not be read: nothing. */
import type { Analysis } from './analysis/types.ts';

export const nothingRead: Analysis = {
  isContract: false,
  title: null,
  parties: [],
  amount: null,
  currency: null,
  amountPeriod: null,
  agreementDate: null,
  effectiveDate: null,
  termEnd: null,
  perpetual: false,
  autoRenews: null,
  renewalDate: null,
  renewalTerm: null,
  noticePeriod: null,
  noticeBy: null,
  evidence: [],
  alternatives: [],
};
