/** A file as Drive describes it (the resource `drive#file`), from the account's point of view. */
import { createHash } from 'node:crypto';
import type { WorkspaceFile } from '../samples/workspaceTypes.ts';
import { subjectIdOf, type IndexedFile, type WorkspaceIndex } from '../workspaceIndex.ts';

export const GOOGLE_DOC = 'application/vnd.google-apps.document';
export const SHORTCUT = 'application/vnd.google-apps.shortcut';
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Every field of the resource, so that a misspelt `fields` is refused. */
export const FILE_FIELDS: ReadonlySet<string> = new Set(
  `appProperties capabilities clientEncryptionDetails contentHints contentRestrictions copyRequiresWriterPermission
  createdTime description downloadRestrictions driveId explicitlyTrashed exportLinks fileExtension folderColorRgb
  fullFileExtension hasAugmentedPermissions hasThumbnail headRevisionId iconLink id imageMediaMetadata
  inheritedPermissionsDisabled isAppAuthorized kind labelInfo lastModifyingUser linkShareMetadata md5Checksum mimeType
  modifiedByMe modifiedByMeTime modifiedTime name originalFilename ownedByMe owners parents permissionIds permissions
  properties quotaBytesUsed resourceKey sha1Checksum sha256Checksum shared sharedWithMeTime sharingUser shortcutDetails
  size spaces starred teamDriveId thumbnailLink thumbnailVersion trashed trashedTime trashingUser version
  videoMediaMetadata viewedByMe viewedByMeTime viewersCanCopyContent webContentLink webViewLink writersCanShare`.split(
    /\s+/,
  ),
);

/** The id of an account's My Drive. */
export function rootIdOf(account: string): string {
  return `0A${createHash('sha256').update(`root ${account.toLowerCase()}`).digest('base64url').slice(0, 16)}PVA`;
}

/** The folder a file lies in: its shared drive or its owner's My Drive. */
export function parentOf(file: WorkspaceFile): string {
  return file.driveId ?? rootIdOf(file.account);
}

/** The whole resource. */
export function fileResource(indexed: IndexedFile, index: WorkspaceIndex, account: string): Record<string, unknown> {
  const { file } = indexed;
  const isBinary = file.bytes !== undefined;
  const canDownload = file.canDownload !== false;
  const extension = isBinary ? /\.(\w+)$/.exec(file.name)?.[1] : undefined;
  const checksums = indexed.checksums();
  const target = file.shortcutTo === undefined ? undefined : index.file(file.shortcutTo);
  const ownedByMe = file.driveId === undefined && file.account === account;
  return {
    kind: 'drive#file',
    id: file.id,
    name: file.name,
    mimeType: file.mimeType,
    starred: false,
    trashed: file.trashed === true,
    explicitlyTrashed: file.trashed === true,
    parents: file.driveId !== undefined || ownedByMe ? [parentOf(file)] : undefined,
    spaces: ['drive'],
    version: String(Math.floor(indexed.modified / 1000) % 100_000),
    webViewLink: `https://docs.google.com/${file.googleDoc ? 'document' : 'file'}/d/${file.id}/view`,
    createdTime: instant(file.createdTime),
    modifiedTime: instant(file.modifiedTime),
    ...(file.linkKey && { resourceKey: file.linkKey }),
    ...(file.driveId !== undefined && { driveId: file.driveId, teamDriveId: file.driveId }),
    ...(file.driveId === undefined && { owners: [userResource(file.account, index, account)], ownedByMe }),
    lastModifyingUser: userResource(file.account, index, account),
    shared: file.driveId !== undefined || (file.sharedWith?.length ?? 0) > 0,
    capabilities: { canDownload, canCopy: canDownload, canEdit: ownedByMe, canReadRevisions: canDownload },
    copyRequiresWriterPermission: !canDownload,
    quotaBytesUsed: String(file.bytes?.length ?? 0),
    ...(isBinary && {
      size: String(file.bytes?.length ?? 0),
      md5Checksum: checksums?.md5,
      sha1Checksum: checksums?.sha1,
      sha256Checksum: checksums?.sha256,
      headRevisionId: `0B${createHash('sha256').update(`${file.id} ${file.modifiedTime}`).digest('base64url').slice(0, 40)}`,
      originalFilename: file.name,
      ...(extension !== undefined && { fileExtension: extension, fullFileExtension: extension }),
      webContentLink: `https://drive.google.com/uc?id=${file.id}&export=download`,
    }),
    ...(file.googleDoc && { size: String(file.googleDoc.text.length), exportLinks: exportLinks(file.id) }),
    ...(target && {
      shortcutDetails: { targetId: target.file.id, targetMimeType: target.file.mimeType },
    }),
  };
}

/** A person as Drive describes one. */
export function userResource(email: string, index: WorkspaceIndex, account: string): Record<string, unknown> {
  return {
    kind: 'drive#user',
    displayName: index.account(email)?.name ?? email,
    me: email === account,
    permissionId: subjectIdOf(email).slice(0, 20),
    emailAddress: email,
  };
}

/** Drive writes instants with milliseconds and a Z. */
function instant(text: string): string {
  return new Date(text).toISOString();
}

function exportLinks(id: string): Record<string, string> {
  const link = (format: string) =>
    `https://docs.google.com/feeds/download/documents/export/Export?id=${id}&exportFormat=${format}`;
  return { 'text/plain': link('txt'), 'application/pdf': link('pdf'), [DOCX]: link('docx') };
}
