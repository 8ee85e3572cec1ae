/** The list when no contract is what was searched for. */
import { Button } from 'antd';

export function NoMatch({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <div className="contracts-empty">
      <h2>No contract matches</h2>
      <p>{search === '' ? 'Every contract has a renewal date.' : `No contract name contains “${search}”.`}</p>
      <Button onClick={onClear}>Show all contracts</Button>
    </div>
  );
}
