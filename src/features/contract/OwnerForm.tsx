/** Says who answers for the contract: free to type, suggested from the owners of the other contracts. */
import { AutoComplete, Button, Form, Input } from 'antd';
import { useMemo } from 'react';
import { useListContractsQuery } from '../../api/api.ts';
import type { ContractDetails } from '../../api/cycleApi.ts';
import { keptWords } from './typedFields.ts';
import { useChange } from './useChange.ts';
import { useTyped } from './useTyped.ts';
import { ownerLimits } from '../../../contract/limits.gen.ts';
import { typedOwner } from '../../../contract/typedOwner.ts';

export type OwnerFormProps = {
  contract: ContractDetails;
  today: string;
  /** It was saved or given up. */
  onDone: () => void;
};
type Fields = { text?: string; email?: string };

export function OwnerForm({ contract, today, onDone }: OwnerFormProps) {
  const [form] = Form.useForm<Fields>();
  const { change, saving, failure } = useChange(contract, today);
  const known = useKnownOwners(today);
  const saved = { text: contract.owner?.name ?? '', email: contract.owner?.email ?? '' };
  const shown = [saved.text, saved.email].filter(Boolean).join(', ') || null;
  const { kept, type, settle } = useTyped(contract.id, 'owner', saved, shown);
  const close = () => {
    settle();
    onDone();
  };
  const save = async ({ text, email }: Fields) => {
    const person = typedOwner(text, email);
    const owner = person.name || person.email ? person : null;
    if (await change({ owner })) close();
  };
  return (
    <Form<Fields>
      noValidate
      form={form}
      layout="vertical"
      className="owner-form"
      initialValues={{ ...saved, ...kept?.typed }}
      onValuesChange={(_, typed) => type(typed)}
      onFinish={(fields) => void save(fields)}
    >
      <Form.Item name="text" label="Owner">
        <AutoComplete
          // eslint-disable-next-line jsx-a11y/no-autofocus -- it was opened to type into
          autoFocus
          options={known.map(({ name }) => ({ value: name ?? '' })).filter(({ value }) => value !== '')}
          onSelect={(chosen) => {
            const email = known.find(({ name }) => name === chosen)?.email;
            if (!email) return;
            form.setFieldValue('email', email);
            type({ text: chosen, email });
          }}
          filterOption={(typed, option) => (option?.value ?? '').toLowerCase().includes(typed.toLowerCase())}
        />
      </Form.Item>
      <Form.Item
        name="email"
        label="Email address for reminders"
        rules={[{ pattern: /^[^@\s]+@[^@\s]+$/, message: 'Enter an address such as dana@example.com' }]}
      >
        <Input type="email" maxLength={ownerLimits.email.maxLength} />
      </Form.Item>
      {failure}
      <Button type="primary" htmlType="submit" disabled={saving}>
        Save
      </Button>
      <Button type="text" onClick={close}>
        Cancel
      </Button>
      {kept ? <small className="value-kept">{keptWords(kept, shown)}</small> : null}
    </Form>
  );
}

/** The owners of all contracts, each once. */
function useKnownOwners(today: string) {
  const { data } = useListContractsQuery({ today });
  return useMemo(() => {
    const owners = new Map<string, { name: string | null; email: string | null }>();
    for (const { owner } of data ?? []) if (owner) owners.set(`${owner.name} ${owner.email}`, owner);
    return [...owners.values()];
  }, [data]);
}
