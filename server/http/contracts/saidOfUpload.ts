/** What the person says with an upload, as the kernel reads it. */
import type { CalendarDay } from '../../../contract/calendar.ts';
import type { Said } from '../../../contract/changes.ts';
import type { Known } from '../../../contract/known.ts';
import { confirmedAsShown, uploadSays } from '../../../contract/uploadSays.ts';
import type { Analysis } from '../../domain/analysis/types.ts';
import { readingOf } from '../../domain/cycle/readingOf.ts';
import type { ContractUpload } from '../wire.gen.ts';
import type { Found } from './loadFoundByIds.ts';

/** `known`: of the contract, with the document in it. */
export function saidOf(review: ContractUpload, found: Found, known: Known, today: CalendarDay): Said {
  const reading = readingOf(found.documentId, found.name, found.analysis as Analysis);
  const said = uploadSays(review, reading, [found.name, found.subject ?? 'Unnamed Contract'], today);
  return confirmedAsShown(said, reading, known);
}
