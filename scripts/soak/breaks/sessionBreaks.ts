/** Breaks of routes, layout, signing in and up, and the session. */
import type { SpecBreak } from './specBreak.ts';

const access = 'src/domain/access.ts';
const login = 'src/features/auth/LoginScreen.tsx';
const register = 'src/features/auth/RegisterScreen.tsx';
const slice = 'src/features/auth/authSlice.ts';
const tokens = 'src/platform/tokenStorage.ts';

export const sessionBreaks: readonly SpecBreak[] = [
  {
    statement: '/login shows the sign-in screen',
    file: access,
    search: '!session.signedIn || session.leaving',
    replace: 'true',
  },
  {
    statement: '/ is shown only to a signed-in user',
    file: access,
    search: "if (session.signedIn) return { kind: 'show' };",
    replace: "return { kind: 'show' };",
  },
  {
    statement: 'The index of / goes to',
    file: 'src/app/routes.tsx',
    search: '<Navigate to={paths.wizard} replace /> },\n          {',
    replace: '<Navigate to={paths.dashboard} replace /> },\n          {',
  },
  {
    statement: '/upload-contracts without a user but with a stored token',
    file: access,
    search: "area === 'wizard' && session.hasToken",
    replace: 'false',
  },
  {
    statement: '/upload-contracts without user and token',
    file: access,
    search: "area === 'wizard' ? `${paths.login}?redirect=${paths.wizard}` : paths.login",
    replace: 'paths.login',
  },
  {
    statement: 'Any other path goes to',
    file: 'src/app/routes.tsx',
    search: "{ path: '*', element: <Navigate to={paths.wizard} replace /> },",
    replace: "{ path: '*', element: <Navigate to={paths.dashboard} replace /> },",
  },
  {
    statement: 'Any other path of the demo',
    file: 'mocks/static/demoHome.js',
    search: 'if (home.pathname !== location.pathname) location.replace(home.href);',
    replace: '',
  },
  {
    statement: 'While the authentication state is loading, the plain text',
    file: 'src/domain/authMessages.ts',
    search: "loading: 'Loading...'",
    replace: "loading: ''",
  },
  {
    statement: "The fixed top bar shows the user's email",
    file: 'src/app/layout/AppLayout.tsx',
    search: '{user?.email || productName}',
    replace: '{productName}',
  },
  {
    statement: 'The top bar shows the product name when',
    file: 'src/app/layout/AppLayout.tsx',
    search: '{user?.email || productName}',
    replace: '{user?.email}',
  },
  {
    statement: 'Logout signs out and goes to /login',
    file: 'src/app/layout/useLogout.tsx',
    search: 'setAsking(true) : dispatch(signedOut()))',
    replace: 'setAsking(true) : undefined)',
  },
  {
    statement: 'The sign-in screen shows the tagline',
    file: 'src/features/auth/AuthCard.tsx',
    search: '{tagline}',
    replace: '',
  },
  {
    statement: 'Email and password are required to sign in',
    file: login,
    search: "required: true, whitespace: true, message: 'Please enter your email'",
    replace: 'required: false',
  },
  {
    statement: 'The Sign In button is disabled and shows a spinner',
    file: login,
    search: 'loading={submitting} disabled',
    replace: 'disabled',
  },
  {
    statement: "'Don't have an account? Sign Up'",
    file: login,
    search: '<Link to={paths.register}>',
    replace: '<Link to={paths.login}>',
  },
  {
    statement: 'On success the user goes by full page navigation',
    file: 'src/features/auth/signIn.ts',
    search: 'takeRememberedPath() ?? ',
    replace: '',
  },
  {
    statement: 'Without a stored path the user goes',
    file: 'src/features/auth/signIn.ts',
    search: 'ownPath(asked) ?? paths.wizard',
    replace: 'ownPath(asked) ?? paths.dashboard',
  },
  {
    statement: 'Only a path of the own origin',
    file: 'src/domain/redirect.ts',
    search: " || path.startsWith('//')",
    replace: '',
  },
  {
    statement: "On failure the alert 'Invalid email or password'",
    file: 'src/domain/authMessages.ts',
    search: "'Invalid email or password'",
    replace: "'Something went wrong'",
  },
  {
    statement: 'A failure that is no refusal says',
    file: 'src/features/auth/AuthAlert.tsx',
    search: 'description={trouble ?? undefined}',
    replace: '',
  },
  {
    statement: "'Already have an account? Sign In'",
    file: register,
    search: 'Already have an account?',
    replace: 'Known here?',
  },
  {
    statement: 'Different passwords are refused',
    file: 'src/domain/password.ts',
    search: 'if (password !== confirmation) return authMessages.passwordsDoNotMatch;',
    replace: '',
  },
  {
    statement: 'A password below 3 characters',
    file: 'src/domain/limits.ts',
    search: 'passwordMinLength: 3',
    replace: 'passwordMinLength: 1',
  },
  {
    statement: 'A password from 3 to 7 characters',
    file: 'src/domain/limits.ts',
    search: 'passwordMinLength: 3',
    replace: 'passwordMinLength: 8',
  },
  {
    statement: 'A failed registration says',
    file: 'src/features/auth/authSlice.ts',
    search: 'registration: authMessages.registrationFailed',
    replace: 'registration: authMessages.loginFailed',
  },
  {
    statement: 'A stored token is sent as a bearer header',
    file: 'src/api/baseQuery.ts',
    search: '`Bearer ${',
    replace: '`Basic ${',
  },
  {
    statement: 'When the current-user check fails at start',
    file: slice,
    search: 'if (!state.loading || meta.condition) return;\n        state.token = null;',
    replace: 'if (!state.loading || meta.condition) return;',
  },
  {
    statement: 'Logout removes the token',
    file: 'src/store/persistence.ts',
    search: 'if (auth.token === written) return;',
    replace: 'if (auth.token === written || !auth.token) return;',
  },
  { statement: 'An update-user action', file: slice, search: 'if (state.user) state.user = payload;', replace: '' },
  {
    statement: 'The user holds id',
    file: 'src/domain/user.ts',
    search: 'google_credentials: wire.googleConnected',
    replace: 'google_credentials: true',
  },
  {
    statement: 'The token lies bare in local storage',
    file: 'src/domain/storageKeys.ts',
    search: "tokenBackup: 'auth_token_backup'",
    replace: "tokenBackup: 'token_backup'",
  },
  {
    statement: 'Every tab has the backup',
    file: tokens,
    search: 'if (token) write(() => sessionStorage, storageKeys.tokenBackup, token);',
    replace: '',
  },
  {
    statement: 'Only the token is persisted',
    file: tokens,
    search: 'write(() => localStorage, key, token);\n    write',
    replace: "write(() => localStorage, key, token);\n    write(() => localStorage, 'seen', token);\n    write",
  },
];
