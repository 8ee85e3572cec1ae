/**
 * Download and delete, for one contract. Plain buttons: a page has up to a hundred of them, and they are drawn anew with every
 * key of a search.
 */
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import { memo } from 'react';
import type { Contract } from '../../api/endpoints.gen.ts';

// The same elements for every row and key: React leaves them alone.
const icons = {
  download: <DownloadOutlined aria-hidden />,
  loading: <LoadingOutlined aria-hidden />,
  delete: <DeleteOutlined aria-hidden />,
};

type Props = {
  contract: Contract;
  downloading: boolean;
  onDelete: (contract: Contract) => void;
  onDownload: (contract: Contract) => void;
};

export const ContractActions = memo(function ContractActions({ contract, downloading, onDelete, onDownload }: Props) {
  const word = downloading ? 'Downloading...' : 'Download';
  return (
    <span className="contract-actions">
      <button
        type="button"
        className="row-action"
        data-download={contract.id}
        // Not disabled: the focus would be lost.
        aria-disabled={downloading}
        aria-label={`${word} ${contract.name}`}
        onClick={() => onDownload(contract)}
      >
        {downloading ? icons.loading : icons.download}
        {word}
      </button>
      <button
        type="button"
        className="row-action row-action-danger"
        aria-label={`Delete ${contract.name}`}
        onClick={() => onDelete(contract)}
      >
        {icons.delete}
        Delete
      </button>
    </span>
  );
});
