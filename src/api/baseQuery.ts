/**
 * How every call goes out: to the base address, with the bearer token, and with the time-out that its endpoint asks for
 * (`extraOptions.timeout`; none by default). Requests and responses, and with them the token, never enter an action.
 */
import { type BaseQueryFn, type FetchArgs, fetchBaseQuery, type FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { fetchOnce } from '../platform/earlyCalls.ts';
import { unlessLeaving } from '../platform/leaving.ts';
import { baseUrl } from './baseUrl.ts';

export type CallOptions = { timeout?: number };
export type BaseQuery = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, CallOptions, object>;

/** What the query reads of the state; the auth slice provides it. */
type WithToken = { auth: { token: string | null } };

/** The session token that calls carry now, or null. */
export function tokenOf(state: unknown): string | null {
  return (state as WithToken).auth.token;
}

const send = fetchBaseQuery({
  baseUrl,
  fetchFn: (request) => fetchOnce(request as Request),
  prepareHeaders: (headers, { getState }) => {
    const token = tokenOf(getState());
    if (token) headers.set('authorization', `Bearer ${token}`);
  },
});

/** Whether calls go out at all. They do not while a recorded log is replayed: then they never get an answer. */
export const outgoing = { blocked: false };

export const baseQuery: BaseQuery = async (args, api, extraOptions) => {
  if (outgoing.blocked) return new Promise(() => {});
  const call = typeof args === 'string' ? { url: args } : args;
  const timeout = extraOptions?.timeout;
  const { data, error } = await send(timeout === undefined ? call : { ...call, timeout }, api, {});
  // A page that is loaded again breaks its calls off. That says nothing about the service: whoever pressed F5 twice was signed out.
  if (error) await unlessLeaving();
  return error ? { error } : { data };
};
