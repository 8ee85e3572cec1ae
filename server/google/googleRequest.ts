/** What every request to Google's APIs carries, and how its answers are taken. Shared by the clients of Gmail, Drive and Directory. */
import { createHash } from 'node:crypto';
import type { CallContext, CallEquipment } from './callGoogle.ts';
import { createGoogleFetch, type GoogleFetch } from './googleFetch.ts';
import { googleFailure } from './googleFailure.ts';
import type { GoogleSettings } from './googleSettings.ts';

export type AccountContext = Omit<CallContext, 'nature'> & {
  method: CallContext['nature']['method'];
  account: string;
  settings: GoogleSettings;
};

export type ApiOptions = CallEquipment & { retry: false; timeout: number; fetchImplementation: GoogleFetch };

/** Options for the libraries' methods: our token, signal and time-out, our fetch, and no retries of their own. */
export function apiOptions(equipment: CallEquipment, settings: GoogleSettings, timeoutMs: number): ApiOptions {
  return {
    ...equipment,
    retry: false,
    timeout: timeoutMs,
    fetchImplementation: createGoogleFetch(settings.endpoints, timeoutMs),
  };
}

/** At most 40 characters that stand for the account, so that Google counts delegated calls per user and not per service account. */
export function quotaUser(account: string): string {
  return createHash('sha256').update(account.toLowerCase()).digest('base64url').slice(0, 40);
}

/** The answer as an object. A half or garbled one comes out of the libraries as text; it counts as no answer. */
export function answerObject<T extends object>(response: { data: T }): T {
  const { data } = response;
  if (typeof data !== 'object' || data === null) throw new TypeError('Google sent an answer that cannot be read');
  return data;
}

/** Reads a stream to its end, or throws `skip` / `tooLarge` and lets go of it as soon as it exceeds `maxBytes`. */
export async function readCapped(stream: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw googleFailure('skip', 'tooLarge', 'tooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
