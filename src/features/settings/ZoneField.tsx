/** A time zone, found by typing a part of its name: "new york" finds America/New_York. */
import { Select } from 'antd';
import { useState } from 'react';

type Props = {
  /** Of the field that the form reads. */
  name: string;
  labelledBy: string;
  initial: string;
};

export function ZoneField({ name, labelledBy, initial }: Props) {
  const [zone, setZone] = useState(initial);
  return (
    <>
      <Select
        showSearch={{ filterOption: (typed, option) => isMeant(typed, option?.value ?? '') }}
        aria-labelledby={labelledBy}
        value={zone}
        onChange={setZone}
        options={zones(initial).map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
      />
      <input type="hidden" name={name} value={zone} />
    </>
  );
}

/** All that this browser knows, and the one that is set. */
function zones(initial: string): string[] {
  return [...new Set(['UTC', initial, ...Intl.supportedValuesOf('timeZone')])];
}

function isMeant(typed: string, zone: string): boolean {
  return wordsOf(typed).every((word) => wordsOf(zone).join(' ').includes(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/[_\s]+/);
}
