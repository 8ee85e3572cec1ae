/** What a sheet says, before anything is stored: its columns, what it leaves open, the rows that are refused, and those that are taken. */
import { Alert, Button, Radio, Select } from 'antd';
import type { ReactNode } from 'react';
import type { SheetImport } from '../../api/spreadsheetsApi.ts';
import { DAYS } from '../../../sheets/settleForm.ts';
import { SAID_PERIODS } from '../../../sheets/sheetTypes.ts';
import type {
  Alike,
  DateForm,
  Decimal,
  SaidPeriod,
  SheetChoices,
  SheetField,
  Several,
} from '../../../sheets/sheetTypes.ts';
import { counted, formatCount } from '../../domain/format.ts';
import { columnChoices } from './columnChoices.ts';
import { RowTables } from './RowTables.tsx';
import { useFirstFocus } from './useFirstFocus.ts';

type Props = {
  report: SheetImport;
  choices: SheetChoices;
  busy: boolean;
  onChange: (choices: SheetChoices) => void;
  onImport: () => void;
  onCancel: () => void;
};

const dateForms: { value: DateForm; label: string }[] = [
  { value: 'dmy', label: 'Day first (31/12/2027)' },
  { value: 'mdy', label: 'Month first (12/31/2027)' },
];
const decimals: { value: Decimal; label: string }[] = [
  { value: 'point', label: '1,234.50' },
  { value: 'comma', label: '1.234,50' },
];

const periodWords: Record<SaidPeriod, string> = {
  year: 'A year',
  quarter: 'A quarter',
  month: 'A month',
  week: 'A week',
  day: 'A day',
  hour: 'An hour',
  total: 'In total',
  none: 'Not said',
};
const periods = SAID_PERIODS.map((value) => ({ value, label: periodWords[value] }));
const alikes: { value: Alike; label: string }[] = [
  { value: 'update', label: 'The same: update what is here' },
  { value: 'add', label: 'Not the same: add as new' },
];
const severals: { value: Several; label: string }[] = [
  { value: 'leave', label: 'Leave out of the import' },
  { value: 'add', label: 'Not the same: add as new' },
];

export function SheetPreview({ report, choices, busy, onChange, onImport, onCancel }: Props) {
  const { counts, columns, questions, warnings, otherTabs } = report;
  const summary = useFirstFocus<HTMLOutputElement>();
  const news = counts.created + counts.updated;
  const isKnown = news === 0 && counts.same > 0 && questions.length === 0;
  const setColumn = (at: number, field: SheetField | null) => {
    const mapping = columns.map((column, index) =>
      index === at ? field : column.field === field ? null : column.field,
    );
    onChange({ ...choices, mapping });
  };
  const asks = (about: string) => questions.find((question) => question.about === about);
  const dates = asks('dateForm');
  const amounts = asks('decimal');
  const headPeriod = report.amountPeriod === null ? undefined : columns.find(({ field }) => field === 'amount');
  const alike = asks('alike');
  const sameTerms = asks('sameTerms');
  const several = asks('several');
  /** A note stands beside a column that is imported where another row showed how it is written. */
  const isSettled = (wanted: (field: SheetField) => boolean) =>
    columns.some(({ field, note }) => field !== null && wanted(field) && note !== undefined);
  return (
    <div className="import-preview" aria-busy={busy}>
      <output ref={summary} tabIndex={-1} className="page-answer">
        {questions.length > 0 ? 'So far ' : ''}
        {formatCount(counts.created)} new, {formatCount(counts.updated)} updated, {formatCount(counts.same)} unchanged,{' '}
        <span className={counts.refused > 0 ? 'late' : undefined}>{counted(counts.refused, 'row')} refused</span>.
        {questions.length > 0 ? ` Answer ${counted(questions.length, 'question')} first.` : ''}
      </output>
      {isKnown ? (
        <Alert
          type="info"
          showIcon
          title="There is nothing to import: what the sheet says is in the renewals database already."
        />
      ) : null}
      {warnings.map((warning) => (
        <Alert key={warning} type="info" showIcon title={warning} />
      ))}
      {otherTabs.length > 0 ? (
        <Alert type="info" showIcon title={`Only the tab “${report.tab}” is read, not ${otherTabs.join(', ')}.`} />
      ) : null}
      {asks('mapping') ? <Alert type="warning" showIcon title={asks('mapping')?.message} /> : null}
      {dates || choices.dateForm || isSettled((field) => DAYS.has(field)) ? (
        <Question asked={dates} settled="How dates are read">
          <Radio.Group
            options={dateForms}
            value={choices.dateForm ?? report.dateForm}
            onChange={({ target }) => onChange({ ...choices, dateForm: target.value as DateForm })}
          />
        </Question>
      ) : null}
      {amounts || choices.decimal || isSettled((field) => field === 'amount') ? (
        <Question asked={amounts} settled="How amounts are read">
          <Radio.Group
            options={decimals}
            value={choices.decimal ?? report.decimal}
            onChange={({ target }) => onChange({ ...choices, decimal: target.value as Decimal })}
          />
        </Question>
      ) : null}
      {headPeriod || choices.amountPeriod ? (
        <Question
          asked={undefined}
          settled={
            choices.amountPeriod || !headPeriod
              ? 'What the amounts are for'
              : `What the amounts are for, as the head “${headPeriod.head}” says`
          }
        >
          <Radio.Group
            options={periods}
            value={choices.amountPeriod ?? report.amountPeriod}
            onChange={({ target }) => onChange({ ...choices, amountPeriod: target.value as SaidPeriod })}
          />
        </Question>
      ) : null}
      {alike || choices.alike ? (
        <Question asked={alike} settled="Rows that are called like a contract you have already">
          <Radio.Group
            options={alikes}
            value={choices.alike}
            onChange={({ target }) => onChange({ ...choices, alike: target.value as Alike })}
          />
        </Question>
      ) : null}
      {sameTerms || choices.sameTerms ? (
        <Question asked={sameTerms} settled="Rows that could be contracts you have already under other names">
          <Radio.Group
            options={alikes}
            value={choices.sameTerms}
            onChange={({ target }) => onChange({ ...choices, sameTerms: target.value as Alike })}
          />
        </Question>
      ) : null}
      {several || choices.several ? (
        <Question asked={several} settled="Rows that fit several contracts you have already">
          <Radio.Group
            options={severals}
            value={choices.several}
            onChange={({ target }) => onChange({ ...choices, several: target.value as Several })}
          />
        </Question>
      ) : null}
      <div className="import-actions">
        <Button
          type="primary"
          loading={busy}
          // Not disabled while the sheet is read again: the Tab key would go from an answer to the button that gives it all up.
          disabled={!busy && (questions.length > 0 || news === 0)}
          onClick={busy ? undefined : onImport}
        >
          {isKnown ? 'Nothing to import' : `Import ${counted(news, 'row')}`}
        </Button>
        <Button onClick={onCancel}>Choose another file</Button>
      </div>
      <section className="panel import-panel" aria-label="Columns">
        <table className="import-columns">
          <thead>
            <tr>
              <th scope="col">Column</th>
              <th scope="col">Examples</th>
              <th scope="col">Imported as</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ head, field, samples, note }, index) => (
              <tr key={`${head} ${columns.length - index}`}>
                <th scope="row">{head}</th>
                <td>{samples.join(' · ')}</td>
                <td>
                  <Select
                    aria-label={`Meaning of ${head}`}
                    value={field ?? ''}
                    options={columnChoices}
                    popupMatchSelectWidth={false}
                    onChange={(chosen: SheetField | '') => setColumn(index, chosen === '' ? null : chosen)}
                  />
                  {note ? <small>{note}</small> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <RowTables report={report} />
    </div>
  );
}

type QuestionProps = { asked: SheetImport['questions'][number] | undefined; settled: string; children: ReactNode };

function Question({ asked, settled, children }: QuestionProps) {
  return (
    <fieldset className={asked ? 'import-question asked' : 'import-question'}>
      <legend>{asked ? `${asked.message} Examples: ${asked.samples.join(', ')}` : settled}</legend>
      {children}
    </fieldset>
  );
}
