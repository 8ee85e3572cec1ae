/** Every sentence of the specification's section 8, and the notices of its end. Nothing else spells them. */
import { authMessages } from './authMessages.ts';
import { counted } from './format.ts';

/** The fixed sentences. */
export const messages = {
  partNotShown: 'This part could not be shown. Check your connection and try again.',
  ...authMessages,

  dashboardLoading: 'Loading dashboard...',
  dashboardLoadFailed: 'Failed to load dashboard data. Please try refreshing the page.',

  contractsLoadFailed: 'Failed to fetch contracts',
  downloadFailed: 'Failed to download contract',
  deleteFailed: 'Failed to delete contract',

  popupBlocked: 'Popup blocked! Please allow popups for this site.',
  authStartFailed: 'Failed to initiate Google authentication',
  credentialsUploadFailed: 'Failed to upload Google credentials',
  credentialsUploaded: 'Google credentials uploaded successfully',
  mustBeLoggedIn: 'You must be logged in to connect your Google account',
  notJsonFile: 'Please upload a JSON file',
  invalidWorkspaceEmail: 'Please enter a valid Google Workspace email address',
  notConnected: 'You need to connect your Google account first',
  consentRefused: 'Nothing was connected. You can try again.',
  connected: 'Google account connected successfully!',
  disconnected: 'Google account disconnected successfully',
  disconnectFailed: 'Failed to disconnect Google account',
  fetchingEmail: 'Fetching email...',
  emailUnavailable: 'Email information not available',

  noKeywords: 'Please add at least one keyword',
  noKeywordsYet: 'No keywords added yet. Add at least one keyword to search.',
  filesStarted: 'Your files are being read. Waiting for results...',
  searchStarted: 'Gmail search started successfully. Waiting for results...',
  searchWaiting: 'Waiting for Gmail search results...',
  searchStartTimedOut: 'The request timed out. The server might be busy, please try again.',
  searchStartFailed: 'Failed to start Gmail search',
  searchStartSuffix: '. Please check server logs for more details.',
  searchFailed: 'Search failed. Please try again with different criteria.',
  statusCheckFailed: 'Error checking search status. Will retry automatically.',
  statusCheckTimedOut: 'Status check timed out. Retrying automatically...',
  tooManyStatusFailures: 'Too many failures checking search status. Please try processing the results manually.',
  processTimedOut: 'The request timed out. The server might be busy processing your search.',
  processTimedOutHint:
    'You can try processing the search results again by clicking the "Process Results" button below.',
  processFailed: 'Failed to process search results',
  noContractsFound: 'No contracts found. Try adjusting your search criteria.',
  nothingToSelect: 'No contracts found. Go back and adjust your search criteria.',
  noneSelected: 'Please select at least one contract to process',
  scanned: 'Contracts processed successfully',
  readFromScan: 'Read from a scan: check it against the picture',
  scanFailed: 'Failed to process contracts',
  nothingProcessed: 'No contracts have been processed. Go back and select contracts to process.',
  nothingToUpload: 'No processed contracts to upload',
  uploadFailed: 'Failed to upload contracts to database',
  completed: 'All contracts have been successfully processed and added to your database.',

  retryStarted: 'Trying again what could not be read. Waiting for the results...',
  retryFailed: 'The retry failed. What was found before is still here.',
  retryHint: 'The problem may be gone by now. What we found stays, with your selection and corrections.',
  connectionEnded: 'The connection to Google has ended',
  reconnectHint: 'Reconnect, and we try again. What we found stays, with your selection and corrections.',
  reconnectToSearch: 'Reconnect, and we try this search again.',
  retrySearch: 'Try this search again',
  mayBeRetried: 'A retry may read it.',
  correctionsRestored: 'Your selection and corrections are back.',

  notAvailable: 'Not available',
  notDetected: 'Not detected',
} as const;

/** 'Contract "{name}" deleted successfully'. */
export function contractDeleted(name: string): string {
  return `Contract "${name}" deleted successfully`;
}

/** The notice of a return from Google, with the email in parentheses where there is one. */
export function connectedAs(email: string | null): string {
  return email ? `${messages.connected} (${email})` : messages.connected;
}

/** 'Found N potential contracts'; `restored`: with what the user made of them before the page was left. */
export function foundContracts(count: number, restored = false): string {
  return `Found ${count} potential contracts${restored ? `. ${messages.correctionsRestored}` : ''}`;
}

/** Where no document is surely a contract. */
export function onlyPerhaps(count: number): string {
  return count === 1
    ? 'One document may be a contract. Please decide.'
    : `${count} documents may be contracts. Please decide.`;
}

/** 'Successfully uploaded N contracts'. */
export function uploadedContracts(count: number): string {
  return `Successfully uploaded ${count} contracts`;
}

/** What a retry brought beyond what was there. */
export function retriedContracts(further: number): string {
  if (further <= 0) return 'The retry is done. It found no more contracts.';
  return `The retry is done. It found ${further === 1 ? '1 more contract' : `${further} more contracts`}.`;
}

type Failed = { documents: number; accounts: number };

/** What of a search failed in a way that may pass. */
export function couldNotBeRead(failed: Failed): string {
  return `${failedText(failed)} could not be read this time`;
}

/** The button that reads it again. */
export function retryLabel(failed: Failed): string {
  return `Retry ${failedText(failed)}`;
}

function failedText({ documents, accounts }: Failed): string {
  const parts = [
    ...(documents > 0 ? [counted(documents, 'email or file', 'emails or files')] : []),
    ...(accounts > 0 ? [counted(accounts, 'account')] : []),
  ];
  return parts.join(' and ');
}

/** 'N of M contracts selected'. */
export function contractsSelected(selected: number, all: number): string {
  return `${selected} of ${all} contracts selected`;
}

/** '{n} renewal' or '{n} renewals', as a day of the calendar shows it. */
export function renewals(count: number): string {
  return count === 1 ? '1 renewal' : `${count} renewals`;
}

/**
 * What a failed start of a search says: the server's sentence or the default, the code where one is given, and the hint at
 * the server's logs. Exactly one full stop comes before the hint.
 */
export function searchStartFailure(sentence: string | null, code: string | null): string {
  const said = (sentence ?? messages.searchStartFailed).trim().replace(/\.+$/, '');
  return said + (code ? ` (Error code: ${code})` : '') + messages.searchStartSuffix;
}
