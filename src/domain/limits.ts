/** Every number of the specification's section 9. Times in milliseconds unless the name says otherwise. */
import { uploadContractsRequestLimits } from '../../contract/limits.gen.ts';

export const limits = {
  /** Page sizes of the contract list; the default is one of them. */
  pageSizes: [5, 10, 25, 50],
  defaultPageSize: 10,
  /** The calendar's upcoming window: today to this many days ahead, both ends included. */
  upcomingDays: 30,
  /** A password shorter than this is refused. */
  passwordMinLength: 3,
  /** What the refusal's sentence says, and below which a hint is shown. */
  passwordAdvisedLength: 8,
  connectionPollInterval: 2_000,
  connectionPollDuration: 30_000,
  oauthPollInterval: 2_000,
  oauthPollDuration: 120_000,
  searchPollInterval: 5_000,
  /** After a message of the popup: look again once more after this time. */
  popupMessageRetryDelay: 1_500,
  /** After a credentials upload: read the email again. */
  emailRefetchDelay: 1_000,
  /** After the return from an OAuth redirect: check the status again. */
  oauthReturnRecheckDelay: 500,
  startSearchTimeout: 30_000,
  processSearchTimeout: 30_000,
  searchStatusTimeout: 10_000,
  /** This many failed status checks in a row end the polling. */
  statusFailureLimit: 5,
  popupWidth: 800,
  popupHeight: 600,
  drawerWidth: 240,
  wizardStepCount: 5,
  /** What one batch upload may hold (openapi.yaml, UploadContractsRequest). */
  uploadBatchSize: uploadContractsRequestLimits.contracts.maxItems,
} as const;
