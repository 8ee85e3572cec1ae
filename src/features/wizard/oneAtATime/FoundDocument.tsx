/** The document of a found contract, as its text with the passages marked, or as the scan it is; loaded when it is looked at. */
import { Skeleton } from 'antd';
import { readApiError } from '../../../api/apiError.ts';
import { useGetFoundTextQuery, useGetOriginalQuery } from '../../../api/cycleApi.ts';
import { documentBytes } from '../../../platform/documentBytes.ts';
import { DocumentViewer } from '../../../ui/document/DocumentViewer.tsx';
import type { ViewedPassage } from '../../../ui/document/viewedPassage.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import type { FoundContract } from '../foundContract.ts';

type Props = {
  contract: FoundContract;
  passages: readonly ViewedPassage[];
  chosen: { id: string; at: number } | null;
  onChoose: (id: string) => void;
};

export function FoundDocument({ contract, passages, chosen, onChoose }: Props) {
  const { currentData, error, isFetching, refetch } = useGetFoundTextQuery({ id: contract.id });
  const { readFromScan } = contract;
  const original = useGetOriginalQuery({ foundId: contract.id }, { skip: !readFromScan });
  const bytes = original.data ? documentBytes(original.data.key) : null;
  // Both at once: a text that turns into a picture would move under the reader's eyes.
  if (currentData && !original.isLoading) {
    return (
      <DocumentViewer
        name={currentData.name}
        original={bytes && { mediaType: currentData.mediaType, bytes }}
        missing={original.isError}
        scan={readFromScan}
        layout={currentData.layout ?? null}
        text={currentData.pages.join('\n\n')}
        passages={passages}
        chosen={chosen}
        onChoose={onChoose}
      />
    );
  }
  return (
    <section className="panel one-document" aria-label={`Document: ${contract.name}`}>
      {error ? (
        <LoadFailure
          title="The text of this document could not be loaded."
          detail={readApiError(error).message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton paragraph={{ rows: 12 }} />
      )}
    </section>
  );
}
