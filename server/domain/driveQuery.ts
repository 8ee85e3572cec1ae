/** A search as Drive's `q`. */
import { asTerm, keywordGroups } from './searchKeywords.ts';
import { isWithinWindow, type SearchWindow } from './searchWindow.ts';

export type DriveCriteria = { keywords: readonly string[]; window: SearchWindow };

/** A value between single quotes: the backslash is escaped first, then the quote. */
export function driveString(value: string): string {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/**
 * The queries whose results together are the search; a file may come in several. None where no keyword can be searched
 * for. `fullText` covers names and descriptions, too; with it Drive refuses any `orderBy`.
 */
export function driveQueries({ keywords, window }: DriveCriteria): string[] {
  const limits = ['trashed = false', "mimeType != 'application/vnd.google-apps.folder'", ...timeLimits(window)];
  return keywordGroups(keywords).map((group) => {
    const phrases = group.map((phrase) => `fullText contains ${driveString(asTerm(phrase))}`).join(' or ');
    return [`(${phrases})`, ...limits].join(' and ');
  });
}

/** Created or last changed within the window: programs that synchronise folders keep the old day of the last change. */
function timeLimits(window: SearchWindow): string[] {
  const within = (field: string) =>
    [
      window.from === null ? null : `${field} >= '${new Date(window.from).toISOString()}'`,
      window.until === null ? null : `${field} < '${new Date(window.until).toISOString()}'`,
    ].filter((limit) => limit !== null);
  const [modified, created] = [within('modifiedTime'), within('createdTime')];
  return modified.length === 0 ? [] : [`((${modified.join(' and ')}) or (${created.join(' and ')}))`];
}

/** When a file came into being and when it was last changed, epoch milliseconds. */
type FileTimes = { modifiedTime: number; createdTime: number | null };

/**
 * Is a file that Drive listed really wanted? `file` is the target where a shortcut was listed, with a bin of its own; either may
 * lie in the window.
 */
export function isWantedFile(
  file: FileTimes & { trashed: boolean },
  window: SearchWindow,
  listed: FileTimes = file,
): boolean {
  const times = [file.modifiedTime, file.createdTime, listed.modifiedTime, listed.createdTime];
  return !file.trashed && times.some((time) => time !== null && isWithinWindow(window, time));
}
