/** A way to add documents to a contract: by a button, or dropped anywhere on its page. */
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { Alert, Button, Spin } from 'antd';
import { useRef } from 'react';
import type { ContractDetails } from '../../api/cycleApi.ts';
import { DropOverlay } from '../files/DropOverlay.tsx';
import { acceptedFiles } from '../files/fileUpload.ts';
import { useDropAnywhere } from '../files/useDropAnywhere.ts';
import { useAddDocuments } from './useAddDocuments.ts';

export function AddDocument({ contract, today }: { contract: ContractDetails; today: string }) {
  const { adding, failures, add } = useAddDocuments(contract, today);
  const isOver = useDropAnywhere((files) => void add(files));
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="add-document">
      <Button icon={<PlusOutlined aria-hidden />} disabled={adding !== null} onClick={() => input.current?.click()}>
        Add a document
      </Button>
      <output>
        {adding === null ? null : (
          <>
            <Spin size="small" aria-hidden /> Reading {adding}...
          </>
        )}
      </output>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptedFiles}
        aria-label="Documents to add"
        onChange={(event) => {
          void add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {failures.length > 0 ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={failures.length === 1 ? failures[0] : 'These files were not added'}
          description={
            failures.length === 1 ? undefined : (
              <ul>
                {failures.map((failure) => (
                  <li key={failure}>{failure}</li>
                ))}
              </ul>
            )
          }
        />
      ) : null}
      {isOver ? <DropOverlay words="Drop the documents to add them to this contract" /> : null}
    </div>
  );
}
