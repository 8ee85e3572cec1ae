/** The door to the account: password, sessions and what happened. Put into the one API slice by the screen that needs it. */
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
      changePassword: { invalidatesTags: (_result, error) => (error ? [] : [sessions, activity]) },
      // One that is gone already is out of date on the screen all the same.
      endSession: { invalidatesTags: [sessions, activity] },
    },
  });

export const {
  useChangePasswordMutation,
  useEndSessionMutation,
  useEndSessionsMutation,
  useGetAccountQuery,
  useListActivityQuery,
  useListSessionsQuery,
} = accountApi;
export type { AccountEvent, Session } from './generated/account.gen.ts';
