/** The stand-in as a server of its own, for tests and for looking around. */
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { sandboxPlugin, type SandboxOptions } from './sandboxPlugin.ts';
import type { SandboxState } from './sandboxState.ts';
import { addServiceAccount, type ServiceAccountKey, type ServiceAccountOptions } from './serviceAccount.ts';

export type StartOptions = Omit<SandboxOptions, 'publicUrl' | 'onState'> & {
  /** 0, the default, takes any free port. */
  port?: number;
  /** Path below which everything lies; default none. */
  prefix?: string;
};

export type RunningSandbox = {
  /** Base address without a slash at the end. */
  url: string;
  state: SandboxState;
  /** Makes a service-account key that this sandbox accepts. */
  addServiceAccount: (options?: ServiceAccountOptions) => Promise<ServiceAccountKey>;
  /** Ends it at once, hanging calls included. */
  close: () => Promise<void>;
};

/**
 * Starts on the loopback interface; resolves when it answers. Consent leads back only to the `redirectUris` given.
 */
export async function startSandbox({ port = 0, prefix = '', ...options }: StartOptions): Promise<RunningSandbox> {
  let state: SandboxState | undefined;
  const app = Fastify({ forceCloseConnections: true });
  const publicUrl = `http://127.0.0.1${prefix}`;
  await app.register(sandboxPlugin, { ...options, prefix, publicUrl, onState: (made) => (state = made) });
  await app.listen({ host: '127.0.0.1', port });
  if (!state) throw new Error('The sandbox did not start.');
  const { store } = state;
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${prefix}`,
    state,
    addServiceAccount: (accountOptions) => addServiceAccount(store, accountOptions),
    close: () => app.close(),
  };
}
