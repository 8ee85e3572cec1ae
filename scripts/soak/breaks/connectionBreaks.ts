/** Breaks of step 0 of the wizard: connecting, the ways to notice that it happened, and disconnecting. */
import type { SpecBreak } from './specBreak.ts';

const slice = 'src/features/connection/connectionSlice.ts';
const listeners = 'src/features/connection/connectionListeners.ts';
const connect = 'src/features/connection/ConnectWithGoogle.tsx';
const upload = 'src/features/connection/uploadKeyFile.ts';
const limits = 'src/domain/limits.ts';

export const connectionBreaks: readonly SpecBreak[] = [
  {
    statement: 'The method is oauth (personal account)',
    file: 'src/features/connection/ConnectStep.tsx',
    search: "value: 'service_account',",
    replace: "value: 'oauth',",
  },
  {
    statement: 'Changing the method clears messages',
    file: slice,
    search: 'state.method = payload.method;\n      clearMessages(state);',
    replace: 'state.method = payload.method;',
  },
  {
    statement: 'The oauth way opens a popup of 800x600',
    file: limits,
    search: 'popupHeight: 600',
    replace: 'popupHeight: 500',
  },
  {
    statement: 'A blocked popup says',
    file: connect,
    search: 'consentPopup.open() ? consentStarted() : popupBlocked()',
    replace: '(consentPopup.open(), consentStarted())',
  },
  {
    statement: 'Starting OAuth without a stored token says',
    file: connect,
    search: 'if (!hasToken || storedTokenIsMissing()) dispatch(signInMissing());\n    else ',
    replace: '',
  },
  {
    statement: 'A token that is in the page but not stored',
    file: connect,
    search: ' || storedTokenIsMissing()',
    replace: '',
  },
  {
    statement: 'The Connect button is disabled until',
    file: connect,
    search: 'disabled={consent?.starting ?? false}',
    replace: '',
  },
  {
    statement: 'A failed start shows error.message',
    file: listeners,
    search: 'errorSentence(error, messages.authStartFailed)',
    replace: 'messages.authStartFailed',
  },
  {
    statement: 'The service account needs a workspace email with @',
    file: upload,
    search: " || !email.includes('@')",
    replace: '',
  },
  {
    statement: 'The credentials file must end in .json',
    file: upload,
    search: "return name.toLowerCase().endsWith('.json');",
    replace: "return name !== '';",
  },
  {
    statement: 'A failed credentials upload follows',
    file: upload,
    search: 'errorSentence(error, messages.credentialsUploadFailed)',
    replace: 'messages.credentialsUploadFailed',
  },
  {
    statement: 'After a credentials upload the email',
    file: limits,
    search: 'emailRefetchDelay: 1_000',
    replace: 'emailRefetchDelay: 0',
  },
  {
    statement: 'When connected a green notice',
    file: 'src/features/connection/ConnectedNotice.tsx',
    search: 'type="success"',
    replace: 'type="info"',
  },
  {
    statement: 'Connection status is polled every 2 s',
    file: limits,
    search: 'connectionPollDuration: 30_000',
    replace: 'connectionPollDuration: 20_000',
  },
  {
    statement: 'A connected account on step 0 is polled',
    file: listeners,
    search: 'await condition((action) => connectStepHidden.match(action), limits.connectionPollDuration);',
    replace: '',
  },
  {
    statement: 'OAuth polling runs every 2 s',
    file: limits,
    search: 'oauthPollDuration: 120_000',
    replace: 'oauthPollDuration: 60_000',
  },
  {
    statement: 'A refused consent is waited for no longer',
    file: slice,
    search: 'if (!state.consent) return;\n      state.consent = null;',
    replace: 'if (!state.consent) return;',
  },
  {
    statement: "A popup message 'google-auth-complete'",
    file: limits,
    search: 'popupMessageRetryDelay: 1_500',
    replace: 'popupMessageRetryDelay: 1_000',
  },
  {
    statement: 'A message from another origin',
    file: 'src/platform/consentMessages.ts',
    search: 'if (event.origin === window.location.origin) heard',
    replace: 'heard',
  },
  {
    statement: 'After the redirect with google-connected=true',
    file: 'src/domain/messages.ts',
    search: 'return email ? `${messages.connected} (${email})` : messages.connected;',
    replace: 'return messages.connected;',
  },
  {
    statement: 'After the redirect the status is checked',
    file: limits,
    search: 'oauthReturnRecheckDelay: 500',
    replace: 'oauthReturnRecheckDelay: 5_000',
  },
  {
    statement: 'Status is checked on load',
    file: listeners,
    search:
      'actionCreator: connectionScreenOpened,\n    effect: (_action, { dispatch }) => void dispatch(checkStatus()),',
    replace: 'actionCreator: connectionScreenOpened,\n    effect: () => undefined,',
  },
  {
    statement: 'A check that failed is said on step 0',
    file: 'src/features/connection/ConnectStep.tsx',
    search: '<CheckFailedNotice />',
    replace: '',
  },
  {
    statement: 'Disconnect sets not connected',
    file: slice,
    search: 'state.connected = false;\n  state.email = null;',
    replace: 'state.connected = false;',
  },
  {
    statement: 'A failed disconnect says',
    file: slice,
    search: 'refuse(state, messages.disconnectFailed);',
    replace: '',
  },
];
