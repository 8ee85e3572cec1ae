/** What the palette can do besides finding contracts: go to a screen or a view, begin something, export, leave. */
import BugOutlined from '@ant-design/icons/es/icons/BugOutlined';
import EnterOutlined from '@ant-design/icons/es/icons/EnterOutlined';
import ExportOutlined from '@ant-design/icons/es/icons/ExportOutlined';
import FilterOutlined from '@ant-design/icons/es/icons/FilterOutlined';
import ImportOutlined from '@ant-design/icons/es/icons/ImportOutlined';
import LogoutOutlined from '@ant-design/icons/es/icons/LogoutOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import type { ReactNode } from 'react';
import { views } from '../../../contract/listFilter.ts';
import type { ExportFormat } from '../../api/spreadsheetsApi.ts';
import { paths } from '../../domain/paths.ts';

export type Act =
  | { do: 'go'; to: string }
  | { do: 'newSearch' }
  | { do: 'export'; format: ExportFormat }
  | { do: 'listKeys' }
  | { do: 'supportLog' }
  | { do: 'logout' };

export type Command = {
  id: string;
  label: string;
  /** Other words that people may look for it by. */
  also: string;
  icon: ReactNode;
  act: Act;
  /** Shown only to those who type for it. */
  quiet?: boolean;
  /**
   * It ends what one is doing, and so is found by the start of its label or by one of `also`, between commas, typed in full: who looks for a
   * lease, for outside counsel or for document signing and is quick with Enter means no such thing.
   */
  ends?: boolean;
};

/** A screen of the main menu. */
export type Screen = { to: string; label: string; icon: ReactNode };

const screenWords: Record<string, string> = {
  [paths.dashboard]: 'home start decide next',
  [paths.wizard]: 'wizard mail drive gmail drop files',
  [paths.calendar]: 'month dates days',
  [paths.contracts]: 'list table',
  [paths.finds]: 'kept past searches watching inbox',
  [paths.reminders]: 'emails messages sent planned',
  [paths.settings]: 'time zone companies rates feed digest',
  [paths.account]: 'password sessions delete profile',
};

const begin: Command[] = [
  {
    id: 'search',
    label: 'New search',
    also: 'find contracts mail drive files',
    icon: <SearchOutlined aria-hidden />,
    act: { do: 'newSearch' },
  },
  {
    id: 'new',
    label: 'New contract',
    also: 'add create enter by hand',
    icon: <PlusOutlined aria-hidden />,
    act: { do: 'go', to: paths.newContract },
  },
  {
    id: 'import',
    label: 'Import a spreadsheet',
    also: 'sheet excel xlsx csv upload',
    icon: <ImportOutlined aria-hidden />,
    act: { do: 'go', to: paths.importSheet },
  },
  {
    id: 'xlsx',
    label: 'Export all contracts to Excel',
    also: 'xlsx download sheet spreadsheet',
    icon: <ExportOutlined aria-hidden />,
    act: { do: 'export', format: 'xlsx' },
  },
  {
    id: 'csv',
    label: 'Export all contracts to CSV',
    also: 'download sheet spreadsheet',
    icon: <ExportOutlined aria-hidden />,
    act: { do: 'export', format: 'csv' },
    quiet: true,
  },
  {
    id: 'zip',
    label: 'Export all contracts with their documents',
    also: 'zip download backup',
    icon: <ExportOutlined aria-hidden />,
    act: { do: 'export', format: 'zip' },
    quiet: true,
  },
];

const leave: Command[] = [
  {
    id: 'keys',
    label: 'Keyboard shortcuts',
    also: 'keys help ?',
    icon: <EnterOutlined aria-hidden />,
    act: { do: 'listKeys' },
    quiet: true,
  },
  {
    id: 'log',
    label: 'Save support log',
    also: 'bug help error report',
    icon: <BugOutlined aria-hidden />,
    act: { do: 'supportLog' },
    quiet: true,
  },
  {
    id: 'logout',
    label: 'Logout',
    also: 'log out, sign out',
    icon: <LogoutOutlined aria-hidden />,
    act: { do: 'logout' },
    ends: true,
  },
];

/** Every command in its order. `screens` are those of the main menu. */
export function allCommands(screens: readonly Screen[]): Command[] {
  return [
    ...begin,
    ...screens.map(({ to, label, icon }): Command => ({
      id: `go${to}`,
      label: `Go to ${label}`,
      also: screenWords[to] ?? '',
      icon,
      act: { do: 'go', to },
    })),
    ...views
      .filter(({ key }) => key !== 'all')
      .map(({ key, label }): Command => ({
        id: `view-${key}`,
        label: `Go to contracts: ${label}`,
        also: 'all contracts list view',
        icon: <FilterOutlined aria-hidden />,
        act: { do: 'go', to: `${paths.contracts}?view=${key}` },
        quiet: true,
      })),
    ...leave,
  ];
}

/** The commands whose words begin with every word of the question; to an empty question, those that are always shown. */
export function matchCommands(commands: readonly Command[], question: string): Command[] {
  const asked = wordsOf(question);
  if (asked.length === 0) return commands.filter(({ quiet }) => !quiet);
  const whole = asked.join(' ');
  return commands.filter(({ label, also, ends }) => {
    if (ends) return label.toLowerCase().startsWith(whole) || also.split(', ').includes(whole);
    const own = wordsOf(`${label} ${also}`);
    return asked.every((word) => own.some((each) => each.startsWith(word)));
  });
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
