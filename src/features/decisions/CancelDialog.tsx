/** Cancelling has two halves: the decision, and the notice that was sent. The second can be entered now, or later on the contract's page. */
import '../../ui/fileInput.css';
import { Checkbox, Form, Input, Modal } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { isDay } from '../../../contract/calendar.ts';
import { type Decision, type NoticeSent, useGetContractQuery } from '../../api/cycleApi.ts';
import { formatDay } from '../../domain/format.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { DayField } from '../../ui/DayField.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import type { Decidable } from '../../ui/decide.ts';
import { dayRule } from '../../ui/typedDay.ts';
import { useToday } from '../../ui/useToday.ts';
import { type CancellationFields, keepCancellation, readCancellation } from './keptCancellation.ts';
import { refusal } from '../files/fileUpload.ts';
import { noticeSentLimits, putDecisionRequestLimits } from '../../../contract/limits.gen.ts';

export type CancelDialogProps = {
  /** Null while the dialog is closed. */
  contract: Decidable | null;
  /** The cycle that is cancelled, as decisions name it. */
  cycleEnd: string | null;
  /** It is being saved. */
  saving: boolean;
  onClosed: () => void;
  /** `proof`: a file that shows that the notice was sent. */
  onCancelContract: (details: { note: string | null; noticeSent: NoticeSent }, proof: File | null) => void;
};

/** PDFs, pictures and emails first; a browser offers the others as well. */
const PROOFS = '.pdf,.eml,.msg,.docx,.txt,.zip,image/*';

export function CancelDialog({ contract, cycleEnd, saving, onClosed, onCancelContract }: CancelDialogProps) {
  const today = useToday();
  const [form] = Form.useForm<CancellationFields>();
  const sent = Form.useWatch('sent', form);
  const sentOn = Form.useWatch('on', form);
  const [file, setFile] = useState<File | null>(null);
  const recorded = useRecorded(contract, cycleEnd, today);
  const place = usePlace(contract, cycleEnd);
  const kept = useMemo(() => place && readCancellation(place), [place]);
  useEffect(() => {
    if (kept) form.setFieldsValue(kept);
  }, [kept, form]);
  useEffect(() => {
    // Whoever has begun to type goes on with that.
    if (recorded && !kept && !form.isFieldsTouched()) form.setFieldsValue(fieldsOf(recorded));
  }, [recorded, kept, form]);
  const keptFile = recorded?.noticeSent?.proofFile?.name;
  const trouble = file === null ? null : refusal(file);
  const passed = contract?.passedCycle;
  // Of a contract that has renewed meanwhile the term before has another last day.
  const day = passed && passed.cycleEnd === cycleEnd ? passed.actBy : contract?.actBy;
  const isLate = !!day && !!sentOn && sentOn > day;
  const giveUp = () => {
    keepCancellation(null);
    onClosed();
  };
  const keepTyped = ({ on, ...fields }: CancellationFields) => {
    // A day that wasn't asked for is the day on which one is asked.
    if (place) keepCancellation({ ...place, fields: fields.sent && on ? { ...fields, on } : fields });
  };
  const submit = (fields: CancellationFields) => {
    const { sent: isSent, accepted, on, how, proof, note } = fields;
    if (saving || (isSent && trouble !== null)) return;
    if (place) keepCancellation({ ...place, fields });
    const details = {
      note: note?.trim() || null,
      noticeSent:
        isSent && on && how
          ? { on, how: how.trim(), proof: proof?.trim() || null, ...(isLate && accepted ? { accepted } : {}) }
          : null,
    };
    onCancelContract(details, isSent ? file : null);
  };
  return (
    <Modal
      open={contract !== null}
      width={480}
      title={`Cancel ${contract?.counterparty ?? contract?.name ?? ''}`}
      okText="Cancel the contract"
      cancelText="Go back"
      onOk={() => form.submit()}
      onCancel={giveUp}
      // As it is being saved nothing is given up any more.
      okButtonProps={{ loading: saving, disabled: saving }}
      cancelButtonProps={{ disabled: saving }}
      closable={!saving}
      keyboard={!saving}
      mask={{ closable: !saving }}
      afterClose={() => {
        setFile(null);
        form.resetFields();
      }}
      destroyOnHidden
    >
      <p>This records your decision. It doesn’t send anything to the other side{whenToTell(day, today)}</p>
      <Form<CancellationFields>
        form={form}
        layout="vertical"
        initialValues={{ sent: false, on: today }}
        onValuesChange={(_, fields) => keepTyped(fields)}
        onFinish={submit}
      >
        <Form.Item name="sent" valuePropName="checked">
          <Checkbox onChange={() => setFile(null)}>Notice has been sent</Checkbox>
        </Form.Item>
        {sent ? (
          <>
            <Form.Item
              name="on"
              label="Sent on"
              rules={[{ required: true, message: 'Enter the day the notice was sent' }, dayRule, notAfter(today)]}
            >
              <DayField max={today} />
            </Form.Item>
            {isLate ? (
              <Form.Item
                name="accepted"
                valuePropName="checked"
                extra={`That is after ${formatDay(day)}: without their consent the contract goes on.`}
              >
                <Checkbox>They have accepted it although it came late</Checkbox>
              </Form.Item>
            ) : null}
            <Form.Item
              name="how"
              label="How"
              rules={[
                { required: true, whitespace: true, message: 'Enter how it was sent, such as registered letter' },
              ]}
            >
              <Input placeholder="Registered letter, email, their portal" maxLength={noticeSentLimits.how.maxLength} />
            </Form.Item>
            <Form.Item name="proof" label="Proof">
              <Input
                placeholder="Tracking number, or where the receipt is"
                maxLength={noticeSentLimits.proof.maxLength}
              />
            </Form.Item>
            <Form.Item
              label="Proof as a file"
              htmlFor="notice-proof"
              extra={
                keptFile
                  ? `${keptFile} is kept, unless you choose another file.`
                  : 'The letter, its receipt or the email, up to 25 MB'
              }
              {...(trouble === null ? {} : { help: trouble, validateStatus: 'error' as const })}
            >
              <input
                id="notice-proof"
                className="file-input"
                type="file"
                accept={PROOFS}
                onChange={({ target }) => setFile(target.files?.[0] ?? null)}
              />
            </Form.Item>
          </>
        ) : null}
        <Form.Item name="note" label="Note">
          <TextArea rows={2} maxLength={putDecisionRequestLimits.note.maxLength} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

/** Whose cancellation it is, of which cycle; null while the dialog is closed. */
function usePlace(contract: Decidable | null, cycleEnd: string | null) {
  const userId = useAppSelector(({ auth }) => auth.user?.id);
  const contractId = contract?.id;
  return useMemo(
    () =>
      userId === undefined || contractId === undefined || cycleEnd === null ? null : { userId, contractId, cycleEnd },
    [userId, contractId, cycleEnd],
  );
}

/** What was recorded about this cycle before: a notice that was accepted later is the same notice. Null where there is nothing. */
function useRecorded(contract: Decidable | null, cycleEnd: string | null, today: string): Decision | null {
  const asks = contract !== null && (contract.decision === 'cancel' || !!contract.passedCycle);
  const { currentData } = useGetContractQuery({ id: contract?.id ?? '', today }, { skip: !asks });
  const decisions = currentData?.decisions ?? [];
  return decisions.find((each) => each.cycleEnd === cycleEnd && each.decision === 'cancel') ?? null;
}

function fieldsOf({ note, noticeSent }: Decision): CancellationFields {
  const written = note === null ? {} : { note };
  if (!noticeSent) return written;
  const { on, how, proof, accepted } = noticeSent;
  return { ...written, sent: true, on, how, ...(proof ? { proof } : {}), ...(accepted ? { accepted } : {}) };
}

/** `day`: the last one to give notice. */
function whenToTell(day: string | null | undefined, today: string): string {
  if (!day) return '.';
  const last = formatDay(day);
  return day < today ? `. Notice was due on ${last}: ask whether it is still accepted.` : `: give notice by ${last}.`;
}

/** A day still to come can't be the one the notice was sent on. */
function notAfter(today: string) {
  return {
    validator: (_rule: unknown, day: unknown) =>
      typeof day === 'string' && isDay(day) && day > today
        ? Promise.reject(new Error('This day is still to come. Enter the day the notice was sent'))
        : Promise.resolve(),
  };
}
