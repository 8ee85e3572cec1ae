/** The classifier by itself: reasons rule over the status, the status over the sentence (rule 24). */
import { describe, expect, it } from 'vitest';
import { readTrouble } from './googleTrouble.ts';
import { judgeTrouble, type CallNature } from './judgeTrouble.ts';

const apiError = (status: number, reason: string, message = '', more: object = {}) =>
  readTrouble({ response: { status, headers: {}, data: { error: { message, errors: [{ reason, ...more }] } } } });
const invalidValue = (location: string) => apiError(400, 'invalid', 'Invalid Value', { location });
const tokenError = (error: string, description = '', more: object = {}) =>
  readTrouble({ response: { status: 400, headers: {}, data: { error, error_description: description, ...more } } });
const judge = (
  trouble: ReturnType<typeof readTrouble>,
  target: CallNature['target'],
  method: CallNature['method'] = 'oauth',
) => {
  const verdict = judgeTrouble(trouble, { target, method });
  return `${verdict.do} ${verdict.kind} ${verdict.reason}`;
};

describe('an answer of an API', () => {
  it.each([
    [403, 'rateLimitExceeded', '', 'retry wait rateLimitExceeded'],
    [403, 'userRateLimitExceeded', '', 'retry wait userRateLimitExceeded'],
    [403, 'quotaExceeded', '', 'retry wait quotaExceeded'],
    [403, 'RESOURCE_EXHAUSTED', '', 'retry wait RESOURCE_EXHAUSTED'],
    [403, 'unheardOf', "Quota exceeded for quota metric 'Queries'", 'retry wait rateLimitExceeded'],
    [429, 'unheardOf', '', 'retry wait rateLimitExceeded'],
    [429, 'dailyLimitExceeded', '', 'fail quota dailyLimitExceeded'],
    [403, 'domainPolicy', '', 'fail admin domainPolicy'],
    [403, 'accessNotConfigured', '', 'fail admin accessNotConfigured'],
    [403, 'insufficientPermissions', '', 'fail reconnect insufficientPermissions'],
    [403, 'ACCESS_TOKEN_SCOPE_INSUFFICIENT', '', 'fail reconnect insufficientPermissions'],
    [403, 'exportSizeLimitExceeded', '', 'fail skip exportSizeLimitExceeded'],
    [403, 'downloadQuotaExceeded', 'The download quota exceeded', 'fail skip downloadQuotaExceeded'],
    [403, 'cannotDownloadAbusiveFile', '', 'fail skip cannotDownloadAbusiveFile'],
    [403, 'forbidden', '', 'fail skip forbidden'],
    [401, 'authError', '', 'renew admin authError'],
    [404, 'notFound', '', 'fail gone notFound'],
    [410, 'deleted', '', 'fail gone notFound'],
    [400, 'failedPrecondition', '', 'retry skip failedPrecondition'],
    [400, 'badRequest', 'Mail service not enabled', 'retry skip failedPrecondition'],
    [400, 'invalidArgument', 'Invalid attachment token', 'fail gone invalidAttachmentId'],
    [400, 'invalidArgument', 'Invalid pageToken', 'fail fatal invalidPageToken'],
    [400, 'invalid', 'Invalid Value', 'fail fatal invalid'],
    [408, 'timeout', '', 'retry network timeout'],
    [503, 'backendError', '', 'retry network backendError'],
  ])('%i %s “%s” means %s', (status, reason, message, verdict) => {
    expect(judge(apiError(status, reason, message), 'gmail')).toBe(verdict);
  });

  it('about the page token means another thing than one about the query', () => {
    expect(judge(invalidValue('pageToken'), 'drive')).toBe('fail fatal invalidPageToken');
    expect(judge(invalidValue('q'), 'drive')).toBe('fail fatal invalid');
  });

  it('means another thing for a service account, and for the Directory', () => {
    expect(judge(apiError(403, 'insufficientPermissions'), 'gmail', 'service_account')).toBe(
      'fail admin insufficientPermissions',
    );
    expect(judge(apiError(403, 'forbidden'), 'directory', 'service_account')).toBe('fail admin directoryForbidden');
  });

  it('is read from text and bytes, too, and half an answer counts as none', () => {
    const body = JSON.stringify({ error: { errors: [{ reason: 'dailyLimitExceeded' }] } });
    for (const data of [body, new TextEncoder().encode(body)])
      expect(judge(readTrouble({ response: { status: 403, headers: new Headers(), data } }), 'drive')).toBe(
        'fail quota dailyLimitExceeded',
      );
    expect(judge(readTrouble({ response: { status: 502, headers: {}, data: '<html>' } }), 'drive')).toBe(
      'retry network backendError',
    );
    expect(judge(readTrouble(new TypeError('terminated')), 'drive')).toBe('retry network noAnswer');
  });
});

describe('a page for people in the place of an answer', () => {
  const page = "<!DOCTYPE html><html><title>Sorry...</title>We're sorry... automated queries</html>";
  const judgePage = (status: number) => judge(readTrouble({ response: { status, headers: {}, data: page } }), 'drive');

  it('is a bad moment where it turns the call away, and nothing more than its status otherwise', () => {
    expect(judgePage(403)).toBe('retry network turnedAway');
    expect(judgePage(404)).toBe('fail gone notFound');
    expect(judge(readTrouble({ response: { status: 403, headers: {}, data: '' } }), 'drive')).toBe(
      'fail skip forbidden',
    );
  });
});

it('a 404 to the question for the mailbox or drive itself does not say that it was deleted', () => {
  const nature = { target: 'drive', method: 'oauth', asksForAccount: true } as const;
  expect(judgeTrouble(apiError(404, 'notFound'), nature)).toMatchObject({ kind: 'fatal', reason: 'accountNotFound' });
});

describe('a refusal of a token', () => {
  it.each([
    ['oauth', 'invalid_grant', 'Token has been expired or revoked.', {}, 'fail reconnect invalid_grant'],
    [
      'oauth',
      'invalid_grant',
      'reauth related error',
      { error_subtype: 'invalid_rapt' },
      'fail reconnect invalid_rapt',
    ],
    ['oauth', 'admin_policy_enforced', '', {}, 'fail admin admin_policy_enforced'],
    ['oauth', 'invalid_client', 'Unauthorized', {}, 'fail admin invalid_client'],
    ['service_account', 'unauthorized_client', 'Client is unauthorized', {}, 'fail admin unauthorized_client'],
    ['service_account', 'invalid_grant', 'Invalid JWT Signature.', {}, 'fail reconnect keyRefused'],
    ['service_account', 'invalid_grant', 'Service account not found', {}, 'fail reconnect keyRefused'],
    ['service_account', 'invalid_grant', 'Invalid grant: account not found', {}, 'fail skip noSuchUser'],
    ['service_account', 'invalid_request', 'Invalid impersonation "sub" field: x', {}, 'fail skip noSuchUser'],
    ['oauth', 'org_internal', '', {}, 'fail admin org_internal'],
    ['oauth', 'access_denied', 'restricted to users within its organization', {}, 'fail admin org_internal'],
    ['service_account', 'invalid_grant', 'Invalid JWT: Token must be a short-lived token', {}, 'fail admin clockWrong'],
    ['service_account', 'invalid_grant', 'Invalid email or User ID', {}, 'fail skip noSuchUser'],
    ['service_account', 'invalid_grant', 'account is disabled', {}, 'fail skip accountDisabled'],
  ] as const)('%s: %s “%s” means what it says', (method, error, description, more, verdict) => {
    expect(judge(tokenError(error, description, more), 'token', method)).toBe(verdict);
  });
});
