/** Step 1: what to search for. */
import '../criteria.css';
import { Checkbox, Form, Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { dataSources, entityTypes, type Service, services, timeZones } from '../../../domain/options.ts';
import { parseAccounts, type SearchCriteria } from '../../../domain/searchCriteria.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { DayField } from '../DayField.tsx';
import { KeywordsField } from '../KeywordsField.tsx';
import { StepHeading } from '../StepHeading.tsx';
import { criteriaChanged } from '../wizardSlice.ts';

const zoneOptions = timeZones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));

const refused = 'Google lets nobody read these outside Google Vault: such a search will be refused.';

/** What a user should know before choosing a service. */
const serviceHints: Partial<Record<Service, string>> = {
  GROUPS: refused,
  HANGOUTS_CHAT: refused,
  ALL: 'Gmail and Drive. Groups and Chat cannot be read outside Google Vault.',
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
  return (
    <>
      <StepHeading>Search criteria</StepHeading>
      {connectionSummary}
      <KeywordsField keywords={keywords} />
      <Form<Fields> layout="vertical" initialValues={initialValues} onValuesChange={change} className="criteria-grid">
        <Form.Item name="description" label="Search Description">
          <Input maxLength={200} autoComplete="off" />
        </Form.Item>
        <Form.Item name="service" label="Service" extra={serviceHints[criteria.service]}>
          <Select options={[...services]} />
        </Form.Item>
        <Form.Item
          name="dataSource"
          label="Data Source"
          extra={
            criteria.dataSource === 'ALL_DATA'
              ? null
              : 'Held and unprocessed data exist in Google Vault only: such a search will be refused.'
          }
        >
          <Select options={[...dataSources]} />
        </Form.Item>
        <Form.Item name="entityType" label="Entity">
          <Select options={[...entityTypes]} />
        </Form.Item>
        {criteria.entityType === 'SPECIFIC_ACCOUNTS' ? (
          <Form.Item name="specificAccounts" label="Specific Accounts" extra="Email addresses, separated by commas">
            <Input autoComplete="off" autoCapitalize="none" spellCheck={false} />
          </Form.Item>
        ) : null}
        <Form.Item name="timeZone" label="Time Zone">
          <Select options={zoneOptions} />
        </Form.Item>
        <Form.Item name="startDate" label="Start Date">
          <DayField />
        </Form.Item>
        <Form.Item
          name="endDate"
          label="End Date"
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
      </Form>
    </>
  );
}
