/** Corrects what was read from a document. */
import { Button, Form, Input, type InputRef, Select } from 'antd';
import { useEffect, useRef } from 'react';
import { DayField } from '../../ui/DayField.tsx';
import { dayRule } from '../../ui/typedDay.ts';
import { endingLabels } from '../../domain/endings.ts';
import { amountPeriods } from '../../ui/valueOptions.ts';
import { AmountField } from '../../ui/AmountField.tsx';
import { LengthField } from '../../ui/LengthField.tsx';
import { amountRule } from '../../ui/typedAmount.ts';
import { lengthOf, lengthRule } from '../../ui/typedLength.ts';
import { type Correction, type FoundContract, type Reviewed, toCorrection } from './foundContract.ts';
import { contractUploadLimits } from '../../../contract/limits.gen.ts';

type Props = {
  contract: FoundContract;
  /** What stands in the form when it is shown. */
  correction: Correction;
  onType: (correction: Correction) => void;
  onSave: (changes: Reviewed) => void;
  onCancel: () => void;
};

const endings = Object.entries(endingLabels).map(([value, label]) => ({ value, label }));
const currencies = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'JPY', 'INR'];

export function ContractForm({ contract, correction, onType, onSave, onCancel }: Props) {
  const first = useRef<InputRef>(null);
  useEffect(() => first.current?.focus(), []);
  const { currency, detected } = contract;
  const known = currency ?? 'USD';
  const options = (currencies.includes(known) ? currencies : [known, ...currencies]).map((value) => ({ value }));
  const save = (fields: Correction) =>
    onSave({
      name: fields.name.trim(),
      renewalDate: fields.renewalDate ?? null,
      amount: typeof fields.amount === 'number' ? fields.amount : null,
      amountPeriod: fields.amountPeriod ?? null,
      ending: fields.ending ?? null,
      renewalTerm: lengthOf(fields.renewalTerm),
      noticePeriod: lengthOf(fields.noticePeriod),
      // Leaving the default alone is no statement about the currency.
      currency: currency === null && fields.currency === 'USD' ? null : fields.currency,
      parties: fields.parties
        .split('\n')
        .map((party) => party.trim())
        .filter((party) => party !== ''),
    });
  return (
    <Form<Correction>
      layout="vertical"
      className="contract-form"
      aria-label={`Correct ${detected.name}`}
      // What was kept by an earlier version of this page may lack a field.
      initialValues={{ ...toCorrection(contract), ...correction }}
      onValuesChange={(_changed, all) => onType(all)}
      onFinish={save}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onCancel();
      }}
    >
      <Form.Item
        name="name"
        label="Name"
        rules={[{ required: true, whitespace: true, message: 'Please enter a name' }]}
      >
        <Input ref={first} maxLength={contractUploadLimits.name.maxLength} />
      </Form.Item>
      <Form.Item name="renewalDate" label="Renewal Date" rules={[dayRule]}>
        <DayField />
      </Form.Item>
      <div className="contract-form-money">
        <Form.Item name="amount" label="Amount" rules={[amountRule]} validateTrigger="onBlur">
          <AmountField />
        </Form.Item>
        <Form.Item name="currency" label="Currency">
          <Select options={options} />
        </Form.Item>
        <Form.Item name="amountPeriod" label="Paid">
          <Select allowClear options={amountPeriods} placeholder="Not detected" />
        </Form.Item>
      </div>
      <div className="contract-form-terms">
        <Form.Item name="ending" label="How it ends">
          <Select allowClear options={endings} placeholder="Not detected" />
        </Form.Item>
        <Form.Item name="renewalTerm" label="Renews for" rules={[lengthRule(1)]} validateTrigger="onBlur">
          <LengthField label="Renews for" />
        </Form.Item>
        <Form.Item name="noticePeriod" label="Notice" rules={[lengthRule(0)]} validateTrigger="onBlur">
          <LengthField label="Notice" ofNotice />
        </Form.Item>
      </div>
      <Form.Item name="parties" label="Parties" extra="One per line">
        <textarea className="plain-textarea" rows={3} />
      </Form.Item>
      <div className="wizard-actions">
        <Button type="primary" htmlType="submit">
          Save
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </Form>
  );
}
