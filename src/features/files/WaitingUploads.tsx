/** What of the user's own files waits besides those that are being sent, where that is too much: to be discarded, each upload as a whole. */
import { Alert, Button } from 'antd';
import { useDiscardUploadMutation, useListUploadsQuery } from '../../api/filesApi.ts';
import { formatCount, formatInstantDay } from '../../domain/format.ts';
import { inMegabytes } from './fileUpload.ts';

type Props = { uploadId: string };

/** `uploadId`: of the files that are being sent. */
export function WaitingUploads({ uploadId: own }: Props) {
  const { data, refetch } = useListUploadsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [discard, { isLoading, isError }] = useDiscardUploadMutation();
  const others = data?.uploads.filter(({ uploadId }) => uploadId !== own) ?? [];
  if (others.length === 0) return null;
  const forget = async (uploadId: string) => {
    await discard({ uploadId });
    await refetch();
  };
  return (
    <section className="waiting-uploads" aria-labelledby="waiting-uploads">
      <h4 id="waiting-uploads">Files that you sent earlier and that haven’t been read</h4>
      {isError ? (
        <Alert type="error" showIcon role="alert" title="They could not be discarded. Please try again." />
      ) : null}
      <ul className="file-list">
        {others.map(({ uploadId, files, lastArrivedAt }) => {
          const first = files[0]?.name ?? '';
          const name = files.length > 1 ? `${first} and ${formatCount(files.length - 1)} more` : first;
          return (
            <li key={uploadId}>
              <span className="file-name">{name}</span>
              <span className="muted">{inMegabytes(files.reduce((sum, { size }) => sum + size, 0))}</span>
              <span className="muted">{formatInstantDay(lastArrivedAt)}</span>
              <Button
                size="small"
                disabled={isLoading}
                aria-label={`Discard ${name}`}
                onClick={() => void forget(uploadId)}
              >
                Discard
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
