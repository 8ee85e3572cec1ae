/** Says that "All Accounts" is one account with this key: a search would look as if everybody's mail had been searched. */
import { Alert } from 'antd';
import { useAppSelector } from '../../store/hooks.ts';

/** `searched`: it was searched already, and this stands above what was found. */
export function OnlyOneAccount({ searched = false }: { searched?: boolean }) {
  const { allAccounts, email } = useAppSelector((state) => state.connection);
  const wanted = useAppSelector((state) => state.wizard.criteria.entityType);
  if (allAccounts !== false || wanted !== 'ALL_ACCOUNTS') return null;
  const account = email ?? 'one account';
  return (
    <Alert
      className="connection-alert"
      type="warning"
      showIcon
      role="note"
      title={searched ? `Only ${account} was searched, not all accounts` : `Only ${account} will be searched`}
      description="This key can’t list the accounts of your Workspace. To search others, name them: choose Specific Accounts under Entity."
    />
  );
}
