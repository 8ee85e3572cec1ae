/** The names under which the browser keeps things for us. */

export const storageKeys = {
  /** Local storage: the bare session token. */
  token: 'token',
  /** Local storage, for a moment: the user signs out, so that other tabs don't take it for a session that ended by itself. */
  signOut: 'signOut',
  /** Session storage: its backup. */
  tokenBackup: 'auth_token_backup',
  /** Session storage: the path to go to after the next sign-in. */
  redirectAfterLogin: 'redirectAfterLogin',
  /** Session storage: corrections that are not uploaded yet. */
  wizardDraft: 'wizardDraft',
  /** Session storage: what came in with the last upload. */
  completedUpload: 'completedUpload',
  /** Session storage: what the next search is to look for. */
  searchCriteria: 'searchCriteria',
  /** Session storage: whether contracts are reviewed as cards or one at a time. */
  reviewForm: 'reviewForm',
  /** Session storage: which files were chosen to be read, and under which upload they are sent. */
  upload: 'upload',
  /** Session storage: a contract that is being entered by hand. */
  newContract: 'newContract',
  /** Session storage: notes about a contract that are not saved yet. */
  notes: 'notes',
  /** Session storage: values, owners and tags of contracts that are not saved yet. */
  values: 'values',
  /** Session storage: what was entered about a cancellation that could not be saved. */
  cancellation: 'cancellation',
  /** Session storage: settings that are typed and not saved yet. */
  settings: 'settings',
} as const;
