/** Step 1: what to search for. */
import '../criteria.css';
import { Checkbox, Form, Input, Select } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { dataSources, entityTypes, type Service, services, type TimeZone, timeZones } from '../../../domain/options.ts';
import {
  accountsProblem,
  criteriaProblem,
  parseAccounts,
  type SearchCriteria,
} from '../../../domain/searchCriteria.ts';
import { DayField } from '../../../ui/DayField.tsx';
import { dayRule } from '../../../ui/typedDay.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { KeywordsField } from '../KeywordsField.tsx';
import { OwnZone } from '../OwnZone.tsx';
import { StepHeading } from '../StepHeading.tsx';
import { criteriaChanged } from '../wizardSlice.ts';
import { wizardView } from '../wizardView.ts';
import { isDay } from '../../../../contract/calendar.ts';
import { refuseDays } from '../../../../contract/criteria.ts';
import { startSearchRequestLimits } from '../../../../contract/limits.gen.ts';

const zoneOptions = timeZones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));

const refused = 'These can only be read in Google Vault, so we can’t search them.';

/** What only Google Vault could search, which this product does not use. */
const needsVault = new Set<string>(['GROUPS', 'HANGOUTS_CHAT', 'HELD_DATA', 'UNPROCESSED_DATA']);

const marked = (options: readonly { value: string; label: string }[]) =>
  options.map(({ value, label }) => ({ value, label: needsVault.has(value) ? `${label} (needs Vault)` : label }));

/** What a user should know before choosing a service. */
const serviceHints: Partial<Record<Service, string>> = {
  GROUPS: refused,
  HANGOUTS_CHAT: refused,
  ALL: 'Gmail and Drive. Groups and Chat need Google Vault.',
};

/** At the field that is to be changed, and gone as soon as it was. */
const endRule = ({ getFieldValue }: { getFieldValue: (name: string) => unknown }) => ({
  validator: (_rule: unknown, endDate: string | null) => {
    const startDate = getFieldValue('startDate') as string | null;
    // What is no day is said by its own field.
    const bothAreDays = [startDate, endDate].every((day) => day !== null && isDay(day));
    const problem = bothAreDays ? refuseDays({ startDate, endDate }) : null;
    return problem === null ? Promise.resolve() : Promise.reject(new Error(problem.message));
  },
});

const accountsRule = {
  validator: (_rule: unknown, text: string) => {
    const problem = accountsProblem({ entityType: 'SPECIFIC_ACCOUNTS', specificAccounts: parseAccounts(text) });
    return problem === null ? Promise.resolve() : Promise.reject(new Error(problem));
  },
};

type Fields = Omit<SearchCriteria, 'keywords' | 'specificAccounts'> & { specificAccounts: string };

export function CriteriaStep({ connectionSummary }: { connectionSummary: ReactNode }) {
  const dispatch = useAppDispatch();
  const { keywords, specificAccounts, ...criteria } = useAppSelector((state) => state.wizard.criteria);
  const initialValues: Fields = { ...criteria, specificAccounts: specificAccounts.join(', ') };
  const change = ({ specificAccounts: accounts, ...others }: Partial<Fields>) => {
    dispatch(
      criteriaChanged({ ...others, ...(accounts === undefined ? {} : { specificAccounts: parseAccounts(accounts) }) }),
    );
  };
  const [form] = Form.useForm<Fields>();
  const { error } = useAppSelector((state) => wizardView(state.wizard));
  const saysSo = error !== null && error === criteriaProblem({ keywords, specificAccounts, ...criteria });
  /** A search was asked for that could not be: each key tells whether it can be now. */
  const [tried, setTried] = useState(false);
  const more = useRef<HTMLDetailsElement>(null);
  // Whoever pressed Next is led to the field that keeps the search from starting.
  useEffect(() => {
    if (!saysSo) return;
    void form.validateFields().catch(({ errorFields }: { errorFields: { name: (keyof Fields)[] }[] }) => {
      const [wrong] = errorFields[0]?.name ?? [];
      setTried(true);
      if (wrong === undefined) return;
      if (wrong === 'specificAccounts') more.current?.setAttribute('open', '');
      form.focusField(wrong);
    });
  }, [saysSo, form]);
  const chooseZone = (timeZone: TimeZone) => {
    form.setFieldValue('timeZone', timeZone);
    dispatch(criteriaChanged({ timeZone }));
  };
  // What was chosen among the rare ones is not hidden. Only at first: whoever folds it away wants it so.
  const [unusual] = useState(
    () => criteria.dataSource !== 'ALL_DATA' || criteria.entityType !== 'ALL_ACCOUNTS' || criteria.timeZone !== 'UTC',
  );
  return (
    <>
      <StepHeading>Search criteria</StepHeading>
      {connectionSummary}
      <KeywordsField keywords={keywords} />
      <Form<Fields>
        noValidate
        form={form}
        layout="vertical"
        initialValues={initialValues}
        onValuesChange={change}
        className="criteria-grid"
      >
        <Form.Item name="service" label="Service" extra={serviceHints[criteria.service]}>
          <Select options={marked(services)} />
        </Form.Item>
        <Form.Item name="startDate" label="Start Date" rules={[dayRule]}>
          <DayField />
        </Form.Item>
        <Form.Item
          name="endDate"
          label="End Date"
          dependencies={['startDate']}
          rules={[dayRule, endRule]}
          extra="The end date is part of the search. Emails count by the day they came, files by the day they were created or last changed."
        >
          <DayField />
        </Form.Item>
        <div className="criteria-checks">
          <Form.Item name="excludeDrafts" valuePropName="checked" noStyle>
            <Checkbox>Exclude email drafts</Checkbox>
          </Form.Item>
          <Form.Item name="includeAllMatches" valuePropName="checked" noStyle>
            <Checkbox>Include all search matches (not just contracts)</Checkbox>
          </Form.Item>
        </div>
        <details ref={more} className="criteria-more" open={unusual || undefined}>
          <summary>
            <strong>More</strong>{' '}
            <span className="muted">Search Description, Data Source, Entity, Time Zone: {criteria.timeZone}</span>
          </summary>
          <div className="criteria-grid">
            <Form.Item name="description" label="Search Description">
              <Input maxLength={startSearchRequestLimits.description.maxLength} autoComplete="off" />
            </Form.Item>
            <Form.Item
              name="dataSource"
              label="Data Source"
              extra={
                criteria.dataSource === 'ALL_DATA'
                  ? null
                  : 'Held and unprocessed data exist only in Google Vault, so we can’t search them.'
              }
            >
              <Select options={marked(dataSources)} />
            </Form.Item>
            <Form.Item name="entityType" label="Entity">
              <Select options={[...entityTypes]} />
            </Form.Item>
            {criteria.entityType === 'SPECIFIC_ACCOUNTS' ? (
              <Form.Item
                name="specificAccounts"
                label="Specific Accounts"
                extra="Email addresses, separated by commas"
                // Not while it is typed: half an address is none yet.
                validateTrigger={tried ? 'onChange' : 'onBlur'}
                rules={[accountsRule]}
              >
                <Input autoComplete="off" autoCapitalize="none" spellCheck={false} />
              </Form.Item>
            ) : null}
            <Form.Item
              name="timeZone"
              label="Time Zone"
              extra={<OwnZone chosen={criteria.timeZone} onChoose={chooseZone} />}
            >
              <Select options={zoneOptions} />
            </Form.Item>
          </div>
        </details>
      </Form>
    </>
  );
}
