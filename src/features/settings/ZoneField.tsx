/** A time zone, found by typing a part of its name: "new york" finds America/New_York. */
import { Select } from 'antd';
import { useMemo } from 'react';
import { zoneName, zonesWith } from '../../domain/zoneNames.ts';

type Props = {
  labelledBy: string;
  describedBy: string | undefined;
  zone: string;
  onChange: (zone: string) => void;
};

export function ZoneField({ labelledBy, describedBy, zone, onChange }: Props) {
  const options = useMemo(
    () => zonesWith(zone).map(({ value, names }) => ({ value, names, label: zoneName(value) })),
    [zone],
  );
  return (
    <Select
      showSearch={{ filterOption: (typed, option) => (option?.names ?? []).some((name) => isMeant(typed, name)) }}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      value={zone}
      onChange={onChange}
      options={options}
    />
  );
}

function isMeant(typed: string, zone: string): boolean {
  return wordsOf(typed).every((word) => wordsOf(zone).join(' ').includes(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/[_\s]+/);
}
