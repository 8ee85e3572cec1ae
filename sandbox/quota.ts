/**
 * Quota units: what each call costs at Google (the figures for projects from 1 May 2026, developers.google.com/workspace:
 * gmail/api/reference/quota and drive/api/guides/limits), counted per account and method, and refused above a limit.
 */
import { GoogleError } from './googleError.ts';

/** Units per call. */
const METHOD_UNITS: Record<string, number> = {
  'gmail.users.getProfile': 1,
  'gmail.users.messages.list': 5,
  'gmail.users.messages.get': 20,
  'gmail.users.messages.attachments.get': 20,
  'drive.files.list': 100,
  'drive.files.get': 5,
  'drive.files.download': 200,
  'drive.files.export': 200,
  'drive.drives.list': 5,
  'drive.about.get': 5,
  'directory.users.list': 1,
};

export type QuotaLimits = {
  /** Gmail units per minute and account; Google's own figure is 6 000. Absent: no limit. */
  gmailUnitsPerMinute?: number;
  /** Drive units per minute and account; Google's own figure is 325 000. */
  driveUnitsPerMinute?: number;
};

export type Units = {
  total: number;
  byMethod: Record<string, number>;
  byAccount: Record<string, number>;
  /** Number of calls, by method. */
  calls: Record<string, number>;
};

export type Quota = {
  readonly units: Units;
  limits: QuotaLimits;
  /** Counts a call; throws Google's 403 when the account's minute is used up. */
  charge: (account: string, method: string, now: number) => void;
  reset: () => void;
};

/** A fresh set of counters. */
export function createQuota(limits: QuotaLimits): Quota {
  const units: Units = { total: 0, byMethod: {}, byAccount: {}, calls: {} };
  const minutes = new Map<string, { start: number; used: number }>();
  const quota: Quota = {
    units,
    limits,
    charge(account, method, now) {
      const cost = METHOD_UNITS[method] ?? 5;
      const service = method.split('.')[0] ?? '';
      const limit = service === 'gmail' ? quota.limits.gmailUnitsPerMinute : quota.limits.driveUnitsPerMinute;
      if (limit !== undefined && service !== 'directory') refuseAbove(`${service} ${account}`, cost, limit, now);
      units.total += cost;
      units.byMethod[method] = (units.byMethod[method] ?? 0) + cost;
      units.byAccount[account] = (units.byAccount[account] ?? 0) + cost;
      units.calls[method] = (units.calls[method] ?? 0) + 1;
    },
    reset() {
      Object.assign(units, { total: 0, byMethod: {}, byAccount: {}, calls: {} });
      minutes.clear();
    },
  };

  function refuseAbove(key: string, cost: number, limit: number, now: number): void {
    const minute = minutes.get(key);
    const current = minute && now - minute.start < 60_000 ? minute : { start: now, used: 0 };
    minutes.set(key, current);
    if (current.used + cost > limit) {
      const message = "Quota exceeded for quota metric 'Queries' and limit 'Queries per minute per user'.";
      throw new GoogleError(403, 'userRateLimitExceeded', message, { status: 'RESOURCE_EXHAUSTED' });
    }
    current.used += cost;
  }

  return quota;
}
