/** "Keep this search": from then on it runs every morning by itself. Nothing where the search cannot be kept. */
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { errorSentence } from '../../api/apiError.ts';
import { useListSearchesQuery, useWatchSearchMutation } from '../../api/watchingApi.ts';
import { paths } from '../../domain/paths.ts';

/** In the morning, before work. */
const MORNING = 6;

export function KeepSearch({ searchId }: { searchId: string }) {
  const { data } = useListSearchesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [watch, { isLoading, error }] = useWatchSearchMutation();
  const search = data?.find(({ id }) => id === searchId);
  if (!search) return null;
  const keep = () => void watch({ id: searchId, watchRequest: { rhythm: 'daily', hour: MORNING } });
  return (
    <>
      {search.watch ? null : (
        <Button onClick={keep} loading={isLoading}>
          Keep this search
        </Button>
      )}
      {/* There before it says anything: what comes with its words is not read out. */}
      <output>
        {search.watch ? (
          <>
            This search is kept and runs {search.watch.rhythm}. <Link to={paths.finds}>New finds</Link>
          </>
        ) : null}
      </output>
      {error ? <span role="alert">{errorSentence(error, 'The search could not be kept.')}</span> : null}
    </>
  );
}
