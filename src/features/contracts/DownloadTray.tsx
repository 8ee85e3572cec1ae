/** The documents on their way, over the page wherever it is scrolled to: how far each is, and a way to stop it. Loaded with the first one. */
import './downloadTray.css';
import { useSyncExternalStore } from 'react';
import type { Contract } from '../../api/api.ts';
import { formatSize } from '../../domain/format.ts';
import { onProgress, progressOf } from '../../platform/byteProgress.ts';

export type DownloadTrayProps = { underWay: ReadonlyMap<string, Contract>; onCancel: (contract: Contract) => void };

export function DownloadTray({ underWay, onCancel }: DownloadTrayProps) {
  if (underWay.size === 0) return null;
  return (
    <section className="downloads" aria-label="Downloads">
      <ul>
        {[...underWay.values()].map((contract) => (
          <Download key={contract.id} contract={contract} onCancel={onCancel} />
        ))}
      </ul>
    </section>
  );
}

function Download({ contract, onCancel }: { contract: Contract; onCancel: DownloadTrayProps['onCancel'] }) {
  const { id, name } = contract;
  const progress = useSyncExternalStore(onProgress, () => progressOf(id));
  const words = !progress
    ? 'Waiting for the document...'
    : progress.total === null
      ? `${formatSize(progress.received)} so far`
      : `${formatSize(progress.received)} of ${formatSize(progress.total)}`;
  return (
    <li className="download">
      <span className="download-name">{name}</span>
      <span className="download-bytes">{words}</span>
      <progress
        aria-label={`Download of ${name}`}
        aria-valuetext={words}
        // Without a value it is a bar that only moves.
        {...(progress?.total ? { max: progress.total, value: progress.received } : {})}
      />
      <button type="button" aria-label={`Cancel the download of ${name}`} onClick={() => onCancel(contract)}>
        Cancel
      </button>
    </li>
  );
}
