/** What the person says with an upload, as the kernel reads it. */
import type { CalendarDay } from '../../../contract/calendar.ts';
import type { Said } from '../../../contract/changes.ts';
import { uploadSays } from '../../../contract/uploadSays.ts';
import type { Analysis } from '../../domain/analysis/types.ts';
import { readingOf } from '../../domain/cycle/readingOf.ts';
import type { ContractUpload } from '../wire.gen.ts';
import type { Found } from './loadFoundByIds.ts';

export function saidOf(review: ContractUpload, found: Found, today: CalendarDay): Said {
  const reading = readingOf(found.documentId, found.name, found.analysis as Analysis);
  return uploadSays(review, reading, [found.name, found.subject ?? 'Unnamed Contract'], today);
}
