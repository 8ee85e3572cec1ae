/** One new find: what it is, what is to be done by when, where it was found, a way to its search, and off the list with it or back. */
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import type { CalendarDay } from '../../../contract/calendar.ts';
import { type NewFind, useDismissFindMutation } from '../../api/watchingApi.ts';
import { findDismissed } from '../../domain/changeMessages.ts';
import { formatDay, formatInstantDay, formatMoney, formatPeriod } from '../../domain/format.ts';
import { contractPath, searchPath } from '../../domain/paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { noticeShown } from '../../store/noticesSlice.ts';
import { findRestored } from '../../store/undoEvents.ts';
import { AgreementNote } from '../../ui/AgreementNote.tsx';
import { hasUnsavedWork } from '../wizard/unsavedWork.ts';
import { newSearchChosen } from '../wizard/wizardSlice.ts';
import { actWords } from './findWords.ts';

type Props = { find: NewFind; today: CalendarDay; /** It was taken off the list. */ dismissed?: boolean };

export function FindRow({ find, today, dismissed = false }: Props) {
  const dispatch = useAppDispatch();
  const unsaved = useAppSelector(({ wizard }) => hasUnsavedWork(wizard));
  const { id, name, parties, renewalDate, amount, currency, amountPeriod, sourceLocation, date } = find;
  const { perhapsBecause, changedFrom } = find;
  const act = actWords(find, today);
  const facts = [
    parties.join(', '),
    renewalDate ? `renewal date ${formatDay(renewalDate)}` : 'no renewal date',
    amount === null ? null : `${formatMoney(amount, currency)}${formatPeriod(amountPeriod)}`,
    sourceLocation,
    date === null ? null : formatInstantDay(date),
  ].filter((fact) => fact);
  return (
    <li className="find-row">
      <div>
        <strong>{name}</strong>
        {act ? <p className={`find-act ${act.when}`}>{act.text}</p> : null}
        <p>{facts.join(' · ')}</p>
        {perhapsBecause ? <p>{perhapsBecause}</p> : null}
        <AgreementNote found={find} />
        {changedFrom ? (
          <p>
            This file has changed since you made <Link to={contractPath(changedFrom.id)}>{changedFrom.name}</Link> of
            it. Added, it’s a contract of its own until you join the two.
          </p>
        ) : null}
      </div>
      <div className="find-actions">
        <Link
          to={searchPath(find.searchId)}
          aria-label={`Review ${name}`}
          onClick={() => {
            // A search that is being reviewed is not thrown away: then the wizard shows that one.
            if (!unsaved) dispatch(newSearchChosen());
          }}
        >
          Review
        </Link>
        {dismissed ? <PutBack id={id} name={name} /> : <Dismiss id={id} name={name} />}
      </div>
    </li>
  );
}

type Named = Pick<NewFind, 'id' | 'name'>;

function Dismiss({ id, name }: Named) {
  const dispatch = useAppDispatch();
  const [dismiss, { isLoading }] = useDismissFindMutation();
  const take = async () => {
    const { error } = await dismiss({ id });
    const about = [id];
    const action = { label: 'Undo', event: findRestored({ id, name }) };
    if (!error) dispatch(noticeShown({ kind: 'success', text: findDismissed(name), about, action }));
    else dispatch(noticeShown({ kind: 'error', text: 'We couldn’t take it off the list. Please try again.', about }));
  };
  return (
    <Button aria-label={`Dismiss ${name}`} loading={isLoading} onClick={() => void take()}>
      Dismiss
    </Button>
  );
}

function PutBack({ id, name }: Named) {
  const dispatch = useAppDispatch();
  return (
    <Button aria-label={`Put back ${name}`} onClick={() => dispatch(findRestored({ id, name }))}>
      Put back
    </Button>
  );
}
