/**
 * Download and delete (or restore), for one contract: the right arrow goes to them from its name (`useListKeys`). Plain buttons, named after the
 * element that shows the name: in the table another contract takes the place with every key of a search, and these stay as they are.
 */
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import { memo } from 'react';

// The same elements for every row and key: React leaves them alone.
const icons = {
  download: <DownloadOutlined aria-hidden />,
  loading: <LoadingOutlined aria-hidden />,
  delete: <DeleteOutlined aria-hidden />,
  restore: <UndoOutlined aria-hidden />,
};

type Props = {
  /** Id of the element that shows the contract's name. */
  nameId: string;
  inTrash: boolean;
  downloading: boolean;
  onDelete: () => void;
  onRestore: () => void;
  onDownload: () => void;
};

export const ContractActions = memo(function ContractActions(props: Props) {
  const { nameId, inTrash, downloading, onDelete, onRestore, onDownload } = props;
  const word = downloading ? 'Downloading...' : 'Download';
  const removal = inTrash ? 'Restore' : 'Delete';
  const ids = { download: `${nameId}-download`, removal: `${nameId}-removal` };
  return (
    <span className="contract-actions">
      <button
        type="button"
        className="row-action"
        data-download=""
        id={ids.download}
        tabIndex={-1}
        // Not disabled: the focus would be lost.
        aria-disabled={downloading}
        aria-label={word}
        aria-labelledby={`${ids.download} ${nameId}`}
        title={word}
        onClick={onDownload}
      >
        {downloading ? icons.loading : icons.download}
      </button>
      <button
        type="button"
        className="row-action"
        id={ids.removal}
        tabIndex={-1}
        aria-label={removal}
        aria-labelledby={`${ids.removal} ${nameId}`}
        title={removal}
        onClick={inTrash ? onRestore : onDelete}
      >
        {inTrash ? icons.restore : icons.delete}
      </button>
    </span>
  );
});
