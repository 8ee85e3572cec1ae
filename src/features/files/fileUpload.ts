/** An upload as its screen keeps it: which files were chosen, and how far each is. Pure. */
import { MOST_IN_READING, whyNotSent } from '../../../contract/notSent.ts';
import { formatCount } from '../../domain/format.ts';

const MEGABYTE = 1024 * 1024;
/** The service's own bounds. */
const MOST_FILES = MOST_IN_READING;
const MOST_BYTES = 200 * MEGABYTE;

/** What a chooser offers; whatever else is dropped comes too, and is named. */
export const acceptedFiles = '.pdf,.docx,.eml,.msg,.txt,.html,.htm,.md,.png,.jpg,.jpeg,.tif,.tiff,.zip';

export type ChosenFile = {
  /** Where it waits outside the state; also its key. */
  parcelId: string;
  position: number;
  name: string;
  /** Bytes. */
  size: number;
  /** `later`: it does not fit into this reading. `missing`: it was chosen before the page was loaded anew, and has not arrived. */
  at: 'waiting' | 'sending' | 'kept' | 'failed' | 'refused' | 'later' | 'missing';
  /** Why it failed or was refused. */
  trouble: string | null;
  /** It failed because too many others wait. */
  crowded?: boolean;
};

/** Why a file is not even sent, or null. */
export function refusal(file: { size: number }): string | null {
  return whyNotSent(file)?.reason ?? null;
}

/** Why a file has to wait for the next reading, or null. `others`: those that were chosen before it. */
export function postponed({ size }: { size: number }, others: readonly ChosenFile[]): string | null {
  const sent = others.filter(({ at }) => at !== 'refused' && at !== 'later');
  if (sent.length >= MOST_FILES) return `Not among the first ${MOST_FILES}. Drop it again when those are read.`;
  const bytes = sent.reduce((sum, each) => sum + each.size, 0);
  if (bytes + size <= MOST_BYTES) return null;
  return 'Together these have more than 200 MB. Drop it again when the others are read.';
}

/** What to do where more was chosen than one reading takes; null where it was not. */
export function portions(files: readonly ChosenFile[]): string | null {
  const later = files.filter(({ at }) => at === 'later').length;
  if (later === 0) return null;
  const taken = files.filter(({ at }) => at !== 'refused' && at !== 'later').length;
  const most = `One reading takes up to ${MOST_FILES} files and 200 MB.`;
  return `${most} The first ${formatCount(taken)} are taken. Read them, then drop the other ${formatCount(later)} again.`;
}

/** What is to be remembered of an upload across a reload. */
export type UploadDraft = { uploadId: string; files: Pick<ChosenFile, 'position' | 'name' | 'size'>[] };

/** The upload as it was before the page was loaded anew: what has arrived, and what is missing. */
export function resumedFiles(
  { files }: UploadDraft,
  arrived: readonly { position: number; size: number }[],
): ChosenFile[] {
  const kept = new Set(arrived.map(({ position, size }) => `${position} ${size}`));
  return files.map((file) => ({
    ...file,
    parcelId: `earlier ${file.position}`,
    at: kept.has(`${file.position} ${file.size}`) ? 'kept' : 'missing',
    trouble: null,
  }));
}

/** How much of what is to be sent has arrived, bytes. */
export function bytesOf(files: readonly ChosenFile[]): { kept: number; all: number } {
  const sum = (wanted: readonly ChosenFile[]) => wanted.reduce((bytes, { size }) => bytes + size, 0);
  const meant = files.filter(({ at }) => at !== 'refused' && at !== 'later');
  return { kept: sum(files.filter(({ at }) => at === 'kept')), all: sum(meant) };
}

/** "12.4 MB", or "340 kB". */
export function inMegabytes(bytes: number): string {
  if (bytes < MEGABYTE) return `${formatCount(Math.ceil(bytes / 1024))} kB`;
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
