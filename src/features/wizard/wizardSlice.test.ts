import { describe, expect, it } from 'vitest';
import { toCorrection, toFoundContract } from './foundContract.ts';
import { wizardButtons } from './stepTable.ts';
import {
  accountConnected,
  accountDisconnected,
  allContractsDeselected,
  backChosen,
  contractEdited,
  contractsUploaded,
  contractToggled,
  correctionClosed,
  correctionLeftOpen,
  correctionOpened,
  correctionTyped,
  editSearchChosen,
  keywordAdded,
  keywordTyped,
  newSearchChosen,
  nextChosen,
  searchEnded,
  searchProcessed,
  searchStarted,
  searchStatusReceived,
  wizardSlice,
} from './wizardSlice.ts';
import { wizardView } from './wizardView.ts';

const { reducer } = wizardSlice;
type Action = Parameters<typeof reducer>[1];
const stateAfter = (...actions: Action[]) => actions.reduce(reducer, reducer(undefined, { type: '@@INIT' }));
const after = (...actions: Action[]) => wizardView(stateAfter(...actions));

const contracts = ['a', 'b'].map((id) => toFoundContract({ id, name: id }, '2026-11-21T12:00:00Z', () => id));
const toCriteria = [accountConnected({ message: null }), keywordAdded({ text: 'lease' })];
const start = nextChosen();
const toSearch = [
  ...toCriteria,
  start,
  searchStarted({ clientRequestId: start.payload.clientRequestId, search: { id: 's-1', status: 'PROCESSING' } }),
];
const toSelection = [
  ...toSearch,
  searchStatusReceived({ id: 's-1', status: 'COMPLETED' }),
  searchProcessed({ id: 's-1', contracts, receipt: null }),
];
const toReview = [...toSelection, nextChosen()];
const toCompleted = [...toReview, nextChosen(), contractsUploaded({ count: 2, created: 2, updated: 0, ids: [] })];

describe('the steps', () => {
  it('are left at 0 only when connected', () => {
    expect(after(nextChosen())).toMatchObject({ step: 0, error: 'You need to connect your Google account first' });
    expect(after(accountConnected({ message: 'Hello' }))).toMatchObject({
      step: 1,
      justConnected: true,
      success: 'Hello',
    });
  });

  it('are left at 0 by Next where the account is connected, as the connection says', () => {
    const back = [accountConnected({ message: null }), backChosen()];
    expect(after(...back).step).toBe(0);
    expect(after(...back, nextChosen(true))).toMatchObject({ step: 1, justConnected: false });
  });

  it('need a keyword at 1', () => {
    expect(after(accountConnected({ message: null }), nextChosen())).toMatchObject({
      step: 1,
      starting: null,
      error: 'Please add at least one keyword',
    });
  });

  it('need a selection at 3, and mark what is selected as scanned', () => {
    expect(after(...toSelection, allContractsDeselected(), nextChosen())).toMatchObject({
      step: 3,
      error: 'Please select at least one contract to process',
    });
    const review = after(...toSelection, contractToggled({ id: 'b' }), nextChosen());
    expect(review).toMatchObject({ step: 4, success: 'Contracts processed successfully' });
    expect(review.contracts.map(({ scanned }) => scanned)).toEqual([true, false]);
  });

  it('need something scanned at 4', () => {
    const emptied = after(...toReview, allContractsDeselected(), nextChosen());
    expect(emptied).toMatchObject({
      step: 4,
      uploading: false,
      error: 'No processed contracts to upload',
    });
  });

  it('go back by one where Back is shown', () => {
    expect(after(...toCriteria, backChosen()).step).toBe(0);
    expect(after(...toSearch, backChosen()).step).toBe(2);
    expect(after(...toSelection, backChosen()).step).toBe(2);
    expect(after(...toReview, backChosen()).step).toBe(3);
  });

  it('come back to the results by Next', () => {
    expect(after(...toSelection, backChosen(), nextChosen()).step).toBe(3);
  });

  it('start over at 0 without list and messages', () => {
    expect(after(...toCompleted)).toMatchObject({ step: 'completed', success: 'Successfully uploaded 2 contracts' });
    expect(after(...toCompleted, newSearchChosen())).toMatchObject({
      step: 0,
      contracts: [],
      search: null,
      success: null,
      error: null,
    });
  });

  it('are edited from everywhere: the search, its list and its messages are gone', () => {
    for (const way of [toSearch, toSelection, toReview]) {
      expect(after(...way, editSearchChosen())).toMatchObject({
        step: 1,
        search: null,
        polling: false,
        contracts: [],
        receipt: null,
        success: null,
        error: null,
        // Only one that may still run is to be ended.
        abandoned: way === toSearch ? ['s-1'] : [],
      });
    }
  });
});

const at = (actions: Action[], connected = false) => wizardButtons(stateAfter(...actions), connected);

describe('the buttons', () => {
  it('read Next, and Upload to Database on the last step', () => {
    const labels = [[], toCriteria, toSearch, toSelection, toReview].map((way) => at(way)?.next.label);
    expect(labels).toEqual(['Next', 'Next', 'Next', 'Next', 'Upload to Database']);
    expect(at(toCompleted)).toBeNull();
  });

  it('hide Back on steps 0 and 2', () => {
    expect([[], toCriteria, toSearch, toSelection, toReview].map((way) => at(way)?.back)).toEqual([
      false,
      true,
      false,
      true,
      true,
    ]);
  });

  it('are disabled without connection, without keywords, without results, and while uploading', () => {
    expect(at([])?.next.disabled).toBe(true);
    expect(at([], true)?.next.disabled).toBe(false);
    expect(at([accountConnected({ message: null })])?.next.disabled).toBe(true);
    expect(at(toCriteria)?.next.disabled).toBe(false);
    expect(at(toSearch)?.next.disabled).toBe(true);
    expect(at([...toReview, nextChosen()])).toMatchObject({ back: false, next: { disabled: true, busy: true } });
  });
});

it('a found contract of an abandoned search is not believed', () => {
  const before = stateAfter(...toSearch, editSearchChosen());
  expect(reducer(before, searchProcessed({ id: 's-1', contracts, receipt: null }))).toEqual(before);
  const again = nextChosen();
  const { clientRequestId } = again.payload;
  const next = searchStarted({ clientRequestId, search: { id: 's-2', status: 'PROCESSING' } });
  const during = stateAfter(...toSearch, editSearchChosen(), again, next);
  expect(reducer(during, searchStatusReceived({ id: 's-1', status: 'COMPLETED' }))).toEqual(during);
});

describe('an open correction', () => {
  const open = [...toReview, correctionOpened({ id: 'b' })];
  const refusal = 'Save or cancel the correction of b first';

  it.each([
    ['the upload', nextChosen()],
    ['Back', backChosen()],
    ['another page', correctionLeftOpen()],
  ])('holds up %s until it is saved or cancelled', (_what, action) => {
    expect(after(...open, action)).toMatchObject({ step: 4, uploading: false, error: refusal });
    const closed = after(...open, action, correctionClosed({ id: 'b' }));
    expect(closed).toMatchObject({ error: null, corrections: {} });
    expect(after(...open, action, correctionClosed({ id: 'b' }), nextChosen()).uploading).toBe(true);
  });

  it('keeps what was typed, and is not opened while the upload runs', () => {
    const correction = { ...toCorrection(toFoundContract({}, '', () => 'x')), name: 'typed' };
    expect(after(...open, correctionTyped({ id: 'b', correction })).corrections).toEqual({ b: correction });
    const uploading = stateAfter(...toReview, nextChosen());
    expect(reducer(uploading, correctionOpened({ id: 'b' }))).toBe(uploading);
    expect(reducer(uploading, contractEdited({ id: 'b', changes: { name: 'late' } }))).toBe(uploading);
  });
});

it('every abandoned search is kept until the service has ended it, those that answered late too', () => {
  const [first, second] = [nextChosen(), nextChosen()];
  const answer = ({ payload: { clientRequestId } }: typeof first, id: string) =>
    searchStarted({ clientRequestId, search: { id, status: 'PROCESSING' } });
  const abandoned = [...toCriteria, first, editSearchChosen(), second, answer(first, 's-1'), answer(second, 's-2')];
  expect(after(...abandoned)).toMatchObject({ search: { id: 's-2' }, abandoned: ['s-1'] });
  const again = [...abandoned, editSearchChosen()];
  expect(after(...again).abandoned).toEqual(['s-1', 's-2']);
  expect(after(...again, searchEnded({ id: 's-1' })).abandoned).toEqual(['s-2']);
});

it('a form that is open for a contract nobody selects any more holds up nothing', () => {
  const deselected = after(...toSelection, correctionOpened({ id: 'b' }), contractToggled({ id: 'b' }), nextChosen());
  expect(deselected).toMatchObject({ step: 4, corrections: {} });
});

it('a keyword that was typed but not added is searched for too', () => {
  const search = after(...toCriteria, keywordTyped({ text: '  renewal ' }), nextChosen());
  expect(search.criteria.keywords).toEqual([{ text: 'lease' }, { text: 'renewal' }]);
  expect(search).toMatchObject({ step: 2, typedKeyword: '' });
});

it('what the connection said goes when the connection does', () => {
  expect(after(accountConnected({ message: 'Connected!' }), accountDisconnected()).success).toBeNull();
  expect(after(...toSearch, accountDisconnected()).success).toMatch(/^Gmail search started/);
});
