/** A document that could not be read: why, and the file itself to open elsewhere. */
import { Alert, Button } from 'antd';
import { errorSentence } from '../../api/apiError.ts';
import { useGetDocumentFileMutation } from '../../api/filesApi.ts';

type Props = { contractId: string; document: { id: string; name: string; unreadBecause?: string | null } };

export function UnreadDocument({ contractId, document: { id, name, unreadBecause } }: Props) {
  const [save, { isLoading, error }] = useGetDocumentFileMutation();
  return (
    <section className="panel document-missing" aria-label={`Document: ${name}`}>
      <h2>{name}</h2>
      <p>{unreadBecause} It is kept with the contract as it came; no value comes from it.</p>
      <Button disabled={isLoading} onClick={() => void save({ id: contractId, documentId: id, name })}>
        Save the file
      </Button>
      {error ? (
        <Alert type="error" showIcon role="alert" title={errorSentence(error, 'The file could not be saved.')} />
      ) : null}
    </section>
  );
}
