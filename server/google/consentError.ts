/** Why a consent did not lead to a connection: what the callback page says. One home of these sentences. */

const SENTENCES = {
  denied: {
    message: 'Access wasn’t allowed at Google.',
    advice: 'Nothing is connected. You can try again at any time.',
  },
  refused: { message: 'Google did not finish the sign-in.', advice: 'Please try again from the app.' },
  policy: {
    message: 'The organization’s policy does not allow this app to read the account.',
    advice: 'Ask the Workspace administrator to trust the app under Security › API controls, then start again.',
  },
  orgInternal: {
    message: 'The Google client of this installation is only for accounts of its own organization.',
    advice: 'Sign in with an account of that organization, or ask the operator to make the client external.',
  },
  expired: {
    message: 'This sign-in has expired or is already finished.',
    advice: 'If the app shows your account as connected, all is well; otherwise start again from the app.',
  },
  otherBrowser: {
    message: 'This sign-in was started in another browser or at another address.',
    advice: 'Start again from the app, in the browser you want to use.',
  },
  nothingGranted: {
    message: 'Neither Gmail nor Drive was allowed, so there is nothing to search.',
    advice: 'Start again and tick at least one of the boxes on Google’s page.',
  },
  noLastingGrant: {
    message: 'Google didn’t give a lasting permission.',
    advice: 'Remove the app under myaccount.google.com › Security › Third-party access, then start again.',
  },
  identityUnproven: {
    message: 'Google did not prove which account this is.',
    advice: 'Please start again from the app.',
  },
  emailUnverified: {
    message: 'This Google account’s email address is not verified.',
    advice: 'Verify it at Google, then start again.',
  },
} as const;

export type ConsentErrorReason = keyof typeof SENTENCES;

export class ConsentError extends Error {
  readonly reason: ConsentErrorReason;
  readonly advice: string;

  constructor(reason: ConsentErrorReason) {
    super(SENTENCES[reason].message);
    this.name = 'ConsentError';
    this.reason = reason;
    this.advice = SENTENCES[reason].advice;
  }
}
