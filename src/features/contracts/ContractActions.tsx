/**
 * Download and delete (or restore), for one contract. Plain buttons: a page has up to a hundred of them, and they are drawn anew
 * with every key of a search.
 */
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import { memo } from 'react';
import type { Contract } from '../../api/api.ts';

// The same elements for every row and key: React leaves them alone.
const icons = {
  download: <DownloadOutlined aria-hidden />,
  loading: <LoadingOutlined aria-hidden />,
  delete: <DeleteOutlined aria-hidden />,
  restore: <UndoOutlined aria-hidden />,
};

type Props = {
  contract: Contract;
  inTrash: boolean;
  downloading: boolean;
  onDelete: (contract: Contract) => void;
  onRestore: (contract: Contract) => void;
  onDownload: (contract: Contract) => void;
};

export const ContractActions = memo(function ContractActions(props: Props) {
  const { contract, inTrash, downloading, onDelete, onRestore, onDownload } = props;
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
        title={word}
        onClick={() => onDownload(contract)}
      >
        {downloading ? icons.loading : icons.download}
      </button>
      <button
        type="button"
        className="row-action"
        aria-label={`${inTrash ? 'Restore' : 'Delete'} ${contract.name}`}
        title={inTrash ? 'Restore' : 'Delete'}
        onClick={() => (inTrash ? onRestore : onDelete)(contract)}
      >
        {inTrash ? icons.restore : icons.delete}
      </button>
    </span>
  );
});
