/** What the sandbox workspace holds: the samples, or the files of a folder. */
import { folderWorkspace } from '../sandbox/samples/folderWorkspace.ts';
import { sampleWorkspace } from '../sandbox/samples/sampleWorkspace.ts';
import type { SampleWorkspace } from '../sandbox/samples/workspaceTypes.ts';

export type MakeWorkspace = () => SampleWorkspace | Promise<SampleWorkspace>;

/** Makes it as of the day it is first asked for; `documents` is a folder, null means the samples. */
export function sandboxWorkspace(documents: string | null): MakeWorkspace {
  return () => {
    const today = new Date().toISOString().slice(0, 10);
    return documents === null ? sampleWorkspace(today) : folderWorkspace(documents, today);
  };
}
