/** The door to past searches, kept ones, and what they find. Put into the one API slice by the screen that needs it. */
import { watchingApi as generatedWatching } from './generated/watching.gen.ts';

const searches = { type: 'Searches', id: 'LIST' } as const;
const finds = { type: 'Finds', id: 'LIST' } as const;

export const watchingApi = generatedWatching
  .enhanceEndpoints({ addTagTypes: ['Searches', 'Finds', 'Contracts'] })
  .enhanceEndpoints({
    endpoints: {
      listSearches: { providesTags: [searches] },
      // What is uploaded is new no longer.
      listFinds: { providesTags: [finds, 'Contracts'] },
      watchSearch: { invalidatesTags: (_result, error) => (error ? [] : [searches]) },
      unwatchSearch: { invalidatesTags: (_result, error) => (error ? [] : [searches]) },
      restoreFind: { invalidatesTags: (_result, error) => (error ? [] : [finds, searches]) },
      dismissFind: { invalidatesTags: (_result, error) => (error ? [] : [finds, searches]) },
    },
  });

export const {
  useDismissFindMutation,
  useListFindsQuery,
  useListSearchesQuery,
  useUnwatchSearchMutation,
  useWatchSearchMutation,
} = watchingApi;
export type * from './generated/watching.gen.ts';
