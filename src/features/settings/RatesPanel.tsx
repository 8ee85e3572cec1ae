/** The user's exchange rates: for the currencies of the contracts, and for any that is added. Totals are added with nothing else. */
import './rates.css';
import { Alert, Button } from 'antd';
import { filterChoices } from '../../../contract/listFilter.ts';
import { ratesOf } from '../../../contract/rates.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useListContractsQuery } from '../../api/api.ts';
import { errorSentence } from '../../api/apiError.ts';
import type { Settings } from '../../api/remindersApi.ts';
import { useToday } from '../../ui/useToday.ts';
import { IntoField } from './IntoField.tsx';
import { MeanwhileNotice } from './MeanwhileNotice.tsx';
import { type Problem, RateRow, type Row } from './RateRow.tsx';
import { useKeepDraft, useKeptDraft } from './settingsDraft.ts';
import { enteredText, mergedRows, problemsOf, rowsOf, rowsOfRates, spoken, without } from './rateRows.ts';
import { useSaveRates } from './useSaveRates.ts';

/** The highest number of a row that was added: those that are there again keep theirs. */
function lastAdded(rows: readonly Row[]): number {
  return Math.max(0, ...rows.map(({ key }) => Number(/^added (\d+)$/.exec(key)?.[1] ?? 0)));
}

export function RatesPanel({ settings }: { settings: Settings }) {
  const saved = ratesOf(settings);
  const savedText = JSON.stringify(saved);
  const draft = useKeptDraft('rates');
  // Over rates that are others by now they would be written unseen.
  const [restored] = useState(draft?.saved === savedText ? draft : null);
  const [into, setInto] = useState(restored?.into ?? saved.into);
  const { data: contracts } = useListContractsQuery({ today: useToday() });
  const { saveRates, meanwhile, isLoading, isSuccess, error, reset } = useSaveRates(settings);
  const [kept, setKept] = useState<Row[]>(() => restored?.rows ?? rowsOfRates(saved.each));
  const unsaved = into !== saved.into || enteredText(kept) !== enteredText(rowsOfRates(saved.each));
  useKeepDraft('rates', unsaved ? { into, rows: kept, saved: savedText } : null);
  const [problems, setProblems] = useState<ReadonlyMap<string, Problem>>(new Map());
  const count = useRef(lastAdded(kept));
  const form = useRef<HTMLFormElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  // What has to be put right is where one goes on.
  useEffect(() => {
    if (problems.size > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problems]);
  const ofContracts = filterChoices(contracts ?? [], 'currency');
  const rows = rowsOf(kept, ofContracts, into);
  const change = (next: Row[]) => {
    reset();
    setKept(next);
  };
  const remove = (row: Row) => {
    change(without(kept, row));
    addButton.current?.focus();
  };
  // A rate says what a unit is worth in one currency: in another, it is none.
  const changeInto = (next: string) => {
    setInto(next);
    setProblems(new Map());
    change(next === saved.into ? rowsOfRates(saved.each) : []);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = problemsOf(rows, into);
    setProblems(found);
    if (found.size > 0) return;
    const rates = rows.filter(({ rate }) => rate.trim() !== '');
    const sent = rates.map(({ currency, rate }) => ({ key: currency, currency, rate }));
    setKept(sent);
    const entered = rates.map(({ currency, rate }) => ({ currency, rate: Number(rate) }));
    const other = await saveRates({ ...(into !== saved.into && { currency: into }), rates: entered });
    if (!other) return;
    // What was entered in one currency says nothing in another that somebody has chosen meanwhile.
    const { before, now } = other;
    if (now.into === into) setKept(mergedRows(before.into === into ? before.each : [], sent, now.each));
    else if (before.into === into) {
      setInto(now.into);
      setKept(rowsOfRates(now.each));
    }
  };
  return (
    <section className="panel" aria-labelledby="settings-rates">
      <header className="panel-head">
        <h2 id="settings-rates">Exchange rates</h2>
      </header>
      <form className="settings-body" ref={form} onSubmit={(event) => void submit(event)}>
        <p>
          Totals are shown per currency. Where every currency in a total has a rate here, we also say what it comes to
          together. You enter the rates; we don’t update them.
        </p>
        <IntoField into={into} ofContracts={ofContracts} onChange={changeInto} />
        <ul className="rates">
          {rows.map((row) => (
            <RateRow
              key={row.key}
              row={row}
              into={spoken(into)}
              problem={problems.get(row.key)}
              onChange={(next) => change([...without(kept, row), next])}
              onRemove={row.added || row.rate !== '' ? () => remove(row) : undefined}
            />
          ))}
        </ul>
        {meanwhile ? <MeanwhileNotice what="These rates" /> : null}
        {error ? (
          <Alert type="error" showIcon role="alert" title={errorSentence(error, 'The rates could not be saved.')} />
        ) : null}
        <div className="settings-actions">
          <Button type="primary" htmlType="submit" loading={isLoading}>
            Save rates
          </Button>
          <Button
            ref={addButton}
            onClick={() => {
              count.current += 1;
              flushSync(() =>
                change([...kept, { key: `added ${count.current}`, currency: '', rate: '', added: true }]),
              );
              [...(form.current?.querySelectorAll<HTMLElement>('.rate-currency') ?? [])].at(-1)?.focus();
            }}
          >
            Add a currency
          </Button>
          <output>{isSuccess && !isLoading && problems.size === 0 ? 'Saved.' : ''}</output>
          {unsaved && !isLoading ? <span>Not saved yet</span> : null}
        </div>
      </form>
    </section>
  );
}
