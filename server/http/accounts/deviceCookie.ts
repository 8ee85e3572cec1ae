/** The cookie by which a browser is known to have signed in here before. It opens nothing: it only spares its user other people's guesses. */
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KNOWN_DAYS } from '../../db/knownDevices.ts';

const NAME = 'perennial_device';
const PATH = '/api/auth';
const SECRET_BYTES = 32;

/** The browser's value, or null where it has none of the right form. */
export function readDevice(request: FastifyRequest): string | null {
  const value = request.cookies[NAME];
  return value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value) ? value : null;
}

/** Sets it, or makes it last anew, and returns its value. */
export function keepDevice(request: FastifyRequest, reply: FastifyReply, publicUrl: string): string {
  const value = readDevice(request) ?? randomBytes(SECRET_BYTES).toString('base64url');
  void reply.setCookie(NAME, value, {
    path: PATH,
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
    maxAge: KNOWN_DAYS * 86_400,
  });
  return value;
}
