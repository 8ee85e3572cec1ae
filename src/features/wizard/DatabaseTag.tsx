/** Says that a found contract is in the database already, or in the trash, and whether the upload changes it. */
import { Tag } from 'antd';
import type { FoundContract } from './foundContract.ts';
import { settledFields } from './toContractUpload.ts';

export function DatabaseTag({ contract }: { contract: FoundContract }) {
  const { contractId, held } = contract;
  if (contractId === null) return null;
  if (held?.inTrash) return <Tag color="warning">In the trash, will be restored</Tag>;
  const isUpdated = held === null || held.changes || settledFields(contract).size > 0;
  return <Tag color="processing">Already in your database{isUpdated ? ', will be updated' : ''}</Tag>;
}
