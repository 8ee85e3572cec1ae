/** On a card: that no notice period is known is settled by saying that there is none, and that can be taken back. */
import { Button, Tag } from 'antd';
import { type Changes, type FoundContract, hasNoNotice } from './foundContract.ts';
import { asksForNotice, NO_NOTICE_PERIOD } from './noticeAsked.ts';

type Props = { contract: FoundContract; locked: boolean; onChange: (changes: Changes) => void };

export function NoNotice({ contract, locked, onChange }: Props) {
  if (!asksForNotice(contract) || contract.noticePeriod !== null) return null;
  const said = hasNoNotice(contract);
  const way = said ? 'Take back' : NO_NOTICE_PERIOD;
  return (
    <p className="review-none">
      {said ? (
        <span>
          {NO_NOTICE_PERIOD}. <Tag color="processing">Edited by you</Tag>
        </span>
      ) : null}
      <Button
        size="small"
        aria-label={`${way}: ${contract.name}`}
        disabled={locked}
        onClick={() => onChange({ noNotice: !said })}
      >
        {way}
      </Button>
    </p>
  );
}
