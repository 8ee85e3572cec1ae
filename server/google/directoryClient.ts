/** The users of a Workspace, as one of its administrators sees them. */
import { admin } from '@googleapis/admin';
import { allPages } from './allPages.ts';
import { callGoogle } from './callGoogle.ts';
import { answerObject, apiOptions, quotaUser, type AccountContext } from './googleRequest.ts';
import type { WorkspaceAccount } from './workspaceClient.ts';

const PAGE_SIZE = 500;

/**
 * The first page, or all pages, of the users that can be searched: neither suspended nor archived. `context.account` must be
 * an administrator; otherwise `admin` / `directoryForbidden`.
 */
export async function listWorkspaceUsers(
  context: AccountContext,
  signal: AbortSignal,
  { firstPageOnly = false } = {},
): Promise<{ users: WorkspaceAccount[]; complete: boolean }> {
  const { users } = admin('directory_v1');
  const nature = { target: 'directory', method: context.method } as const;
  const { items, complete } = await allPages(async (pageToken) => {
    const params = {
      customer: 'my_customer',
      maxResults: PAGE_SIZE,
      query: 'isSuspended=false',
      projection: 'basic',
      quotaUser: quotaUser(context.account),
      fields: 'nextPageToken,users(primaryEmail,suspended,archived,isMailboxSetup)',
      ...(pageToken && { pageToken }),
    };
    const page = await callGoogle(
      { ...context, nature },
      { method: 'directory.users.list' },
      signal,
      async (equipment) =>
        answerObject(
          await users.list(params, apiOptions(equipment, context.settings, context.settings.timeouts.callMs)),
        ),
    );
    const found = (page.users ?? []).flatMap(({ primaryEmail, suspended, archived, isMailboxSetup }) =>
      primaryEmail && !suspended && !archived ? [{ email: primaryEmail, hasMailbox: isMailboxSetup ?? true }] : [],
    );
    return { items: found, nextPageToken: firstPageOnly ? null : page.nextPageToken };
  });
  return { users: items, complete };
}
