/**
 * The only import door to the service: all eighteen operations, with their time-outs, their poll intervals, and what
 * changes when something is written. The generated part describes the wire, this file describes the behaviour.
 */
import { original } from '@reduxjs/toolkit';
import { writtenDay } from '../../contract/calendar.ts';
import { limits } from '../domain/limits.ts';
import { byteApi } from './byteEndpoints.ts';
import type { ListContractsApiResponse } from './endpoints.gen.ts';
import { frozenRows } from './frozenRows.ts';

const contractList = { type: 'Contracts', id: 'LIST' } as const;
const stats = { type: 'Stats', id: 'DASHBOARD' } as const;
const connection = { type: 'Connection', id: 'GOOGLE' } as const;

export const api = byteApi.enhanceEndpoints({
  endpoints: {
    listContracts: {
      providesTags: [contractList],
      transformResponse: (contracts: ListContractsApiResponse) => frozenRows(withWrittenDays(contracts)),
    },
    getDashboardStats: { providesTags: [stats] },
    deleteContract: {
      // Gone already, deleted elsewhere: what is shown is out of date all the same.
      invalidatesTags: (_result, error) => (error && error.status !== 404 ? [] : [contractList, stats]),
      /** The row goes as soon as the service has confirmed, before the list is fetched again. */
      onQueryStarted: async ({ id }, { dispatch, getState, queryFulfilled }) => {
        try {
          await queryFulfilled;
        } catch {
          return;
        }
        for (const arg of byteApi.util.selectCachedArgsForQuery(getState(), 'listContracts')) {
          dispatch(
            // Out of the list itself, not its draft: that would make a draft of every row, seconds for a long list.
            byteApi.util.updateQueryData('listContracts', arg, (rows) =>
              (original(rows) ?? rows).filter((contract) => contract.id !== id),
            ),
          );
        }
      },
    },
    uploadContracts: { invalidatesTags: (_result, error) => (error ? [] : [contractList, stats]) },
    getGoogleStatus: { providesTags: [connection] },
    disconnectGoogle: { invalidatesTags: (_result, error) => (error ? [] : [connection]) },
    // A key upload leaves the status alone: its email is fetched again a second later, as specified.
    startSearch: { extraOptions: { timeout: limits.startSearchTimeout } },
    getSearch: { extraOptions: { timeout: limits.searchStatusTimeout } },
    processSearch: { extraOptions: { timeout: limits.processSearchTimeout } },
  },
});

/** A renewal date that came as a date-time is its day, here for every screen. */
function withWrittenDays(contracts: ListContractsApiResponse): ListContractsApiResponse {
  return contracts.map((contract) =>
    contract.renewalDate && contract.renewalDate.length > 10
      ? { ...contract, renewalDate: writtenDay(contract.renewalDate) }
      : contract,
  );
}

/** How often the polled operations are asked again, in milliseconds. Who asks, and until when, is up to the listeners. */
export const pollIntervals = {
  getGoogleStatus: limits.connectionPollInterval,
  getGoogleAuthStatus: limits.oauthPollInterval,
  getSearch: limits.searchPollInterval,
} as const;

export const {
  useDeleteContractMutation,
  useDownloadContractMutation,
  useGetDashboardStatsQuery,
  useListContractsQuery,
  useLoginMutation,
  useRegisterMutation,
} = api;
export type * from './endpoints.gen.ts';
