/**
 * The rooms of the house and what each may import: a folder, or one file of it by name. `oxlint.config.ts` makes its rules of this table;
 * whatever isn't named here is forbidden. Tests may look into more rooms (`testRooms`).
 */
import { readdirSync } from 'node:fs';

export type Room = { folder: string; mayImport: readonly string[]; why: string };

const root = new URL('../../', import.meta.url);
const foldersIn = (folder: string) =>
  readdirSync(new URL(`${folder}/`, root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

export const features = foldersIn('src/features');

const filesOfOnesOwn = ['DropOverlay.tsx', 'fileUpload.ts', 'useDropAnywhere.ts', 'useSendFile.ts'].map(
  (name) => `src/features/files/${name}`,
);

/** What a feature takes from another one: these files and no others. */
const FROM_FEATURES: Record<string, readonly string[]> = {
  'src/features/account': ['src/features/auth/authSlice.ts', 'src/features/auth/PasswordField.tsx'],
  'src/features/contract': filesOfOnesOwn,
  'src/features/contracts': ['src/features/palette/paletteSlice.ts'],
  'src/features/decisions': [
    ...filesOfOnesOwn,
    'src/features/contract/changeWords.ts',
    'src/features/contract/moneyThen.ts',
  ],
  'src/features/importSheet': ['src/features/settings/ZoneOffer.tsx'],
  'src/features/newContract': [...filesOfOnesOwn, 'src/features/settings/ZoneOffer.tsx'],
  'src/features/reminders': ['src/features/settings/ZoneOffer.tsx'],
  'src/features/watching': [
    'src/features/wizard/KeepSearch.tsx',
    'src/features/wizard/unsavedWork.ts',
    'src/features/wizard/wizardSlice.ts',
  ],
  'src/features/wizard': [
    'src/features/connection/connectionSlice.ts',
    'src/features/connection/OnlyOneAccount.tsx',
    'src/features/connection/ReconnectOffer.tsx',
    'src/features/connection/useReconnect.ts',
    'src/features/contract/JoinOffers.tsx',
    'src/features/settings/ZoneOffer.tsx',
  ],
};

const forScreens = ['contract', 'sheets', 'src/domain', 'src/platform'];
const forService = ['contract', 'sheets', 'server/domain'];
const service = [...forService, 'server/db', 'server/documents', 'server/google', 'server/jobs', 'server/mail'];

export const rooms: Room[] = [
  { folder: 'contract', mayImport: [], why: 'The kernel is pure: it imports nothing but itself.' },
  { folder: 'sheets', mayImport: ['contract'], why: 'Spreadsheets know the kernel only: both backends read them.' },
  { folder: 'src/domain', mayImport: ['contract'], why: 'domain is pure: it imports from the kernel only.' },
  { folder: 'src/platform', mayImport: ['contract', 'src/domain'], why: 'platform imports from domain only.' },
  { folder: 'src/api', mayImport: forScreens, why: 'api imports from domain and platform only.' },
  {
    folder: 'src/ui',
    mayImport: forScreens,
    why: 'ui holds what any screen may use: it knows no data and no feature.',
  },
  ...features.map((folder) => ({
    folder,
    mayImport: [...forScreens, 'src/api', 'src/ui', 'src/store', ...(FROM_FEATURES[folder] ?? [])],
    why: 'A feature knows no other feature, neither the app nor a backend. What two share belongs into a lower room (scripts/lint/rooms.ts).',
  })),
  { folder: 'src/store', mayImport: [...forScreens, 'src/api', ...features], why: 'The store knows no screens.' },
  {
    folder: 'src/app',
    mayImport: [...forScreens, 'src/api', 'src/ui', 'src/store', ...features],
    why: 'The app composes features. Only src/app/main.tsx starts the demo.',
  },
  {
    folder: 'mocks',
    mayImport: ['contract', 'sheets', 'src/api', 'src/platform', 'server/domain/feedDocument.ts'],
    why: 'The mock backend knows the wire and the kernel, neither screens nor the service.',
  },
  { folder: 'sandbox', mayImport: [], why: 'The sandbox stands for Google: it knows nothing of us.' },
  { folder: 'server/domain', mayImport: ['contract'], why: "The service's domain is pure." },
  { folder: 'server/documents', mayImport: forService, why: 'documents imports from domain only.' },
  { folder: 'server/db', mayImport: forService, why: 'db imports from domain only.' },
  {
    folder: 'server/google',
    mayImport: [...forService, 'server/db', 'server/documents'],
    why: 'google imports from domain, documents and db only.',
  },
  {
    folder: 'server/mail',
    mayImport: [
      ...forService,
      'server/db',
      'server/config.ts',
      'sandbox/sandboxState.ts',
      'sandbox/samples/workspaceTypes.ts',
    ],
    why: "mail imports from domain and db only, and writes to the sandbox's mailboxes.",
  },
  { folder: 'server/jobs', mayImport: service, why: 'jobs know nothing of HTTP.' },
  {
    folder: 'server/http',
    mayImport: [...service, 'server/config.ts'],
    why: 'The service shares the contract with the web app, not code.',
  },
  {
    folder: 'server',
    mayImport: [...service, 'server/http', 'sandbox'],
    why: 'The process is put together of rooms of the service and the sandbox.',
  },
  {
    folder: 'scripts',
    mayImport: [
      ...service,
      'server',
      'server/http',
      'sandbox',
      'tests/setup',
      'src/app/designTokens.ts',
      'src/app/theme.ts',
      'src/domain',
    ],
    why: 'Scripts work on the service; of the web app they know what its build needs.',
  },
  {
    folder: 'tests/conformance',
    mayImport: ['contract', 'sheets', 'src/api', 'tests/setup'],
    why: 'The conformance suite knows the wire; which backend it talks to is said in its *.test.ts files.',
  },
  {
    folder: 'tests/e2e',
    // The demo begins in a world that its own backend makes, under the names that the app keeps it by.
    mayImport: [
      'contract',
      'mocks/scenarios.ts',
      'mocks/backend.ts',
      'mocks/storage.ts',
      'src/domain/storageKeys.ts',
      'server/testProcess.ts',
    ],
    why: 'End-to-end tests know what a user knows.',
  },
];

/** Rooms that tests must not look into: each half is tested without the other. */
export const testRooms: Room[] = [
  {
    folder: 'src',
    mayImport: ['contract', 'sheets', 'src', 'mocks', 'tests'],
    why: 'The web app is tested without the service.',
  },
  {
    folder: 'mocks',
    mayImport: ['contract', 'sheets', 'src', 'tests'],
    why: 'The demo is tested without the service.',
  },
  {
    folder: 'server',
    mayImport: ['contract', 'sheets', 'server', 'sandbox', 'scripts', 'tests'],
    why: 'The service is tested without the web app.',
  },
  { folder: 'sandbox', mayImport: ['contract', 'server', 'tests'], why: 'The sandbox is tested without the web app.' },
];
