/** PostgreSQL stores no NUL, and a lone surrogate would come back as another character: such text is refused at the door. */
import type { FastifyRequest } from 'fastify';
import { HttpError } from './httpError.ts';

/** A `preValidation` hook: the whole body has come, so what fails from here on is not the form's fault. */
export async function markBodyRead(request: FastifyRequest): Promise<void> {
  request.bodyIsRead = true;
}

/**
 * A `preHandler` hook, so that the schema has bounded what is looked at here: refuses strings anywhere in the request that could not be
 * stored as they are.
 */
export async function requirePlainText(request: FastifyRequest): Promise<void> {
  for (const part of [request.params, request.query, request.body]) {
    const path = findUnstorable(part, '');
    if (path !== null) {
      throw new HttpError(
        400,
        `The request is not valid: ${path || 'it'} contains a character that cannot be stored.`,
        {
          code: 'INVALID',
          ...(path === '' ? {} : { details: path }),
        },
      );
    }
  }
}

/** The path of the first unstorable string (or key), or null. */
function findUnstorable(value: unknown, path: string): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return null;
  for (const [key, inner] of Object.entries(value)) {
    if (key.includes('\0') || !key.isWellFormed()) return path;
    const found = findUnstorable(
      inner,
      Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`,
    );
    if (found !== null) return found;
  }
  return null;
}
