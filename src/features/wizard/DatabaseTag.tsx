/** Says that a found contract is in the database already, and whether the upload changes it. */
import { Tag } from 'antd';
import type { FoundContract } from './foundContract.ts';
import { settledFields } from './toContractUpload.ts';

export function DatabaseTag({ contract }: { contract: FoundContract }) {
  const { contractId, held } = contract;
  if (contractId === null) return null;
  const isUpdated = held === null || held.changes || settledFields(contract).size > 0;
  return <Tag color="processing">Already in your database{isUpdated ? ', will be updated' : ''}</Tag>;
}
