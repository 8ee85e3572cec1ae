/** Which files are worth fetching, told from what is known before: name, declared type, size. What is open is fetched and sniffed. */

import { scansCanBeRead } from '../documents/scan/scanPackages.ts';

export type FileFacts = { name: string; mimeType: string; size: number | null };

/** Why a document was left out or could not be read: for the receipt. */
export type Skip = {
  reason: string;
  code: string;
  /** The reason may pass: a retry of the search reads it again. */
  retryable?: boolean;
};

/** `silent`: belongs to the mail's dress (a logo, a signature), not worth a line in the receipt. */
export type FileJudgement = 'read' | 'silent' | Skip;

const MEGABYTE = 1024 * 1024;

/** A logo in a signature, not a scanned page. */
const LARGEST_DECORATION = 64 * 1024;

type Kind = 'picture' | 'archive' | 'spreadsheet' | 'presentation' | 'recording' | 'calendar' | 'signature' | 'program';

const SENTENCES: Record<Exclude<Kind, 'signature'>, string> = {
  picture: 'This is a picture. We don’t read pictures.',
  archive: 'This is an archive. We don’t read the files in it.',
  spreadsheet: 'This is a spreadsheet. Searches don’t read spreadsheets.',
  presentation: 'This is a presentation. We don’t read presentations.',
  recording: 'This is a recording. We don’t read recordings.',
  calendar: 'This is a calendar entry or a business card, not a document.',
  program: 'This is a program, not a document.',
};

/** Pictures that can be read as scans, and names that say that they are one: a folder of photographs is left alone. */
const SCANNED_TYPES = /^image\/(?:png|jpe?g|tiff)$/;
const SCANNED_ENDING = /\.(?:png|jpe?g|tiff?)$/i;
const SCANNED_NAME =
  /scan|contra[ck]?t|vertrag|overeenkomst|agreement|lease|bail\b|poli[csz]|order|bestell|commande|pedido|signed|unterschr|signé|firmad|getekend/i;

const EXTENSIONS: Record<Kind, string> = {
  picture: 'png jpg jpeg jfif gif bmp tif tiff webp heic heif avif svg ico psd ai eps wmf emf',
  archive: 'zip 7z rar gz tgz bz2 tbz xz tar cab iso dmg jar',
  spreadsheet: 'xlsx xls xlsm xlsb xltx ods csv tsv numbers',
  presentation: 'pptx ppt ppsx pps pptm odp key',
  recording: 'mp3 wav m4a ogg oga flac aac amr mp4 mov avi mkv webm wmv m4v mpg mpeg',
  calendar: 'ics vcs vcf ifb',
  signature: 'p7s asc sig',
  program: 'exe msi dll apk app bat cmd ps1 sh js vbs com scr',
};
const KIND_BY_EXTENSION = new Map(
  (Object.keys(EXTENSIONS) as Kind[]).flatMap((kind) => EXTENSIONS[kind].split(' ').map((end) => [end, kind] as const)),
);

const READ_ENDINGS = /\.(?:pdf|docx?|odt|rtf|txt|html?|eml|msg|md)$/i;
const APPLICATIONS = String.raw`pdf|x-pdf|msword|rtf|vnd\.openxmlformats-officedocument\.wordprocessingml|vnd\.ms-outlook|vnd\.oasis\.opendocument\.text`;
const READ_TYPES = new RegExp(`^application/(?:${APPLICATIONS})|^message/rfc822$|^text/(?:html|rtf)$`);

/** Endings that names of companies, products and people have, too. */
const PLAIN_WORDS = new Set('com key js app sh numbers ai cab tar bat jar sig asc vbs'.split(' '));

const TYPES: [RegExp, Kind][] = [
  [/^image\//, 'picture'],
  [/^(?:audio|video)\//, 'recording'],
  [/^text\/(?:calendar|vcard|x-vcard|directory)$|^application\/ics$/, 'calendar'],
  [/^text\/(?:csv|tab-separated-values)$|spreadsheet|ms-excel/, 'spreadsheet'],
  [/presentation|ms-powerpoint/, 'presentation'],
  [/^application\/(?:(?:x-)?(?:zip|7z|rar|gzip|tar|bzip2?|xz)(?:-compressed)?|vnd\.rar)$/, 'archive'],
  [/^application\/(?:(?:x-)?pkcs7-signature|pgp-signature)$/, 'signature'],
  [
    /^application\/(?:x-msdownload|x-msdos-program|x-sh|(?:x-)?javascript|vnd\.android\.package-archive)$|^text\/javascript$/,
    'program',
  ],
];

/**
 * What either the type or the name calls a document is read. Otherwise the declared type decides; the name only where that says
 * nothing, and not by an ending that is as often the end of a sentence ("MSA Booking.com"): there the bytes decide.
 */
export function judgeFile({ name, mimeType, size }: FileFacts, maxBytes: number): FileJudgement {
  const kind = kindOf(name, mimeType);
  if (kind === 'signature') return 'silent';
  if (kind === 'picture' && isScan({ name, mimeType, size }))
    return size !== null && size > maxBytes ? tooLarge(size, maxBytes) : 'read';
  if (kind !== undefined) return { reason: SENTENCES[kind], code: kind.toUpperCase() };
  return size !== null && size > maxBytes ? tooLarge(size, maxBytes) : 'read';
}

function isScan({ name, mimeType, size }: FileFacts): boolean {
  const readable = SCANNED_TYPES.test(mimeType) || SCANNED_ENDING.test(name);
  return readable && SCANNED_NAME.test(name) && (size ?? 0) > LARGEST_DECORATION && scansCanBeRead();
}

/** Pictures inside a body, and small ones beside it, are its dress. */
export function isDecoration({ mimeType, size }: FileFacts, inline: boolean): boolean {
  return inline && mimeType.startsWith('image/') && (size ?? 0) <= LARGEST_DECORATION;
}

export function tooLarge(size: number, maxBytes: number): Skip {
  const [has, most] = [size, maxBytes].map((bytes) => Math.ceil(bytes / MEGABYTE));
  return { reason: `This file is ${has} MB. We read files up to ${most} MB.`, code: 'TOO_LARGE' };
}

function kindOf(name: string, mimeType: string): Kind | undefined {
  if (READ_ENDINGS.test(name) || READ_TYPES.test(mimeType)) return undefined;
  const declared = TYPES.find(([pattern]) => pattern.test(mimeType))?.[1];
  if (declared !== undefined) return declared;
  const ending = extensionOf(name);
  return PLAIN_WORDS.has(ending) ? undefined : KIND_BY_EXTENSION.get(ending);
}

function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}
