/** The cookie that binds a consent to the browser that began it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONSENT_MINUTES, randomSecret } from '../../google/consent.ts';

const NAME = 'perennial_google';
const PATH = '/api/google';

/** The browser's secret, if it has one of the right form. */
export function readBrowserSecret(request: FastifyRequest): string | undefined {
  const value = request.cookies[NAME];
  return value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value) ? value : undefined;
}

/** Sets the cookie for the length of a consent. One that is there is kept: an earlier popup stays good. */
export function ensureBrowserSecret(request: FastifyRequest, reply: FastifyReply, publicUrl: string): string {
  const secret = readBrowserSecret(request) ?? randomSecret();
  void reply.setCookie(NAME, secret, {
    path: PATH,
    httpOnly: true,
    // Lax, not Strict: the browser comes back from Google's site.
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: CONSENT_MINUTES * 60,
  });
  return secret;
}

export function forgetBrowserSecret(reply: FastifyReply): void {
  void reply.clearCookie(NAME, { path: PATH });
}
