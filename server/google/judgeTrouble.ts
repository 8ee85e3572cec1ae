/**
 * The one classifier: what a trouble at Google means and what to do. By reason, not by status: a 403 can be a quota, a
 * policy, a missing tick or a file nobody may download. Pure.
 */
import type { GoogleFailureKind } from './googleFailure.ts';
import type { SentenceKey } from './googleSentences.ts';
import type { GoogleTrouble } from './googleTrouble.ts';
import type { ConnectionMethod } from './workspaceClient.ts';

export type GoogleVerdict =
  /** Ask again after a pause; when patience ends it is a failure of `kind`. `tries` caps the attempts below the usual number. */
  | { do: 'retry'; kind: GoogleFailureKind; reason: string; sentence: SentenceKey; tries?: number; crowded?: boolean }
  /** The access token is no good: get a new one, once. */
  | { do: 'renew'; kind: GoogleFailureKind; reason: string; sentence: SentenceKey }
  | { do: 'fail'; kind: GoogleFailureKind; reason: string; sentence: SentenceKey };

/** Where the call went and as whom: the same words mean different things there. */
export type CallTarget = 'token' | 'gmail' | 'drive' | 'directory';
/** `asksForAccount`: the call asks for the mailbox or drive itself, not for something in it. */
export type CallNature = { target: CallTarget; method: ConnectionMethod; asksForAccount?: boolean };

const PRECONDITION_TRIES = 3;

const QUOTA_REASONS = new Set([
  'rateLimitExceeded',
  'userRateLimitExceeded',
  'quotaExceeded',
  'sharingRateLimitExceeded',
  'RATE_LIMIT_EXCEEDED',
  'RESOURCE_EXHAUSTED',
]);

type Outcome = { kind: GoogleFailureKind; sentence: SentenceKey };

/** Refusals that no repetition changes, by Google's reason. */
const FINAL_REASONS: Record<string, Outcome> = {
  dailyLimitExceeded: { kind: 'quota', sentence: 'dailyLimit' },
  dailyLimitExceededUnreg: { kind: 'quota', sentence: 'dailyLimit' },
  domainPolicy: { kind: 'admin', sentence: 'domainPolicy' },
  accessNotConfigured: { kind: 'admin', sentence: 'apiDisabled' },
  SERVICE_DISABLED: { kind: 'admin', sentence: 'apiDisabled' },
  exportSizeLimitExceeded: { kind: 'skip', sentence: 'exportTooLarge' },
  fileNotDownloadable: { kind: 'skip', sentence: 'notExportable' },
  fileNotExportable: { kind: 'skip', sentence: 'notExportable' },
  cannotDownloadFile: { kind: 'skip', sentence: 'cannotDownload' },
  cannotExportFile: { kind: 'skip', sentence: 'cannotDownload' },
  cannotDownloadAbusiveFile: { kind: 'skip', sentence: 'abusive' },
  downloadQuotaExceeded: { kind: 'skip', sentence: 'downloadQuota' },
};

const SCOPE_REASONS = new Set(['insufficientPermissions', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT']);

/** Decides. `trouble.reasons` rule over the status, the status over the sentence. */
export function judgeTrouble(trouble: GoogleTrouble, nature: CallNature): GoogleVerdict {
  const { status, reasons, sentence, isPage = false } = trouble;
  if (status === null) return { do: 'retry', kind: 'network', reason: reasons[0] ?? 'noAnswer', sentence: 'noAnswer' };
  if (status === 408 || status >= 500)
    return { do: 'retry', kind: 'network', reason: reasons[0] ?? 'backendError', sentence: 'backendError' };
  // "We're sorry … automated queries": a guard before the API turned the call away, not the API.
  if (isPage && (status === 403 || status === 429))
    return { do: 'retry', kind: 'network', reason: 'turnedAway', sentence: 'turnedAway', crowded: true };
  if (nature.target === 'token') return judgeTokenTrouble(trouble, nature.method);

  const final = reasons.find((reason) => Object.hasOwn(FINAL_REASONS, reason));
  const outcome = final === undefined ? undefined : FINAL_REASONS[final];
  if (final !== undefined && outcome) return { do: 'fail', reason: final, ...outcome };

  const scope = reasons.find((reason) => SCOPE_REASONS.has(reason));
  if (scope !== undefined) {
    return nature.method === 'oauth'
      ? fail('reconnect', 'insufficientPermissions', 'scopeMissing')
      : fail('admin', 'insufficientPermissions', 'delegationMissing');
  }

  const quota = reasons.find((reason) => QUOTA_REASONS.has(reason));
  // Quota refusals have come with other reasons, and with none: the sentence still says so.
  const says = /quota exceeded|rate limit|too many (concurrent )?requests/i.test(sentence);
  if (status === 429 || (status === 403 && (quota !== undefined || says)))
    return { do: 'retry', kind: 'wait', reason: quota ?? 'rateLimitExceeded', sentence: 'rateLimited', crowded: true };

  // With a fresh token, too: a moment of Google's, or an account that was closed. Only the token endpoint tells of a dead grant.
  if (status === 401) return { do: 'renew', kind: 'admin', reason: 'authError', sentence: 'accessTokenRefused' };
  if (status === 404 && nature.asksForAccount) return fail('fatal', 'accountNotFound', 'accountNotFound');
  if (status === 404 || status === 410) return fail('gone', 'notFound', 'gone');
  if (status === 403) return judgeForbidden(reasons, nature);
  return judgeBadRequest(trouble);
}

function judgeForbidden(reasons: string[], nature: CallNature): GoogleVerdict {
  return nature.target === 'directory'
    ? fail('admin', 'directoryForbidden', 'directoryForbidden')
    : fail('skip', reasons[0] ?? 'forbidden', 'forbidden');
}

function judgeBadRequest({ reasons, sentence, location }: GoogleTrouble): GoogleVerdict {
  if (location === 'pageToken' || /page ?token/i.test(sentence))
    return fail('fatal', 'invalidPageToken', 'invalidPageToken');
  if (/invalid attachment token/i.test(sentence)) return fail('gone', 'invalidAttachmentId', 'attachmentMissing');
  const precondition = reasons.some((reason) => reason === 'failedPrecondition' || reason === 'FAILED_PRECONDITION');
  if (precondition || /mail service not enabled|precondition check failed/i.test(sentence)) {
    const about = { kind: 'skip', reason: 'failedPrecondition', sentence: 'mailServiceNotEnabled' } as const;
    return { do: 'retry', ...about, tries: PRECONDITION_TRIES };
  }
  return fail('fatal', reasons[0] ?? 'badRequest', 'badRequest');
}

/** The token endpoint's refusals: `{ error, error_description, error_subtype? }`. */
function judgeTokenTrouble({ status, reasons, sentence }: GoogleTrouble, method: ConnectionMethod): GoogleVerdict {
  const has = (reason: string) => reasons.includes(reason);
  if (status === 429 || has('rate_limit_exceeded'))
    return { do: 'retry', kind: 'wait', reason: 'rateLimitExceeded', sentence: 'rateLimited' };
  if (has('org_internal') || /org_internal|restricted to users within its organi[sz]ation/i.test(sentence))
    return fail('admin', 'org_internal', 'orgInternal');
  if (has('admin_policy_enforced') || has('access_denied'))
    return fail('admin', 'admin_policy_enforced', 'grantRestricted');
  if (method === 'oauth') {
    if (has('invalid_rapt') || has('rapt_required') || /reauth|rapt/i.test(sentence))
      return fail('reconnect', 'invalid_rapt', 'grantNeedsSignIn');
    if (has('invalid_grant')) return fail('reconnect', 'invalid_grant', 'grantDead');
  } else {
    if (has('unauthorized_client') || has('invalid_scope'))
      return fail('admin', 'unauthorized_client', 'delegationMissing');
    if (/jwt signature|invalid signature|service account (not found|disabled)/i.test(sentence))
      return fail('reconnect', 'keyRefused', 'keyRefused');
    if (/short-lived token|reasonable timeframe|iat and exp/i.test(sentence))
      return fail('admin', 'clockWrong', 'clockWrong');
    if (/disabled|suspended/i.test(sentence)) return fail('skip', 'accountDisabled', 'accountDisabled');
    // One account's trouble, as far as can be told; where the service account itself is gone, it is that of every account.
    if (/account not found/i.test(sentence)) return fail('skip', 'noSuchUser', 'unknownAccount');
    if (/impersonation/i.test(sentence)) return fail('skip', 'noSuchUser', 'notToActFor');
    if (has('invalid_grant')) return fail('skip', 'noSuchUser', 'noSuchUser');
  }
  if (has('invalid_client') || has('unauthorized_client') || has('deleted_client') || has('disabled_client'))
    return fail('admin', 'invalid_client', 'clientRefused');
  return fail('fatal', reasons[0] ?? 'badRequest', 'badRequest');
}

function fail(kind: GoogleFailureKind, reason: string, sentence: SentenceKey): GoogleVerdict {
  return { do: 'fail', kind, reason, sentence };
}
