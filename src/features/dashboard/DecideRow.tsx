/** One contract to decide: day, what is to be done, counterparty over contract, money, owner, and the decision. */
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { isAmountInDoubt } from '../../../contract/acting.ts';
import { afterPassed, nextChance, outcomeOfPassed, withoutEnd } from '../../../contract/afterPassed.ts';
import type { Contract } from '../../api/api.ts';
import { awayInWords, sendBy } from '../../domain/deadlines.ts';
import { passedOn } from '../../domain/decideNext.ts';
import { actByLabel, passedLabel } from '../../domain/decisions.ts';
import { titleBeside } from '../../domain/contract.ts';
import { formatDay, formatDayOfWeek, formatPeriod, formatWholeMoney } from '../../domain/format.ts';
import { contractPath } from '../../domain/paths.ts';
import { useDecide } from '../../ui/decide.ts';
import { DecisionMenu } from '../../ui/DecisionMenu.tsx';
import { openRow } from '../../ui/openRow.ts';
import { OwnerBadge } from '../../ui/OwnerBadge.tsx';

/** A name of more letters may be cut off after three lines: the pointer shows the whole of it. */
const SHORT_NAME = 40;

type Props = { contract: Contract; passed: boolean; today: string };

export function DecideRow({ contract, passed, today }: Props) {
  const decide = useDecide();
  const row = useRef<HTMLTableRowElement>(null);
  const kind = (passed ? contract.passedCycle?.kind : contract.actByKind) ?? 'end';
  const day = passed ? passedOn(contract) : (contract.actBy ?? '');
  const name = contract.counterparty ?? contract.name;
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a row has a link
    <tr ref={row} className="decide-row" onClick={openRow}>
      <td className="decide-day">
        <strong className={passed || day < today ? 'late' : undefined}>{formatDayOfWeek(day, today)}</strong>
        <small>
          {awayInWords(day, today)}
          {passed || kind === 'end' ? '' : early(contract, today)}
        </small>
      </td>
      <td className="decide-what">
        {passed ? (
          <WhatPassed
            contract={contract}
            label={contract.passedCycle?.notice === 'unsent' ? 'Notice not sent' : passedLabel(kind)}
            today={today}
          />
        ) : (
          <>
            {(day < today ? passedLabel : actByLabel)(kind, contract.ending)}{' '}
            <small>{otherwise(contract, kind, today)}</small>
          </>
        )}
      </td>
      <td className="decide-who">
        <Link to={contractPath(contract.id)} title={name.length > SHORT_NAME ? name : undefined}>
          {name}
        </Link>
        {contract.counterparty ? <small>{titleBeside(contract.name, contract.counterparty)}</small> : null}
      </td>
      <td className="decide-amount">
        <Money contract={contract} />
      </td>
      <td className="decide-owner">{contract.owner ? <OwnerBadge owner={contract.owner} /> : null}</td>
      <td className="decide-act">
        <DecisionMenu
          id={contract.id}
          name={name}
          kind={kind}
          decision={passed ? null : contract.decision}
          passed={passed}
          onChoose={(choice, byKey) => {
            // Cancel asks first, and the focus comes back from there.
            if (byKey && choice !== 'cancel') goOn(row.current);
            decide(contract, choice, passed ? 'passed' : 'present');
          }}
        />
      </td>
    </tr>
  );
}

/** What it costs a year or, where nobody knows how long it is for, the amount as it stands in the contract. */
function Money({ contract }: { contract: Contract }) {
  const { yearlyAmount, contractValue, currency, amountPeriod } = contract;
  const isYearly = typeof yearlyAmount === 'number';
  const amount = isYearly ? yearlyAmount : contractValue;
  if (typeof amount !== 'number') return <span className="unknown">Not available</span>;
  const period = isYearly ? 'a year' : formatPeriod(amountPeriod).replace('/', 'per').trim();
  return (
    <>
      {formatWholeMoney(amount, currency)}
      {period === '' ? null : <small>{period}</small>}
      {isAmountInDoubt(contract) ? <small>please check</small> : null}
    </>
  );
}

/** By keyboard one goes from what is decided to what is to be decided next: its row leaves the list, perhaps. */
function goOn(row: HTMLElement | null): void {
  const all = [...(row?.closest('table')?.querySelectorAll<HTMLElement>('.decide-row .decision-button') ?? [])];
  const at = all.findIndex((button) => row?.contains(button));
  (all[at + 1] ?? all[at - 1])?.focus();
}

function early({ actBy, actByWorkingDay }: Contract, today: string): string {
  if (!actBy || !actByWorkingDay || actByWorkingDay === actBy || actByWorkingDay < today) return '';
  return `, ${sendBy(actByWorkingDay, actBy)}`;
}

/** What becomes of it now that its day went by; once that has happened, until when it runs, where no next chance says how long that is. */
function afterwards({ passedCycle, ending }: Contract, next: string, today: string): string {
  if (!passedCycle) return '';
  const say = passedCycle.cycleEnd < today && next === '' ? afterPassed : outcomeOfPassed;
  return say(passedCycle, ending, today);
}

type PassedProps = { contract: Contract; label: string; today: string };

/** Two lines as everywhere: with a next chance, what becomes of it moves up beside what was due. */
function WhatPassed({ contract, label, today }: PassedProps) {
  const { passedCycle: cycle, ending } = contract;
  const next = cycle ? nextChance(cycle, today) : '';
  const short = cycle && ending !== 'unknown';
  return (
    <>
      {label}{' '}
      <small className={short && next !== '' ? 'decide-beside' : undefined}>{afterwards(contract, next, today)}</small>
      {next === '' ? null : <small className="decide-next-chance">{next}</small>}
    </>
  );
}

/** What happens if nothing is done. */
function otherwise({ renewalDate, cycleEnd, ending, actBy }: Contract, kind: string, today: string): string {
  if (ending === 'unknown') return 'we don’t know whether it renews';
  const late = kind === 'notice' && !!actBy && actBy < today;
  if (!renewalDate) return late ? `${withoutEnd(ending)} unless notice was sent` : `or ${withoutEnd(ending)}`;
  const end = cycleEnd ?? renewalDate;
  if (late) return `renews ${formatDay(end)} unless notice was sent`;
  if (kind === 'notice') return `or renews ${formatDay(end)}`;
  return kind === 'option' ? `or ends ${formatDay(end)}` : 'goes on only if extended';
}
