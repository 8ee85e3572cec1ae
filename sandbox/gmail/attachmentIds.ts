/**
 * Attachment ids as Gmail gives them: another one at every fetch, each good for a short time only. (Google documents
 * neither; dust-tt/dust 27314 and others have seen both.)
 */
import { randomBytes } from 'node:crypto';
import type { SandboxState } from '../sandboxState.ts';

const LIFETIME = 15 * 60_000;

type Content = { message: string; part: string; issued: number; generation: number; salt: string };

/** A fresh id for that part. */
export function makeAttachmentId(state: SandboxState, message: string, part: string): string {
  const salt = randomBytes(90).toString('base64url');
  const content: Content = { message, part, issued: state.now(), generation: state.attachmentGeneration, salt };
  return `ANGjdJ${state.signer.seal('attachment', content)}`;
}

/** The part id behind an attachment id of that message, undefined when it is not (or no longer) good. */
export function partOfAttachmentId(state: SandboxState, message: string, id: string): string | undefined {
  if (!id.startsWith('ANGjdJ')) return undefined;
  const content = state.signer.open('attachment', id.slice(6)) as Content | undefined;
  const isGood =
    content?.message === message &&
    content.generation === state.attachmentGeneration &&
    state.now() - content.issued <= LIFETIME;
  return isGood ? content.part : undefined;
}
