/** /new-finds: what kept searches have found that the user has not got, and what became of each of them. */
import './watching.css';
import { Skeleton } from 'antd';
import { errorSentence } from '../../api/apiError.ts';
import { useListFindsQuery, useListSearchesQuery } from '../../api/watchingApi.ts';
import { counted } from '../../domain/format.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { FindRow } from './FindRow.tsx';
import { PastSearches } from './PastSearches.tsx';

export function NewFindsScreen() {
  const finds = useListFindsQuery(undefined, { refetchOnMountOrArgChange: true });
  const searches = useListSearchesQuery(undefined, { refetchOnMountOrArgChange: true });
  const failed = [finds, searches].find(({ isError, data }) => isError && !data);
  const again = () => {
    void finds.refetch();
    void searches.refetch();
  };
  const loading = !failed && (!finds.data || !searches.data);
  return (
    <div className="new-finds">
      <PageHead name="New finds" answer={finds.data ? answerOf(finds.data.length) : undefined} />
      {failed ? (
        <LoadFailure title={errorSentence(failed.error, 'New finds could not be loaded.')} onRetry={again} />
      ) : null}
      {loading ? (
        <div className="panel panel-loading" aria-busy="true">
          <Skeleton title={false} paragraph={{ rows: 6 }} />
        </div>
      ) : null}
      {finds.data && finds.data.length > 0 ? (
        <ul className="panel find-list" aria-label="New finds">
          {finds.data.map((find) => (
            <FindRow key={find.id} find={find} />
          ))}
        </ul>
      ) : null}
      {searches.data ? <PastSearches searches={searches.data} /> : null}
    </div>
  );
}

function answerOf(count: number): string {
  return count === 0
    ? 'Kept searches have found nothing new.'
    : `Kept searches have found ${counted(count, 'contract')} you don’t have yet.`;
}
