/** Breaks of step 2 of the wizard: the search, from its start to its results. */
import type { SpecBreak } from './specBreak.ts';

const search = 'src/features/wizard/searchReducers.ts';
const messages = 'src/domain/messages.ts';
const limits = 'src/domain/limits.ts';
const searchStep = 'src/features/wizard/steps/SearchStep.tsx';

export const searchBreaks: readonly SpecBreak[] = [
  {
    statement: "'Gmail search started successfully",
    file: search,
    search: 'say(state, { success: earlier ? messages.retryStarted : messages.searchStarted });',
    replace: '',
  },
  {
    statement: 'The step shows search ID and status',
    file: searchStep,
    search: '{isFinished(search.status) || mayProcess ? null : <Spin size="small" aria-hidden />} {search.status}',
    replace: '{search.status}',
  },
  { statement: 'With no search info yet', file: searchStep, search: '{messages.searchWaiting}', replace: '' },
  {
    statement: 'The status is polled every 5 s',
    file: limits,
    search: 'searchPollInterval: 5_000',
    replace: 'searchPollInterval: 4_000',
  },
  {
    statement: 'COMPLETED stops polling',
    file: search,
    search: "state.phase = { name: 'searching', at: 'collecting', search, earlier };",
    replace: '',
  },
  {
    statement: 'FAILED stops polling',
    file: searchStep,
    search: '{failed ? <Alert type="error"',
    replace: '{failed ? <Alert type="info"',
  },
  {
    statement: 'A status check error says',
    file: messages,
    search: "statusCheckFailed: 'Error checking search status. Will retry automatically.'",
    replace: "statusCheckFailed: ''",
  },
  {
    statement: 'A status check time-out says',
    file: search,
    search: 'payload.timedOut ? messages.statusCheckTimedOut : messages.statusCheckFailed',
    replace: 'messages.statusCheckFailed',
  },
  {
    statement: 'Five consecutive failures give up',
    file: limits,
    search: 'statusFailureLimit: 5',
    replace: 'statusFailureLimit: 6',
  },
  {
    statement: 'A success resets the count',
    file: search,
    search: 'search.statusCheckFailCount = 0;\n    search.message',
    replace: 'search.message',
  },
  {
    statement: 'The search record defaults matterId',
    file: 'src/domain/search.ts',
    search: "wire.matterId ?? 'direct-api'",
    replace: "wire.matterId ?? ''",
  },
  {
    statement: 'A search start time-out says',
    file: search,
    search: 'if (payload.timedOut) say(state, { error: messages.searchStartTimedOut });\n    else say',
    replace: 'say',
  },
  {
    statement: 'A failed start shows the message',
    file: messages,
    search: "+ (code ? ` (Error code: ${code})` : '') +",
    replace: '+',
  },
  {
    statement: 'A process time-out says so',
    file: search,
    search:
      'if (payload.timedOut) say(state, { error: messages.processTimedOut, hint: messages.processTimedOutHint });\n    else say',
    replace: 'say',
  },
  {
    statement: 'Another process failure shows',
    file: 'src/features/wizard/wizardListeners.ts',
    search: 'errorSentence(error, messages.processFailed)',
    replace: 'messages.processFailed',
  },
  {
    statement: 'No contracts in the answer says',
    file: searchStep,
    search: '<Alert type="info" showIcon title={empty',
    replace: '<Alert type="error" showIcon title={empty',
  },
  {
    statement: 'An error of the server that says no contracts',
    file: 'src/features/wizard/wizardState.ts',
    search: 'return error !== null && /',
    replace: 'return error === null && /',
  },
  {
    statement: "'Found N potential contracts'",
    file: messages,
    search: 'return `Found ${count} potential contracts',
    replace: 'return `Found ${count} contracts',
  },
  {
    statement: 'A late answer of an abandoned search',
    file: search,
    search: "return phase.name === 'searching' && phase.at === at && phase.search.id === id",
    replace: "return phase.name === 'searching' && phase.at === at",
  },
  {
    statement: 'Time-outs are 30 s for start',
    file: limits,
    search: 'searchStatusTimeout: 10_000',
    replace: 'searchStatusTimeout: 20_000',
  },
];
