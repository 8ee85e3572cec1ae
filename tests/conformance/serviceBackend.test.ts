/** The real service with a small sandbox workspace, on a fresh database, by the conformance suite. */
import type { StartBackend } from './conformanceBackend.ts';
import { describeConformance } from './describeConformance.ts';

// By its address: the compiler would check the whole service once more for this one import, which has its type from `StartBackend`.
const service = new URL('../../server/testing/conformanceService.ts', import.meta.url).href;

describeConformance('the service', async () => {
  const { startServiceBackend } = (await import(service)) as { startServiceBackend: StartBackend };
  return startServiceBackend();
});
