/**
 * How the web app is cut into files: few, since every file costs a round trip on a slow network. A module goes by the screens
 * that need it, so that what comes together lies together, and the style sheets with it.
 */
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { reachOf } from './moduleReach.ts';

/** Where the walk through the modules starts, by who stands there. What none of them reaches is left to the bundler. */
const roots: Record<string, string[]> = {
  start: ['index.html'],
  guest: ['src/features/auth/LoginScreen.tsx'],
  member: ['src/store/startStore.ts', 'src/app/layout/AppLayout.tsx', 'src/features/auth/signIn.ts'],
  bar: [
    'src/app/layout/BarEnd.tsx',
    'src/features/watching/FindsCount.tsx',
    'src/features/contracts/ListTools.tsx',
    'src/features/contracts/PageSize.tsx',
    'src/features/contracts/PrintedList.tsx',
  ],
  register: ['src/features/auth/RegisterScreen.tsx'],
  dashboard: ['src/features/dashboard/DashboardScreen.tsx'],
  contracts: ['src/features/contracts/ContractsScreen.tsx'],
  contract: ['src/features/contract/ContractScreen.tsx'],
  calendar: ['src/features/calendar/CalendarScreen.tsx'],
  wizard: ['src/app/UploadContractsScreen.tsx'],
  reminders: ['src/features/reminders/RemindersScreen.tsx'],
  settings: ['src/features/settings/SettingsScreen.tsx'],
  editing: ['src/features/contract/ValueEditor.tsx', 'src/features/contract/OwnerForm.tsx'],
  cancelling: ['src/features/decisions/CancelDialog.tsx'],
  dialogs: [
    'src/app/layout/LogoutDialog.tsx',
    'src/app/layout/TemporaryDrawer.tsx',
    'src/features/contracts/BulkBar.tsx',
    'src/features/contracts/DeleteContractDialog.tsx',
    'src/features/contracts/DownloadTray.tsx',
    'src/features/contracts/FailureToast.tsx',
  ],
};
const idsOf = (paths: string[]) => paths.map((path) => fileURLToPath(new URL(`../../${path}`, import.meta.url)));
const rootIds = Object.fromEntries(Object.entries(roots).map(([name, paths]) => [name, idsOf(paths)]));

/** The bundler's own helpers, which every file imports. */
const isRuntime = (id: string) => id.startsWith('\0rolldown/') || id.startsWith('\0vite/');

const isStyle = (id: string) => /\.css(\?|$)/.test(id);

/** The files, in the order in which they may need each other: a later one imports from an earlier one, never the other way round. */
const files = [
  'start',
  'controls',
  'forms',
  'signed-in',
  'bar',
  'documents',
  'windows',
  'pickers',
  'others',
  ...Object.keys(roots).slice(4),
];

/**
 * The file of a module by who needs it, null where nobody does. The sign-in screens, the list and a contract's page
 * must be light: they load next to nothing that only others need. What other screens share is in few files, though not each
 * needs all of it.
 */
export function fileFor(neededBy: ReadonlySet<string>): string | null {
  const some = (...names: string[]) => names.some((name) => neededBy.has(name));
  if (some('start')) return 'start';
  if (some('guest')) return some('member', 'contracts', 'dashboard') ? 'controls' : 'forms';
  if (some('member')) return 'signed-in';
  if (neededBy.size < 2) return [...neededBy][0] ?? null;
  // It comes after every first paint, and takes no other screen's code along.
  if (some('bar') && !some('contracts')) return 'bar';
  if (some('contracts')) return 'signed-in';
  if (some('dashboard')) return 'bar';
  // A contract's page opens no dialog at first; what it shares with them is 1 kB, and would bring its file along with each of them.
  if (some('dialogs')) return some('contract', 'editing') ? 'bar' : 'windows';
  if (some('contract')) return 'documents';
  return some('editing') ? 'pickers' : 'others';
}

/** Rolldown's groups: one for each file, the earlier the stronger, since a group takes along what its modules import and no stronger one has. */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let reach: ReadonlyMap<string, ReadonlySet<string>> | null = null;
  const fileOf = (id: string, context: Rolldown.ChunkingContext) => {
    reach ??= reachOf(rootIds, (module) => context.getModuleInfo(module));
    const file = isRuntime(id) ? 'start' : fileFor(reach.get(id) ?? new Set());
    // A style sheet of its own would cost a request for 2 kB, so the bar's styles come with the frame's.
    return file === 'bar' && isStyle(id) ? 'signed-in' : file;
  };
  return files.map((file, index) => ({
    debugName: file,
    priority: files.length - index,
    name: (id, context) => (fileOf(id, context) === file ? file : null),
  }));
}
