/** Enters one value: Enter saves, Escape goes back. An empty field says that the contract has no such value. */
import { Button, Form, Input, InputNumber, Select } from 'antd';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { CalendarDay } from '../../../contract/calendar.ts';
import type { ContractFacts, ContractValues } from '../../api/cycleApi.ts';
import { moneyInput } from '../../ui/moneyInput.ts';
import { askBeforeLeaving } from '../../platform/pageEvents.ts';
import { DayField } from '../../ui/DayField.tsx';
import { dayRule } from '../../ui/typedDay.ts';
import { amountPeriods, lengthUnits, optionsOf } from '../../ui/valueOptions.ts';
import { endingLabels, type periodLabels } from '../../domain/endings.ts';
import { type FieldRow, periodEndLabels } from './fields.ts';
import { contractValuesLimits, durationLimits } from '../../../contract/limits.gen.ts';

export type ValueEditorProps = {
  row: FieldRow;
  values: ContractFacts;
  saving: boolean;
  onSave: (values: ContractValues) => Promise<void>;
  onCancel: () => void;
};

type Fields = {
  text?: string;
  names?: string[];
  day?: CalendarDay | null;
  number?: number | null;
  unit?: 'day' | 'week' | 'month' | 'year';
  choice?: string | null;
  currency?: string | null;
  period?: keyof typeof periodLabels | null;
};

export function ValueEditor({ row, values, saving, onSave, onCancel }: ValueEditorProps) {
  const [typed, setTyped] = useState(false);
  // Not kept beyond the page: the browser asks before it goes.
  useEffect(() => (typed ? askBeforeLeaving() : undefined), [typed]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  };
  return (
    <Form<Fields>
      className="value-form"
      initialValues={fieldsOf(row, values)}
      onFinish={(fields) => void onSave(valuesOf(row, fields))}
      onKeyDown={onKeyDown}
      onValuesChange={() => setTyped(true)}
    >
      <div className="value-inputs">
        <Inputs row={row} />
      </div>
      <Button type="primary" size="small" htmlType="submit" disabled={saving}>
        Save
      </Button>
      <Button type="text" size="small" onClick={onCancel}>
        Cancel
      </Button>
    </Form>
  );
}

function Inputs({ row: { field, label, editor } }: { row: FieldRow }) {
  const named = { 'aria-label': label, autoFocus: true };
  switch (editor) {
    case 'text':
      return (
        <Form.Item
          name="text"
          noStyle
          rules={field === 'name' ? [{ required: true, whitespace: true, message: 'A contract needs a name' }] : []}
        >
          <Input {...named} maxLength={contractValuesLimits.name.maxLength} />
        </Form.Item>
      );
    case 'names':
      return (
        <Form.Item name="names" noStyle>
          <Select {...named} mode="tags" open={false} tokenSeparators={[';']} placeholder="Type a name, press Enter" />
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
        <>
          <Form.Item name="number" noStyle>
            <InputNumber {...named} min={0} max={durationLimits.n.maximum} precision={0} />
          </Form.Item>
          <Form.Item name="unit" noStyle>
            <Select aria-label={`${label}, unit`} options={lengthUnits} popupMatchSelectWidth={false} />
          </Form.Item>
        </>
      );
    case 'number':
      return (
        <Form.Item name="number" noStyle>
          <InputNumber {...named} min={0} max={contractValuesLimits.maxRenewals.maximum} precision={0} suffix="times" />
        </Form.Item>
      );
    case 'ending':
    case 'periodEnd':
      return (
        <Form.Item name="choice" noStyle>
          <Select
            {...named}
            allowClear
            options={optionsOf(editor === 'ending' ? endingLabels : periodEndLabels)}
            popupMatchSelectWidth={false}
          />
        </Form.Item>
      );
    case 'amount':
      return (
        <>
          <Form.Item name="number" noStyle>
            <InputNumber<number> {...named} {...moneyInput} min={0} />
          </Form.Item>
          <Form.Item
            name="currency"
            noStyle
            rules={[{ pattern: /^[A-Z]{3}$/, message: 'Three letters, such as USD' }]}
            normalize={(text: string) => text.toUpperCase()}
          >
            <Input aria-label="Currency" maxLength={3} className="value-currency" />
          </Form.Item>
          <Form.Item name="period" noStyle>
            <Select
              aria-label="For"
              options={amountPeriods}
              allowClear
              popupMatchSelectWidth={false}
              placeholder="for"
            />
          </Form.Item>
        </>
      );
  }
}

function fieldsOf({ field, editor }: FieldRow, values: ContractFacts): Fields {
  const { value } = values[field];
  if (editor === 'names') return { names: (value as string[] | null) ?? [] };
  if (editor === 'day') return { day: typeof value === 'string' ? value : null };
  if (editor === 'length') {
    const length = value as { n: number; unit: NonNullable<Fields['unit']> } | null;
    return { number: length?.n ?? null, unit: length?.unit ?? (field === 'noticePeriod' ? 'day' : 'month') };
  }
  if (editor === 'number') return { number: value as number | null };
  if (editor === 'ending' || editor === 'periodEnd') return { choice: value as string | null };
  if (editor === 'amount') {
    return {
      number: value as number | null,
      currency: values.currency.value ?? 'USD',
      period: values.amountPeriod.value,
    };
  }
  return { text: (value as string | null) ?? '' };
}

function valuesOf({ field, editor }: FieldRow, fields: Fields): ContractValues {
  const { text, names, day, number, unit = 'month', choice, currency, period } = fields;
  if (editor === 'names') return { [field]: names && names.length > 0 ? names : null };
  if (editor === 'day') return { [field]: day || null };
  if (editor === 'length') return { [field]: typeof number === 'number' ? { n: number, unit } : null };
  if (editor === 'number') return { [field]: number ?? null };
  if (editor === 'ending' || editor === 'periodEnd') return { [field]: choice ?? null };
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
