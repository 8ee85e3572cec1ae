/** Enters one value: Enter saves, Escape goes back. An empty field says that the contract has no such value. */
import { Button, Form, Input, Select } from 'antd';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { Duration } from '../../../contract/calendar.ts';
import type { ContractFacts, ContractValues } from '../../api/cycleApi.ts';
import { AmountField } from '../../ui/AmountField.tsx';
import { CountField } from '../../ui/CountField.tsx';
import { DayField } from '../../ui/DayField.tsx';
import { LengthField } from '../../ui/LengthField.tsx';
import { amountRule } from '../../ui/typedAmount.ts';
import { dayRule } from '../../ui/typedDay.ts';
import { countRule, lengthOf, lengthRule } from '../../ui/typedLength.ts';
import { amountPeriods, optionsOf } from '../../ui/valueOptions.ts';
import { endingLabels } from '../../domain/endings.ts';
import { type EditorKind, type FieldRow, periodEndLabels, repeatsLabels, showValue } from './fields.ts';
import { NamesField } from './NamesField.tsx';
import { allNames, isSame, keptWords } from './typedFields.ts';
import type { TypedFields, ValueDraft } from './valueDraftsSlice.ts';
import { contractValuesLimits } from '../../../contract/limits.gen.ts';

const CHOICES = { ending: endingLabels, periodEnd: periodEndLabels, repeats: repeatsLabels };
const isChoice = (editor: EditorKind): boolean => editor in CHOICES;
const nameRule = { required: true, whitespace: true, message: 'A contract needs a name' };
const timesRule = countRule({ least: 0, most: contractValuesLimits.maxRenewals.maximum });

export type ValueEditorProps = {
  row: FieldRow;
  values: ContractFacts;
  /** What was typed before and is not saved yet. */
  draft: ValueDraft | undefined;
  /** Whoever opened the row types into it; a row that is open again leaves the focus where it is. */
  focused: boolean;
  saving: boolean;
  /** With each key; null where it reads as it is saved. */
  onType: (typed: TypedFields | null) => void;
  onSave: (values: ContractValues) => Promise<void>;
  onCancel: () => void;
};

export function ValueEditor({ row, values, draft, focused, saving, onType, onSave, onCancel }: ValueEditorProps) {
  const [kept] = useState(draft);
  const saved = fieldsOf(row, values);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  };
  return (
    <Form<TypedFields>
      // Several rows may be open, and each field of theirs has an id of its own.
      name={`value-${row.field}`}
      className="value-form"
      initialValues={kept?.typed ?? saved}
      onFinish={(fields) => void onSave(valuesOf(row, fields))}
      onKeyDown={onKeyDown}
      onValuesChange={(_, typed) => onType(isSame(typed, saved) ? null : typed)}
    >
      <div className="value-inputs">
        <Inputs row={row} focused={focused} />
      </div>
      <Button type="primary" size="small" htmlType="submit" disabled={saving}>
        Save
      </Button>
      <Button type="text" size="small" onClick={onCancel}>
        Cancel
      </Button>
      {kept ? (
        <small className="value-kept">{keptWords(kept, showValue(row.field, values[row.field].value, values))}</small>
      ) : null}
    </Form>
  );
}

function Inputs({ row: { field, label, editor }, focused }: { row: FieldRow; focused: boolean }) {
  const named = { 'aria-label': label, autoFocus: focused };
  switch (editor) {
    case 'text':
      return (
        <Form.Item name="text" {...(field === 'name' ? { rules: [nameRule], validateTrigger: [] } : { noStyle: true })}>
          <Input {...named} maxLength={contractValuesLimits.name.maxLength} />
        </Form.Item>
      );
    case 'names':
      return (
        <Form.Item name="pending" noStyle>
          <NamesField label={label} focused={focused} />
        </Form.Item>
      );
    case 'day':
      return (
        <Form.Item name="day" rules={[dayRule]}>
          <DayField {...named} sendsOnEnter />
        </Form.Item>
      );
    case 'length':
      return (
        <Form.Item name="length" rules={[lengthRule(field === 'renewalTerm' ? 1 : 0)]} validateTrigger={[]}>
          <LengthField {...named} label={label} {...(field === 'noticePeriod' && { usual: 'day', ofNotice: true })} />
        </Form.Item>
      );
    case 'number':
      return (
        <Form.Item name="number" rules={[timesRule]} validateTrigger={[]}>
          <CountField {...named} suffix="times" />
        </Form.Item>
      );
    case 'ending':
    case 'periodEnd':
    case 'repeats':
      return (
        <Form.Item name="choice" noStyle>
          <Select {...named} allowClear options={optionsOf(CHOICES[editor])} popupMatchSelectWidth={false} />
        </Form.Item>
      );
    case 'amount':
      return (
        // Not when the field is left: a sentence that comes then would move Cancel away from under the pointer.
        <Form.Item name="number" rules={[amountRule]} validateTrigger={[]}>
          <AmountField {...named} beside={withCurrency} />
        </Form.Item>
      );
  }
}

/** Under them stands what is wrong with any of the three. */
function withCurrency(amount: ReactNode): ReactNode {
  return (
    <div className="value-amount">
      {amount}
      <Form.Item
        name="currency"
        noStyle
        rules={[{ pattern: /^[A-Z]{3}$/, message: 'Three letters, such as USD' }]}
        normalize={(text: string) => text.toUpperCase()}
      >
        <Input aria-label="Currency" maxLength={3} className="value-currency" />
      </Form.Item>
      <Form.Item name="period" noStyle>
        <Select aria-label="For" options={amountPeriods} allowClear popupMatchSelectWidth={false} placeholder="for" />
      </Form.Item>
    </div>
  );
}

function fieldsOf({ field, editor }: FieldRow, values: ContractFacts): TypedFields {
  const { value } = values[field];
  if (editor === 'names') return { names: (value as string[] | null) ?? [], pending: '' };
  if (editor === 'day') return { day: typeof value === 'string' ? value : null };
  if (editor === 'length') {
    return { length: value as Duration | null };
  }
  if (editor === 'number') return { number: value as number | null };
  if (isChoice(editor)) return { choice: value as string | null };
  if (editor === 'amount') {
    return {
      number: value as number | null,
      currency: values.currency.value ?? 'USD',
      period: values.amountPeriod.value,
    };
  }
  return { text: (value as string | null) ?? '' };
}

function valuesOf({ field, editor }: FieldRow, fields: TypedFields): ContractValues {
  const { text, day, number, length, choice, currency, period } = fields;
  if (editor === 'names') {
    const names = allNames(fields);
    return { [field]: names.length > 0 ? names : null };
  }
  if (editor === 'day') return { [field]: day || null };
  if (editor === 'length') return { [field]: lengthOf(length) };
  if (editor === 'number') return { [field]: typeof number === 'number' ? number : null };
  if (isChoice(editor)) return { [field]: choice ?? null };
  if (editor === 'amount') {
    const known = typeof number === 'number';
    return {
      amount: known ? number : null,
      currency: known ? currency || null : null,
      amountPeriod: known ? (period ?? null) : null,
    };
  }
  return { [field]: text?.trim() || null };
}
