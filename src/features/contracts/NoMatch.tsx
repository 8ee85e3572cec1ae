/** The list when nothing is what was asked for. */
import { Button } from 'antd';
import type { ViewKey } from '../../../contract/listFilter.ts';
import { Link } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { paletteOpened, questionTyped } from '../palette/paletteSlice.ts';

const nothing: Record<ViewKey, string> = {
  all: 'No contract matches these filters.',
  due: 'No last day to act falls within the next 90 days.',
  undecided: 'No contract with a day to come is undecided.',
  passed: 'No day has passed without a decision.',
  check: 'There is nothing to check.',
  undated: 'Every contract has a date, or runs until somebody gives notice.',
  ended: 'No contract has ended.',
  trash: 'Contracts you delete stay here for 30 days.',
};

type Props = {
  search: string;
  view: ViewKey;
  /** The list has days that may be wrong: they are part of no statement, and so of neither of the two views by day. */
  inDoubt: boolean;
  onClear: () => void;
};

export function NoMatch({ search, view, inDoubt, onClear }: Props) {
  const dispatch = useAppDispatch();
  const searchDocuments = () => {
    dispatch(paletteOpened());
    dispatch(questionTyped({ question: search }));
  };
  return (
    <div className="contracts-empty">
      <h2>{view === 'trash' && search === '' ? 'The trash is empty' : 'No contract matches'}</h2>
      <p>{search === '' ? nothing[view] : `“${search}” is in no contract’s name, parties, tags or notes.`}</p>
      {search === '' && inDoubt && (view === 'due' || view === 'passed') ? (
        <p>
          Days in doubt don’t count here. They are under <Link to={`${paths.contracts}?view=check`}>To check</Link>.
        </p>
      ) : null}
      <div className="contracts-ways">
        {search === '' || view === 'trash' ? null : <Button onClick={searchDocuments}>Search the documents</Button>}
        <Button onClick={onClear}>Show all contracts</Button>
      </div>
    </div>
  );
}
