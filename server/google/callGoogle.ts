/** One call to Google with everything that makes it dependable: an access token, its turn at the account's gate, patience. */
import type { AccessTokens } from './accessTokens.ts';
import type { AccountGate } from './accountGate.ts';
import { GoogleFailure } from './googleFailure.ts';
import type { GoogleTime } from './googleTime.ts';
import type { CallNature } from './judgeTrouble.ts';
import { askPatiently } from './patience.ts';
import type { QuotaMethod } from './quotaCosts.ts';

export type CallContext = {
  nature: CallNature;
  gate: AccountGate;
  tokens: AccessTokens;
  time: GoogleTime;
  /** For whom, of our users: those who share an account take turns. */
  user: string;
  /** Caps the attempts of every call: where a person waits. */
  tries?: number | undefined;
};

export type CallOptions = {
  method: QuotaMethod;
  /** Caps the attempts of this call: where repetition is known to be useless. */
  tries?: number | undefined;
};

/** What a call needs to go out: handed to the libraries as request options. */
export type CallEquipment = { headers: { authorization: string }; signal: AbortSignal };

/** Runs `send` as often as it takes. Throws `GoogleFailure`, or the signal's reason. */
export async function callGoogle<T>(
  context: CallContext,
  options: CallOptions,
  signal: AbortSignal,
  send: (equipment: CallEquipment) => Promise<T>,
): Promise<T> {
  const { gate, tokens, time, nature, user } = context;
  let token = '';
  const renew = async () => void (await tokens.renew(token, signal));
  const tries = options.tries ?? context.tries;
  try {
    return await askPatiently({ nature, time, signal, gate, renew, tries }, async () => {
      token = await tokens.get(signal);
      const equipment = { headers: { authorization: `Bearer ${token}` }, signal };
      return gate.pass(options.method, signal, () => send(equipment), user);
    });
  } catch (error) {
    if (error instanceof GoogleFailure && error.kind === 'reconnect') await tokens.lost(error);
    throw error;
  }
}
