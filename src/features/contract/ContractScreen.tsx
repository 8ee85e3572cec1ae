/** /contracts/:id: what is to be done by when, the document beside its values, and everything that happened to the contract. */
import './contract.css';
import './contractValues.css';
import './contractTabs.css';
import { Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { api } from '../../api/api.ts';
import { errorSentence, readApiError } from '../../api/apiError.ts';
import { type ContractDetails, useGetContractQuery } from '../../api/cycleApi.ts';
import { paths, readPassage } from '../../domain/paths.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useAppStore } from '../../store/hooks.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { useAfterPaint } from '../../ui/useAfterPaint.ts';
import { useToday } from '../../ui/useToday.ts';
import { ContractBand } from './ContractBand.tsx';
import { ContractDocuments } from './ContractDocuments.tsx';
import { BackToList, ContractHead, ContractTitle } from './ContractHead.tsx';
import { ContractTabs } from './ContractTabs.tsx';
import { JoinOffers } from './JoinOffers.tsx';
import { foundPassage, passagesOf } from './passages.ts';
import { ReadOnly } from './ReadOnly.tsx';
import { useSavedMeanwhile } from './useSavedMeanwhile.ts';
import { ValuesPanel } from './ValuesPanel.tsx';

export function ContractScreen() {
  const { id = '' } = useParams();
  const today = useToday();
  const contract = useGetContractQuery({ id, today });
  if (contract.data?.id === id) return <Contract key={id} contract={contract.data} today={today} />;
  if (contract.isError) return <NotThere error={contract.error} onRetry={() => void contract.refetch()} />;
  return <OnItsWay key={id} id={id} today={today} />;
}

/** The shape of the page, with what a list that was loaded already says of the contract. */
function OnItsWay({ id, today }: { id: string; today: string }) {
  const { getState } = useAppStore();
  const [listed] = useState(() =>
    api.endpoints.listContracts
      .select({ today })(getState())
      .data?.find((row) => row.id === id),
  );
  return (
    <div className="contract-coming" aria-busy="true">
      <PageTitle>{listed?.counterparty ?? listed?.name ?? 'Contract'}</PageTitle>
      <header className="contract-head">
        <BackToList />
        <div className="contract-title">
          {listed ? (
            <ContractTitle name={listed.name} counterparty={listed.counterparty} />
          ) : (
            <>
              <h1 className="visually-hidden">Contract</h1>
              <Skeleton title={{ width: '38%' }} paragraph={false} />
            </>
          )}
        </div>
      </header>
      <div className="panel band">
        <Skeleton title={false} paragraph={{ rows: 2, width: ['24%', '38%'] }} />
      </div>
      <div className="contract-columns">
        <div className="panel panel-loading">
          <Skeleton title={false} paragraph={{ rows: 14 }} />
        </div>
        <div className="panel panel-loading">
          <Skeleton title={false} paragraph={{ rows: 10 }} />
        </div>
      </div>
    </div>
  );
}

function NotThere({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const gone = readApiError(error).status === 404;
  return (
    <>
      <PageHead name={gone ? 'This contract isn’t here' : 'Contract'} />
      {gone ? (
        <p>
          It may have been removed for good, or it belongs to another account.{' '}
          <Link to={paths.contracts}>All contracts</Link>
        </p>
      ) : (
        <LoadFailure title={errorSentence(error, 'The contract could not be loaded.')} onRetry={onRetry} />
      )}
    </>
  );
}

/** Milliseconds that what is not seen first waits for a busy browser, at most. */
const PATIENCE_MS = 100;

function Contract({ contract, today }: { contract: ContractDetails; today: string }) {
  // What is to be done and the values are there a moment sooner than the document and the tabs, whose places are kept.
  const painted = useAfterPaint(PATIENCE_MS);
  useSavedMeanwhile(contract);
  const { hash, key } = useLocation();
  const found = useMemo(() => readPassage(hash), [hash]);
  const [chosen, setChosen] = useState<{ id: string; at: number } | null>(null);
  const passages = useMemo(() => passagesOf(contract, found), [contract, found]);
  const choose = (field: string) => setChosen((before) => ({ id: field, at: (before?.at ?? 0) + 1 }));
  // Every way that leads to a passage shows it, also where this contract is open already.
  const [followed, setFollowed] = useState<string | null>(null);
  if (followed !== key) {
    setFollowed(key);
    if (found) choose(foundPassage);
  }
  return (
    <article className="contract">
      <PageTitle>{contract.values.counterparty.value ?? contract.name}</PageTitle>
      <ContractHead contract={contract} today={today} />
      <ContractBand contract={contract} today={today} onShow={choose} />
      {painted && !contract.summary.deletedAt ? <JoinOffers ids={[contract.id]} today={today} /> : null}
      <div className="contract-columns">
        <ContractDocuments
          contract={contract}
          today={today}
          wanted={painted}
          passages={passages}
          chosen={chosen}
          onChoose={choose}
        />
        <ReadOnly when={!!contract.summary.deletedAt}>
          <ValuesPanel contract={contract} today={today} chosen={chosen?.id ?? null} onChoose={choose} />
        </ReadOnly>
      </div>
      <ContractTabs contract={contract} today={today} wanted={painted} />
    </article>
  );
}
