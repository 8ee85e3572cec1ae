/** What is typed into the form about reminders, and saved unless another tab or a colleague has changed it meanwhile. */
import { useState } from 'react';
import type { Settings } from '../../api/remindersApi.ts';
import { useSaveSettings } from '../../api/useSaveSettings.ts';
import { useKeepDraft, useKeptDraft } from './settingsDraft.ts';
import { changeOf, type Field, type Fields, fieldsOf, type Hints, hintsOf, type Typed } from './reminderFields.ts';

/** A field that nothing was typed into shows what is saved, whatever it is; `hints` says what was changed meanwhile. */
export function useReminderFields(settings: Settings) {
  const { save, ...state } = useSaveSettings();
  const kept = useKeptDraft('fields');
  const [typed, setTyped] = useState<Typed>(kept?.typed ?? {});
  /** What was saved when the first thing was typed into a field. */
  const [before, setBefore] = useState<Typed>(kept?.before ?? {});
  const [hints, setHints] = useState<Hints>({});
  const saved = fieldsOf(settings);
  const fields: Fields = { ...saved, ...typed };
  const unsaved = Object.keys(changeOf(fields, saved)).length > 0;
  useKeepDraft('fields', unsaved ? { typed, before } : null);
  const type = <Name extends Field>(field: Name, value: Fields[Name]) => {
    state.reset();
    setTyped((all) => ({ ...all, [field]: value }));
    setBefore((all) => ({ [field]: saved[field], ...all }));
  };
  const saveFields = async () => {
    const base = { ...saved, ...before };
    setHints({});
    const isUnseen = (met: Settings) => Object.keys(hintsOf(typed, base, met)).length > 0;
    const outcome = await save(settings, (met) => (isUnseen(met) ? null : changeOf(fields, base)));
    if (!outcome.now) return;
    if (outcome.saved) {
      // What has been typed since stays.
      setTyped((all) =>
        Object.fromEntries(Object.entries(all).filter(([field, value]) => value !== fields[field as Field])),
      );
      setBefore({});
      return;
    }
    setHints(hintsOf(typed, base, outcome.now));
    const now = fieldsOf(outcome.now);
    setBefore(Object.fromEntries(Object.keys(typed).map((field) => [field, now[field as Field]])));
  };
  return { fields, type, hints, saveFields, unsaved, ...state };
}
