/** Breaks of the dashboard, the list and the calendar. */
import type { SpecBreak } from './specBreak.ts';

const dashboard = 'src/features/dashboard/DashboardScreen.tsx';
const dialog = 'src/features/contracts/DeleteContractDialog.tsx';

export const screenBreaks: readonly SpecBreak[] = [
  {
    statement: 'While loading the dashboard says',
    file: 'src/domain/messages.ts',
    search: "dashboardLoading: 'Loading dashboard...'",
    replace: "dashboardLoading: 'Wait'",
  },
  {
    statement: 'On failure the counts are 0',
    file: dashboard,
    search: 'title={messages.dashboardLoadFailed}',
    replace: 'title=""',
  },
  {
    statement: 'Nothing is claimed of undated',
    file: 'src/features/dashboard/GlanceStrip.tsx',
    search: "count === undefined ? '–'",
    replace: "count === undefined ? '0'",
  },
  {
    statement: "'Search Contracts' filters by name",
    file: 'src/features/contracts/ContractSearch.tsx',
    search: 'onSearch(event.target.value)',
    replace: 'undefined',
  },
  {
    statement: 'A missing value or date shows',
    file: 'src/domain/messages.ts',
    search: "notAvailable: 'Not available'",
    replace: "notAvailable: ''",
  },
  {
    statement: 'A renewal date that comes as a date-time',
    file: 'src/api/api.ts',
    search: 'frozenRows(withWrittenDays(contracts))',
    replace: 'frozenRows(contracts)',
  },
  {
    statement: 'The amount is shown as US dollars',
    file: 'contract/showMoney.ts',
    search: 'if (plain !== null) return `${sign}${plain}`;',
    replace: 'if (plain !== null) return plain;',
  },
  {
    statement: 'Each row offers download and delete',
    file: 'src/features/contracts/ContractActions.tsx',
    search: 'onClick={inTrash ? onRestore : onDelete}',
    replace: 'onClick={inTrash ? onRestore : undefined}',
  },
  {
    statement: 'Page sizes are 5, 10, 25, 50',
    file: 'src/domain/limits.ts',
    search: 'pageSizes: [5, 10, 25, 50]',
    replace: 'pageSizes: [10, 25, 50]',
  },
  {
    statement: 'The list is sorted by renewalDate descending',
    file: 'contract/sortContracts.ts',
    search: "sortBy('renewalDate', 'descend')",
    replace: "sortBy('renewalDate', 'ascend')",
  },
  {
    statement: 'Delete opens a confirmation dialog',
    file: dialog,
    search: 'disabled={deleting} onClick={onClosed}',
    replace: 'disabled={deleting}',
  },
  {
    statement: 'While deleting, both buttons are disabled',
    file: dialog,
    search: "{deleting ? 'Deleting...' : 'Delete'}",
    replace: 'Delete',
  },
  {
    statement: 'After a delete the row is gone',
    file: 'src/domain/messages.ts',
    search: 'return `Contract "${name}" deleted successfully`;',
    replace: "return 'Deleted';",
  },
  {
    statement: "A failed delete shows the server's",
    file: dialog,
    search: 'errorSentence(error, messages.deleteFailed)',
    replace: 'messages.deleteFailed',
  },
  {
    statement: "The empty state reads 'No Contracts Found'",
    file: 'src/features/contracts/ContractsScreen.tsx',
    search: '{empty ? <NoContracts /> : null}',
    replace: '',
  },
  {
    statement: "A failed load shows the server's",
    file: 'src/features/contracts/ContractsScreen.tsx',
    search: 'errorSentence(list.error, messages.contractsLoadFailed)',
    replace: 'messages.contractsLoadFailed',
  },
  {
    statement: 'A failed download says',
    file: 'src/domain/messages.ts',
    search: "downloadFailed: 'Failed to download contract'",
    replace: "downloadFailed: 'Sorry'",
  },
  {
    statement: 'The month grid is titled in the format',
    file: 'src/domain/format.ts',
    search: 'return parts ? `${months[parts.month - 1]} ${parts.year}` : day;',
    replace: 'return day;',
  },
  {
    statement: "A day with renewals shows '{n} renewal'",
    file: 'src/domain/messages.ts',
    search: "return count === 1 ? '1 renewal' : `${count} renewals`;",
    replace: 'return `${count} renewals`;',
  },
  {
    statement: 'The upcoming window runs from today',
    file: 'src/domain/limits.ts',
    search: 'upcomingDays: 30',
    replace: 'upcomingDays: 29',
  },
  {
    statement: 'A failed load is logged, and the panel',
    file: 'src/features/calendar/CalendarScreen.tsx',
    search: "if (error) console.error('The calendar could not load the contracts.', readApiError(error));",
    replace: '',
  },
];
