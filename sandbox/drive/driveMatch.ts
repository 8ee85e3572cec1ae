/** Whether a file matches a Drive query, for the account that asks. */
import type { IndexedFile } from '../workspaceIndex.ts';
import { hasEveryWord, hasPhrase, tokensOf } from '../tokens.ts';
import { timeOf, type DriveOperator, type DriveQuery } from './driveQuery.ts';
import { parentOf, rootIdOf } from './fileResource.ts';

/** Decides for one file; without a query every file matches. */
export function matchesDriveQuery(query: DriveQuery | undefined, file: IndexedFile, account: string): boolean {
  if (query === undefined) return true;
  switch (query.kind) {
    case 'and':
      return matchesDriveQuery(query.left, file, account) && matchesDriveQuery(query.right, file, account);
    case 'or':
      return matchesDriveQuery(query.left, file, account) || matchesDriveQuery(query.right, file, account);
    case 'not':
      return !matchesDriveQuery(query.of, file, account);
    case 'term':
      return typeof query.value === 'boolean'
        ? matchesFlag(query.field, query.operator, query.value, file, account)
        : matchesText(query.field, query.operator, query.value, file, account);
  }
}

function matchesFlag(field: string, operator: DriveOperator, value: boolean, { file }: IndexedFile, account: string) {
  const flags: Record<string, boolean> = {
    trashed: file.trashed === true,
    starred: false,
    sharedWithMe: file.account !== account && file.driveId === undefined,
  };
  return (operator === '=') === (flags[field] === value);
}

function matchesText(field: string, operator: DriveOperator, value: string, indexed: IndexedFile, account: string) {
  const { file } = indexed;
  switch (field) {
    case 'fullText':
      return matchesFullText(indexed.searchable(), value);
    case 'name':
      return operator === 'contains' ? hasWordPrefixes(file.name, value) : (operator === '=') === (file.name === value);
    case 'mimeType':
      return operator === 'contains'
        ? file.mimeType.startsWith(value)
        : (operator === '=') === (file.mimeType === value);
    case 'modifiedTime':
      return compare(indexed.modified, operator, timeOf(value) ?? NaN);
    case 'createdTime':
      return compare(indexed.created, operator, timeOf(value) ?? NaN);
    case 'parents':
      return parentOf(file) === (value === 'root' ? rootIdOf(account) : value);
    case 'owners':
      return file.driveId === undefined && file.account === (value === 'me' ? account : value.toLowerCase());
    case 'readers':
    case 'writers':
      return [file.account, ...(field === 'readers' ? (file.sharedWith ?? []) : [])].includes(
        value === 'me' ? account : value,
      );
    default:
      return false;
  }
}

/** Whole words; a phrase where the value stands in double quotes of its own. */
function matchesFullText(searchable: string, value: string): boolean {
  const phrase = /^\s*"(.*)"\s*$/s.exec(value)?.[1];
  return phrase === undefined ? hasEveryWord(searchable, value) : hasPhrase(searchable, phrase);
}

/** `name contains` looks at the beginnings of words only. */
function hasWordPrefixes(name: string, value: string): boolean {
  const words = tokensOf(name);
  return tokensOf(value).every((prefix) => words.some((word) => word.startsWith(prefix)));
}

function compare(left: number, operator: DriveOperator, right: number): boolean {
  switch (operator) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
    case '!=':
      return left !== right;
    default:
      return left === right;
  }
}
