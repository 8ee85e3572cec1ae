/** The document of a found contract, as its text with the passages marked; loaded when it is looked at. */
import { Skeleton } from 'antd';
import { readApiError } from '../../../api/apiError.ts';
import { useGetFoundTextQuery } from '../../../api/cycleApi.ts';
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
  if (currentData) {
    return (
      <DocumentViewer
        name={currentData.name}
        pdf={null}
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
        <Skeleton active paragraph={{ rows: 12 }} />
      )}
    </section>
  );
}
