/** The documents of a contract: which one is shown, and its pages or text with the passages marked. */
import { Select, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { type ContractDetails, useGetContractTextQuery, useGetOriginalQuery } from '../../api/cycleApi.ts';
import { locatePassages } from '../../domain/findPassages.ts';
import { documentBytes } from '../../platform/documentBytes.ts';
import { DocumentViewer } from '../../ui/document/DocumentViewer.tsx';
import { originalKind } from '../../ui/document/originalKind.ts';
import { ScanTags } from '../../ui/document/ScanTags.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { AddDocument } from './AddDocument.tsx';
import type { DocumentPassage } from './passages.ts';
import { SaveDocument } from './SaveDocument.tsx';
import { UnreadDocument } from './UnreadDocument.tsx';

type Props = {
  contract: ContractDetails;
  today: string;
  /** The document is loaded and shown. Only its place is kept before. */
  wanted: boolean;
  passages: readonly DocumentPassage[];
  chosen: { id: string; at: number } | null;
  onChoose: (field: string) => void;
};

export function ContractDocuments({ contract, today, wanted, passages, chosen, onChoose }: Props) {
  const { documents } = contract;
  const [picked, setPicked] = useState<string | null>(null);
  const asked = passages.find(({ id, documentId }) => id === chosen?.id && documentId)?.documentId;
  // A passage that is asked for leads to its document; a document that was picked stays until then.
  const [followed, setFollowed] = useState(0);
  if (chosen && chosen.at !== followed) {
    setFollowed(chosen.at);
    if (asked && documents.some(({ id }) => id === asked)) setPicked(asked);
  }
  const shown =
    documents.find(({ id }) => id === picked) ?? documents.find(({ unreadBecause }) => !unreadBecause) ?? documents[0];
  const own = useMemo(
    () => passages.filter(({ documentId }) => documentId === null || documentId === shown?.id),
    [passages, shown],
  );
  if (!shown) {
    return (
      <section className="panel document-missing" aria-label="Document">
        {contract.summary.deletedAt ? (
          <p>This contract has no document.</p>
        ) : (
          <>
            <p>This contract has no document yet. Drop one anywhere on this page, or choose it.</p>
            <AddDocument contract={contract} today={today} />
          </>
        )}
      </section>
    );
  }
  return (
    <div className="contract-documents">
      <div className="documents-bar">
        {documents.length > 1 ? (
          <Select
            aria-label="Document"
            value={shown.id}
            onChange={setPicked}
            options={documents.map(({ id, name }, index) => ({
              value: id,
              // First what tells them apart: names are long, alike and cut off.
              label: `${index + 1} of ${documents.length}${index === 0 ? ', newest' : ''}: ${name}`,
            }))}
          />
        ) : null}
        {shown.unreadBecause || isDownloaded(contract, shown) ? null : (
          <SaveDocument key={shown.id} contractId={contract.id} document={shown} />
        )}
        <ScanTags readFromScan={shown.readFromScan ?? false} pagesUnread={shown.pagesUnread ?? 0} />
      </div>
      {shown.unreadBecause ? (
        <UnreadDocument key={shown.id} contractId={contract.id} document={shown} />
      ) : wanted ? (
        <OneDocument
          key={shown.id}
          contractId={contract.id}
          document={shown}
          passages={own}
          chosen={chosen}
          onChoose={onChoose}
        />
      ) : (
        <DocumentPlace />
      )}
    </div>
  );
}

/** The head's Download saves the same file. */
function isDownloaded({ documents }: ContractDetails, { mediaType }: ContractDetails['documents'][number]): boolean {
  return documents.length === 1 && mediaType === 'application/pdf';
}

function DocumentPlace() {
  return (
    <section className="panel document-waiting" aria-label="Document" aria-busy="true">
      <Skeleton paragraph={{ rows: 14 }} />
    </section>
  );
}

type OneProps = {
  contractId: string;
  document: ContractDetails['documents'][number];
  passages: readonly DocumentPassage[];
  chosen: Props['chosen'];
  onChoose: Props['onChoose'];
};

function OneDocument({ contractId, document, passages, chosen, onChoose }: OneProps) {
  const { id: documentId, name, mediaType, readFromScan = false } = document;
  const text = useGetContractTextQuery({ id: contractId, documentId });
  const original = useGetOriginalQuery({ contractId, documentId }, { skip: originalKind(mediaType) === null });
  const bytes = original.data ? documentBytes(original.data.key) : null;
  const pages = text.data?.pages;
  const plain = pages ? pages.join('\n') : null;
  const located = useMemo(() => locatePassages(pages ?? [], passages), [pages, passages]);
  if (text.isLoading || original.isLoading) return <DocumentPlace />;
  if (plain === null && bytes === null) {
    return (
      <LoadFailure
        title="The document could not be loaded."
        onRetry={() => {
          void text.refetch();
          if (!original.isUninitialized) void original.refetch();
        }}
        retrying={text.isFetching || original.isFetching}
      />
    );
  }
  return (
    <DocumentViewer
      name={name}
      original={bytes && { mediaType, bytes }}
      missing={original.isError}
      scan={readFromScan}
      layout={text.data?.layout ?? null}
      text={plain}
      passages={located}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
