/** What is noted of an account for its user to see. */
export type AccountEventKind =
  | 'signed-up'
  | 'signed-in'
  | 'sign-in-refused'
  | 'signed-out'
  | 'signed-out-everywhere'
  | 'password-changed'
  | 'google-connected'
  | 'google-disconnected'
  | 'key-uploaded'
  | 'contracts-exported'
  | 'contract-deleted'
  | 'feed-made'
  | 'feed-revoked';
