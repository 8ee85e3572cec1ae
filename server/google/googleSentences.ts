/** Every sentence that the service says to users, by reason. One home. */

const CONNECT_AGAIN = 'Connect the Google account again.';

export type Sentence = { message: string; details?: string };

export const GOOGLE_SENTENCES = {
  notConnected: { message: 'You need to connect your Google account first' },
  grantDead: {
    message: 'Google no longer accepts the connection: it was revoked, has expired, or the password was changed.',
    details: CONNECT_AGAIN,
  },
  grantNeedsSignIn: {
    message: 'The organization’s session control asks for a new sign-in at Google.',
    details: CONNECT_AGAIN,
  },
  grantRestricted: {
    message: 'The organization’s policy does not allow this app to read the account.',
    details: 'Ask the Workspace administrator to trust the app under Security › API controls.',
  },
  connectionChanged: {
    message: 'Another Google account was connected in the meantime.',
    details: 'Start the search again.',
  },
  otherAccount: {
    message: 'This document was found in an account that isn’t connected now.',
    details: 'Connect that account again, or choose the file yourself.',
  },
  sandboxChanged: {
    message: 'This account was connected through a different Google setup than the one in use now.',
    details: CONNECT_AGAIN,
  },
  secretUnreadable: {
    message: 'The stored connection cannot be read, because the key that protects it has changed.',
    details: CONNECT_AGAIN,
  },
  accessTokenRefused: {
    message: 'Google refused a permission that it had just renewed.',
    details: 'Try again in a few minutes. If this keeps happening, connect the Google account again.',
  },
  scopeMissing: {
    message: 'A permission that is needed was not ticked when the account was connected.',
    details: 'Connect again and tick both Gmail and Drive.',
  },
  gmailNotGranted: {
    message: 'Gmail was not allowed when the account was connected.',
    details: 'Connect again and tick the Gmail permission.',
  },
  driveNotGranted: {
    message: 'Drive was not allowed when the account was connected.',
    details: 'Connect again and tick the Drive permission.',
  },
  delegationMissing: {
    message: 'The service account may not act for this user.',
    details: 'An administrator must authorize it under domain-wide delegation; this can take up to 24 hours to work.',
  },
  keyRefused: {
    message: 'Google no longer accepts the service-account key: it was deleted, disabled or replaced.',
    details: 'Upload a current key.',
  },
  sandboxKey: {
    message: 'This installation uses the sandbox workspace, which knows only keys made on its own page.',
    details: 'To connect a real Workspace, the operator must set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.',
  },
  clockWrong: {
    message: 'Google does not accept our signature because this server’s clock is wrong.',
    details: 'The operator must set the clock.',
  },
  clientRefused: {
    message: 'Google does not accept the OAuth client of this installation.',
    details: 'The operator must check GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.',
  },
  noOauthClient: {
    message: 'This installation has no Google client, so personal accounts cannot be connected.',
    details: 'The operator must set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET; a service account works without them.',
  },
  apiDisabled: {
    message: 'The API is not switched on in the Google Cloud project.',
    details: 'The operator must enable the Gmail, Drive and Admin SDK APIs there.',
  },
  domainPolicy: {
    message: 'The organization’s administrator has blocked this app.',
    details: 'Ask the Workspace administrator to allow it.',
  },
  directoryForbidden: {
    message: 'We aren’t allowed to read the list of accounts.',
    details:
      'To search all accounts, use the Workspace email of an administrator who may read users, and authorize the Directory scope.',
  },
  noSuchUser: { message: 'This account doesn’t exist in the Workspace, or is suspended.' },
  unknownAccount: {
    message: 'Google doesn’t know this account.',
    details: 'Check its address; if no account can be read, the service account was deleted and a new key is needed.',
  },
  notToActFor: {
    message: 'This address is not one that a service account can act for.',
    details: 'Only users of the Workspace can be searched, not groups and not accounts elsewhere.',
  },
  orgInternal: {
    message: 'The Google client of this installation is only for accounts of its own organization.',
    details: 'Connect an account of that organization, or ask the operator to make the client external.',
  },
  accountNotFound: {
    message: 'Google can’t find this mailbox or drive.',
    details: 'The service may be switched off for this account, or the operator has set a wrong address for Google.',
  },
  turnedAway: {
    message: 'Google turned the request away because it saw too many automated ones.',
    details: 'Try again in a few minutes.',
  },
  accountDisabled: { message: 'This account is suspended.' },
  mailServiceNotEnabled: { message: 'This account has no Gmail mailbox.' },
  rateLimited: { message: 'Google asks us to slow down. The search goes on by itself as soon as Google lets us.' },
  comeBackLater: { message: 'Google asks us to slow down.', details: 'Try again in a few minutes.' },
  dailyLimit: {
    message: 'This installation has used up Google’s daily quota.',
    details: 'It resets every day; the operator can see it in the Google Cloud console.',
  },
  gone: { message: 'It was deleted in the meantime.' },
  tooLarge: { message: 'It’s larger than the files we read.' },
  exportTooLarge: { message: 'It is larger than what Google’s export allows.' },
  cannotDownload: { message: 'Its owner does not allow downloading it.' },
  abusive: { message: 'Google marks it as harmful and won’t let us download it.' },
  downloadQuota: { message: 'Google’s download limit for it has been reached.' },
  notExportable: { message: 'Google can’t turn this kind of file into text or PDF.' },
  forbidden: { message: 'Google does not allow reading it.' },
  attachmentMissing: { message: 'The attachment is no longer in its message.' },
  invalidPageToken: { message: 'Google lost our place in the list, so we are reading it again from the beginning.' },
  badRequest: { message: 'Google did not understand one of our requests.', details: 'Please tell the operator.' },
  foreignAccount: {
    message: 'A personal account can search only its own email and files.',
    details: 'Connect the Workspace with a service account to search other accounts.',
  },
  backendError: { message: 'Google isn’t answering properly right now.', details: 'Try again in a few minutes.' },
  noAnswer: { message: 'Google cannot be reached.', details: 'Try again in a few minutes.' },
} as const satisfies Record<string, Sentence>;

export type SentenceKey = keyof typeof GOOGLE_SENTENCES;
