/** Answers with a stranger's file: to be saved under its own name, never shown in place. */
import type { FastifyReply } from 'fastify';

export function sendFile(reply: FastifyReply, { name, bytes }: { name: string; bytes: Buffer }): FastifyReply {
  return reply
    .type('application/octet-stream')
    .headers({
      'content-disposition': `attachment; filename="file"; filename*=UTF-8''${encoded(name)}`,
      'cache-control': 'private, no-store',
    })
    .send(bytes);
}

/** For a header (RFC 8187): half a character is no text that could be encoded. */
function encoded(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}
