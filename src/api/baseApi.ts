/** The empty API slice that the generated endpoints are put into. Import `api.ts` instead. */
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery.ts';

export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  // When the service is back (`ServiceAway`), what is on screen is asked for again.
  refetchOnReconnect: true,
  tagTypes: ['Contracts', 'Contract', 'History', 'Stats', 'Connection'],
  endpoints: () => ({}),
});
