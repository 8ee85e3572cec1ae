/** In which form contracts are to be exported. */
import { Button, type ButtonProps, Dropdown } from 'antd';
import { memo } from 'react';
import type { ExportFormat } from '../../api/spreadsheetsApi.ts';

const formats: { key: ExportFormat; label: string }[] = [
  { key: 'xlsx', label: 'Excel (XLSX)' },
  { key: 'csv', label: 'CSV' },
  { key: 'zip', label: 'ZIP with documents' },
];

type Props = { onExport: (format: ExportFormat) => void; exporting: boolean } & Pick<ButtonProps, 'type'>;

export const ExportMenu = memo(function ExportMenu({ onExport, exporting, type }: Props) {
  const menu = { items: formats, onClick: ({ key }: { key: string }) => onExport(key as ExportFormat) };
  return (
    <Dropdown trigger={['click']} menu={menu}>
      <Button {...(type ? { type } : {})} loading={exporting}>
        Export
      </Button>
    </Dropdown>
  );
});
