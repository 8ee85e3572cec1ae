/** The user's own files: dropped anywhere on the screen or chosen, sent one by one, and then read like what a search finds. */
import './files.css';
import { sayNotSent } from '../../../contract/notSent.ts';
import { Alert, Button, Progress } from 'antd';
import { memo, useEffect, useRef } from 'react';
import { errorSentence, readApiError } from '../../api/apiError.ts';
import { useReadFilesMutation } from '../../api/filesApi.ts';
import type { Search } from '../../api/api.ts';
import { counted } from '../../domain/format.ts';
import { acceptedFiles, type ChosenFile, bytesOf, inMegabytes, portions } from './fileUpload.ts';
import { collectDropped } from '../../platform/parcels.ts';
import { DropOverlay } from './DropOverlay.tsx';
import { useDropAnywhere } from './useDropAnywhere.ts';
import { useFileUpload } from './useFileUpload.ts';
import { WaitingUploads } from './WaitingUploads.tsx';

type Props = {
  /** Is given the search that reads them. */
  onStarted: (search: Search) => void;
  /** Another search is under way or being reviewed: the files wait for its end. */
  busy: boolean;
  /** Shown even before a file is chosen. */
  offered: boolean;
};

export function FileDrop({ onStarted, busy, offered }: Props) {
  const { uploadId, files, ready, add, sendAgain, lookAgain, clear, discard } = useFileUpload();
  const [readFiles, { isLoading, error }] = useReadFilesMutation();
  const isOver = useDropAnywhere(add);
  const take = useRef(add);
  useEffect(() => {
    take.current = add;
  });
  useEffect(() => {
    if (!ready) return undefined;
    // What was dropped on the screen before this one. A moment later: in development every effect runs twice.
    const soon = setTimeout(() => {
      const dropped = collectDropped();
      if (dropped.length > 0) take.current(dropped);
    }, 0);
    return () => clearTimeout(soon);
  }, [ready]);
  const input = useRef<HTMLInputElement>(null);
  const count = (at: ChosenFile['at']) => files.filter((file) => file.at === at).length;
  const underWay = count('waiting') + count('sending');
  const kept = count('kept');
  const failed = count('failed');
  const start = async () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const notSent = sayNotSent(files.filter(({ at }) => at === 'refused' || at === 'later'));
    const { data, error: refused } = await readFiles({ uploadId, timeZone, files: kept, notSent });
    if (readApiError(refused).code === 'UPLOAD_INCOMPLETE') await lookAgain();
    if (!data) return;
    clear();
    onStarted(data);
  };
  const tooMany = portions(files);
  const missing = count('missing');
  const overlay = isOver ? <DropOverlay words="Drop the files to read them" /> : null;
  if (!offered && files.length === 0) return overlay;
  return (
    <section className="file-drop" aria-labelledby="file-drop-title">
      <h3 id="file-drop-title">Or read your own files</h3>
      <div className="file-drop-zone">
        <p>
          Drop contracts anywhere on this page, or <Button onClick={() => input.current?.click()}>Choose files</Button>
        </p>
        <p className="muted">
          PDF, Word (DOCX), email (EML, MSG), text, scans, or a ZIP of these. Up to 100 files, 25 MB each.
        </p>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={acceptedFiles}
          aria-label="Files to read"
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
      {files.length > 0 ? (
        <>
          {tooMany ? <Alert type="warning" showIcon role="alert" title={tooMany} /> : null}
          {missing > 0 ? (
            <Alert
              type="info"
              showIcon
              role="note"
              title={`${counted(missing, 'file')} had not arrived when this page was left. Drop or choose them again; what has arrived is not sent again.`}
            />
          ) : null}
          {busy ? <p>Finish what you are reviewing, or choose Edit Search. These files wait here.</p> : null}
          <Sent files={files} />
          <ul className="file-list" aria-label="Chosen files">
            {files.map((file) => (
              <FileLine key={file.parcelId} file={file} />
            ))}
          </ul>
          {files.some(({ crowded }) => crowded) ? <WaitingUploads uploadId={uploadId} /> : null}
          {error ? (
            <Alert
              type="error"
              showIcon
              role="alert"
              title={errorSentence(error, 'The files could not be read. Please try again.')}
            />
          ) : null}
          <div className="file-actions">
            <Button
              type="primary"
              disabled={busy || kept === 0 || underWay > 0}
              loading={isLoading}
              onClick={() => void start()}
            >
              Read {counted(kept, 'file')}
            </Button>
            {failed > 0 ? <Button onClick={sendAgain}>Send {counted(failed, 'file')} again</Button> : null}
            <Button onClick={discard}>Clear</Button>
          </div>
        </>
      ) : null}
      {overlay}
    </section>
  );
}

function Sent({ files }: { files: readonly ChosenFile[] }) {
  const { kept, all } = bytesOf(files);
  const words = `${inMegabytes(kept)} of ${inMegabytes(all)} sent`;
  return (
    <div className="file-sent">
      <Progress percent={all === 0 ? 0 : Math.round((kept / all) * 100)} showInfo={false} aria-label="Files sent" />
      <output>{words}</output>
    </div>
  );
}

const STATES = {
  waiting: 'Waiting',
  sending: 'Sending...',
  kept: 'Sent',
  failed: 'Not sent',
  refused: 'Left out',
  later: 'Later',
  missing: 'Not arrived',
};

/** Remembered: with a hundred of them, each change of one would draw all. */
const FileLine = memo(function FileLine({ file: { name, size, at, trouble } }: { file: ChosenFile }) {
  return (
    <li>
      <span className="file-name">{name}</span>
      <span className="muted">{inMegabytes(size)}</span>
      <span className={trouble === null ? 'muted' : 'file-trouble'}>{trouble ?? STATES[at]}</span>
    </li>
  );
});
