/** The sentences of a contract's band: what happens if nothing is done, what it costs, and what has become of a day that went by. */
import { isDayInDoubt } from '../../../contract/acting.ts';
import { afterPassedSentence, whyPassed, withoutEnd } from '../../../contract/afterPassed.ts';
import type { Duration } from '../../../contract/calendar.ts';
import { showDuration } from '../../../contract/showDay.ts';
import type { ContractDetails, NoticeSent } from '../../api/cycleApi.ts';
import { formatDay, formatMoney, formatWholeMoney } from '../../domain/format.ts';

/** What has become of the term whose day went by, and what the term after it costs; of a day in doubt, only if that is right. */
export function afterwards(contract: ContractDetails, today: string): string {
  const { passedCycle, ending } = contract.cycle;
  const price = priceOf(contract);
  const said = passedCycle ? afterPassedSentence(passedCycle, ending, today) : '';
  const sentence = said !== '' && isDayInDoubt(contract) ? `If that’s right, it${said.slice('It'.length)}` : said;
  const notice = lateNotice(contract) || (passedCycle ? whyPassed(passedCycle) : '');
  const seen = contract.cycle.acknowledged ? 'That is acknowledged.' : '';
  return [sentence, notice, price === '' ? '' : `A term costs ${price}.`, seen].filter(Boolean).join(' ');
}

/** The notice of the present term was sent after its last day, and nobody has said that it was accepted. */
export function isLate(
  { kind, actBy }: ContractDetails['cycle'],
  { noticeSent }: ContractDetails['decision'],
): boolean {
  return kind === 'notice' && !!actBy && !!noticeSent && noticeSent.on > actBy && noticeSent.accepted !== true;
}

/** That a notice came after the last day, and counts all the same. */
function whetherLate({ kind, actBy }: ContractDetails['cycle'], { on, accepted }: NonNullable<NoticeSent>): string {
  return kind === 'notice' && actBy && on > actBy && accepted ? ', after the last day, and they have accepted it' : '';
}

/** What a notice that came late is worth; empty where none did. */
function lateNotice({ cycle, decision }: ContractDetails): string {
  if (!isLate(cycle, decision) || !decision.noticeSent || !cycle.actBy) return '';
  const sent = `Notice was sent on ${formatDay(decision.noticeSent.on)}, after the last day, ${formatDay(cycle.actBy)}`;
  return `${sent}: it ends the contract only if they accept it. If they do, choose Cancel… and say so.`;
}

/** Where the decision is that nothing is done: what then happens after the end of the term, or on it. */
export function settledAs(kind: ContractDetails['cycle']['kind'], decision: string): string | null {
  if (kind === 'notice') return decision === 'renew' ? 'Renews after' : null;
  return kind === 'option' && decision === 'let end' ? 'Ends' : null;
}

/** Until when a decision to do nothing can be taken back, and what it costs. */
function still({ kind, actBy }: ContractDetails['cycle'], price: string, today: string): string {
  const way = kind === 'option' ? 'use the option' : 'give notice';
  return [
    actBy && actBy >= today ? `You can still ${way} by ${formatDay(actBy)}.` : '',
    price === '' ? '' : `The next term costs ${price}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What happens if nothing is done, and what it costs. */
export function otherwise(contract: ContractDetails, today: string): string {
  const { to, kind, ending } = contract.cycle;
  const canEnter = !contract.summary.deletedAt;
  const { decision, noticeSent } = contract.decision;
  const price = priceOf(contract);
  if (!to) return withoutItsEnd(contract, price, today);
  if (ending === 'unknown') {
    // What was typed in, or came in a sheet, has nothing that could be read.
    const [unclear, todo] =
      contract.documents.length === 0
        ? ['Nobody has said whether it renews.', ' Enter how it ends under Values.']
        : ['The document doesn’t say clearly whether it renews.', ' Please check how it ends.'];
    return canEnter ? `${unclear}${todo}` : unclear;
  }
  if (isLate(contract.cycle, contract.decision)) return lateNotice(contract);
  if (noticeSent) return `Notice was sent on ${formatDay(noticeSent.on)}${whetherLate(contract.cycle, noticeSent)}.`;
  if (settledAs(kind, decision) !== null) return still(contract.cycle, price, today);
  if (kind === 'notice') {
    const renews = `it renews after ${formatDay(to)}${price === '' ? '' : `: ${price}`}.`;
    const unknown = contract.toCheck.some(({ code }) => code === 'NO_NOTICE');
    return [
      decision === 'cancel' ? 'No notice is recorded as sent.' : '',
      `Otherwise ${renews}`,
      unknown ? 'The notice period isn’t known: notice may be due earlier. Please check.' : '',
    ]
      .filter(Boolean)
      .join(' ');
  }
  if (kind === 'option') return `${withoutOption(to, decision, today)}${enterEnd(contract, today)}`;
  if (kind === null && ending === 'renews') {
    return `It renews by itself after ${formatDay(to)}. The last day to give notice can’t be worked out: check the notice period.`;
  }
  return to < today
    ? `It ended on ${formatDay(to)}, unless you extended it.${enterEnd(contract, today)}`
    : `${contract.values.ending.inferred ? 'Nothing in the document renews it: it' : 'It'} ends on ${formatDay(to)} and goes on only if you extend it.`;
}

/** What becomes of it where the option isn't used. */
function withoutOption(to: string, decision: string, today: string): string {
  if (to < today) return `It ended on ${formatDay(to)}, unless the option was used.`;
  return decision === 'undecided'
    ? `Otherwise it ends on ${formatDay(to)}.`
    : `Unless the option is used, it ends on ${formatDay(to)}.`;
}

/** Asks for the new end of what is over and was to go on: nothing can be told of a term that nobody has entered. */
function enterEnd({ decision, cycle: { to }, summary }: ContractDetails, today: string): string {
  const toGoOn = decision.decision === 'renew' || decision.decision === 'renegotiate';
  return toGoOn && to && to < today && !summary.deletedAt ? ' If it goes on, enter the new end under Values.' : '';
}

function goesOn(notice: Duration | null): string {
  const given = notice === null ? 'notice' : `notice of ${showDuration(notice)}`;
  return `There is no day to act by: it goes on until one side gives ${given}.`;
}

/** The same where only the last day to act is known, if that: nothing says when the term ends. In the trash nothing is asked for. */
function withoutItsEnd(contract: ContractDetails, price: string, today: string): string {
  const { cycle, decision, values, summary } = contract;
  const ask = (words: string) => (summary.deletedAt ? '' : ` ${words}`);
  if (!cycle.actBy) {
    // Nothing is missing of what has no end.
    if (cycle.ending === 'open') return goesOn(values.noticePeriod.value ?? null);
    return ask('Add what is missing under Values, and this page says what to do by when.').trim();
  }
  const enter = ask('Enter when its term ends under Values.');
  const { noticeSent } = decision;
  if (noticeSent && !isLate(cycle, decision)) return `It was sent on ${formatDay(noticeSent.on)}.${enter}`;
  const said = settledAs(cycle.kind, decision.decision) === null ? '' : still(cycle, price, today);
  return `${said || `Otherwise it ${withoutEnd(cycle.ending)}${price === '' ? '' : `: ${price}`}.`}${enter}`;
}

/** `$14,500.00 ($58,000 a year)`, of the next term; empty where it is not known. */
function priceOf({ cycle: { cost, yearlyAmount }, values }: ContractDetails): string {
  if (typeof cost !== 'number') return '';
  const currency = values.currency.value;
  const yearly =
    typeof yearlyAmount === 'number' && yearlyAmount !== cost
      ? ` (${formatWholeMoney(yearlyAmount, currency)} a year)`
      : '';
  return `${formatMoney(cost, currency)}${yearly}`;
}
