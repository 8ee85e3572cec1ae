/** One mailbox, through Google's own client library. Always as `me`: the token says who that is. */
import { gmail, type gmail_v1 } from '@googleapis/gmail';
import { callGoogle, type CallEquipment } from './callGoogle.ts';
import { GoogleFailure, googleFailure } from './googleFailure.ts';
import { answerObject, apiOptions, quotaUser, type AccountContext, type ApiOptions } from './googleRequest.ts';
import type { QuotaMethod } from './quotaCosts.ts';
import { readMessageJson } from './readMessageJson.ts';
import type { MailMessage, MailPart, WorkspaceClient } from './workspaceClient.ts';

const PAGE_SIZE = 500;

export type GmailClient = Pick<WorkspaceClient, 'listMessages' | 'getMessage' | 'getAttachment' | 'getRawMessage'> & {
  /** The mailbox's own address. One unit: the cheapest proof that it can be read. */
  getProfileAddress(signal: AbortSignal): Promise<string>;
};

/** A client for the mailbox of `context.account`. */
export function createGmailClient(context: AccountContext): GmailClient {
  const api = gmail('v1').users;
  const common = { userId: 'me', quotaUser: quotaUser(context.account) };
  const nature = { target: 'gmail', method: context.method } as const;

  function call<T>(
    method: QuotaMethod,
    signal: AbortSignal,
    send: (options: ApiOptions) => Promise<T>,
    timeoutMs = context.settings.timeouts.callMs,
    asksForAccount = false,
  ): Promise<T> {
    const run = (equipment: CallEquipment) => send(apiOptions(equipment, context.settings, timeoutMs));
    return callGoogle({ ...context, nature: { ...nature, asksForAccount } }, { method }, signal, run);
  }

  async function getMessage(id: string, signal: AbortSignal): Promise<MailMessage> {
    // The whole payload: a mask that names fields of parts describes one level only and loses the deeper ones.
    const fields = 'id,threadId,labelIds,internalDate,sizeEstimate,payload';
    return call('gmail.messages.get', signal, async (options) => {
      const params = { ...common, id, format: 'full', fields };
      const response = await api.messages.get(params, { ...options, responseType: 'stream' });
      const { answer, data } = await readMessageJson<gmail_v1.Schema$Message>(bytesOf(response));
      return toMessage(answer, data);
    });
  }

  function fetchAttachment(messageId: string, id: string, signal: AbortSignal): Promise<Uint8Array> {
    const { downloadMs } = context.settings.timeouts;
    return call(
      'gmail.attachments.get',
      signal,
      async (options) => {
        const params = { ...common, messageId, id, fields: 'data,size' };
        const response = await api.messages.attachments.get(params, { ...options, responseType: 'stream' });
        return (await readMessageJson(bytesOf(response))).data[0] ?? new Uint8Array();
      },
      downloadMs,
    );
  }

  async function askForProfile(options: ApiOptions): Promise<string> {
    const { emailAddress } = answerObject(await api.getProfile({ ...common, fields: 'emailAddress' }, options));
    if (!emailAddress) throw new TypeError('Google sent a profile without an address');
    return emailAddress;
  }

  return {
    getMessage,

    async listMessages(q, pageToken, signal) {
      const page = { maxResults: PAGE_SIZE, ...(pageToken !== null && { pageToken }) };
      const params = { ...common, q, ...page, fields: 'messages(id,threadId),nextPageToken' };
      return call('gmail.messages.list', signal, async (options) => {
        const data = answerObject(await api.messages.list(params, options));
        const messages = (data.messages ?? []).flatMap(({ id, threadId }) =>
          id ? [{ id, threadId: threadId ?? id }] : [],
        );
        return { messages, nextPageToken: data.nextPageToken || null };
      });
    },

    async getAttachment(messageId, part, signal, maxBytes = Number.POSITIVE_INFINITY) {
      if ((part.size ?? 0) > maxBytes) throw googleFailure('skip', 'tooLarge', 'tooLarge');
      if (part.attachmentId) {
        try {
          return await fetchAttachment(messageId, part.attachmentId, signal);
        } catch (error) {
          if (!isExpiredAttachment(error)) throw error;
        }
      }
      const message = await getMessage(messageId, signal);
      const found = partOf(message.payload, part.partId);
      if (!found) throw googleFailure('gone', 'attachmentMissing', 'attachmentMissing');
      if (found.size > maxBytes) throw googleFailure('skip', 'tooLarge', 'tooLarge');
      if (found.data !== null) return found.data;
      if (found.attachmentId === null) return new Uint8Array();
      return fetchAttachment(messageId, found.attachmentId, signal);
    },

    async getRawMessage(id, signal) {
      const params = { ...common, id, format: 'raw', fields: 'raw' };
      const { downloadMs } = context.settings.timeouts;
      return call(
        'gmail.messages.get',
        signal,
        async (options) => decode(answerObject(await api.messages.get(params, options)).raw),
        downloadMs,
      );
    },

    getProfileAddress: (signal) => call('gmail.getProfile', signal, askForProfile, undefined, true),
  };
}

/** Ids of attachments are short-lived: a refused one says nothing of the attachment itself. */
function isExpiredAttachment(error: unknown): boolean {
  return error instanceof GoogleFailure && (error.kind === 'gone' || error.kind === 'fatal');
}

/** The part of that id within a message's tree. */
export function partOf(part: MailPart, partId: string): MailPart | undefined {
  if (part.partId === partId) return part;
  for (const child of part.parts) {
    const found = partOf(child, partId);
    if (found) return found;
  }
  return undefined;
}

/** What the libraries answer where a stream was asked for. */
function bytesOf(response: { data: unknown }): AsyncIterable<Uint8Array> {
  return response.data as AsyncIterable<Uint8Array>;
}

/** `bytes`: what the fields `data` stand for, by their places. */
function toMessage(data: gmail_v1.Schema$Message, bytes: readonly Uint8Array[]): MailMessage {
  if (!data.id || !data.payload) throw new TypeError('Google sent a message without id or payload');
  return {
    id: data.id,
    threadId: data.threadId ?? data.id,
    labelIds: data.labelIds ?? [],
    internalDate: Number(data.internalDate ?? 0),
    sizeEstimate: data.sizeEstimate ?? 0,
    payload: toPart(data.payload, bytes),
  };
}

function toPart(part: gmail_v1.Schema$MessagePart, bytes: readonly Uint8Array[]): MailPart {
  const { data, attachmentId, size } = part.body ?? {};
  return {
    partId: part.partId ?? '',
    mimeType: (part.mimeType ?? '').toLowerCase(),
    filename: part.filename ?? '',
    headers: (part.headers ?? []).map(({ name, value }) => ({ name: name ?? '', value: value ?? '' })),
    size: size ?? 0,
    data: (data && bytes[Number(data)]) || null,
    attachmentId: attachmentId ?? null,
    parts: (part.parts ?? []).map((child) => toPart(child, bytes)),
  };
}

/** Bytes, never text: 8-bit parts would not survive. */
function decode(base64url: string | null | undefined): Uint8Array {
  return Buffer.from(base64url ?? '', 'base64url');
}
