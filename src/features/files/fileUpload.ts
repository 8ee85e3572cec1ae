/** An upload as its screen keeps it: which files were chosen, and how far each is. Pure. */
import { formatCount } from '../../domain/format.ts';

const MEGABYTE = 1024 * 1024;
/** The service's own bounds. */
const MOST_FILES = 500;
const MOST_BYTES = 200 * MEGABYTE;
const LARGEST_BYTES = 25 * MEGABYTE;

/** What a chooser offers; whatever else is dropped comes too, and is named. */
export const acceptedFiles = '.pdf,.docx,.eml,.txt,.html,.htm,.md,.png,.jpg,.jpeg,.zip';

export type ChosenFile = {
  /** Where it waits outside the state; also its key. */
  parcelId: string;
  position: number;
  name: string;
  /** Bytes. */
  size: number;
  at: 'waiting' | 'sending' | 'kept' | 'failed' | 'refused';
  /** Why it failed or was refused. */
  trouble: string | null;
};

/** Why a file is not even sent, or null. `others`: those that were chosen before it. */
export function refusal(file: { size: number }, others: readonly ChosenFile[]): string | null {
  const sent = others.filter(({ at }) => at !== 'refused');
  if (file.size > LARGEST_BYTES) return 'This file is larger than 25 MB.';
  if (file.size === 0) return 'This file is empty.';
  if (sent.length >= MOST_FILES) return `At most ${MOST_FILES} files can be read at a time.`;
  const bytes = sent.reduce((sum, { size }) => sum + size, 0);
  return bytes + file.size > MOST_BYTES ? 'At most 200 MB can be read at a time.' : null;
}

/** How much of what is to be sent has arrived, bytes. */
export function bytesOf(files: readonly ChosenFile[]): { kept: number; all: number } {
  const sum = (wanted: readonly ChosenFile[]) => wanted.reduce((bytes, { size }) => bytes + size, 0);
  return { kept: sum(files.filter(({ at }) => at === 'kept')), all: sum(files.filter(({ at }) => at !== 'refused')) };
}

/** "12.4 MB", or "340 kB". */
export function inMegabytes(bytes: number): string {
  if (bytes < MEGABYTE) return `${formatCount(Math.ceil(bytes / 1024))} kB`;
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
