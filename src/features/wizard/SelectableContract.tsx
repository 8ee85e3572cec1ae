/** One found contract in the list to select from. */
import { Checkbox, Tag } from 'antd';
import { memo } from 'react';
import type { CalendarDay } from '../../../contract/calendar.ts';
import { formatInstantDay } from '../../domain/format.ts';
import { messages } from '../../domain/messages.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { endText, writtenDayText } from './contractFacts.ts';
import { DatabaseTag } from './DatabaseTag.tsx';
import type { FoundContract } from './foundContract.ts';
import { isYours } from './heldValues.ts';
import { rolledForward } from './reviewDoubts.ts';
import { Sightings } from './Sightings.tsx';
import { sourceChip } from './sourceName.ts';
import { isUndatedFound } from './undatedFound.ts';
import { contractToggled } from './wizardSlice.ts';

type Props = { contract: FoundContract; today: CalendarDay };

export const SelectableContract = memo(function SelectableContract({ contract, today }: Props) {
  const dispatch = useAppDispatch();
  const { id, name, selected, lastModified, lastModifiedKnown, sourceType, sightings } = contract;
  const modified = (lastModifiedKnown && formatInstantDay(lastModified)) || messages.notAvailable;
  const end = writtenDayText(contract, today) ?? endText(contract, today);
  const isOver = isUndatedFound(contract) || (contract.renewalDate ?? today) < today;
  const isDoubtful = !isOver && rolledForward(contract) !== null;
  return (
    <li className="found-row">
      <Checkbox checked={selected} onChange={() => dispatch(contractToggled({ id }))}>
        <span className="found-name">{name}</span>
      </Checkbox>
      <div className="found-facts">
        <Tag>{sourceChip(sourceType)}</Tag>
        <span>Last Modified: {modified}</span>
        <span className={isDoubtful || isOver ? 'warning-text' : undefined}>
          {isDoubtful ? `Perhaps ${end.replace(/^R/, 'r')}, please check` : end}
          {isYours(contract, 'renewalDate') ? ' (yours)' : ''}
        </span>
        <DatabaseTag contract={contract} />
        {contract.isContract ? null : <Tag color="warning">Not recognized as a contract</Tag>}
      </div>
      {sightings.length > 1 ? <Sightings sightings={sightings} /> : null}
    </li>
  );
});
