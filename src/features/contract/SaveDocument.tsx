/** Saves a document of a contract as it came, to be opened, printed or sent elsewhere. */
import { Alert, Button } from 'antd';
import { errorSentence } from '../../api/apiError.ts';
import { useGetDocumentFileMutation } from '../../api/filesApi.ts';

type Props = { contractId: string; document: { id: string; name: string } };

export function SaveDocument({ contractId, document: { id, name } }: Props) {
  const [save, { isLoading, error }] = useGetDocumentFileMutation();
  return (
    <>
      <Button disabled={isLoading} onClick={() => void save({ id: contractId, documentId: id, name })}>
        Save the file
      </Button>
      {error ? (
        <Alert type="error" showIcon role="alert" title={errorSentence(error, 'The file could not be saved.')} />
      ) : null}
    </>
  );
}
