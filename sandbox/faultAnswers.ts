/** Carries out the faults of `faults.ts`: as Google's refusals, as silence, or as an answer that breaks off. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { bearerOf, insufficientScope, unauthorized } from './access.ts';
import type { Fault, ForbiddenReason } from './faults.ts';
import { GoogleError, OAuthError } from './googleError.ts';
import type { SandboxState } from './sandboxState.ts';

const FORBIDDEN: Record<Exclude<ForbiddenReason, 'insufficientPermissions'>, string> = {
  rateLimitExceeded: 'Rate Limit Exceeded',
  userRateLimitExceeded: 'User Rate Limit Exceeded. Rate of requests for user exceed configured project quota.',
  quotaExceeded: "Quota exceeded for quota metric 'Queries' and limit 'Queries per minute per user'.",
  dailyLimitExceeded: 'Daily Limit Exceeded. The quota will be reset at midnight Pacific Time (PT).',
  domainPolicy: 'The domain administrators have disabled Gmail apps.',
  forbidden: 'Forbidden',
};

/** Longer addresses are refused before anything looks at them. */
const LONGEST_ADDRESS = 8_000;

const SORRY = "We're sorry... but your computer or network may be sending automated queries.";

/** Makes the faults strike every call of this context but those of the sandbox's own pages and of its control. */
export function addFaultHooks(app: FastifyInstance, state: SandboxState): void {
  const hanging = new Set<FastifyReply>();

  app.addHook('onRequest', (request, reply, done) => {
    const [address = '', query = ''] = request.url.split('?');
    const path = address.slice(app.prefix.length) || '/';
    if (!/^\/(gmail|drive|admin|feeds|token|tokeninfo|revoke|oauth2)\b/.test(path)) return done();
    if (request.url.length > LONGEST_ADDRESS)
      return void reply.code(414).type('text/html; charset=UTF-8').send(pageOf('Error 414 (Request-URI Too Large)'));
    const account = state.accessTokens.open(bearerOf(request.headers.authorization))?.account ?? undefined;
    const fault = state.faults.take({ method: request.method, path, query, account });
    if (!fault) return done();
    if (fault.kind === 'turnedAway') return void reply.code(403).type('text/html; charset=UTF-8').send(pageOf(SORRY));
    const refusal = refusalOf(fault);
    if (refusal) return done(refusal);
    if (fault.kind === 'expiredAttachments') state.attachmentGeneration += 1;
    state.striking.set(request, fault);
    if (fault.kind !== 'hang') return done();
    hanging.add(reply);
    reply.raw.once('close', () => hanging.delete(reply));
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    if (state.striking.get(request)?.kind !== 'cut') return done(null, payload);
    const bytes = Buffer.isBuffer(payload) ? payload : Buffer.from(typeof payload === 'string' ? payload : '');
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.raw.writeHead(reply.statusCode, { 'content-length': bytes.length });
    reply.raw.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => reply.raw.destroy());
  });

  app.addHook('preClose', (done) => {
    for (const reply of hanging) reply.raw.destroy();
    done();
  });
}

function refusalOf(fault: Fault): GoogleError | OAuthError | undefined {
  switch (fault.kind) {
    case 'unauthorized':
      return unauthorized();
    case 'forbidden':
      if (fault.reason === 'insufficientPermissions') return insufficientScope('fault', '');
      return new GoogleError(403, fault.reason, FORBIDDEN[fault.reason]);
    case 'tooManyRequests':
      return new GoogleError(429, 'rateLimitExceeded', tooManyRequests(fault.retryAt), {
        ...(fault.retryAfterSeconds !== undefined && { headers: { 'retry-after': String(fault.retryAfterSeconds) } }),
      });
    case 'serverError':
      return new GoogleError(fault.status ?? 503, 'backendError', 'Backend Error');
    case 'failedPrecondition':
      return new GoogleError(400, 'failedPrecondition', 'Precondition check failed.', {
        status: 'FAILED_PRECONDITION',
      });
    case 'notFound':
      return new GoogleError(404, 'notFound', 'Requested entity was not found.');
    case 'tokenRefused':
      return new OAuthError(400, fault.error, fault.description);
    default:
      return undefined;
  }
}

function pageOf(text: string): string {
  return `<!DOCTYPE html><html><head><title>Sorry...</title></head><body>${text}</body></html>`;
}

function tooManyRequests(retryAt: string | undefined): string {
  return retryAt === undefined
    ? 'Too many concurrent requests for user.'
    : `User-rate limit exceeded.  Retry after ${retryAt}`;
}
