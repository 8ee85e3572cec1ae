/** What a document that speaks of another agreement looks like: never what it is. */
import type { About } from './aboutAgreement.ts';

/** "This looks like an amendment of “Hosting”." */
export const looksLike: Record<About['kind'], string> = { amendment: 'an amendment', renewal: 'news of the renewal' };
