/** The choices of the values of a contract, wherever they are entered. */
import { endingLabels, periodLabels } from '../domain/endings.ts';

/** Labels by value as the options of a select. */
export const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const endings = optionsOf(endingLabels);
const UNITS = { day: 'days', week: 'weeks', month: 'months', year: 'years' };
export const lengthUnits = optionsOf(UNITS);
/** Those of a notice. */
export const noticeUnits = [...optionsOf({ workingDay: 'working days' }), ...lengthUnits];
export const amountPeriods = optionsOf(periodLabels);
