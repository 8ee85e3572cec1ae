/** Which files an account sees, and which of them a list looks at. */
import { GoogleError, invalidValue } from '../googleError.ts';
import { isOfDomain, type IndexedFile, type WorkspaceIndex } from '../workspaceIndex.ts';

export type Corpus = {
  corpora: string;
  driveId: string | undefined;
  supportsAllDrives: boolean;
  includeItemsFromAllDrives: boolean;
};

/** The shared drives of an account: everybody of the domain is a member of all of them. */
export function drivesOf(index: WorkspaceIndex, account: string | null) {
  return account !== null && isOfDomain(index, account) ? index.drives : [];
}

/** Whether the account may read the file. */
export function canRead(index: WorkspaceIndex, { file }: IndexedFile, account: string | null): boolean {
  if (account === null) return false;
  if (file.driveId !== undefined) return drivesOf(index, account).some(({ id }) => id === file.driveId);
  return isOwnOrShared(file, account) || (file.isDiscoverable === true && isOfDomain(index, account));
}

/** Whether whoever has the link may read the file. `keys`: the header with the resource keys, `id/key` each, separated by commas. */
export function opensByLink({ file: { id, linkKey } }: IndexedFile, keys: string): boolean {
  return linkKey !== undefined && (linkKey === '' || keys.split(',').includes(`${id}/${linkKey}`));
}

function isOwnOrShared(file: IndexedFile['file'], account: string): boolean {
  return file.driveId !== undefined || file.account === account || (file.sharedWith ?? []).includes(account);
}

/** The files that a list with those parameters looks at. Throws where Drive refuses the combination. */
export function filesOfCorpus(index: WorkspaceIndex, account: string | null, corpus: Corpus): IndexedFile[] {
  const { corpora, driveId } = corpus;
  if (!['user', 'domain', 'drive', 'allDrives'].includes(corpora)) throw invalidValue('corpora');
  if ((corpora === 'drive') !== (driveId !== undefined))
    throw refusal('driveId', 'The driveId parameter must be specified if and only if corpora is set to drive.');
  if (corpora === 'drive' || corpora === 'allDrives') requireAllDrives(corpus);
  if (driveId !== undefined && !drivesOf(index, account).some(({ id }) => id === driveId))
    throw new GoogleError(404, 'notFound', `Shared drive not found: ${driveId}`, {
      location: 'driveId',
      locationType: 'parameter',
    });
  if (corpora === 'domain' && account !== null && !isOfDomain(index, account))
    throw new GoogleError(403, 'forbidden', 'The user does not belong to a domain.');
  const readable = index.files.filter((file) => canRead(index, file, account));
  if (corpora === 'domain') return readable.filter(({ file }) => file.isDiscoverable === true);
  const listed = readable.filter(({ file }) => account !== null && isOwnOrShared(file, account));
  return corpora === 'allDrives' ? listed : listed.filter(({ file }) => file.driveId === driveId);
}

function requireAllDrives({ corpora, supportsAllDrives, includeItemsFromAllDrives }: Corpus): void {
  if (!supportsAllDrives)
    throw refusal(
      'supportsAllDrives',
      'The supportsAllDrives parameter must be set to true when shared drives are used.',
    );
  if (!includeItemsFromAllDrives) {
    const message = `The includeItemsFromAllDrives parameter must be set to true when corpora is set to ${corpora}.`;
    throw new GoogleError(403, 'teamDriveIncludeItemsRequired', message, {
      location: 'includeItemsFromAllDrives',
      locationType: 'parameter',
    });
  }
}

function refusal(location: string, message: string): GoogleError {
  return new GoogleError(403, 'invalid', message, { location, locationType: 'parameter' });
}
