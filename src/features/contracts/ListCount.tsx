/** How many contracts the list shows, read out when it changes. */
import { counted, formatCount } from '../../domain/format.ts';
import { type Shown, useListWritten, writeText } from './tablePlaces.ts';

function writeCount(element: Element, { found, all }: Shown) {
  const whole = counted(all, 'contract');
  writeText(element, found === all ? whole : `${formatCount(found)} of ${whole}`);
}

export function ListCount() {
  return <output ref={useListWritten(writeCount)} className="contracts-count" />;
}
