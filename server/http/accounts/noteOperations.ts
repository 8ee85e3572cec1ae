/** Which operations are noted in the user's record of the account, and the one place where that happens. */
import type { FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import { noteEvent } from '../../db/accountEvents.ts';
import type { AppContext } from '../appContext.ts';
import type { OperationId } from '../operations.ts';
import type { AccountEventKind } from '../../../contract/accountEvent.ts';
import { deviceLabel } from '../../../contract/deviceLabel.ts';

type Noted = { kind: AccountEventKind; detail?: (body: never, query: never) => string | null };

type Exported = { format: string; ids?: string[] };

const NOTED: Partial<Record<OperationId, Noted>> = {
  logout: { kind: 'signed-out' },
  changePassword: { kind: 'password-changed' },
  exportAccount: { kind: 'account-exported' },
  deleteAccount: { kind: 'deletion-requested' },
  endSessions: { kind: 'signed-out-everywhere' },
  endSession: { kind: 'signed-out' },
  uploadGoogleCredentials: { kind: 'key-uploaded' },
  disconnectGoogle: { kind: 'google-disconnected' },
  confirmSecondFactor: { kind: 'second-factor-on' },
  endSecondFactor: { kind: 'second-factor-off' },
  inviteColleague: { kind: 'colleague-invited', detail: ({ email }: { email: string }) => email },
  joinDatabase: { kind: 'database-joined' },
  exportContracts: { kind: 'contracts-exported', detail: (_body, query: Exported) => query.format.toUpperCase() },
  exportSelectedContracts: {
    kind: 'contracts-exported',
    detail: ({ format, ids = [] }: Exported) => `${ids.length} as ${format.toUpperCase()}`,
  },
  deleteContract: { kind: 'contract-deleted' },
  makeFeed: { kind: 'feed-made' },
  revokeFeed: { kind: 'feed-revoked' },
};

/**
 * The hooks that note an operation where it succeeded, before its answer goes out: whoever has the answer finds the entry. Sign-ins are
 * noted by their own handlers: they have no user yet.
 */
export function notingHooks(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  operationId: OperationId,
): onSendHookHandler[] {
  const noted = NOTED[operationId];
  if (!noted) return [];
  const hook = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { user, body, query, headers } = request;
    if (user === null || reply.statusCode >= 300) return;
    await noteEvent(database.queries, user.id, {
      at: clock(),
      kind: noted.kind,
      device: deviceLabel(headers['user-agent']),
      detail: noted.detail?.(body as never, query as never) ?? null,
    });
  };
  return [hook];
}
