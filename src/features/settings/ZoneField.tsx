/** A time zone, found by typing a part of its name: "new york" finds America/New_York. */
import { Select } from 'antd';

type Props = {
  labelledBy: string;
  describedBy: string | undefined;
  zone: string;
  onChange: (zone: string) => void;
};

export function ZoneField({ labelledBy, describedBy, zone, onChange }: Props) {
  return (
    <Select
      showSearch={{ filterOption: (typed, option) => isMeant(typed, option?.value ?? '') }}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      value={zone}
      onChange={onChange}
      options={zones(zone).map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
    />
  );
}

/** All that this browser knows, and the one that is chosen. */
function zones(chosen: string): string[] {
  return [...new Set(['UTC', chosen, ...Intl.supportedValuesOf('timeZone')])];
}

function isMeant(typed: string, zone: string): boolean {
  return wordsOf(typed).every((word) => wordsOf(zone).join(' ').includes(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/[_\s]+/);
}
