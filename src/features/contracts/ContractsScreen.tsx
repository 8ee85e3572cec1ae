/** /contracts: all contracts of the user. */
import './contracts.css';
import CloudUploadOutlined from '@ant-design/icons/es/icons/CloudUploadOutlined';
import { Button, Skeleton } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useListContractsQuery } from '../../api/api.ts';
import { errorSentence } from '../../api/apiError.ts';
import { messages } from '../../domain/messages.ts';
import { paths } from '../../domain/paths.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { useToday } from '../../ui/useToday.ts';
import { ContractList } from './ContractList.tsx';
import { NoContracts } from './NoContracts.tsx';

export function ContractsScreen() {
  const today = useToday();
  const navigate = useNavigate();
  const list = useListContractsQuery({ today });
  const empty = list.data?.length === 0;
  return (
    <div className="contracts">
      <PageTitle>All Contracts</PageTitle>
      <div className="contracts-head">
        <h1>All Contracts</h1>
        {empty ? null : (
          <Button
            type="primary"
            size="large"
            icon={<CloudUploadOutlined aria-hidden />}
            onClick={() => void navigate(paths.wizard)}
          >
            Upload Contracts
          </Button>
        )}
      </div>
      {list.isError ? (
        <LoadFailure
          title={errorSentence(list.error, messages.contractsLoadFailed)}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : null}
      {empty ? <NoContracts /> : null}
      {list.data && !empty ? <ContractList contracts={list.data} today={today} /> : null}
      {list.isLoading ? (
        <div className="card" aria-busy="true">
          <output className="visually-hidden">{messages.loading}</output>
          <div aria-hidden>
            <Skeleton active title={false} paragraph={{ rows: 10 }} />
          </div>
        </div>
      ) : null}
    </div>
  );
}
