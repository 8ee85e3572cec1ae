/** The paths of the route table (specification, section 2; a contract's own page: renewal cycle, section 3). */
export const paths = {
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  contracts: '/contracts',
  newContract: '/contracts/new',
  importSheet: '/contracts/import',
  contract: '/contracts/:id',
  calendar: '/calendar',
  wizard: '/upload-contracts',
  finds: '/new-finds',
  reminders: '/reminders',
  settings: '/settings',
  account: '/account',
  join: '/join',
} as const;

/** What a search could not read or took for no contract: a file that was sent, or what lies in the mail or Drive, and can be had again. */
type LeftOut = { fileId?: string | undefined; foundId?: string | undefined; name: string };

/** A contract by hand; with what a search left out as its document. */
export function newContractPath({ fileId, foundId, name }: LeftOut): string {
  const id = fileId === undefined ? (foundId === undefined ? {} : { found: foundId }) : { file: fileId };
  const said = new URLSearchParams({ ...id, document: name });
  return `${paths.newContract}?${said.toString()}`;
}

/** The import, with a sheet that a search met in the mail or Drive, or among the files that were sent; null where it can't be had again. */
export function importFoundPath({ fileId, foundId = fileId, name }: LeftOut): string | null {
  if (foundId === undefined) return null;
  // Without the email or the archive that it came in: the import keeps it as the file's name.
  const document = name.split(' › ').at(-1) ?? name;
  return `${paths.importSheet}?${new URLSearchParams({ found: foundId, document }).toString()}`;
}

/** The wizard with a search of an earlier visit. */
export function searchPath(id: string): string {
  return `${paths.wizard}?search=${encodeURIComponent(id)}`;
}

/** The page of one contract. */
export function contractPath(id: string): string {
  return `/contracts/${encodeURIComponent(id)}`;
}

/**
 * The page of a contract, opened at a passage of one of its documents. The passage stands behind the `#`: what documents say is
 * never sent along with an address, and so stands in no log.
 */
export function passagePath(id: string, documentId: string | null, passage: string): string {
  const said = new URLSearchParams({ ...(documentId === null ? {} : { document: documentId }), passage });
  return `${contractPath(id)}#${said.toString()}`;
}

/** The passage that an address leads to; null where it leads to none. `hash` begins with `#` or is empty. */
export function readPassage(hash: string): { quote: string; documentId: string | null } | null {
  const said = new URLSearchParams(hash.slice(1));
  const quote = said.get('passage');
  return quote ? { quote, documentId: said.get('document') } : null;
}
