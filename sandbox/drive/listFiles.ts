/** Drive's files.list. */
import { answerFields, type ApiCall } from '../apiCall.ts';
import { parseFields, requireKnownFields } from '../fieldsMask.ts';
import { GoogleError, invalidValue } from '../googleError.ts';
import { pageOf } from '../paging.ts';
import type { SandboxState } from '../sandboxState.ts';
import type { IndexedFile } from '../workspaceIndex.ts';
import { filesOfCorpus } from './driveAccess.ts';
import { matchesDriveQuery } from './driveMatch.ts';
import { parseDriveQuery, usesField } from './driveQuery.ts';
import { FILE_FIELDS, fileResource } from './fileResource.ts';

const DEFAULT_PAGE = 100;
const MAX_PAGE = 1000;
/** What Drive answers when no `fields` are named: very little. */
const STANDARD_FIELDS = 'kind,nextPageToken,incompleteSearch,files(kind,id,name,mimeType,resourceKey)';
const LIST_FIELDS = new Set(['kind', 'nextPageToken', 'incompleteSearch', 'files']);
const ORDER_KEYS =
  /^(createdTime|folder|modifiedByMeTime|modifiedTime|name|name_natural|quotaBytesUsed|recency|sharedWithMeTime|starred|viewedByMeTime)( desc)?$/;

/** The answer to a list. Throws Drive's refusals. */
export function listFiles(state: SandboxState, call: ApiCall): Record<string, unknown> {
  const { index, token, parameter } = call;
  const fields = parseFields(parameter('fields') || STANDARD_FIELDS);
  requireKnownFields(fields, LIST_FIELDS);
  requireKnownFields(fields.get('files') ?? new Map(), FILE_FIELDS);
  const q = parameter('q') ?? '';
  const query = parseDriveQuery(q);
  const orderBy = parameter('orderBy');
  if (orderBy && usesField(query, 'fullText')) throw unsortable();
  const corpus = {
    corpora: parameter('corpora') || 'user',
    driveId: parameter('driveId') || undefined,
    supportsAllDrives: parameter('supportsAllDrives') === 'true',
    includeItemsFromAllDrives: parameter('includeItemsFromAllDrives') === 'true',
  };
  if (!['', 'drive'].includes(parameter('spaces') ?? '')) throw invalidValue('spaces');
  const isEverywhere = corpus.corpora === 'allDrives';
  const isIncomplete = call.fault === 'incompleteEverywhere' || (call.fault === 'incompleteSearch' && isEverywhere);
  const found = filesOfCorpus(index, token.account, corpus)
    .filter(({ file }) => !isIncomplete || !isEverywhere || file.driveId === undefined)
    .filter((file) => matchesDriveQuery(query, file, token.account ?? ''));
  const pageToken = parameter('pageToken');
  const page = pageOf(
    orderBy ? sorted(found, orderBy) : found,
    {
      pageToken,
      size: pageSize(parameter('pageSize')),
      query: ['drive', token.account, q, orderBy ?? '', corpus],
      now: state.now(),
      empty: call.fault === 'emptyPage',
      stuck: call.fault === 'samePageToken',
    },
    state.signer,
  );
  if (!page || (pageToken && call.fault === 'badPageToken')) throw invalidValue('pageToken');
  const answer = {
    kind: 'drive#fileList',
    ...(page.nextPageToken !== undefined && { nextPageToken: page.nextPageToken }),
    incompleteSearch: isIncomplete,
    files: page.items.map((file) => fileResource(file, index, token.account ?? '')),
  };
  return answerFields(call, answer, STANDARD_FIELDS);
}

function sorted(files: IndexedFile[], orderBy: string): IndexedFile[] {
  const keys = orderBy.split(',').map((key) => key.trim());
  if (!keys.every((key) => ORDER_KEYS.test(key))) throw invalidValue('orderBy');
  return files.toSorted((a, b) => {
    for (const key of keys) {
      const [name = '', direction] = key.split(' ');
      const order = name.startsWith('name')
        ? a.file.name.localeCompare(b.file.name)
        : name === 'createdTime'
          ? a.created - b.created
          : a.modified - b.modified;
      if (order !== 0) return direction === 'desc' ? -order : order;
    }
    return 0;
  });
}

function pageSize(value: string | undefined): number {
  if (value === undefined || value === '') return DEFAULT_PAGE;
  const size = Number(value);
  if (!Number.isInteger(size) || size < 1) {
    const message = `Invalid value '${value}'. Values must be within the range: [1, ${MAX_PAGE}]`;
    throw new GoogleError(400, 'invalidParameter', message, { location: 'pageSize', locationType: 'parameter' });
  }
  // More than Drive gives is asked for in vain, not in error.
  return Math.min(size, MAX_PAGE);
}

function unsortable(): GoogleError {
  const message =
    'Sorting is not supported for queries with fullText terms. Results are always in descending relevance order.';
  return new GoogleError(400, 'badRequest', message, { location: 'orderBy', locationType: 'parameter' });
}
