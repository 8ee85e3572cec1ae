/** The head of a contract's page: counterparty and contract, its standing, owner and tags, and what can be done with the whole of it. */
import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import { Button, Tag } from 'antd';
import { Link } from 'react-router-dom';
import { useDownloadContractMutation } from '../../api/api.ts';
import type { ContractDetails } from '../../api/cycleApi.ts';
import { titleBeside } from '../../domain/contract.ts';
import { messages } from '../../domain/messages.ts';
import { paths } from '../../domain/paths.ts';
import { standingWords } from '../../domain/standing.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { noticeShown } from '../../store/noticesSlice.ts';
import { restoreContract } from '../../store/restoreContract.ts';
import { AddDocument } from './AddDocument.tsx';
import { OwnerField } from './OwnerField.tsx';
import { ReadOnly } from './ReadOnly.tsx';
import { TagsField } from './TagsField.tsx';

type Props = { contract: ContractDetails; today: string };

export function ContractHead({ contract, today }: Props) {
  const dispatch = useAppDispatch();
  const [download, { isLoading }] = useDownloadContractMutation();
  const counterparty = contract.values.counterparty.value;
  const trashed = !!contract.summary.deletedAt;
  const save = async () => {
    const { error } = await download({ id: contract.id });
    if (error) dispatch(noticeShown({ kind: 'error', text: messages.downloadFailed }));
  };
  return (
    <header className="contract-head">
      <BackToList />
      <div className="contract-title">
        <div className="contract-who">
          <ContractTitle name={contract.name} counterparty={counterparty} />
          <div className="contract-standing">
            <Standing contract={contract} today={today} />
            <ReadOnly when={trashed}>
              <OwnerField contract={contract} today={today} />
              <TagsField contract={contract} today={today} />
            </ReadOnly>
          </div>
        </div>
        <div className="page-actions">
          {contract.documents.some(({ unreadBecause }) => !unreadBecause) ? (
            <Button icon={<DownloadOutlined aria-hidden />} disabled={isLoading} onClick={() => void save()}>
              Download
            </Button>
          ) : null}
          {contract.documents.length > 0 && !trashed ? <AddDocument contract={contract} today={today} /> : null}
        </div>
      </div>
      {trashed ? (
        <div className="contract-trashed">
          <Tag color="warning">In the trash</Tag>
          <Button size="small" onClick={() => void dispatch(restoreContract({ id: contract.id, today }))}>
            Restore
          </Button>
        </div>
      ) : null}
    </header>
  );
}

export function BackToList() {
  return (
    <nav aria-label="Breadcrumb">
      <Link to={paths.contracts}>All Contracts</Link>
    </nav>
  );
}

type TitleProps = { name: string; counterparty: string | null | undefined };

export function ContractTitle({ name, counterparty }: TitleProps) {
  return (
    <h1 tabIndex={-1}>
      {counterparty ?? name} {counterparty ? <span>{titleBeside(name, counterparty)}</span> : null}
    </h1>
  );
}

function Standing({ contract, today }: Props) {
  const { text, look } = standingWords(contract.summary, today);
  return <span className={look}>{text}</span>;
}
