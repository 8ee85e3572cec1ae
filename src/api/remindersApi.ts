/** The door to being told: reminders, the bell, settings and the calendar feed. Put into the one API slice by the screen that needs it. */
import { readApiError } from './apiError.ts';
import { feedApi as generatedFeed } from './generated/feed.gen.ts';
import { remindersApi as generatedReminders } from './generated/reminders.gen.ts';

const settings = { type: 'Settings', id: 'OWN' } as const;
const reminders = { type: 'Reminders', id: 'LIST' } as const;
const notices = { type: 'Notices', id: 'LIST' } as const;
const stopped = { type: 'StoppedAddresses', id: 'LIST' } as const;
const feed = { type: 'Feed', id: 'OWN' } as const;

export const remindersApi = generatedReminders
  .enhanceEndpoints({ addTagTypes: ['Settings', 'Reminders', 'Notices', 'StoppedAddresses', 'Contracts', 'Contract'] })
  .enhanceEndpoints({
    endpoints: {
      getSettings: { providesTags: [settings] },
      // The counterparties of the list follow from our companies.
      putSettings: {
        invalidatesTags: (_result, error) => (error ? [] : [settings, reminders, 'Contracts']),
        // What was saved is shown at once: until it is loaded again, the values before it would be.
        async onQueryStarted(_sent, { dispatch, queryFulfilled }) {
          const saved = await queryFulfilled.catch(() => null);
          if (saved) dispatch(generatedReminders.util.updateQueryData('getSettings', undefined, () => saved.data));
        },
      },
      listReminders: { providesTags: [reminders] },
      sendTestMessage: { invalidatesTags: [reminders, notices] },
      // The contract's page says what is set, and what is planned after that.
      putReminderChoice: {
        invalidatesTags: (_result, error, { id }) =>
          error && readApiError(error).code !== 'STALE_VERSION' ? [] : [reminders, { type: 'Contract', id }],
      },
      listNotices: { providesTags: [notices] },
      listStoppedAddresses: { providesTags: [stopped] },
      sendAgain: { invalidatesTags: (_result, error) => (error ? [] : [stopped, reminders]) },
      readNotices: { invalidatesTags: (_result, error) => (error ? [] : [notices]) },
    },
  });

export const feedApi = generatedFeed.enhanceEndpoints({ addTagTypes: ['Feed'] }).enhanceEndpoints({
  endpoints: {
    getFeed: { providesTags: [feed] },
    makeFeed: { invalidatesTags: (_result, error) => (error ? [] : [feed]) },
    revokeFeed: { invalidatesTags: (_result, error) => (error ? [] : [feed]) },
  },
});

export const {
  useGetMailStateQuery,
  useGetReminderQuery,
  useGetSettingsQuery,
  useLazyGetSettingsQuery,
  useListNoticesQuery,
  useListRemindersQuery,
  useListStoppedAddressesQuery,
  usePutReminderChoiceMutation,
  usePutSettingsMutation,
  useReadNoticesMutation,
  useSendAgainMutation,
  useSendTestMessageMutation,
} = remindersApi;
export const { useGetFeedQuery, useMakeFeedMutation, useRevokeFeedMutation } = feedApi;
export type { MailState, Notice, Notices, Reminder, Settings, StoppedAddress } from './generated/reminders.gen.ts';
