/** The part of the catalogue that the sign-in screens need: they are to be light, and the whole of it is in messages.ts. */

export const authMessages = {
  loading: 'Loading...',
  loginFailedTitle: 'Invalid email or password',
  loginFailed: 'Login failed. Please check your credentials.',
  registrationFailed: 'Registration failed. Email might already be in use.',
  passwordsDoNotMatch: 'Passwords do not match',
  passwordTooShort: 'Password must be at least 8 characters long',
  codeRefused: 'This code isn’t right, or it has already been used.',
  sessionEnded: 'Your session has ended. Please sign in again.',
  signedOutElsewhere:
    'You signed out in another tab. What you typed in this one is kept, and is there when you sign in again.',
  appNotLoaded: 'A part of the app could not be loaded. Check your connection and try again.',
} as const;
