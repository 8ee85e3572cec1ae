/** Which files are worth fetching, told from what is known before: name, declared type, size. What is open is fetched and sniffed. */

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
  picture: 'This is a picture; pictures are not read.',
  archive: 'This is an archive; the files in it are not read.',
  spreadsheet: 'This is a spreadsheet; spreadsheets are not read.',
  presentation: 'This is a presentation; presentations are not read.',
  recording: 'This is a recording; recordings are not read.',
  calendar: 'This is a calendar entry or a business card, not a document.',
  program: 'This is a program, not a document.',
};

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

const TYPES: [RegExp, Kind][] = [
  [/^image\//, 'picture'],
  [/^(?:audio|video)\//, 'recording'],
  [/^text\/(?:calendar|vcard|x-vcard|directory)$|^application\/ics$/, 'calendar'],
  [/^text\/(?:csv|tab-separated-values)$|spreadsheet|ms-excel/, 'spreadsheet'],
  [/presentation|ms-powerpoint/, 'presentation'],
  [/^application\/(?:(?:x-)?(?:zip|7z|rar|gzip|tar|bzip2?|xz)(?:-compressed)?|vnd\.rar)$/, 'archive'],
  [/^application\/(?:(?:x-)?pkcs7-signature|pgp-signature)$/, 'signature'],
];

/** A name with a known ending rules over the declared type: senders declare anything. */
export function judgeFile({ name, mimeType, size }: FileFacts, maxBytes: number): FileJudgement {
  const kind = KIND_BY_EXTENSION.get(extensionOf(name)) ?? kindOfType(name, mimeType);
  if (kind === 'signature') return 'silent';
  if (kind !== undefined) return { reason: SENTENCES[kind], code: kind.toUpperCase() };
  return size !== null && size > maxBytes ? tooLarge(size, maxBytes) : 'read';
}

/** Pictures inside a body, and small ones beside it, are its dress. */
export function isDecoration({ mimeType, size }: FileFacts, inline: boolean): boolean {
  return inline && mimeType.startsWith('image/') && (size ?? 0) <= LARGEST_DECORATION;
}

export function tooLarge(size: number, maxBytes: number): Skip {
  const [has, most] = [size, maxBytes].map((bytes) => Math.ceil(bytes / MEGABYTE));
  return { reason: `This file has ${has} MB; at most ${most} MB are read.`, code: 'TOO_LARGE' };
}

function kindOfType(name: string, mimeType: string): Kind | undefined {
  if (/\.(?:pdf|docx?|odt|rtf|txt|html?|eml|md)$/i.test(name)) return undefined;
  return TYPES.find(([pattern]) => pattern.test(mimeType))?.[1];
}

function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}
