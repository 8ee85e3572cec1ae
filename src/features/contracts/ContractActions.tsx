/** Download and delete, for one contract. */
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import { Button } from 'antd';
import type { Contract } from '../../api/endpoints.gen.ts';

type Props = {
  contract: Contract;
  downloading: boolean;
  onDelete: (contract: Contract) => void;
  onDownload: (contract: Contract) => void;
};

export function ContractActions({ contract, downloading, onDelete, onDownload }: Props) {
  const word = downloading ? 'Downloading...' : 'Download';
  return (
    <span className="contract-actions">
      <Button
        type="text"
        icon={<DownloadOutlined aria-hidden />}
        loading={downloading}
        aria-label={`${word} ${contract.name}`}
        onClick={() => onDownload(contract)}
      >
        {word}
      </Button>
      <Button
        type="text"
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-label={`Delete ${contract.name}`}
        onClick={() => onDelete(contract)}
      >
        Delete
      </Button>
    </span>
  );
}
