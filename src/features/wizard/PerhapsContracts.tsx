/** What may be a contract, apart from what was found: each with its reason, not selected, to be taken in one by one. */
import { Button, Tag } from 'antd';
import { useId, useRef } from 'react';
import type { CalendarDay } from '../../../contract/calendar.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { endText } from './contractFacts.ts';
import type { FoundContract } from './foundContract.ts';
import { sourceChip } from './sourceName.ts';
import { perhapsTaken } from './wizardSlice.ts';
import './perhaps.css';

type Props = { contracts: readonly FoundContract[]; today: CalendarDay };

export function PerhapsContracts({ contracts, today }: Props) {
  const dispatch = useAppDispatch();
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  if (contracts.length === 0) return null;
  // Its own row goes with the button: the focus moves to the heading of those that are left.
  const takeIn = (id: string) => {
    title.current?.focus();
    dispatch(perhapsTaken({ id }));
  };
  return (
    <section aria-labelledby={heading} className="perhaps">
      <h3 id={heading} ref={title} tabIndex={-1}>
        Perhaps a contract ({contracts.length})
      </h3>
      <p>These aren’t selected. Add the ones that are contracts.</p>
      <ul className="found-list">
        {contracts.map(({ id, name, sourceType, sourceLocation, perhapsBecause, renewalDate, ending }) => (
          <li key={id} className="found-row perhaps-row">
            <div>
              <span className="found-name">{name}</span>
              <div className="perhaps-facts">
                <Tag>{sourceChip(sourceType)}</Tag>
                {perhapsBecause ? <span>{perhapsBecause}</span> : null}
                {renewalDate && renewalDate >= today ? (
                  <span>Perhaps: {endText({ renewalDate, ending }, today)}</span>
                ) : null}
              </div>
              {sourceLocation ? <div className="perhaps-place">{sourceLocation}</div> : null}
            </div>
            <Button onClick={() => takeIn(id)} aria-label={`Add ${name}`}>
              Add
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
