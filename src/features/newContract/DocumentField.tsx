/** The document of a contract that is entered by hand: what a search left out, or a file that is chosen or dropped. */
import { Button } from 'antd';
import { useRef } from 'react';
import { DropOverlay } from '../files/DropOverlay.tsx';
import { acceptedFiles, refusal } from '../files/fileUpload.ts';
import { useDropAnywhere } from '../files/useDropAnywhere.ts';

/** `fileId`, `foundId`: as the receipt of a search names what it left out. */
export type ChosenDocument = { name: string } & ({ fileId: string } | { foundId: string } | { file: File });
type Props = { chosen: ChosenDocument | null; onChange: (chosen: ChosenDocument | null) => void };

export function DocumentField({ chosen, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const take = ([file]: readonly File[]) => (file ? onChange({ name: file.name, file }) : undefined);
  const isOver = useDropAnywhere(take);
  const refused = chosen && 'file' in chosen ? refusal(chosen.file) : null;
  return (
    <section className="new-contract-document new-contract-wide" aria-label="Document">
      <strong>Document</strong>
      {chosen ? (
        <span>
          {chosen.name} {refused ? <span className="late">{refused}</span> : 'will be kept with the contract.'}
        </span>
      ) : (
        <span className="muted">Drop a file anywhere on this page, or choose one. It can also be added later.</span>
      )}
      <Button size="small" onClick={() => input.current?.click()}>
        {chosen ? 'Choose another file' : 'Choose a file'}
      </Button>
      {chosen ? (
        <Button size="small" onClick={() => onChange(null)}>
          Leave it out
        </Button>
      ) : null}
      <input
        ref={input}
        type="file"
        hidden
        // Ant Design shows every file chooser of a form.
        style={{ display: 'none' }}
        accept={acceptedFiles}
        aria-label="Document of the contract"
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {isOver ? <DropOverlay words="Drop the document of this contract" /> : null}
    </section>
  );
}
