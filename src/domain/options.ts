/** The choices of the search form and of the connection, with the words that screens show for them (specification, section 9). */

export const services = [
  { value: 'MAIL', label: 'Gmail' },
  { value: 'DRIVE', label: 'Drive' },
  { value: 'GROUPS', label: 'Groups' },
  { value: 'HANGOUTS_CHAT', label: 'Chat' },
  { value: 'ALL', label: 'All Services' },
] as const;

export const dataSources = [
  { value: 'ALL_DATA', label: 'All Data' },
  { value: 'HELD_DATA', label: 'Held Data' },
  { value: 'UNPROCESSED_DATA', label: 'Unprocessed Data' },
] as const;

export const entityTypes = [
  { value: 'ALL_ACCOUNTS', label: 'All Accounts' },
  { value: 'SPECIFIC_ACCOUNTS', label: 'Specific Accounts' },
] as const;

export const timeZones = [
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Asia/Kolkata',
  'Europe/London',
  'Europe/Paris',
  'Asia/Tokyo',
] as const;

export const connectionMethods = ['oauth', 'service_account'] as const;

export type Service = (typeof services)[number]['value'];
export type DataSource = (typeof dataSources)[number]['value'];
export type EntityType = (typeof entityTypes)[number]['value'];
export type TimeZone = (typeof timeZones)[number];
export type ConnectionMethod = (typeof connectionMethods)[number];
