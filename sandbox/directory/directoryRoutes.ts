/** Directory API v1 of the Admin SDK: users.list, for administrators only. */
import type { FastifyInstance } from 'fastify';
import { SCOPES } from '../access.ts';
import { answerFields, openCall, type ApiCall } from '../apiCall.ts';
import { GoogleError } from '../googleError.ts';
import { pageOf } from '../paging.ts';
import type { WorkspaceAccount } from '../samples/workspaceTypes.ts';
import type { SandboxState } from '../sandboxState.ts';
import { isOfDomain, subjectIdOf } from '../workspaceIndex.ts';

const DEFAULT_RESULTS = 100;
const MAX_RESULTS = 500;
const CUSTOMER_ID = 'C0sandbox';

/** Adds `/admin/directory/v1/users`. */
export function addDirectoryRoutes(app: FastifyInstance, state: SandboxState): void {
  app.get('/admin/directory/v1/users', async (request) => {
    const call = await openCall(state, request, 'directory.users.list', SCOPES.directory);
    requireReader(call);
    const { index, parameter } = call;
    const customer = parameter('customer');
    const domain = parameter('domain');
    if (!customer && !domain) throw new GoogleError(400, 'badRequest', 'Bad Request');
    if ((customer && !['my_customer', CUSTOMER_ID].includes(customer)) || (domain && domain !== index.domain))
      throw new GoogleError(404, 'notFound', 'Domain not found.');
    const wanted = queryFilter(parameter('query'));
    const users = index.accounts
      .filter((account) => isOfDomain(index, account.email) && wanted(account))
      .toSorted((a, b) => a.email.localeCompare(b.email));
    const size = Math.min(Math.max(Number(parameter('maxResults') ?? DEFAULT_RESULTS) || 1, 1), MAX_RESULTS);
    const query = ['users', customer, domain, parameter('query')];
    const pageToken = parameter('pageToken');
    const empty = call.fault === 'emptyPage';
    const stuck = call.fault === 'samePageToken';
    const page = pageOf(users, { pageToken, size, query, now: state.now(), empty, stuck }, state.signer);
    if (!page || (pageToken && call.fault === 'badPageToken'))
      throw new GoogleError(400, 'invalid', 'Invalid Input: pageToken');
    return answerFields(call, {
      kind: 'admin#directory#users',
      ...(page.items.length > 0 && { users: page.items.map(userOf) }),
      ...(page.nextPageToken !== undefined && { nextPageToken: page.nextPageToken }),
    });
  });
}

/** Needs an administrator, except for what everybody of the domain may see; a service account alone is nobody. */
function requireReader({ token, index, parameter }: ApiCall): void {
  if (token.account === null) throw new GoogleError(400, 'invalid', 'Invalid Input');
  const isPublicView = parameter('viewType') === 'domain_public' && isOfDomain(index, token.account);
  if (!index.account(token.account)?.isAdmin && !isPublicView)
    throw new GoogleError(403, 'forbidden', 'Not Authorized to access this resource/api');
}

/** The few searches that are of use here: `isSuspended=…`, `isAdmin=…`, `email:prefix*`. */
function queryFilter(query: string | undefined): (account: WorkspaceAccount) => boolean {
  const parts = (query ?? '').split(/\s+/).filter((part) => part !== '');
  const filters = parts.map((part): ((account: WorkspaceAccount) => boolean) => {
    const [, field, value = ''] = /^(isSuspended|isAdmin|email)[=:](.+)$/.exec(part) ?? [];
    if (field === 'isSuspended') return (account) => (account.suspended === true) === (value === 'true');
    if (field === 'isAdmin') return (account) => account.isAdmin === (value === 'true');
    if (field !== 'email') throw new GoogleError(400, 'invalid', 'Invalid Input: query');
    return ({ email }) => (value.endsWith('*') ? email.startsWith(value.slice(0, -1)) : email === value);
  });
  return (account) => filters.every((filter) => filter(account));
}

function userOf({ email, name, isAdmin, suspended }: WorkspaceAccount): Record<string, unknown> {
  const [givenName, ...rest] = name.split(' ');
  return {
    kind: 'admin#directory#user',
    id: subjectIdOf(email),
    primaryEmail: email,
    name: { givenName, familyName: rest.join(' '), fullName: name },
    isAdmin,
    isDelegatedAdmin: false,
    suspended: suspended === true,
    archived: false,
    isMailboxSetup: true,
    customerId: CUSTOMER_ID,
    orgUnitPath: '/',
  };
}
