import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { sampleWorkspace } from './sampleWorkspace.ts';
import type { SampleWorkspace } from './workspaceTypes.ts';

vi.setConfig({ testTimeout: 180_000 });

const TODAY = '2026-05-01';

function fingerprint({ mails, files }: SampleWorkspace): string {
  const hash = createHash('sha256');
  for (const { raw, ...rest } of mails) hash.update(JSON.stringify(rest)).update(raw);
  for (const { bytes, googleDoc, ...rest } of files) {
    hash.update(JSON.stringify(rest)).update(bytes ?? googleDoc?.pdf ?? '');
  }
  return hash.digest('hex');
}

test('the same day gives the same workspace, to the byte, and another day another one', async () => {
  const workspace = await sampleWorkspace(TODAY);
  expect(fingerprint(await sampleWorkspace(TODAY))).toBe(fingerprint(workspace));
  expect(fingerprint(await sampleWorkspace('2026-05-02'))).not.toBe(fingerprint(workspace));
});
