/** Whether a found contract will be listed without a date. */
import type { CalendarDay } from '../../../contract/calendar.ts';
import { isUndated } from '../../../contract/undated.ts';
import type { FoundContract } from './foundContract.ts';

/** As the list will say it of the contract, once it is stored. */
export function isUndatedFound(contract: FoundContract): boolean {
  return isUndated({ ...contract, actBy: writtenDay(contract) });
}

/**
 * The last day to act that is written down, whatever else a person corrects. One that was counted from an end and a notice period is none:
 * it goes with them.
 */
function writtenDay({ detected, facts, held }: FoundContract): CalendarDay | null {
  const isWritten = held === null ? detected.noticePeriod === null : detected.renewalDate === null;
  return isWritten ? (facts.noticeBy ?? null) : null;
}
