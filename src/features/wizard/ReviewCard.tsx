/** One contract under review: its values with their evidence, and the form to correct them. */
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import { Button, Tag } from 'antd';
import { memo, useRef } from 'react';
import type { CalendarDay } from '../../../contract/calendar.ts';
import { messages } from '../../domain/messages.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { AgreementNote } from '../../ui/AgreementNote.tsx';
import { ScanTags } from '../../ui/document/ScanTags.tsx';
import { contractFacts, endingPassages, passages, workingText } from './contractFacts.ts';
import { ContractForm } from './ContractForm.tsx';
import { DatabaseTag } from './DatabaseTag.tsx';
import { type Changes, type FoundContract, isEdited } from './foundContract.ts';
import { NoNotice } from './NoNotice.tsx';
import { otherDoubts, rolledForward } from './reviewDoubts.ts';
import { ReviewedValue, Working } from './ReviewedValue.tsx';
import { amountFields, shownAmount, shownDay, shownEnding, shownParties } from './shownValues.ts';
import { Sightings } from './Sightings.tsx';
import { sourceName } from './sourceName.ts';
import { isUndatedFound } from './undatedFound.ts';
import { contractEdited, correctionClosed, correctionOpened, correctionTyped } from './wizardSlice.ts';
import { isUnsure, notSure, unsureFields } from './unsure.ts';
import { wizardView } from './wizardView.ts';
import { Quote } from '../../ui/Quote.tsx';

type Props = { contract: FoundContract; today: CalendarDay };

export const ReviewCard = memo(function ReviewCard({ contract, today }: Props) {
  const dispatch = useAppDispatch();
  const editButton = useRef<HTMLButtonElement>(null);
  const { id, name, parties, evidence, alternatives } = contract;
  const correction = useAppSelector(({ wizard }) => wizardView(wizard).corrections[id]);
  const uploading = useAppSelector(({ wizard }) => wizardView(wizard).uploading);
  const change = (changes: Changes) => dispatch(contractEdited({ id, changes }));
  const close = () => {
    dispatch(correctionClosed({ id }));
    requestAnimationFrame(() => editButton.current?.focus());
  };
  const quoted = new Set<string>();
  /** In the order of the card: a passage that stands at one value is not quoted again at the next. */
  const of = (...fields: string[]) => ({
    evidence: passages(evidence, fields, parties).filter(({ quote, working }) => {
      const isNew = workingText(working) !== null || !quoted.has(quote);
      quoted.add(quote);
      return isNew;
    }),
    alternatives: alternatives.filter(({ field }) => fields.includes(field)),
    parties,
    contract: name,
    locked: uploading,
    onChoose: change,
  });
  const facts = contractFacts(contract, today);
  return (
    <li className={isUndatedFound(contract) ? 'review-card review-card-undated' : 'review-card'}>
      <div className="review-head">
        <h3>{name}</h3>
        {correction ? null : (
          <Button
            ref={editButton}
            icon={<EditOutlined aria-hidden />}
            aria-label={`Edit ${name}`}
            disabled={uploading}
            onClick={() => dispatch(correctionOpened({ id }))}
          >
            Edit
          </Button>
        )}
      </div>
      <p className="review-tags">
        <Tag>{sourceName(contract.sourceType)}</Tag>
        <DatabaseTag contract={contract} />
        {contract.confirmed ? <Tag color="success">Confirmed by you</Tag> : null}
        <ScanTags readFromScan={contract.readFromScan} pagesUnread={contract.pagesUnread} />
        {contract.isContract ? null : <Tag color="warning">Not recognized as a contract</Tag>}
      </p>
      <AgreementNote found={contract} />
      {otherDoubts(contract).map((message) => (
        <p key={message} className="warning-text">
          {message}
        </p>
      ))}
      <NoNotice contract={contract} locked={uploading} onChange={change} />
      {correction ? (
        <>
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
          <Quotes evidence={evidence} />
        </>
      ) : (
        <dl className="review-values">
          <ReviewedValue
            label="Renewal Date"
            {...shownDay(contract)}
            warning={dayWarning(contract, today)}
            edited={isEdited(contract, 'renewalDate')}
            {...of('renewalDate', 'termEnd')}
          />
          <ReviewedValue
            label="Amount"
            {...shownAmount(contract)}
            warning={isUnsure(contract, unsureFields.amount) ? notSure : null}
            edited={amountFields.some((field) => isEdited(contract, field))}
            {...of('amount', 'amountPeriod')}
          />
          <ReviewedValue
            label="How it ends"
            {...shownEnding(contract)}
            warning={isUnsure(contract, unsureFields.ending) ? notSure : null}
            edited={isEdited(contract, 'ending')}
            {...of(...endingPassages)}
          />
          <ReviewedValue
            label="Parties"
            {...shownParties(contract)}
            warning={isUnsure(contract, unsureFields.parties) ? notSure : null}
            edited={isEdited(contract, 'parties')}
            {...of('parties')}
            onChoose={(changes) => {
              change(changes);
              // The button that added the party goes.
              editButton.current?.focus();
            }}
          />
        </dl>
      )}
      {facts.length > 0 ? (
        <ul className="review-facts" aria-label="Also read from the document">
          {facts.map(({ text, late, unsure }) => (
            <li key={text}>
              <span className={late ? 'late' : undefined}>{text}</span>
              {unsure ? <div className="warning-text">{notSure}</div> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {contract.sourceLocation ? (
        <p className="muted review-location">{contract.sourceLocation || messages.notAvailable}</p>
      ) : null}
      {contract.sightings.length > 1 ? <Sightings sightings={contract.sightings} /> : null}
    </li>
  );
});

/** Why the day is not to be believed as it stands. */
function dayWarning(contract: FoundContract, today: CalendarDay): string | null {
  const { renewalDate } = contract;
  if (renewalDate && renewalDate < today) return 'This day has passed. Please check whether the contract still runs.';
  return rolledForward(contract) ?? (isUnsure(contract, unsureFields.renewalDate) ? notSure : null);
}

const shownFields = [
  'renewalDate',
  'termEnd',
  'effectiveDate',
  'noticePeriod',
  'renewalTerm',
  ...endingPassages,
  'amount',
  'governingLaw',
];

/** What the document says, beside the form that corrects it. */
function Quotes({ evidence }: { evidence: FoundContract['evidence'] }) {
  const shown = passages(evidence, shownFields, []);
  if (shown.length === 0) return null;
  return (
    <ul className="review-quotes" aria-label="Passages of the document">
      {shown.map(({ field, quote, working }) => (
        <li className="evidence" key={field + quote}>
          <Quote>{quote}</Quote>
          <Working working={working} />
        </li>
      ))}
    </ul>
  );
}
