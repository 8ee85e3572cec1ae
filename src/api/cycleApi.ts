/**
 * The door to what happens after the upload: one contract, its values, cycles and decisions, and the trash. Put into the one API slice
 * by the first screen that needs it, so that signing in pays nothing for it.
 */
import { api } from './api.ts';
import { originalApi } from './originalDocument.ts';
import type { Contract, ContractDetails, PutDecisionRequest } from './generated/cycle.gen.ts';
import { cycleApi as generatedCycle } from './generated/cycle.gen.ts';
import { trashApi as generatedTrash } from './generated/trash.gen.ts';

const contractList = { type: 'Contracts', id: 'LIST' } as const;
const trash = { type: 'Contracts', id: 'TRASH' } as const;
/** Which contracts are offered to be joined. */
const offers = { type: 'Contracts', id: 'OFFERS' } as const;
const stats = { type: 'Stats', id: 'DASHBOARD' } as const;
const contractTag = (id: string) => ({ type: 'Contract', id }) as const;

type Lifecycle = {
  dispatch: (action: never) => unknown;
  getState: () => unknown;
  queryFulfilled: Promise<{ data: ContractDetails }>;
};

/** What a change answers with is what is shown from then on: on the contract's page, and as its row of every list. */
async function showAnswer({ id }: { id: string }, { dispatch, getState, queryFulfilled }: Lifecycle): Promise<void> {
  const answer = await queryFulfilled.catch(() => null);
  if (!answer) return;
  const { data } = answer;
  const send = dispatch as (action: unknown) => unknown;
  for (const arg of cycleApi.util.selectCachedArgsForQuery(getState() as never, 'getContract')) {
    if (arg.id === id) send(cycleApi.util.upsertQueryData('getContract', arg, data));
  }
  for (const arg of api.util.selectCachedArgsForQuery(getState() as never, 'listContracts')) {
    send(api.util.updateQueryData('listContracts', arg, (rows) => replaceRow(rows, data.summary)));
  }
}

/** The same list with one row exchanged; a list without it stays what it is. */
function replaceRow(rows: readonly Contract[], row: Contract): Contract[] | undefined {
  const at = rows.findIndex(({ id }) => id === row.id);
  return at < 0 ? undefined : rows.toSpliced(at, 1, row);
}

/** Somebody else was faster: what is shown of the contract is out of date, on its page and in every list. */
const isStale = (error: unknown) => (error as { status?: unknown }).status === 409;

const changesOne = {
  invalidatesTags: (_result: unknown, error: unknown, { id }: { id: string }) => {
    if (!error) return [stats, { type: 'History' as const, id }];
    return isStale(error) ? [contractTag(id), { type: 'History' as const, id }, contractList] : [contractTag(id)];
  },
  onQueryStarted: showAnswer as never,
};
/** Two that a person has related are no longer offered. */
const changesRelations = (result: unknown, error: unknown, arg: { id: string; updateContractRequest?: object }) => {
  const isOfValues = arg.updateContractRequest !== undefined && !('related' in arg.updateContractRequest);
  return [...changesOne.invalidatesTags(result, error, arg), ...(isOfValues ? [] : [offers])];
};
const changesMany = {
  invalidatesTags: (_result: unknown, error: unknown) =>
    error ? [] : [contractList, trash, stats, 'Contract' as const, 'History' as const],
};
const changesLists = {
  invalidatesTags: (_result: unknown, error: unknown, { id }: { id: string }) =>
    error ? [] : [contractList, trash, stats, contractTag(id)],
};

export const cycleApi = generatedCycle.enhanceEndpoints({
  endpoints: {
    getContract: { providesTags: (_result, _error, { id }) => [contractTag(id)] },
    listJoinOffers: { providesTags: [contractList, trash, offers] },
    previewJoin: { providesTags: (_result, _error, { id, otherId }) => [contractTag(id), contractTag(otherId)] },
    getContractHistory: { providesTags: (_result, _error, { id }) => [{ type: 'History', id }] },
    updateContract: { ...changesOne, invalidatesTags: changesRelations },
    undoChange: { ...changesOne, invalidatesTags: changesRelations },
    putDecision: changesOne,
    acknowledgePassed: changesOne,
    unacknowledgePassed: changesOne,
    // Reading it takes what it takes: no time-out.
    addDocument: changesOne,
    joinContract: changesLists,
    splitContract: changesLists,
    // Unless it was refused it may be there.
    createContract: {
      invalidatesTags: (_result, error) => (Number(error?.status) < 500 ? [] : [contractList, stats]),
    },
    changeContracts: changesMany,
    undoChanges: changesMany,
  },
});

export const trashApi = generatedTrash.enhanceEndpoints({ endpoints: { restoreContract: changesLists } });

/** The body that decides about a contract's present cycle; null where it has no cycle that ends. */
export function decisionBody(
  { version, cycleEnd, passedCycle }: Pick<Contract, 'version' | 'cycleEnd' | 'passedCycle'>,
  more: Pick<PutDecisionRequest, 'decision' | 'note' | 'noticeSent'>,
): PutDecisionRequest | null {
  const end = passedCycle?.cycleEnd ?? cycleEnd;
  return end && version ? { version, cycleEnd: end, ...more } : null;
}

export const {
  useAcknowledgePassedMutation,
  useAddDocumentMutation,
  useChangeContractsMutation,
  useCreateContractMutation,
  useGetContractHistoryQuery,
  useGetContractQuery,
  useGetContractTextQuery,
  useGetFoundTextQuery,
  useJoinContractMutation,
  useListJoinOffersQuery,
  usePreviewJoinQuery,
  usePutDecisionMutation,
  useSplitContractMutation,
  useUnacknowledgePassedMutation,
  useUpdateContractMutation,
} = cycleApi;
export const { useGetOriginalQuery } = originalApi;
export type * from './generated/cycle.gen.ts';
