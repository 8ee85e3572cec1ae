/** Every file of the robustness corpus in one mailbox: each must have an outcome, and the search must complete. */
import { ADMIN } from '../../sandbox/testing/tinyWorkspace.ts';
import { robustnessMailbox } from '../../server/jobs/testing/robustnessMailbox.ts';
import { startSearchWorld } from '../../server/jobs/testing/searchWorld.ts';
import { measured, withTestServer } from './measured.ts';

export function soakSearchFiles(): Promise<boolean> {
  return withTestServer(async () => {
    const mailbox = robustnessMailbox();
    if (mailbox === null) {
      console.log('NOT RUN: the robustness corpus (../shared/corpus) is not here.');
      return true;
    }
    const world = await startSearchWorld({ workspace: mailbox.workspace, admin: ADMIN });
    const own = { entityType: 'SPECIFIC_ACCOUNTS' as const, specificAccounts: [ADMIN] };
    const { result, seconds, megabytes } = await measured(() => world.search(own));
    await world.close();
    const named = new Set(result.receipt?.items.map(({ name }) => name));
    const missing = mailbox.names.filter((name) => !named.has(name));
    const outcomes = Object.entries(
      Object.groupBy(result.receipt?.items ?? [], ({ code, outcome }) => code ?? outcome),
    );
    console.log(
      `${mailbox.names.length} files in ${seconds} s, ${megabytes} MB with the sandbox, ${missing.length} without an outcome; ` +
        outcomes.map(([outcome, items]) => `${items?.length} ${outcome}`).join(', '),
    );
    return missing.length === 0 && result.ended.status === 'COMPLETED';
  });
}
