/** Changes of a contract in words: in its history, after a refused change of values and after a refused decision, and after joining. */
import { type ContractDetails, type ContractFacts } from '../../api/cycleApi.ts';
import { actByLabel, decisionLabel } from '../../domain/decisions.ts';
import { counted, formatDay } from '../../domain/format.ts';
import { fieldLabel, fieldRows, showValue } from './fields.ts';
import { type DatedChange, isOther } from './moneyThen.ts';

/** `jonas@brightwater.example changed Amount from £134,000.00 / year to £140,700.00 / year`. */
export function changedBy(entry: DatedChange): string {
  return `${entry.who ?? 'A new document'} ${whatChanged(entry)}`;
}

/** The same without who did it. */
export function whatChanged({ field, from, to, beside }: DatedChange): string {
  if (field === 'trash') return to === true ? 'moved it to the trash' : 'restored it from the trash';
  if (field === 'acknowledged') {
    return added(from, to).length > 0 ? 'acknowledged that a last day passed' : 'took an acknowledgement back';
  }
  const nothing = field === 'decision' ? 'undecided' : 'nothing';
  const before = showValue(field, from, beside.before) || nothing;
  const after = showValue(field, to, beside.after) || nothing;
  return `changed ${fieldLabel(field)} from ${before} to ${after}`;
}

/** A line of the history: `Amount: £1,150.00 / month → £1,300.00 / month`; of a line that stands for several, also that it is as before. */
export function historyWords(entry: DatedChange): string {
  const { field, from, to, beside } = entry;
  const isBack = !isOther(entry);
  if (field === 'trash') return trashWords(to === true, isBack);
  if (field === 'acknowledged') return acknowledgedWords(added(from, to), added(to, from));
  const label = fieldLabel(field);
  const none = field === 'decision' ? 'undecided' : 'none';
  const after = showValue(field, to, beside.after);
  if (isBack) return after ? `${label}: back to ${after}` : `${label}: ${none} again`;
  return `${label}: ${showValue(field, from, beside.before) || none} → ${after || none}`;
}

function trashWords(isIn: boolean, isBack: boolean): string {
  if (isBack) return isIn ? 'Restored, and moved to the trash again' : 'Moved to the trash, and restored';
  return isIn ? 'Moved to the trash' : 'Restored from the trash';
}

/** Terms are named by the day they end. */
const terms = (ends: readonly string[]) => ends.map((end) => `the term to ${formatDay(end)}`).join(' and ');

function acknowledgedWords(more: readonly string[], less: readonly string[]): string {
  if (more.length > 0) return `Acknowledged: the last day to act in ${terms(more)} has passed`;
  return less.length > 0 ? `No longer acknowledged: ${terms(less)}` : 'Acknowledged, and taken back';
}

/** What a list has that it did not have before. */
function added(before: unknown, after: unknown): string[] {
  const [were, are] = [before, after].map((each) => (Array.isArray(each) ? each.map(String) : []));
  return (are ?? []).filter((each) => !(were ?? []).includes(each));
}

const shown = (field: keyof ContractFacts, { values }: ContractDetails) =>
  showValue(field, values[field].value, values) || 'none';

/** The last day to act, which follows from other values: `Give notice by Dec 2, 2026`. */
const dayToAct = ({ cycle: { actBy, kind, ending } }: ContractDetails) =>
  actBy && kind !== 'end' ? { label: actByLabel(kind, ending), day: formatDay(actBy) } : null;

/** The same names in another order are no other parties. */
const inAnyOrder = (names: string) => names.split(', ').toSorted().join();

/** Each value that became other, as it was and as it is; with them the last day to act. */
export function otherValues(
  before: ContractDetails,
  after: ContractDetails,
): { label: string; was: string; is: string }[] {
  const values = fieldRows.map(({ field, label }) => ({ label, was: shown(field, before), is: shown(field, after) }));
  const [was, is] = [dayToAct(before), dayToAct(after)];
  const day = { label: (is ?? was)?.label ?? '', was: was?.day ?? 'none', is: is?.day ?? 'none' };
  return [...values, day].filter((each) => inAnyOrder(each.was) !== inAnyOrder(each.is));
}

/** `To: Mar 24, 2027 → Jan 16, 2027. The decision Cancel is for the term to Jan 16, 2027 now.` */
export function whatBecameOther(before: ContractDetails, after: ContractDetails): string {
  const values = otherValues(before, after).map(({ label, was, is }) => `${label}: ${was} → ${is}`);
  const said = values.length === 0 ? 'No value became other.' : `${values.join('; ')}.`;
  return [said, ...besideValues(before, after)].join(' ');
}

/** What else became other: which term a decision is for, and how much is to be checked. */
export function besideValues(before: ContractDetails, after: ContractDetails): string[] {
  const { decision, cycleEnd } = after.decision;
  const moved = decision !== 'undecided' && cycleEnd && before.decision.cycleEnd !== cycleEnd;
  const term = moved ? `The decision ${decisionLabel(decision)} is for the term to ${formatDay(cycleEnd)} now.` : '';
  const doubts = after.toCheck.length - before.toCheck.length;
  const toCheck = doubts > 0 ? `${counted(doubts, 'more value')} to check.` : '';
  return [term, toCheck].filter(Boolean);
}
