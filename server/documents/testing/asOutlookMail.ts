/** For tests: a mail as Outlook saves it, a compound file, as small as it can be. */
import burner, { type Entry } from '@kenjiuno/msgreader/lib/Burner.js';

export type OutlookMail = {
  subject: string;
  body: string;
  attachments?: readonly ({ name: string; bytes: Uint8Array } | OutlookMail)[];
};

/** Kinds of entries of a compound file ([MS-CFB] 2.6.1). */
const [STORAGE, STREAM, ROOT] = [1, 2, 5];

export function asOutlookMail(mail: OutlookMail): Uint8Array {
  const entries: Entry[] = [
    { name: 'Root Entry', type: ROOT ?? 5, children: [], binaryProvider: null, length: 0 } as never,
  ];
  fill(entries, 0, mail);
  return Uint8Array.from(burner.burn(entries));
}

function fill(entries: Entry[], at: number, { subject, body, attachments = [] }: OutlookMail): void {
  stream(entries, at, '__properties_version1.0', new Uint8Array(32));
  stream(entries, at, '__substg1.0_0037001F', Buffer.from(subject, 'utf16le'));
  stream(entries, at, '__substg1.0_1000001F', Buffer.from(body, 'utf16le'));
  for (const [index, attached] of attachments.entries()) {
    const folder = storage(entries, at, `__attach_version1.0_#${index.toString(16).padStart(8, '0').toUpperCase()}`);
    stream(entries, folder, '__properties_version1.0', new Uint8Array(8));
    if ('body' in attached) {
      fill(entries, storage(entries, folder, '__substg1.0_3701000D'), attached);
      continue;
    }
    stream(entries, folder, '__substg1.0_3707001F', Buffer.from(attached.name, 'utf16le'));
    stream(entries, folder, '__substg1.0_37010102', attached.bytes);
  }
}

function add(entries: Entry[], parent: number, entry: object): number {
  const index = entries.push(entry as Entry) - 1;
  (entries[parent] as { children: number[] }).children.push(index);
  return index;
}

function storage(entries: Entry[], parent: number, name: string): number {
  return add(entries, parent, { name, type: STORAGE, children: [], binaryProvider: null, length: 0 });
}

function stream(entries: Entry[], parent: number, name: string, bytes: Uint8Array): void {
  add(entries, parent, {
    name,
    type: STREAM,
    children: [],
    binaryProvider: () => Uint8Array.from(bytes),
    length: bytes.length,
  });
}
