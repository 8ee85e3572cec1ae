/** What only signing up says; apart from authMessages.ts, so that signing in does not carry it. */

export const registrationMessages = {
  accountCreated: 'Your account was created. Please sign in.',
} as const;
