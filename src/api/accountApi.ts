/** The door to the account: password, sessions, what happened, and leaving. Put into the one API slice by the screen that needs it. */
import { saveFile } from '../platform/saveFile.ts';
import { tokenOf } from './baseQuery.ts';
import { receiveFile, type ReceivedFile } from './receiveFile.ts';
import { accountApi as generatedAccount } from './generated/account.gen.ts';

const own = { type: 'Account', id: 'OWN' } as const;
const sessions = { type: 'Sessions', id: 'LIST' } as const;
const activity = { type: 'Activity', id: 'LIST' } as const;

export const accountApi = generatedAccount
  .enhanceEndpoints({ addTagTypes: ['Account', 'Sessions', 'Activity'] })
  .enhanceEndpoints({
    endpoints: {
      getAccount: { providesTags: [own] },
      listSessions: { providesTags: [sessions] },
      listActivity: { providesTags: [activity] },
      confirmSecondFactor: { invalidatesTags: (_result, error) => (error ? [] : [own, activity]) },
      endSecondFactor: { invalidatesTags: (_result, error) => (error ? [] : [own, activity]) },
      changePassword: { invalidatesTags: (_result, error) => (error ? [] : [sessions, activity]) },
      // One that is gone already is out of date on the screen all the same.
      endSession: { invalidatesTags: [sessions, activity] },
    },
  });

const leavingApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    /** Saves the file under the name that the service gives it; the state only learns that name. After a sign-out nothing is saved. */
    exportAccount: build.mutation<{ fileName: string }, void>({
      queryFn: async (_arg, { getState }, _options, query) => {
        const owner = tokenOf(getState());
        const { data, error } = await query({
          url: '/api/account/export',
          responseHandler: (response) => (response.ok ? receiveFile(response, () => {}) : response.json()),
        });
        if (error) return { error };
        if (tokenOf(getState()) !== owner)
          return { error: { status: 'CUSTOM_ERROR', error: 'Nobody waits for the file any more.' } };
        const { blob, fileName } = data as ReceivedFile;
        const name = fileName ?? 'perennial.zip';
        saveFile(blob, name);
        return { data: { fileName: name } };
      },
      invalidatesTags: [activity],
    }),
  }),
});

export const { useExportAccountMutation } = leavingApi;
export const {
  useChangePasswordMutation,
  useConfirmSecondFactorMutation,
  useDeleteAccountMutation,
  useEndSecondFactorMutation,
  useEndSessionMutation,
  useEndSessionsMutation,
  useGetAccountQuery,
  useListActivityQuery,
  useListSessionsQuery,
  useSendConfirmationMutation,
  useStartSecondFactorMutation,
} = accountApi;
export type { AccountEvent, SecondFactorSecret, Session } from './generated/account.gen.ts';
