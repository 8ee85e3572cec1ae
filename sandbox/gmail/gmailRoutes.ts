/** Gmail API v1: profile, messages.list, messages.get, attachments.get. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SCOPES } from '../access.ts';
import { answerFields, openCall, type ApiCall } from '../apiCall.ts';
import { GoogleError, invalidArgument } from '../googleError.ts';
import { allParts } from '../mime.ts';
import { pageOf } from '../paging.ts';
import type { SandboxState } from '../sandboxState.ts';
import { makeAttachmentId, partOfAttachmentId } from './attachmentIds.ts';
import { asksForSpamOrTrash, matchesGmailQuery } from './gmailMatch.ts';
import { parseGmailQuery } from './gmailQuery.ts';
import { messageResource, partBody, type MessageFormat } from './messageResource.ts';

const DEFAULT_RESULTS = 100;
const MAX_RESULTS = 500;
/** Gmail's estimate is none: with many results it has long said 201. */
const ESTIMATE_CEILING = 201;
const FORMATS = new Set(['minimal', 'full', 'raw', 'metadata']);

type MailboxCall = ApiCall & { account: string };
type Params = { userId: string; id: string; '*': string };

/** Adds the routes under `/gmail/v1/users/:userId`. */
export function addGmailRoutes(app: FastifyInstance, state: SandboxState): void {
  const mailbox = async (request: FastifyRequest, method: string): Promise<MailboxCall> => {
    const call = await openCall(state, request, method, SCOPES.gmail);
    return { ...call, account: accountOf(call, (request.params as Params).userId) };
  };

  app.get('/gmail/v1/users/:userId/profile', async (request) => {
    const call = await mailbox(request, 'gmail.users.getProfile');
    const mails = call.index.mailsOf(call.account);
    return answerFields(call, {
      emailAddress: call.account,
      messagesTotal: mails.length,
      threadsTotal: new Set(mails.map(({ mail }) => mail.threadId)).size,
      historyId: String(Math.floor((mails[0]?.time ?? 0) / 1000)),
    });
  });

  app.get('/gmail/v1/users/:userId/messages', async (request) => {
    const call = await mailbox(request, 'gmail.users.messages.list');
    const { q, labelIds, withSpamAndTrash } = listQuery(call);
    const query = parseGmailQuery(q);
    const all = withSpamAndTrash || asksForSpamOrTrash(query);
    const context = { now: state.now(), looseDates: call.fault === 'looseDates' };
    const found = call.index
      .mailsOf(call.account)
      .filter(({ mail }) => all || !mail.labelIds.some((label) => label === 'SPAM' || label === 'TRASH'))
      .filter(({ mail }) => labelIds.every((label) => mail.labelIds.includes(label)))
      .filter((mail) => matchesGmailQuery(query, mail, context));
    const pageToken = call.parameter('pageToken');
    const page = pageOf(
      found,
      {
        pageToken,
        size: resultCount(call.parameter('maxResults')),
        query: ['gmail', call.account, q, labelIds, withSpamAndTrash],
        now: state.now(),
        empty: call.fault === 'emptyPage',
        stuck: call.fault === 'samePageToken',
      },
      state.signer,
    );
    if (!page || (pageToken && call.fault === 'badPageToken')) throw invalidArgument('Invalid pageToken');
    const { items, nextPageToken } = page;
    return answerFields(call, {
      ...(items.length > 0 && { messages: items.map(({ mail }) => ({ id: mail.id, threadId: mail.threadId })) }),
      ...(nextPageToken !== undefined && { nextPageToken }),
      resultSizeEstimate: Math.min(found.length, ESTIMATE_CEILING),
    });
  });

  app.get('/gmail/v1/users/:userId/messages/:id', async (request) => {
    const call = await mailbox(request, 'gmail.users.messages.get');
    const { id } = request.params as Params;
    const format = (call.parameter('format') ?? 'full').toLowerCase();
    if (!FORMATS.has(format)) throw invalidArgument(`Invalid value at 'format': "${format}"`);
    const mail = mailOf(call, id);
    const newId = (part: string) => makeAttachmentId(state, id, part);
    return answerFields(
      call,
      messageResource(mail, format as MessageFormat, call.parameters('metadataHeaders'), newId),
    );
  });

  // A wildcard, because Fastify refuses parameters of more than 100 characters and attachment ids have several hundred.
  app.get('/gmail/v1/users/:userId/messages/:id/attachments/*', async (request) => {
    const call = await mailbox(request, 'gmail.users.messages.attachments.get');
    const { id, '*': attachmentId } = request.params as Params;
    const mail = mailOf(call, id);
    const partId = partOfAttachmentId(state, id, attachmentId);
    const part = allParts(mail.tree()).find((candidate) => candidate.partId === partId);
    if (!part) throw invalidArgument('Invalid attachment token');
    return answerFields(call, partBody(part));
  });
}

/** The account of `me`; only one's own mailbox can be opened. */
function accountOf({ token }: ApiCall, userId: string): string {
  if (token.account === null)
    throw new GoogleError(400, 'failedPrecondition', 'Precondition check failed.', { status: 'FAILED_PRECONDITION' });
  if (userId !== 'me' && userId.toLowerCase() !== token.account.toLowerCase())
    throw new GoogleError(403, 'forbidden', `Delegation denied for ${token.account}`);
  return token.account;
}

function listQuery(call: ApiCall) {
  const withSpamAndTrash = call.parameter('includeSpamTrash') === 'true';
  return { q: call.parameter('q') ?? '', labelIds: call.parameters('labelIds'), withSpamAndTrash };
}

function mailOf({ index, account }: MailboxCall, id: string) {
  if (!/^[0-9a-f]{1,16}$/i.test(id)) throw invalidArgument('Invalid id value');
  const mail = index.mail(account, id);
  if (!mail) throw new GoogleError(404, 'notFound', 'Requested entity was not found.');
  return mail;
}

function resultCount(value: string | undefined): number {
  if (value === undefined || value === '') return DEFAULT_RESULTS;
  const count = Number(value);
  if (!Number.isInteger(count) || count < 0) throw invalidArgument(`Invalid value at 'max_results': "${value}"`);
  return Math.min(count === 0 ? DEFAULT_RESULTS : count, MAX_RESULTS);
}
