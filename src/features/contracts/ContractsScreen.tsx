/** /contracts: all contracts of the user, in views. */
import './contracts.css';
import './contractsTable.css';
import './contractSearch.css';
import './contractCards.css';
import CloudUploadOutlined from '@ant-design/icons/es/icons/CloudUploadOutlined';
import { Skeleton } from 'antd';
import { memo, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Contract } from '../../api/api.ts';
import { useListContractsQuery } from '../../api/api.ts';
import { errorSentence } from '../../api/apiError.ts';
import { pleaseCheck } from '../../domain/dashboardAnswer.ts';
import { passedDays, perhapsDue, perhapsPassed } from '../../domain/decideNext.ts';
import { counted, formatCount } from '../../domain/format.ts';
import { messages } from '../../domain/messages.ts';
import { paths } from '../../domain/paths.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useToday } from '../../ui/useToday.ts';
import { ContractList } from './ContractList.tsx';
import { hasPassed } from '../../../contract/acting.ts';
import { countViews, type ViewKey } from '../../../contract/listFilter.ts';
import { NoContracts } from './NoContracts.tsx';
import { ListViewContext, useListView } from './useListView.ts';

const none: readonly Contract[] = [];

export function ContractsScreen() {
  const list = useListView();
  return (
    <ListViewContext value={list}>
      <Contracts inTrash={list.view.view === 'trash'} />
    </ListViewContext>
  );
}

/** Apart from how they are looked at: a key of the search asks for nothing of what is loaded. */
const Contracts = memo(function Contracts({ inTrash }: { inTrash: boolean }) {
  const today = useToday();
  const all = useListContractsQuery({ today });
  const trash = useListContractsQuery({ today, trash: 'true' }, { skip: !inTrash });
  const list = inTrash ? trash : all;
  const counts = useMemo(() => countViews(all.data ?? none, today), [all.data, today]);
  const empty = all.data?.length === 0 && !inTrash;
  return (
    <div className="contracts">
      <Head
        contracts={all.data ?? none}
        counts={counts}
        empty={empty}
        trashed={inTrash ? trash.data?.length : 0}
        loading={all.isLoading}
      />
      {list.isError ? (
        <LoadFailure
          title={errorSentence(list.error, messages.contractsLoadFailed)}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : null}
      {empty ? <NoContracts /> : null}
      {list.data && !empty ? (
        <ContractList key={inTrash ? 'trash' : 'contracts'} contracts={list.data} today={today} counts={counts} />
      ) : null}
      {list.isLoading ? (
        <div className="panel panel-loading" aria-busy="true">
          <output className="visually-hidden">{messages.loading}</output>
          <div aria-hidden>
            <Skeleton title={false} paragraph={{ rows: 10 }} />
          </div>
        </div>
      ) : null}
    </div>
  );
});

/** Apart from the list, whose search draws it anew with every key. */
const Head = memo(function Head({ empty, trashed, loading, ...told }: AnswerProps & HeadProps) {
  return (
    <PageHead
      name="All Contracts"
      answer={
        trashed ? (
          inTheTrash(trashed)
        ) : told.contracts.length > 0 ? (
          <Answer {...told} />
        ) : loading ? (
          // The buttons beside it, and the list, stay where they are when the answer comes.
          NO_BREAK_SPACE
        ) : undefined
      }
      actions={
        empty ? null : (
          <>
            <Link className="button-link" to={paths.importSheet}>
              Import
            </Link>
            <Link className="button-link" to={paths.newContract}>
              Add a contract
            </Link>
            <Link className="button-link button-primary" to={paths.wizard}>
              <CloudUploadOutlined aria-hidden />
              Upload Contracts
            </Link>
          </>
        )
      }
    />
  );
});

/** As high as a line that says something. */
const NO_BREAK_SPACE = '\u00a0';

/** `trashed`: how many the trash shows; none in another view. */
type HeadProps = { empty: boolean; trashed: number | undefined; loading: boolean };

function inTheTrash(count: number): string {
  return `${counted(count, 'contract')} in the trash. After 30 days there ${count === 1 ? 'it is' : 'each is'} deleted for good.`;
}

type AnswerProps = { contracts: readonly Contract[]; counts: ReadonlyMap<ViewKey, number> };

/** `248 contracts. 12 need a decision within 90 days, 3 notice days have passed.` */
function Answer({ contracts, counts }: AnswerProps) {
  const today = useToday();
  const passed = contracts.filter(hasPassed);
  const due = counts.get('due') ?? 0;
  const inDoubt = {
    due: due === 0 ? perhapsDue(contracts, today).length : 0,
    passed: due === 0 ? perhapsPassed(contracts, today).length : 0,
  };
  const check = pleaseCheck(inDoubt, { noun: '', within: '' });
  return (
    <>
      {counted(contracts.length, 'contract')}. {dueWords(due, check === '')}
      {passed.length > 0 ? (
        <>
          , <span className="late">{passedDays(passed)}</span>
        </>
      ) : null}
      .{check === '' ? '' : ` ${check}`}
    </>
  );
}

/** That none needs a decision is only said where no reading in doubt could make it wrong. */
function dueWords(due: number, certain: boolean): string {
  if (due > 0) return `${formatCount(due)} ${due === 1 ? 'needs' : 'need'} a decision within 90 days`;
  return certain ? 'None needs a decision within 90 days' : 'Nothing certain is due within 90 days';
}
