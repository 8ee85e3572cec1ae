/** What stands in the place of Google's workspace where a search reads files that its user brings: one place, and nothing of Google. */
import type { Workspace } from '../google/workspaceClient.ts';

/** What receipts call the place of such files. */
const FILES_PLACE = 'Your files';

export const filesWorkspace: Workspace = {
  method: 'oauth',
  mainAccount: FILES_PLACE,
  services: { gmail: false, drive: false },
  isOrganisation: false,
  accounts: async () => ({ accounts: [{ email: FILES_PLACE, hasMailbox: false }], warnings: [] }),
  clientFor: () => {
    throw new Error('A search of files asks nothing of Google.');
  },
};
