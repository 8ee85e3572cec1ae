/** /contracts/new: a contract by hand, with a document or without one. */
import './newContract.css';
import { Button, Form, Input, Select, Space } from 'antd';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useGetSettingsQuery } from '../../api/remindersApi.ts';
import { paths } from '../../domain/paths.ts';
import { DayField } from '../../ui/DayField.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { dayRule } from '../../ui/typedDay.ts';
import { useToday } from '../../ui/useToday.ts';
import { ActByPreview } from './ActByPreview.tsx';
import { amountPeriods, endings } from '../../ui/valueOptions.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { AmountField } from '../../ui/AmountField.tsx';
import { LengthField } from '../../ui/LengthField.tsx';
import { amountRule } from '../../ui/typedAmount.ts';
import { lengthRule } from '../../ui/typedLength.ts';
import { ZoneOffer } from '../settings/ZoneOffer.tsx';
import { type ChosenDocument, DocumentField } from './DocumentField.tsx';
import { endsBeforeItBegins, type Fields, outlookOf } from './newContractValues.ts';
import { NotAdded } from './NotAdded.tsx';
import { useAddContract } from './useAddContract.ts';
import { useKeptFields } from './useKeptFields.ts';
import { contractValuesLimits, notesLimits, ownerLimits } from '../../../contract/limits.gen.ts';

const nothing: Fields = {};

export function NewContractScreen() {
  const today = useToday();
  const [form] = Form.useForm<Fields>();
  const [said] = useSearchParams();
  const { kept, keptFile, keep, keepFile, entryId, beginAnother, forget } = useKeptFields(said.toString());
  const initial = {
    name: nameOf(said),
    currency: 'USD',
    period: 'year',
  } as const;
  const fields = (Form.useWatch([], form) as Fields | undefined) ?? nothing;
  const { data: settings } = useGetSettingsQuery();
  const own = settings?.currency;
  useEffect(() => {
    if (own && !kept?.currency && !form.isFieldTouched('currency')) form.setFieldValue('currency', own);
  }, [own, kept, form]);
  const outlook = useMemo(() => outlookOf(fields, today), [fields, today]);
  const { add, isSending, error } = useAddContract({ entryId, forget });
  const [chosen, setChosen] = useState<ChosenDocument | null>(() =>
    keptFile ? { name: keptFile.name, file: keptFile } : documentOf(said),
  );
  const choose = (document: ChosenDocument | null) => {
    setChosen(document);
    keepFile(document && 'file' in document ? document.file : null);
  };
  const renews = fields.ending === 'renews';
  return (
    <div className="new-contract">
      <PageHead name="Add a contract" answer="Only the name is needed. A document can be added now or later." />
      <Form<Fields>
        noValidate
        form={form}
        layout="vertical"
        className="panel new-contract-form"
        requiredMark={false}
        initialValues={{ ...initial, ...kept }}
        onValuesChange={(_, entered) => keep(entered)}
        onFinish={(entered) => void add(entered, chosen)}
      >
        <Form.Item
          name="name"
          label="Contract name"
          rules={[{ required: true, whitespace: true, message: 'A contract needs a name' }]}
        >
          {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the page was opened to type into it */}
          <Input autoFocus maxLength={contractValuesLimits.name.maxLength} />
        </Form.Item>
        <Form.Item name="counterparty" label="Counterparty">
          <Input maxLength={contractValuesLimits.counterparty.maxLength} />
        </Form.Item>
        <Form.Item name="from" label="From" rules={[dayRule]}>
          <DayField />
        </Form.Item>
        <Form.Item
          name="to"
          label="To"
          dependencies={['from']}
          rules={[dayRule, ({ getFieldValue }) => endRule(getFieldValue('from'))]}
        >
          <DayField />
        </Form.Item>
        <Form.Item name="ending" label="How it ends">
          <Select options={endings} allowClear />
        </Form.Item>
        {renews ? (
          <Form.Item name="renewal" label="Renews for" rules={[lengthRule(1)]} validateTrigger="onBlur">
            <LengthField label="Renews for" usual="year" />
          </Form.Item>
        ) : null}
        <Form.Item name="notice" label="Notice" rules={[lengthRule(0)]} validateTrigger="onBlur">
          <LengthField label="Notice" usual="day" ofNotice />
        </Form.Item>
        {/* In a line of its own where it would have no neighbor: owner and address stand side by side. */}
        <Form.Item
          name="amount"
          label="Amount"
          rules={[amountRule]}
          validateTrigger="onBlur"
          className={renews ? '' : 'new-contract-wide'}
        >
          <AmountField beside={withCurrency} />
        </Form.Item>
        <Form.Item name="owner" label="Owner">
          <Input maxLength={ownerLimits.name.maxLength} />
        </Form.Item>
        <Form.Item
          name="ownerEmail"
          label="Email address for reminders"
          rules={[{ pattern: /^[^@\s]+@[^@\s]+$/, message: 'Enter an address such as dana@example.com' }]}
        >
          <Input type="email" maxLength={ownerLimits.email.maxLength} />
        </Form.Item>
        <Form.Item name="notes" label="Notes" className="new-contract-wide">
          <TextArea rows={3} maxLength={notesLimits.maxLength} />
        </Form.Item>
        <DocumentField chosen={chosen} onChange={choose} />
        <ActByPreview outlook={outlook} today={today} />
        {/* Whoever enters the first contracts by hand may see no other screen that asks before a reminder is sent. */}
        <ZoneOffer className="new-contract-wide new-contract-zone" />
        <div className="new-contract-wide">
          {error ? (
            <NotAdded
              error={error}
              onAddAnother={() => {
                beginAnother();
                form.submit();
              }}
            />
          ) : null}
          <div className="new-contract-actions">
            <Button type="primary" htmlType="submit" loading={isSending}>
              Add the contract
            </Button>
            <Link to={paths.contracts} onClick={forget}>
              Cancel
            </Link>
          </div>
        </div>
      </Form>
    </div>
  );
}

/** An end before the start is refused at its field. */
const endRule = (from: unknown) => ({
  validator: (_rule: unknown, to: unknown) =>
    endsBeforeItBegins(from, to)
      ? Promise.reject(new Error('The contract would end before it begins.'))
      : Promise.resolve(),
});

/** What a search left out, as the link to this page names it. */
function documentOf(said: URLSearchParams): ChosenDocument | null {
  const [fileId, foundId, name] = [said.get('file'), said.get('found'), said.get('document')];
  if (!name) return null;
  return fileId ? { fileId, name } : foundId ? { foundId, name } : null;
}

/** A name to begin with: that of the document, without where it lay and what kind of file it is. */
function nameOf(said: URLSearchParams): string {
  const last = (said.get('document') ?? '').split(' › ').at(-1)?.split('/').at(-1) ?? '';
  return last.replace(/\.[a-z]{2,5}$/i, '').slice(0, contractValuesLimits.name.maxLength);
}

/** Under them stands what is wrong with any of the three. */
function withCurrency(amount: ReactNode): ReactNode {
  return (
    <Space.Compact>
      {amount}
      <Form.Item
        name="currency"
        noStyle
        rules={[{ pattern: /^[A-Z]{3}$/, message: 'Three letters, such as USD' }]}
        normalize={(text: string) => text.toUpperCase()}
      >
        <Input aria-label="Currency" maxLength={3} className="new-contract-currency" />
      </Form.Item>
      <Form.Item name="period" noStyle>
        <Select aria-label="For" options={amountPeriods} popupMatchSelectWidth={false} />
      </Form.Item>
    </Space.Compact>
  );
}
