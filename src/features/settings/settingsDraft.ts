/** What one user typed into the settings and has not saved: it is there again after a look at another screen, or a reload. */
import { useEffect, useState } from 'react';
import { storageKeys } from '../../domain/storageKeys.ts';
import { keepDraft, readDraft } from '../../platform/draftStorage.ts';
import { useAppSelector } from '../../store/hooks.ts';
import type { Row } from './RateRow.tsx';
import type { Typed } from './reminderFields.ts';

export type SettingsDraft = {
  /** `before`: what was saved when the first thing was typed into a field. */
  fields: { typed: Typed; before: Typed };
  /** `saved`: the rates that were set then, as a text. */
  rates: { into: string; rows: Row[]; saved: string };
};
type Kept = { userId: string } & Partial<SettingsDraft>;

/** What was kept of one form when the screen was opened, or null. */
export function useKeptDraft<Form extends keyof SettingsDraft>(form: Form): SettingsDraft[Form] | null {
  const userId = useAppSelector(({ auth }) => auth.user?.id);
  const [kept] = useState(() => readDraft<Kept>(storageKeys.settings));
  const draft: Partial<SettingsDraft>[Form] | null = kept !== null && kept.userId === userId ? kept[form] : null;
  return draft ?? null;
}

/** Keeps what stands in one form; null where all of it is saved. */
export function useKeepDraft<Form extends keyof SettingsDraft>(form: Form, draft: SettingsDraft[Form] | null): void {
  const userId = useAppSelector(({ auth }) => auth.user?.id);
  const text = draft && JSON.stringify(draft);
  useEffect(() => {
    if (userId === undefined) return;
    const kept = readDraft<Kept>(storageKeys.settings);
    const { [form]: _, ...others } = kept?.userId === userId ? kept : { userId };
    const all = text === null ? others : { ...others, [form]: JSON.parse(text) as SettingsDraft[Form] };
    keepDraft(Object.keys(all).length > 1 ? all : null, storageKeys.settings);
  }, [userId, form, text]);
}
