/** A document that could not be read: why, and the file itself to open elsewhere. */
import { SaveDocument } from './SaveDocument.tsx';

type Props = { contractId: string; document: { id: string; name: string; unreadBecause?: string | null } };

export function UnreadDocument({ contractId, document }: Props) {
  const { name, unreadBecause } = document;
  return (
    <section className="panel document-missing" aria-label={`Document: ${name}`}>
      <h2>{name}</h2>
      <p>{unreadBecause} It is kept with the contract as it came; no value comes from it.</p>
      <SaveDocument contractId={contractId} document={document} />
    </section>
  );
}
