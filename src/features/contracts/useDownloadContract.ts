/** Downloads documents, several at a time if asked to: which are on the way, what became of the others, and how often one failed. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDownloadContractMutation } from '../../api/api.ts';
import type { Contract } from '../../api/api.ts';
import { endWith } from '../../domain/format.ts';
import { messages } from '../../domain/messages.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { noticeShown } from '../../store/noticesSlice.ts';

type Downloads = {
  /** Asked again while it is on the way, it changes nothing. */
  download: (contract: Contract) => void;
  cancel: (contract: Contract) => void;
  /** The contracts whose documents are on the way, by id. */
  underWay: ReadonlyMap<string, Contract>;
  failures: number;
  /** What happened last, for screen readers. */
  said: string;
};

export function useDownloadContract(): Downloads {
  const dispatch = useAppDispatch();
  const [downloadContract] = useDownloadContractMutation();
  const [underWay, setUnderWay] = useState<ReadonlyMap<string, Contract>>(new Map());
  const [failures, setFailures] = useState(0);
  const [said, setSaid] = useState('');
  const running = useRef(new Map<string, { abort: () => void }>());
  const cancelled = useRef(new Set<string>());
  const onScreen = useRef(true);
  useEffect(() => {
    onScreen.current = true;
    return () => {
      onScreen.current = false;
    };
  }, []);

  const download = useCallback(
    (contract: Contract) => {
      const { id, name } = contract;
      if (running.current.has(id)) return;
      const run = async () => {
        const call = downloadContract({ id });
        running.current.set(id, call);
        setUnderWay((map) => new Map(map).set(id, contract));
        setSaid(endWith(`Downloading ${name}`));
        const { error } = await call;
        running.current.delete(id);
        setUnderWay((map) => new Map([...map].filter(([each]) => each !== id)));
        if (cancelled.current.delete(id)) setSaid(`The download of ${name} was cancelled.`);
        else if (!error) setSaid(`${name} has been downloaded.`);
        else if (onScreen.current) {
          setSaid('');
          setFailures((count) => count + 1);
        } else if (!('status' in error && error.status === 'CUSTOM_ERROR')) {
          // The toast went with the list: what failed is told where the user is now.
          dispatch(noticeShown({ kind: 'error', text: messages.downloadFailed }));
        }
      };
      void run();
    },
    [dispatch, downloadContract],
  );
  const cancel = useCallback(({ id }: Contract) => {
    const call = running.current.get(id);
    if (!call) return;
    cancelled.current.add(id);
    call.abort();
  }, []);
  return { download, cancel, underWay, failures, said };
}
