/** The built-in stand-in for Google, on the service's own address, where no client of Google's is configured. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { productName } from '../contract/product.ts';
import { sandboxPlugin } from '../sandbox/sandboxPlugin.ts';
import type { SandboxState } from '../sandbox/sandboxState.ts';
import type { WorkspaceMail } from '../sandbox/samples/workspaceTypes.ts';
import { ConfigError, type Config } from './config.ts';
import { sandboxWorkspace, type MakeWorkspace } from './sandboxWorkspace.ts';

export const SANDBOX_PATH = '/sandbox/google';

/**
 * Throws `ConfigError` where strangers could reach the sandbox, unless the settings say that they may: it answers anybody; and where it is to
 * be filled with documents and isn't there.
 */
export function requirePrivateSandbox(config: Config): void {
  if (!config.googleSandbox && config.sandboxDocuments !== null) {
    throw new ConfigError(
      'SANDBOX_DOCUMENTS fills the sandbox workspace, and there is none beside a Google client or address. Set only one of them.',
    );
  }
  if (!config.googleSandbox || config.sandboxPublic) return;
  const { hostname } = new URL(config.publicUrl);
  const exposed = isLoopback(config.host)
    ? isLoopback(hostname)
      ? null
      : `PUBLIC_URL is ${config.publicUrl}`
    : `HOST is ${config.host}`;
  if (exposed === null) return;
  throw new ConfigError(
    `${exposed}, and without a Google client the sandbox workspace would answer anybody who reaches it. ` +
      'Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or GOOGLE_SANDBOX=false, or SANDBOX_PUBLIC=true if that is meant.',
  );
}

function isLoopback(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host);
}

/**
 * Mounts it; its mails and files are made when they are first asked for. Grants outlive a restart. `requireUser` throws for whoever is not
 * signed in: the key of its service account opens every mailbox in it. `delivered`: messages that were delivered into it before.
 * `documents`: what it holds, where a test wants less than the settings say.
 */
export async function mountSandbox(
  app: FastifyInstance,
  config: Config,
  requireUser: (request: FastifyRequest) => Promise<void>,
  delivered: () => Promise<WorkspaceMail[]> = () => Promise.resolve([]),
  documents: MakeWorkspace = sandboxWorkspace(config.sandboxDocuments),
): Promise<SandboxState> {
  const { sandboxDocuments } = config;
  if (sandboxDocuments !== null && !(await isFolder(sandboxDocuments))) {
    throw new ConfigError(`SANDBOX_DOCUMENTS is ${sandboxDocuments}, and there is no such folder.`);
  }
  let state: SandboxState | undefined;
  await app.register(sandboxPlugin, {
    prefix: SANDBOX_PATH,
    publicUrl: `${config.publicUrl}${SANDBOX_PATH}`,
    clientName: productName,
    workspace: async () => {
      const workspace = await documents();
      return { ...workspace, mails: [...workspace.mails, ...(await delivered())] };
    },
    guardKey: requireUser,
    stateFile: join(config.dataDir, 'sandbox-state.json'),
    onState: (made) => (state = made),
  });
  if (state === undefined) throw new Error('The sandbox workspace did not start.');
  return state;
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
