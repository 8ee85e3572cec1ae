/** One new find: what it is, where it was found, a way to its search, and off the list with it. */
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { type NewFind, useDismissFindMutation } from '../../api/watchingApi.ts';
import { formatDay, formatInstantDay, formatMoney, formatPeriod } from '../../domain/format.ts';
import { searchPath } from '../../domain/paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { hasUnsavedWork } from '../wizard/unsavedWork.ts';
import { newSearchChosen } from '../wizard/wizardSlice.ts';

export function FindRow({ find }: { find: NewFind }) {
  const dispatch = useAppDispatch();
  const unsaved = useAppSelector(({ wizard }) => hasUnsavedWork(wizard));
  const [dismiss, { isLoading, isError }] = useDismissFindMutation();
  const { name, parties, renewalDate, amount, currency, amountPeriod, sourceLocation, date, perhapsBecause } = find;
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
        <p>{facts.join(' · ')}</p>
        {perhapsBecause ? <p>{perhapsBecause}</p> : null}
        {isError ? <p role="alert">We couldn’t take it off the list. Please try again.</p> : null}
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
        <Button aria-label={`Dismiss ${name}`} loading={isLoading} onClick={() => void dismiss({ id: find.id })}>
          Dismiss
        </Button>
      </div>
    </li>
  );
}
