/** The values of the contract under review: first what is open, then every value with the way to its passage; or the form to correct them. */
import { Button, Tag } from 'antd';
import type { RefObject } from 'react';
import { messages } from '../../../domain/messages.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { AgreementNote } from '../../../ui/AgreementNote.tsx';
import { ScanTags } from '../../../ui/document/ScanTags.tsx';
import { workingText } from '../contractFacts.ts';
import { ContractForm } from '../ContractForm.tsx';
import { DatabaseTag } from '../DatabaseTag.tsx';
import { type Changes, choiceOf, type FoundContract, partiesToChoose } from '../foundContract.ts';
import type { ReviewRemark } from '../reviewDoubts.ts';
import { sourceName } from '../sourceName.ts';
import { contractEdited, correctionClosed, correctionTyped } from '../wizardSlice.ts';
import { wizardView } from '../wizardView.ts';
import { DoubtQuestion } from './DoubtQuestion.tsx';
import { openQuestions } from './openQuestions.ts';
import { type Row, reviewRows } from './reviewRows.ts';
import { ChooseParties } from '../../../ui/ChooseParties.tsx';
import { Quote } from '../../../ui/Quote.tsx';
import { useToday } from '../../../ui/useToday.ts';

type Props = {
  contract: FoundContract;
  doubts: readonly ReviewRemark[];
  remarks: readonly ReviewRemark[];
  place: string;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The row whose passage is looked at. */
  chosen: string | null;
  onChoose: (key: string) => void;
  onEdit: () => void;
};

export function ReviewPanel({ contract, doubts, remarks, place, heading, chosen, onChoose, onEdit }: Props) {
  const dispatch = useAppDispatch();
  const { id, name } = contract;
  const today = useToday();
  const correction = useAppSelector(({ wizard }) => wizardView(wizard).corrections[id]);
  const uploading = useAppSelector(({ wizard }) => wizardView(wizard).uploading);
  const change = (changes: Changes) => dispatch(contractEdited({ id, changes }));
  const close = () => {
    dispatch(correctionClosed({ id }));
    requestAnimationFrame(() => heading.current?.focus());
  };
  return (
    <section className="panel one-values" aria-label="Values">
      <header>
        <h3 ref={heading} tabIndex={-1}>
          {name}
          <span className="panel-aside"> {place}</span>
        </h3>
        <p>
          <Tag>{sourceName(contract.sourceType)}</Tag>
          {contract.confirmed ? <Tag color="success">Confirmed by you</Tag> : null}
          <ScanTags readFromScan={contract.readFromScan} pagesUnread={contract.pagesUnread} />
          <DatabaseTag contract={contract} />
        </p>
        <AgreementNote found={contract} />
      </header>
      {correction ? (
        <ContractForm
          contract={contract}
          correction={correction}
          onType={(typed) => dispatch(correctionTyped({ id, correction: typed }))}
          onCancel={close}
          onSave={(changes) => {
            change(changes);
            close();
          }}
        />
      ) : (
        <>
          <Doubts
            contract={contract}
            doubts={doubts}
            remarks={remarks}
            locked={uploading}
            onChange={change}
            onLook={onChoose}
            onEdit={onEdit}
          />
          <dl className="one-rows">
            {reviewRows(contract, today).map((row) => (
              <ValueRow key={row.key} row={row} current={row.key === chosen} onLook={() => onChoose(row.key)} />
            ))}
          </dl>
          <Button className="one-edit" disabled={uploading} onClick={onEdit} aria-keyshortcuts="E">
            Edit
          </Button>
        </>
      )}
    </section>
  );
}

type DoubtsProps = {
  contract: FoundContract;
  doubts: readonly ReviewRemark[];
  remarks: readonly ReviewRemark[];
  locked: boolean;
  onChange: (changes: Changes) => void;
  onLook: (key: string) => void;
  onEdit: () => void;
};

function Doubts({ contract, doubts, remarks, locked, onChange, onLook, onEdit }: DoubtsProps) {
  const parties = contract.alternatives.filter(({ field }) => field === 'parties');
  const asked = partiesToChoose(contract);
  if (doubts.length + remarks.length + asked.length === 0) return null;
  return (
    <div className={doubts.length > 0 ? 'one-doubts' : 'one-doubts one-doubts-none'}>
      <ul>
        {doubts.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
        {remarks.map(({ message, late }) => (
          <li key={message} className={late ? 'one-remark late' : 'one-remark'}>
            {message}
          </li>
        ))}
      </ul>
      {openQuestions(contract).map((question, index) => (
        <DoubtQuestion
          key={question.field}
          question={question}
          numbered={index === 0}
          locked={locked}
          onChange={(changes) => {
            onChange(changes);
            onLook(question.field === 'amountPeriod' ? 'amount' : question.field);
          }}
          onEdit={onEdit}
        />
      ))}
      {asked.length > 0 ? (
        <ChooseParties names={asked} locked={locked} onChoose={(chosen) => onChange({ parties: chosen })} />
      ) : null}
      {(asked.length > 0 ? [] : parties).map((party) => {
        const choice = choiceOf(party, contract.parties);
        return choice ? (
          <p key={party.value} className="one-party">
            <Quote>{party.quote}</Quote>
            <Button size="small" disabled={locked} onClick={() => onChange(choice)}>
              Add {party.value}
            </Button>
          </p>
        ) : null;
      })}
    </div>
  );
}

function ValueRow({ row, current, onLook }: { row: Row; current: boolean; onLook: () => void }) {
  const { key, label, text, says, late, edited, evidence } = row;
  const [first] = evidence;
  const working = workingText(first?.working);
  return (
    <div className={current ? 'one-row one-row-current' : 'one-row'}>
      <dt>{label}</dt>
      <dd>
        {/* A reading that is chosen has the focus and is read out there; a party's button goes away. */}
        <span
          aria-live={key === 'parties' ? 'polite' : undefined}
          className={text === null && says === null ? 'review-missing' : late ? 'late' : undefined}
        >
          {text ?? messages.notDetected}
        </span>
        {edited ? <Tag color="processing">Edited by you</Tag> : null}
        {says === null ? null : <small className="review-says">{says}</small>}
        {first ? (
          <button type="button" className="one-quote" onClick={onLook}>
            <span className="visually-hidden">{label}, show in the document: </span>
            <Quote>{first.quote}</Quote>
            {working === null ? null : <small>{working}</small>}
          </button>
        ) : null}
      </dd>
    </div>
  );
}
