/** What can be done with the selected contracts, all at once. */
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import EllipsisOutlined from '@ant-design/icons/es/icons/EllipsisOutlined';
import { Button, Input } from 'antd';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { ChangeContractsRequest } from '../../api/cycleApi.ts';
import type { ExportFormat } from '../../api/spreadsheetsApi.ts';
import type { Contract } from '../../api/api.ts';
import { KeyPanel } from '../../ui/KeyPanel.tsx';
import { yearlySums } from '../../domain/decideNext.ts';
import { type DecisionKind, decisionKinds, decisionLabel, decisionsFor } from '../../domain/decisions.ts';
import { formatCount, formatWholeMoney } from '../../domain/format.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { focusScreen } from '../../ui/focusScreen.ts';
import { KeyMenu } from '../../ui/KeyMenu.tsx';
import { useNarrow } from '../../ui/useNarrow.ts';
import { useRates } from '../../api/useRates.ts';
import { ownerLimits, tagsLimits } from '../../../contract/limits.gen.ts';
import { togetherAtRates } from '../../../contract/together.ts';
import { typedOwner } from '../../../contract/typedOwner.ts';

export type BulkChange = Omit<ChangeContractsRequest, 'ids'>;

export type BulkBarProps = {
  selected: readonly Contract[];
  /** How many of them the list does not show as it is searched and filtered. */
  unseen: number;
  /** How many the list holds as it is searched and filtered, where not all of them are selected and all can be changed at once; else 0. */
  more: number;
  inTrash: boolean;
  busy: boolean;
  onApply: (change: BulkChange) => void;
  exporting: boolean;
  onExport: (format: ExportFormat) => void;
  onSelectAll: () => void;
  onClear: () => void;
};

/** Those that make sense for each of the selected: leaving alone what renews by itself ends nothing. */
function decisionsForAll(selected: readonly Contract[]): DecisionKind[] {
  const shared = decisionKinds.filter((each) =>
    selected.every(({ actByKind }) => decisionsFor(actByKind ?? null).includes(each)),
  );
  return [...shared, 'undecided'];
}

/** One line. On a phone the rarer actions have a second one, which is unfolded. */
export function BulkBar(props: BulkBarProps) {
  const { selected, unseen, more, inTrash, busy, onApply, exporting, onExport, onSelectAll, onClear } = props;
  const narrow = useNarrow(600);
  const [unfolded, setUnfolded] = useState(false);
  const sums = useYearly(selected);
  if (selected.length === 0) return null;
  const clear = (
    <Button type="text" icon={<CloseOutlined aria-hidden />} aria-label="Clear the selection" onClick={onClear} />
  );
  const selectAll = more > 0 && (
    <Button
      type="text"
      onClick={({ currentTarget }) => {
        // It goes away, and what is to be done with them comes next.
        currentTarget.closest('.bulk-bar')?.querySelector<HTMLElement>('.ant-btn-primary')?.focus();
        onSelectAll();
      }}
    >
      Select all {formatCount(more)}
    </Button>
  );
  const exportMenu = <ExportMenu type="text" exporting={exporting} onExport={onExport} />;
  return (
    <Bar>
      <span className="bulk-count">
        <strong>{formatCount(selected.length)} selected</strong>
        {sums === '' ? null : narrow ? <small>{sums}</small> : ` · ${sums}`}
        <output className="bulk-unseen">{unseenWords(unseen, selected.length)}</output>
      </span>
      {narrow ? null : selectAll}
      {inTrash ? (
        <>
          <Button type="primary" disabled={busy} onClick={() => onApply({ trash: false })}>
            Restore
          </Button>
          {narrow ? selectAll : null}
          {exportMenu}
        </>
      ) : (
        <>
          <KeyMenu
            items={decisionsForAll(selected).map((key) => ({ key, label: decisionLabel(key) }))}
            onChoose={(key) => onApply({ decision: key as DecisionKind })}
          >
            {(onButton) => (
              <Button type="primary" disabled={busy} {...onButton}>
                Decide
              </Button>
            )}
          </KeyMenu>
          <WithText
            label="Owner"
            field="Name or email of the owner"
            longest={ownerLimits.name.maxLength}
            onDone={(text) => onApply({ owner: typedOwner(text) })}
          />
          {narrow ? (
            <>
              <Button
                type="text"
                icon={<EllipsisOutlined aria-hidden />}
                aria-label="More actions"
                aria-expanded={unfolded}
                onClick={() => setUnfolded(!unfolded)}
              />
              {clear}
            </>
          ) : null}
          {narrow && !unfolded ? null : (
            <>
              {narrow ? selectAll : null}
              <WithText
                label="Tag"
                field="Tag to add"
                longest={tagsLimits.items.maxLength}
                onDone={(text) => onApply({ addTags: [text] })}
              />
              <Button type="text" disabled={busy} onClick={() => onApply({ acknowledge: true })}>
                Acknowledge
              </Button>
              <Button type="text" disabled={busy} onClick={() => onApply({ trash: true })}>
                Move to trash
              </Button>
              {exportMenu}
            </>
          )}
        </>
      )}
      {narrow && !inTrash ? null : clear}
    </Bar>
  );
}

/** A search hides what was selected before it: whatever is done, is done to that, too. */
function unseenWords(unseen: number, all: number): string {
  if (unseen === 0) return '';
  if (unseen < all) return `${formatCount(unseen)} of them ${unseen === 1 ? 'isn’t' : 'aren’t'} in this view`;
  return all === 1 ? 'It isn’t in this view' : 'None of them is in this view';
}

/** What the selected ones cost a year, in each currency, and together where the user has entered the rates. */
function useYearly(selected: readonly Contract[]): string {
  const rates = useRates(selected);
  const totals = yearlySums(selected);
  const each = totals.map(({ amount, currency }) => `${formatWholeMoney(amount, currency)} a year`);
  const together = togetherAtRates(totals, rates);
  return [...each, ...(together === '' ? [] : [together])].join(', ');
}

/** Goes away when the change is made. A focus that was in it goes to the screen: from there the Tab key comes to the notice, and to its Undo. */
function Bar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      const focused = element?.ownerDocument.activeElement;
      const lost = !focused || focused === element.ownerDocument.body;
      if (element && (lost || element.contains(focused) || focused.closest('.ant-popover, .ant-dropdown'))) {
        focusScreen(element);
      }
    };
  }, []);
  return (
    <div ref={bar} className="bulk-bar" role="toolbar" aria-label="Selected contracts">
      {children}
    </div>
  );
}

type WithTextProps = { label: string; field: string; longest: number; onDone: (text: string) => void };

function WithText({ label, field, longest, onDone }: WithTextProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const apply = (data: FormData) => {
    const text = String(data.get('text') ?? '').trim();
    if (text === '') return;
    setOpen(false);
    onDone(text);
  };
  const form = (
    <form action={apply} className="bulk-form">
      <Input name="text" aria-label={field} placeholder={field} maxLength={longest} />
      <Button type="primary" htmlType="submit">
        Apply
      </Button>
    </form>
  );
  return (
    <KeyPanel open={open} onOpenChange={setOpen} opener={opener} placement="top" content={form}>
      <Button ref={opener} type="text" aria-expanded={open}>
        {label}
      </Button>
    </KeyPanel>
  );
}
