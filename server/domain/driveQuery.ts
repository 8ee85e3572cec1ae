/** A search as Drive's `q`. */
import { keywordGroups } from './searchKeywords.ts';
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
  const limits = [
    'trashed = false',
    "mimeType != 'application/vnd.google-apps.folder'",
    window.from === null ? null : `modifiedTime >= '${new Date(window.from).toISOString()}'`,
    window.until === null ? null : `modifiedTime < '${new Date(window.until).toISOString()}'`,
  ].filter((limit) => limit !== null);
  return keywordGroups(keywords).map((group) => {
    const phrases = group.map((phrase) => `fullText contains ${driveString(`"${phrase}"`)}`).join(' or ');
    return [`(${phrases})`, ...limits].join(' and ');
  });
}

/** Is a file that Drive listed really wanted? The target of a shortcut has a date and a bin of its own. */
export function isWantedFile(file: { modifiedTime: number; trashed: boolean }, window: SearchWindow): boolean {
  return !file.trashed && isWithinWindow(window, file.modifiedTime);
}
