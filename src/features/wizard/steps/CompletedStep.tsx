/** The completed state. */
import { Alert, Button } from 'antd';
import { Link } from 'react-router-dom';
import { useListContractsQuery } from '../../../api/api.ts';
import { isUndated } from '../../../../contract/undated.ts';
import { counted, formatCount } from '../../../domain/format.ts';
import { messages } from '../../../domain/messages.ts';
import { paths } from '../../../domain/paths.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { useToday } from '../../../ui/useToday.ts';
import { JoinOffers } from '../../contract/JoinOffers.tsx';
import { ZoneOffer } from '../../settings/ZoneOffer.tsx';
import { KeepSearch } from '../KeepSearch.tsx';
import { StepHeading } from '../StepHeading.tsx';
import { WhatCameIn } from '../WhatCameIn.tsx';
import type { Uploaded } from '../wizardState.ts';
import { newSearchChosen } from '../wizardSlice.ts';
import { wizardView } from '../wizardView.ts';

export function CompletedStep() {
  const dispatch = useAppDispatch();
  const { completed, success } = useAppSelector((state) => wizardView(state.wizard));
  const uploaded = completed?.uploaded;
  const today = useToday();
  const { data = [] } = useListContractsQuery({ today });
  const ids = new Set(uploaded?.ids);
  const cameIn = data.filter(({ id }) => ids.has(id));
  // As the list counts them: the day that the term ends may be known of a contract whose next renewal isn't.
  const isListed = ids.size > 0 && cameIn.length === ids.size;
  const undated = isListed ? cameIn.filter(isUndated).length : (completed?.undated ?? 0);
  return (
    <>
      <StepHeading>Completed</StepHeading>
      <div className="completed">
        <div>
          <Alert
            className="wizard-gap"
            type="success"
            role="note"
            showIcon
            title={messages.completed}
            description={
              <>
                {success ? <p>{success}</p> : null}
                {uploaded ? <p>{whatHappened(uploaded)}</p> : null}
              </>
            }
          />
          {uploaded ? <JoinOffers ids={uploaded.ids} today={today} /> : null}
          <ZoneOffer className="wizard-gap" />
          {undated > 0 ? (
            <Alert
              className="wizard-gap"
              type="warning"
              role="note"
              showIcon
              title={`${counted(undated, 'contract')} without a renewal date`}
              description={
                <>
                  We can’t warn you before {undated === 1 ? 'it renews' : 'these renew'}.{' '}
                  <Link to={`${paths.contracts}?view=undated`}>
                    {undated === 1 ? 'Enter its date' : 'Enter their dates'}
                  </Link>
                </>
              }
            />
          ) : null}
          <div className="wizard-actions">
            <Button type="primary" onClick={() => dispatch(newSearchChosen())}>
              Start New Search
            </Button>
            <Link className="button-link" to={paths.contracts}>
              View all contracts
            </Link>
            <Link className="button-link" to={paths.calendar}>
              View calendar
            </Link>
            {/* Own files come when they come: such a search does not run by itself. */}
            {completed && !completed.ownFiles ? <KeepSearch searchId={completed.searchId} /> : null}
          </div>
        </div>
        {uploaded ? <WhatCameIn ids={uploaded.ids} /> : null}
      </div>
    </>
  );
}

/**
 * "2 contracts added, 1 updated, 3 already there with nothing new." What did not change is not said to be updated, nor what was thrown away
 * before to be added.
 */
function whatHappened({ created, updated, unchanged = 0, restored = 0 }: Uploaded): string {
  const parts = [
    [created - restored, 'added'],
    [restored, 'restored from the trash'],
    [updated - unchanged, 'updated'],
    [unchanged, 'already there with nothing new'],
  ] as const;
  const said = parts.filter(([count]) => count > 0);
  const [first = parts[0], ...others] = said;
  return `${[`${counted(first[0], 'contract')} ${first[1]}`, ...others.map(([count, what]) => `${formatCount(count)} ${what}`)].join(', ')}.`;
}
