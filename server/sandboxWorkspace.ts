/** What the sandbox workspace holds: the samples, or the files of a folder. */
import { tinyWorkspace } from '../sandbox/testing/tinyWorkspace.ts';
import type { SampleWorkspace } from '../sandbox/samples/workspaceTypes.ts';

export function sandboxWorkspace(_documents: string | null): () => SampleWorkspace | Promise<SampleWorkspace> {
  return () => tinyWorkspace();
}
