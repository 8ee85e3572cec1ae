/** Breaks of the wizard: its steps, its criteria, the selection and the review. */
import type { SpecBreak } from './specBreak.ts';

const moves = 'src/features/wizard/wizardTransitions.ts';
const search = 'src/features/wizard/searchReducers.ts';
const messages = 'src/domain/messages.ts';
const selectStep = 'src/features/wizard/steps/SelectStep.tsx';
const card = 'src/features/wizard/ReviewCard.tsx';
const found = 'src/features/wizard/foundContract.ts';

export const wizardBreaks: readonly SpecBreak[] = [
  {
    statement: 'Step 0 to 1 only when connected',
    file: moves,
    search: 'if (connected) goTo(state,',
    replace: 'if (!connected) goTo(state,',
  },
  {
    statement: 'Step 1 starts the search',
    file: moves,
    search: "goTo(state, { name: 'searching', at: 'starting',",
    replace: "void ({ name: 'searching', at: 'starting',",
  },
  {
    statement: 'Without results the user stays',
    file: search,
    search: 'if (contracts.length + perhaps.length === 0) {',
    replace: 'if (contracts.length + perhaps.length < 0) {',
  },
  {
    statement: 'Step 3 to 4 marks all selected',
    file: moves,
    search: 'if (contract.selected) contract.scanned = true;',
    replace: 'if (contract.selected) contract.scanned = false;',
  },
  {
    statement: 'Step 3 to 4 needs a selection',
    file: moves,
    search: 'if (selected.length === 0) {',
    replace: 'if (selected.length < 0) {',
  },
  {
    statement: 'An upload without scanned contracts',
    file: moves,
    search: 'if (reviewedContracts(phase.results.contracts).length === 0) {',
    replace: 'if (reviewedContracts(phase.results.contracts).length < 0) {',
  },
  {
    statement: 'Edit Search stops polling',
    file: 'src/features/wizard/wizardSlice.ts',
    search: 'abandonSearch(state);\n      goToCriteria(state);',
    replace: 'abandonSearch(state);',
  },
  {
    statement: 'The completed state shows',
    file: messages,
    search: "completed: 'All contracts have been successfully processed and added to your database.'",
    replace: "completed: 'Done.'",
  },
  {
    statement: 'The defaults are',
    file: 'contract/criteria.ts',
    search: "timeZone: 'UTC',",
    replace: "timeZone: 'Europe/London',",
  },
  {
    statement: 'The service options are',
    file: 'src/domain/options.ts',
    search: "  { value: 'GROUPS', label: 'Groups' },\n",
    replace: '',
  },
  {
    statement: 'Specific Accounts appears only',
    file: 'src/features/wizard/steps/CriteriaStep.tsx',
    search: "{criteria.entityType === 'SPECIFIC_ACCOUNTS' ? (",
    replace: '{true ? (',
  },
  {
    statement: 'Keywords are added by the Add button',
    file: 'src/domain/searchCriteria.ts',
    search: 'const trimmed = text.trim();',
    replace: 'const trimmed = text;',
  },
  {
    statement: 'Without keywords: ',
    file: messages,
    search: "noKeywordsYet: 'No keywords added yet.",
    replace: "noKeywordsYet: 'None.",
  },
  {
    statement: 'A search without keywords says',
    file: messages,
    search: "noKeywords: 'Please add at least one keyword'",
    replace: "noKeywords: 'Keywords?'",
  },
  {
    statement: 'The search sends description',
    file: 'src/features/wizard/startSearchRequest.ts',
    search: 'keywords: keywords.map(({ text }) => text),',
    replace: 'keywords: [],',
  },
  {
    statement: 'A found contract takes id from name',
    file: found,
    search: "wire.name ?? wire.subject ?? 'Unnamed Contract'",
    replace: "wire.name ?? 'Unnamed Contract'",
  },
  {
    statement: 'The selection list shows checkbox',
    file: 'src/features/wizard/SelectableContract.tsx',
    search: '<Tag>{sourceChip(sourceType)}</Tag>',
    replace: '',
  },
  {
    statement: "'N of M contracts selected'",
    file: selectStep,
    search: '{contractsSelected(selected, contracts.length)}',
    replace: '{selected}',
  },
  {
    statement: "Empty: 'No contracts found. Go back",
    file: selectStep,
    search: 'title={messages.nothingToSelect}',
    replace: 'title=""',
  },
  {
    statement: 'Review cards show name, source',
    file: card,
    search: '<Tag>{sourceName(contract.sourceType)}</Tag>',
    replace: '',
  },
  {
    statement: "A missing value reads 'Not detected'",
    file: messages,
    search: "notDetected: 'Not detected'",
    replace: "notDetected: ''",
  },
  {
    statement: "With none: 'No contracts have been processed",
    file: 'src/features/wizard/steps/ReviewStep.tsx',
    search: '<Alert type="warning" role="note" showIcon title={messages.nothingProcessed} />',
    replace: 'messages.nothingProcessed',
  },
  {
    statement: "'Successfully uploaded N contracts'",
    file: messages,
    search: 'return `Successfully uploaded ${count} contracts`;',
    replace: "return '';",
  },
  {
    statement: 'A failure of the processing says',
    file: messages,
    search: "scanFailed: 'Failed to process contracts'",
    replace: "scanFailed: 'Oh'",
  },
  {
    statement: 'A failed upload says',
    file: messages,
    search: "uploadFailed: 'Failed to upload contracts to database'",
    replace: "uploadFailed: 'Oh'",
  },
  {
    statement: 'Buttons are disabled while a request',
    file: 'src/features/auth/LoginScreen.tsx',
    search: 'loading={submitting} disabled={submitting}',
    replace: 'loading={submitting}',
  },
];
