/** The document of a found contract before it is uploaded: its text and itself, for the review to show beside the values. */
import { findFoundBytes, findFoundText } from '../../db/foundText.ts';
import { isUuid } from '../../db/uuid.ts';
import type { AppContext } from '../appContext.ts';
import { notFound } from '../httpError.ts';
import type { Handlers } from '../operations.ts';
import { pagesOf } from '../pagesOf.ts';
import { sendOriginal } from '../sendOriginal.ts';

export function foundTextHandlers(context: AppContext): Handlers<'getFoundText' | 'getFoundOriginal'> {
  const { queries } = context.database;
  return {
    async getFoundText({ user, params }) {
      const found = isUuid(params.id) ? await findFoundText(queries, user.id, params.id) : null;
      if (!found) throw notFound('This contract');
      const { documentId, name, mediaType } = found;
      return { documentId, name, mediaType, ...pagesOf(found) };
    },

    async getFoundOriginal({ user, params }, reply) {
      const found = isUuid(params.id) ? await findFoundBytes(queries, user.id, params.id) : null;
      if (!found) throw notFound('This contract');
      return sendOriginal(context, reply, { ...found, user: user.id });
    },
  };
}
