/** Makes drive files, their ids derived from a key: the same workspace has the same ids in every run. */
import { createHash } from 'node:crypto';
import type { WorkspaceFile } from '../workspaceTypes.ts';

export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** `key` tells it from all other files of the workspace. */
export function writeFile(key: string, file: Omit<WorkspaceFile, 'id' | 'createdTime'>): WorkspaceFile {
  const id = `1${createHash('sha256').update(`file ${key}`).digest('base64url').slice(0, 32)}`;
  return { id, createdTime: file.modifiedTime, ...file };
}
