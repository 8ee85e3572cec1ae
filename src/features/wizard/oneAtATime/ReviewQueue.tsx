/** The contracts to review, the most doubtful first, with what is doubtful about each and what is settled. */
import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import { useEffect, useRef } from 'react';
import { formatCount } from '../../../domain/format.ts';
import { isSettled, type QueuedContract } from '../reviewDoubts.ts';

type Props = { queue: readonly QueuedContract[]; at: number; onShow: (index: number) => void };

/** As many are listed around the one that is looked at; a list of thousands is walked, not scrolled. */
const LISTED = 150;

export function ReviewQueue({ queue, at, onShow }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const first = Math.max(0, Math.min(at - LISTED / 2, queue.length - LISTED));
  const doubtful = queue.filter(({ doubts }) => doubts.length > 0);
  const clear = queue.filter(({ doubts, remarks }) => doubts.length === 0 && !remarks.some(({ late }) => late)).length;
  useEffect(() => {
    // Of the list alone: the page stays where it is.
    const box = list.current;
    const entry = box?.querySelector<HTMLElement>(`[data-at="${at}"]`);
    if (!box || !entry) return;
    if (entry.offsetTop < box.scrollTop) box.scrollTop = entry.offsetTop;
    const below = entry.offsetTop + entry.offsetHeight - box.clientHeight;
    if (below > box.scrollTop) box.scrollTop = below;
  }, [at]);
  return (
    <nav className="panel one-queue" aria-label="Contracts, most doubtful first">
      <header className="panel-head">
        <h3>{doubtful.length > 0 ? 'To check' : 'Contracts'}</h3>
        <span className="panel-aside">
          {doubtful.length > 0
            ? `${doubtful.filter(({ contract }) => isSettled(contract)).length} of ${doubtful.length} settled`
            : formatCount(queue.length)}
        </span>
      </header>
      <ol ref={list}>
        {queue.slice(first, first + LISTED).map((each, index) => (
          <li key={each.contract.id} data-at={first + index}>
            <Entry queued={each} current={first + index === at} onShow={() => onShow(first + index)} />
          </li>
        ))}
      </ol>
      {clear > 0 && doubtful.length > 0 ? (
        <p className="one-rest">
          {clear === 1
            ? 'One needs no look. You can upload it without opening it.'
            : `${clear} need no look. You can upload them without opening them.`}
        </p>
      ) : null}
    </nav>
  );
}

function Entry({ queued, current, onShow }: { queued: QueuedContract; current: boolean; onShow: () => void }) {
  const { contract, doubts, remarks } = queued;
  const first = doubts[0] ?? remarks[0];
  return (
    <button type="button" aria-current={current ? 'true' : undefined} onClick={onShow}>
      <span className="one-name">{contract.name}</span>
      <span className={first?.late ? 'one-doubt late' : 'one-doubt'}>{first?.message ?? 'Clear'}</span>
      {contract.confirmed ? (
        <span className="one-done">
          <CheckOutlined aria-hidden />
          <span className="visually-hidden">Confirmed</span>
        </span>
      ) : null}
    </button>
  );
}
