/** /new-finds: what kept searches have found that the user has not got, what became of each of them, and what was dismissed. */
import './watching.css';
import { Skeleton } from 'antd';
import { errorSentence } from '../../api/apiError.ts';
import { useListFindsQuery, useListSearchesQuery } from '../../api/watchingApi.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { SkipList } from '../../ui/SkipList.tsx';
import { useToday } from '../../ui/useToday.ts';
import { DismissedFinds } from './DismissedFinds.tsx';
import { FindRow } from './FindRow.tsx';
import { findsAnswer } from './findWords.ts';
import { PastSearches } from './PastSearches.tsx';

export function NewFindsScreen() {
  const today = useToday();
  const finds = useListFindsQuery({ today }, { refetchOnMountOrArgChange: true });
  const searches = useListSearchesQuery(undefined, { refetchOnMountOrArgChange: true });
  const failed = [finds, searches].find(({ isError, data }) => isError && !data);
  const again = () => {
    void finds.refetch();
    void searches.refetch();
  };
  const loading = !failed && (!finds.data || !searches.data);
  // What was true before the service went away isn’t said as if it were now.
  const isKnown = !failed && !finds.isError && !searches.isError;
  return (
    <div className="new-finds">
      <PageHead
        name="New finds"
        answer={finds.data && isKnown ? findsAnswer(finds.data, searches.data, today) : undefined}
      />
      {failed ? (
        <LoadFailure title={errorSentence(failed.error, 'New finds could not be loaded.')} onRetry={again} />
      ) : null}
      {loading ? (
        <div className="panel panel-loading" aria-busy="true">
          <Skeleton title={false} paragraph={{ rows: 6 }} />
        </div>
      ) : null}
      {finds.data && finds.data.length > 0 ? (
        <div>
          <SkipList rows={finds.data.length} to="finds-end" />
          <ul className="panel find-list" aria-label="New finds">
            {finds.data.map((find) => (
              <FindRow key={find.id} find={find} today={today} />
            ))}
          </ul>
          <div id="finds-end" tabIndex={-1} />
        </div>
      ) : null}
      {searches.data ? <PastSearches searches={searches.data} /> : null}
      <DismissedFinds today={today} />
    </div>
  );
}
