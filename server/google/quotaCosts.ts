/** What each call costs at Google, in quota units, and what an account may spend. Configuration, because Google changes them. */

/** Gmail: projects from 1 May 2026. Drive: likewise. Directory has no unit costs; one per call. */
export const QUOTA_COSTS = {
  'gmail.messages.list': 5,
  'gmail.messages.get': 20,
  'gmail.attachments.get': 20,
  'gmail.getProfile': 1,
  'drive.files.list': 100,
  'drive.files.get': 5,
  'drive.files.download': 200,
  'drive.files.export': 200,
  'drive.drives.list': 5,
  'drive.about.get': 5,
  'directory.users.list': 1,
} as const;

export type QuotaMethod = keyof typeof QUOTA_COSTS;
export type QuotaCosts = Record<QuotaMethod, number>;

/** Units per minute and account. Google's own: Gmail 6 000 (15 000 for older projects), Drive 325 000. */
export type UnitsPerMinute = { gmail: number; drive: number; directory: number };

export const GOOGLE_UNITS_PER_MINUTE: UnitsPerMinute = { gmail: 6_000, drive: 325_000, directory: 2_400 };

/** A stand-in sets no limits, or its own. */
export const UNLIMITED: UnitsPerMinute = {
  gmail: Number.POSITIVE_INFINITY,
  drive: Number.POSITIVE_INFINITY,
  directory: Number.POSITIVE_INFINITY,
};
