/** Why a value is to be checked, with everything that settles it in one click, and what else was read for it. */
import { Button } from 'antd';
import type { ContractDetails, ContractValues, FieldName } from '../../api/cycleApi.ts';
import { distinctNames } from '../../domain/distinctNames.ts';
import { showOther } from '../../domain/otherReading.ts';
import { ofValue } from './fields.ts';
import { otherValue } from './otherValue.ts';
import { ChooseParties } from '../../ui/ChooseParties.tsx';
import { Quote } from '../../ui/Quote.tsx';

type Props = {
  contract: ContractDetails;
  field: FieldName;
  onConfirm: (fields: FieldName[]) => void;
  onUse: (values: ContractValues) => void;
  onEdit: (open: boolean) => void;
};

export function ValueDoubts({ contract, field, onConfirm, onUse, onEdit }: Props) {
  const doubts = contract.toCheck.filter((doubt) => doubt.field === field);
  const isKnown = contract.values[field].value !== null;
  const yes = isKnown ? 'It’s right' : doubts[0]?.code === 'NO_NOTICE' ? 'It has no notice period' : 'It says none';
  const no = isKnown ? 'Correct it' : 'Enter it';
  return (
    <>
      {doubts.map(({ code, message }) => (
        <p key={code} className="value-doubt">
          <span>{message}</span>
          {/* Whether what is over was right is not the question. */}
          {code === 'OVER' ? null : (
            <Button type="link" size="small" aria-label={ofValue(yes, field)} onClick={() => onConfirm([field])}>
              {yes}
            </Button>
          )}
          <Button type="link" size="small" aria-label={ofValue(no, field)} onClick={() => onEdit(true)}>
            {no}
          </Button>
        </p>
      ))}
      <Others contract={contract} field={field} open={doubts.length > 0} onUse={onUse} />
    </>
  );
}

/** A contract has two sides at least. */
const FEWEST_PARTIES = 2;

type OthersProps = Pick<Props, 'contract' | 'field' | 'onUse'> & { open: boolean };

/** Readings that were not certain enough to be shown as the value. */
function Others({ contract, field, open, onUse }: OthersProps) {
  const fact = contract.values[field];
  const parties = field === 'parties' ? (contract.values.parties.value ?? []) : null;
  // One party is added after the other: the first choice does not settle the rest.
  const isOpen = fact.source === 'read' || (parties !== null && fact.source === 'entered');
  const all = isOpen && 'alternatives' in fact ? (fact.alternatives ?? []) : [];
  const others = all.filter(({ value }) => !parties?.includes(value));
  if (others.length === 0) return null;
  // Two sides make a contract: where just two names are left, one click says that it is they.
  const names = parties?.length === 0 ? distinctNames(others) : [];
  const isPair = names.length === FEWEST_PARTIES;
  if (names.length > FEWEST_PARTIES) {
    return (
      <details className="value-others" open>
        <summary>Perhaps</summary>
        <ChooseParties names={names} onChoose={(chosen) => onUse({ parties: chosen })} />
      </details>
    );
  }
  return (
    <details className="value-others" open={open || (parties !== null && parties.length < FEWEST_PARTIES)}>
      <summary>{fact.value === null ? 'Perhaps' : 'Also read'}</summary>
      <ul>
        {others.map(({ value, quote }) => {
          const used = otherValue(field, value, contract.values);
          const use = `${field === 'parties' ? 'Add' : 'Use'} ${showOther(field, value)}`;
          return (
            <li key={`${value} ${quote}`}>
              <Quote>{quote}</Quote>
              {used ? (
                <Button type="link" size="small" aria-label={ofValue(use, field)} onClick={() => onUse(used)}>
                  {use}
                </Button>
              ) : (
                <span>{showOther(field, value)}</span>
              )}
            </li>
          );
        })}
      </ul>
      {isPair ? (
        <Button type="link" size="small" onClick={() => onUse({ parties: names.map(({ value }) => value) })}>
          Add both
        </Button>
      ) : null}
    </details>
  );
}
