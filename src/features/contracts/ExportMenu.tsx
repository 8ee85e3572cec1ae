/** In which form contracts are to be exported. */
import { Button, type ButtonProps } from 'antd';
import { memo } from 'react';
import type { ExportFormat } from '../../api/spreadsheetsApi.ts';
import { KeyMenu } from '../../ui/KeyMenu.tsx';

const formats: { key: ExportFormat; label: string }[] = [
  { key: 'xlsx', label: 'Excel (XLSX)' },
  { key: 'csv', label: 'CSV' },
  { key: 'zip', label: 'ZIP with documents' },
];

type Props = { onExport: (format: ExportFormat) => void; exporting: boolean } & Pick<ButtonProps, 'type'>;

export const ExportMenu = memo(function ExportMenu({ onExport, exporting, type }: Props) {
  return (
    <KeyMenu items={formats} onChoose={(key) => onExport(key as ExportFormat)}>
      {(onButton) => (
        <Button {...onButton} {...(type ? { type } : {})} loading={exporting}>
          Export
        </Button>
      )}
    </KeyMenu>
  );
});
