/** Below the document: decisions by cycle, reminders, where it was found, its history, notes and related contracts. */
import { Tabs } from 'antd';
import type { ContractDetails } from '../../api/cycleApi.ts';
import { ReadOnly } from './ReadOnly.tsx';
import { DecisionsTab } from './tabs/DecisionsTab.tsx';
import { FoundInTab } from './tabs/FoundInTab.tsx';
import { HistoryTab } from './tabs/HistoryTab.tsx';
import { NotesTab } from './tabs/NotesTab.tsx';
import { RelatedTab } from './tabs/RelatedTab.tsx';
import { RemindersTab } from './tabs/RemindersTab.tsx';

const counted = (label: string, count: number) => (count > 0 ? `${label} ${count}` : label);

type Props = {
  contract: ContractDetails;
  today: string;
  /** Only their place is kept before. */
  wanted: boolean;
};

export function ContractTabs({ contract, today, wanted }: Props) {
  const found = contract.documents.length;
  const trashed = !!contract.summary.deletedAt;
  if (!wanted) return <section className="panel contract-tabs" aria-label="About this contract" aria-busy="true" />;
  return (
    <section className="panel contract-tabs" aria-label="About this contract">
      <Tabs
        destroyOnHidden
        items={[
          {
            key: 'decisions',
            label: 'Decisions',
            children: (
              <ReadOnly when={trashed}>
                <DecisionsTab contract={contract} />
              </ReadOnly>
            ),
          },
          {
            key: 'reminders',
            label: counted('Reminders', contract.reminders.length),
            children: (
              <ReadOnly when={trashed}>
                <RemindersTab contract={contract} today={today} />
              </ReadOnly>
            ),
          },
          {
            key: 'found',
            label: counted('Found in', found),
            children: (
              <ReadOnly when={trashed}>
                <FoundInTab contract={contract} today={today} />
              </ReadOnly>
            ),
          },
          { key: 'history', label: 'History', children: <HistoryTab contract={contract} /> },
          {
            key: 'notes',
            label: 'Notes',
            children: (
              <ReadOnly when={trashed}>
                <NotesTab contract={contract} today={today} />
              </ReadOnly>
            ),
          },
          {
            key: 'related',
            label: counted('Related', contract.related.length),
            children: (
              <ReadOnly when={trashed}>
                <RelatedTab contract={contract} today={today} />
              </ReadOnly>
            ),
          },
        ]}
      />
    </section>
  );
}
