/** Step 2: the search at work, and the ways on when it ends without contracts. */
import { Alert, Button, Spin } from 'antd';
import { useCallback, useRef } from 'react';
import { messages } from '../../../domain/messages.ts';
import { isFinished, phaseText, readingText } from '../../../domain/search.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { ReconnectOffer } from '../../connection/ReconnectOffer.tsx';
import { useReconnect } from '../../connection/useReconnect.ts';
import { ReceiptPanel } from '../ReceiptPanel.tsx';
import { RetryOffer } from '../RetryOffer.tsx';
import { SearchProgressPanel } from '../SearchProgressPanel.tsx';
import { StepHeading } from '../StepHeading.tsx';
import { editSearchChosen, pollingResumed, processResultsChosen, retryChosen, retryGivenUp } from '../wizardSlice.ts';
import { saysNothingFound } from '../wizardState.ts';
import { wizardView } from '../wizardView.ts';

const nothingInFiles =
  'No contracts found in these files. The receipt says what became of each, and lets you enter one by hand.';

export function SearchStep() {
  const dispatch = useAppDispatch();
  const { search, processing, mayProcess, contracts, error, hint, receipt, earlier } = useAppSelector((state) =>
    wizardView(state.wizard),
  );
  const failed = search?.status === 'FAILED';
  const retry = useCallback(() => void dispatch(retryChosen()), [dispatch]);
  const { ended } = useReconnect(failed && !search.ownFiles, retry);
  const empty = search?.status === 'COMPLETED' && !processing && !mayProcess && contracts.length === 0;
  // Files that were brought were not searched for: no criteria are to blame.
  const ownFiles = search?.ownFiles || (receipt?.accounts ?? []).some(({ source }) => source === 'file');
  const nothing = ownFiles ? nothingInFiles : messages.noContractsFound;
  const editButton = useRef<HTMLButtonElement>(null);
  /** The button that is pressed goes away: the focus moves to the one that stays. */
  const act = (action: ReturnType<typeof processResultsChosen | typeof pollingResumed | typeof retryChosen>) => {
    editButton.current?.focus();
    dispatch(action);
  };
  const edit = () => dispatch(editSearchChosen());
  return (
    <>
      <StepHeading key={earlier ? 'retry' : 'search'}>
        {earlier ? 'Retrying what failed' : ownFiles ? 'Reading your files' : 'Searching mail and drive'}
      </StepHeading>
      {search ? null : (
        <div className="wizard-waiting" aria-live="polite">
          <Spin size="small" aria-hidden /> {messages.searchWaiting}
        </div>
      )}
      {failed ? <Alert type="error" showIcon title={messages.searchFailed} description={hint ?? undefined} /> : null}
      {ended ? <ReconnectOffer>{messages.reconnectToSearch}</ReconnectOffer> : null}
      {empty || saysNothingFound(error) ? <Alert type="info" showIcon title={empty ? nothing : error} /> : null}
      {search && !isFinished(search.status) && !mayProcess && !processing ? (
        <p className="search-answer">
          {readingText(search)} You can leave this page. The {ownFiles ? 'reading' : 'search'} goes on.
        </p>
      ) : null}
      {search ? (
        <dl className="search-facts">
          <div>
            <dt>Status</dt>
            <dd>
              {isFinished(search.status) || mayProcess ? null : <Spin size="small" aria-hidden />} {search.status}
              {processing || isFinished(search.status) ? null : <span className="muted"> – {phaseText(search)}</span>}
            </dd>
          </div>
        </dl>
      ) : null}
      {search?.progress ? (
        <SearchProgressPanel progress={search.progress} ownFiles={ownFiles} running={!isFinished(search.status)} />
      ) : null}
      {processing ? (
        <div className="wizard-waiting" aria-live="polite">
          <Spin size="small" aria-hidden /> Collecting the results...
        </div>
      ) : null}
      {empty ? <RetryOffer receipt={receipt} /> : null}
      {receipt && empty ? <ReceiptPanel receipt={receipt} /> : null}
      <div className="wizard-actions">
        {mayProcess && !processing ? (
          <Button type="primary" onClick={() => act(processResultsChosen())}>
            Process Results
          </Button>
        ) : null}
        {mayProcess && !processing && !isFinished(search?.status ?? '') ? (
          <Button onClick={() => act(pollingResumed())}>Check the status again</Button>
        ) : null}
        {failed && !ended ? (
          <Button type="primary" onClick={() => act(retryChosen())}>
            {messages.retrySearch}
          </Button>
        ) : null}
        {earlier ? <Button onClick={() => dispatch(retryGivenUp())}>Back to the results</Button> : null}
        <Button ref={editButton} onClick={edit}>
          {failed || empty || saysNothingFound(error) ? 'Edit Search Criteria' : 'Edit Search'}
        </Button>
      </div>
      {search ? (
        <dl className="search-id">
          <dt>Search ID</dt>
          <dd>{search.id}</dd>
        </dl>
      ) : null}
    </>
  );
}
