/** Why the system refuses the folder of the service, as a sentence. */
import { ConfigError } from './config.ts';

const FOLDER_REFUSALS: Record<string, string> = {
  EACCES: 'the service may not write there',
  EPERM: 'the service may not write there',
  EROFS: 'it lies on a disk that is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'that is not a folder',
  EEXIST: 'that is not a folder',
};

/** The system refuses the data folder: said in a sentence that names it. */
export function folderRefusal(error: unknown, dataDir: string): unknown {
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  // Of a folder with all above it, "no such file" means that it cannot be made there: so says a disk that is read-only.
  const noPlace = code === 'ENOENT' && syscall === 'mkdir' ? 'it cannot be made there' : undefined;
  const what = code === undefined ? undefined : (noPlace ?? FOLDER_REFUSALS[code]);
  if (what === undefined || (path !== undefined && !path.startsWith(dataDir))) return error;
  return new ConfigError(
    `DATA_DIR is ${dataDir}, and ${what} (${code}). Set DATA_DIR to a folder that the service may write to.`,
  );
}
