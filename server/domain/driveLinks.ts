/** The links to Drive files within what was written: many a contract is sent as one. Pure. */

/** A file by its id; `resourceKey`: what a link to an older file carries so that it opens for whoever has the link. */
export type DriveLink = { id: string; resourceKey: string | null };

/** Different files that are told apart; of more, nothing is said but that there were so many. */
const MOST_LINKS = 100;

/** As it is, or within the address of a service that checks links (`?url=https%3A%2F%2Fdrive…`). Linear: every try starts at `http`. */
const ADDRESS = /https?(?::\/\/|%3A%2F%2F)(?:drive|docs)\.google\.com(?:\/|%2F)[^\s"'<>]{1,500}/gi;
const FILE = /\/(?:file|document|spreadsheets|presentation)\/(?:u\/\d\/)?d\/([\w-]{10,100})/;
const FOLDER = /\/folders\/([\w-]{10,100})/;
const OPENED = /\/(?:open|uc)\?(?:[^#]{0,200}&)?id=([\w-]{10,100})/;
const RESOURCE_KEY = /[?&]resourcekey=([\w-]{1,100})/i;

/** Each file once, in the order of the text (plain, or the source of a page); at most a hundred. */
export function findDriveLinks(text: string): DriveLink[] {
  const links = new Map<string, DriveLink>();
  for (const [address] of text.matchAll(ADDRESS)) {
    if (links.size >= MOST_LINKS) break;
    const link = linkOf(address);
    if (link && links.get(link.id)?.resourceKey == null) links.set(link.id, link);
  }
  return [...links.values()];
}

function linkOf(address: string): DriveLink | null {
  const plain = address.replaceAll('&amp;', '&');
  const link = plain.includes('://') ? plain : unwrapped(plain);
  const id = (FILE.exec(link) ?? FOLDER.exec(link) ?? OPENED.exec(link))?.[1];
  return id === undefined ? null : { id, resourceKey: RESOURCE_KEY.exec(link)?.[1] ?? null };
}

/** The address as the value of another one's parameter. */
function unwrapped(value: string): string {
  try {
    return decodeURIComponent(value.split('&', 1)[0] ?? '');
  } catch {
    return '';
  }
}
