/** All tables, for drizzle and for the check that schema and migrations agree. Each file has its own owner room. */
import { knownDevices, rateLimits, secondFactors, sessions, users } from './accounts.ts';
import { accountEvents } from './accountEvents.ts';
import { googleConnections, oauthStates } from './connections.ts';
import { contractEntries, contracts, documents } from './contracts.ts';
import { knownItems } from './known.ts';
import { contractDecisions, contractDocuments, contractHistory, noticeProofs, userSettings } from './cycle.ts';
import { colleagues, invitations } from './sharing.ts';
import { scanReadings } from './scans.ts';
import { sheetImports, sheetKeys } from './sheets.ts';
import { documentWords } from './textSearch.ts';
import { uploadedFiles } from './files.ts';
import { feedEvents, feeds } from './feeds.ts';
import { notices, refusedAddresses, reminderChoices, reminderPlans, reminders } from './reminders.ts';
import { foundContracts, searchAccounts, searchDocuments, searches, searchItems, watches } from './searches.ts';

export const schema = {
  users,
  sessions,
  knownDevices,
  rateLimits,
  accountEvents,
  secondFactors,
  colleagues,
  invitations,
  documents,
  contracts,
  contractEntries,
  googleConnections,
  oauthStates,
  searches,
  watches,
  searchAccounts,
  searchItems,
  searchDocuments,
  foundContracts,
  knownItems,
  scanReadings,
  contractDocuments,
  contractDecisions,
  contractHistory,
  noticeProofs,
  userSettings,
  sheetImports,
  sheetKeys,
  uploadedFiles,
  documentWords,
  reminders,
  reminderChoices,
  reminderPlans,
  refusedAddresses,
  notices,
  feeds,
  feedEvents,
};
