/** Offers the browser's own time zone where it is one that can be chosen, and is not. UTC stays the default, as specified. */
import { Button } from 'antd';
import { type TimeZone, timeZones } from '../../domain/options.ts';

type Props = { chosen: TimeZone; onChoose: (zone: TimeZone) => void };

export function OwnZone({ chosen, onChoose }: Props) {
  const browser = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const own = timeZones.find((zone) => zone === browser);
  if (!own || own === chosen) return null;
  return (
    <Button type="link" size="small" className="own-zone" onClick={() => onChoose(own)}>
      Use {own.replaceAll('_', ' ')}, this device’s time zone
    </Button>
  );
}
