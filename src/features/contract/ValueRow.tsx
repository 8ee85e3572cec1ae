/** One value: what it is, who said so, what the document says beside it, and doubts with what settles them. */
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { ContractDetails, FieldName } from '../../api/cycleApi.ts';
import { inferenceWords } from '../../domain/endings.ts';
import { capitalized, formatWholeMoney } from '../../domain/format.ts';
import { nameOfValue } from '../../domain/changeMessages.ts';
import { messages } from '../../domain/messages.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { partOnDemand } from '../../ui/partOnDemand.tsx';
import { documentValues, type FieldRow, ofValue, showDocumentSays, showValue } from './fields.ts';
import { isUnknown } from './isUnknown.ts';
import { loadValueEditor } from './loadValueEditor.ts';
import { pageOf } from './passages.ts';
import { useChange } from './useChange.ts';
import { ValueDoubts } from './ValueDoubts.tsx';
import { valueSettled, valueTyped } from './valueDraftsSlice.ts';
import type { ValueEditorProps } from './ValueEditor.tsx';

type Props = {
  row: FieldRow;
  contract: ContractDetails;
  today: string;
  chosen: boolean;
  /** It was opened last; a row with something typed and not saved is open, too. */
  editing: boolean;
  onEdit: (open: boolean) => void;
  onChoose: (field: string) => void;
  onConfirm: (fields: FieldName[]) => void;
};

const ValueEditor = partOnDemand<ValueEditorProps>(loadValueEditor, NoEditor, () => true);

/** The same element for every row and drawing: React leaves it alone. */
const pencil = <EditOutlined aria-hidden />;

function NoEditor({ onCancel }: ValueEditorProps) {
  return (
    <p className="value-doubt" role="alert">
      {messages.partNotShown}
      <Button type="link" size="small" onClick={onCancel}>
        Close
      </Button>
    </p>
  );
}

export function ValueRow({ row, contract, today, chosen, editing: opened, onEdit, onChoose, onConfirm }: Props) {
  const { field, label } = row;
  const fact = contract.values[field];
  const inferred = inferenceFor(contract, field);
  const says = showDocumentSays(field, contract.values);
  // For what an amount is paid stands beside it.
  const questions: FieldName[] = field === 'amount' ? ['amount', 'amountPeriod'] : [field];
  const isDoubtful = contract.toCheck.some((doubt) => questions.includes(doubt.field));
  const shown = showValue(field, fact.value, contract.values);
  const dispatch = useAppDispatch();
  const draft = useAppSelector(({ valueDrafts }) => valueDrafts[contract.id]?.[field]);
  const editing = opened || draft !== undefined;
  const place = { id: contract.id, field };
  const editButton = useRef<HTMLButtonElement>(null);
  const { change, saving, failure, clear } = useChange(contract, today);
  /** The editor goes away with the focus in it: the button that opened it has it as soon as it is there again. */
  const goesBack = useRef(false);
  useEffect(() => {
    if (editing || !goesBack.current) return;
    goesBack.current = false;
    editButton.current?.focus();
  }, [editing]);
  const close = () => {
    clear();
    goesBack.current = true;
    dispatch(valueSettled(place));
    onEdit(false);
  };
  const brief = !editing && isUnknown(contract, field);
  const unknown = shown === null && !saysNone(contract, field);
  const classes = [
    'value-row',
    chosen ? 'value-chosen' : '',
    isDoubtful ? 'value-check' : '',
    brief ? 'value-unknown' : '',
  ].filter(Boolean);
  return (
    <div className={classes.join(' ')}>
      <dt>{label}</dt>
      {editing ? (
        <dd className="value-editing">
          <ValueEditor
            row={row}
            values={contract.values}
            draft={draft}
            focused={opened}
            saving={saving}
            onType={(typed) => dispatch(typed ? valueTyped({ ...place, typed, saved: shown }) : valueSettled(place))}
            onSave={async (values) => {
              if (await change({ values })) close();
            }}
            onCancel={close}
          />
          {failure}
        </dd>
      ) : (
        <dd>
          <div className="value-line">
            <span className={unknown ? 'unknown' : undefined}>
              {says === null ? '' : 'Yours: '}
              {shown ?? (saysNone(contract, field) ? 'None' : 'Not known')}
            </span>
            <Source contract={contract} field={field} onChoose={onChoose} />
            <button
              ref={editButton}
              type="button"
              className="value-edit"
              aria-label={`Edit ${label}`}
              onClick={() => onEdit(true)}
            >
              {pencil}
            </button>
          </div>
          {field === 'amount' &&
          typeof contract.cycle.yearlyAmount === 'number' &&
          contract.values.amountPeriod.value !== 'year' ? (
            <small>{formatWholeMoney(contract.cycle.yearlyAmount, contract.values.currency.value)} a year</small>
          ) : null}
          {inferred ? <small>{capitalized(inferenceWords[inferred])}.</small> : null}
          {says === null ? null : (
            <p className="value-says">
              The document says {says}.
              <Button
                type="link"
                size="small"
                aria-label={ofValue('Use the document’s', field)}
                onClick={() => void change({ values: documentValues(field, contract.values) })}
              >
                Use the document’s
              </Button>
            </p>
          )}
          {questions.map((each) => (
            <ValueDoubts
              key={each}
              contract={contract}
              field={each}
              onConfirm={onConfirm}
              onUse={(values) => void change({ values })}
              onEdit={onEdit}
            />
          ))}
          {failure}
        </dd>
      )}
    </div>
  );
}

type SourceProps = { contract: ContractDetails; field: FieldName; onChoose: (field: string) => void };

function Source({ contract, field, onChoose }: SourceProps) {
  const { source, value, evidence } = contract.values[field];
  const page = pageOf(contract, field);
  const how = inferenceFor(contract, field) ? 'Inferred' : 'Read';
  const read = page === null ? how : `${how}, p. ${page}`;
  const word = source === 'read' ? read : source === 'confirmed' ? 'Confirmed' : 'Entered';
  if (value === null && (source === 'read' || contract.documents.length === 0)) return null;
  const look = `value-source value-source-${source}`;
  if (evidence.length === 0) return <span className={look}>{word}</span>;
  return (
    <button type="button" className={look} onClick={() => onChoose(field)}>
      {word}
      <span className="visually-hidden">: show the passage about the {nameOfValue(field)}</span>
    </button>
  );
}

/** Why it is there though no passage says it by itself. */
function inferenceFor({ values }: ContractDetails, field: FieldName) {
  const fact = values[field];
  return 'inferred' in fact ? fact.inferred : undefined;
}

/** A person has said that the contract has no notice period. */
function saysNone({ values, documents }: ContractDetails, field: FieldName): boolean {
  const { value, source } = values[field];
  return field === 'noticePeriod' && value === null && source !== 'read' && documents.length > 0;
}
