/** The currency that totals of several are added in: one of the contracts', US dollars, or the one that is set. */
import { Select } from 'antd';
import { spoken } from './rateRows.ts';

type Props = { into: string; ofContracts: readonly string[]; onChange: (into: string) => void };

export function IntoField({ into, ofContracts, onChange }: Props) {
  const choices = [...new Set(['USD', into, ...ofContracts])].toSorted();
  return (
    <div className="rates-into">
      <span id="rates-into">Add totals together in</span>
      <Select
        aria-labelledby="rates-into"
        value={into}
        onChange={onChange}
        options={choices.map((value) => ({ value, label: spoken(value) }))}
        popupMatchSelectWidth={false}
      />
    </div>
  );
}
