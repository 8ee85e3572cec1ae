/** What the sandbox workspace holds: the samples, or the files of a folder. */
import { folderWorkspace } from '../sandbox/samples/folderWorkspace.ts';
import { sampleWorkspace } from '../sandbox/samples/sampleWorkspace.ts';
import type { SampleWorkspace } from '../sandbox/samples/workspaceTypes.ts';

/** `documents`: a folder to take the documents from, or null for the samples. Made when it is called, and then kept. */
export function sandboxWorkspace(documents: string | null): () => SampleWorkspace | Promise<SampleWorkspace> {
  return () => {
    // The month's first day, not today: a search of tomorrow must find the very documents of today's.
    const day = `${new Date().toISOString().slice(0, 7)}-01`;
    return documents === null ? sampleWorkspace(day) : folderWorkspace(documents, day);
  };
}
