/** The built-in stand-in for Google, on the service's own address, where no client of Google's is configured. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sandboxPlugin } from '../sandbox/sandboxPlugin.ts';
import { ConfigError, type Config } from './config.ts';
import { sandboxWorkspace } from './sandboxWorkspace.ts';

export const SANDBOX_PATH = '/sandbox/google';

/** Mounts it; its mails and files are made when they are first asked for. Grants outlive a restart. */
export async function mountSandbox(app: FastifyInstance, config: Config): Promise<void> {
  const { sandboxDocuments } = config;
  if (sandboxDocuments !== null && !(await isFolder(sandboxDocuments))) {
    throw new ConfigError(`SANDBOX_DOCUMENTS is ${sandboxDocuments}, and there is no such folder.`);
  }
  await app.register(sandboxPlugin, {
    prefix: SANDBOX_PATH,
    publicUrl: `${config.publicUrl}${SANDBOX_PATH}`,
    workspace: sandboxWorkspace(sandboxDocuments),
    stateFile: join(config.dataDir, 'sandbox-state.json'),
  });
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
