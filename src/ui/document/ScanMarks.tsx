/** The passages in the picture of a page, as marks over the words that were read off it. */
import { useEffect } from 'react';
import type { ScanMark } from '../../domain/scanMarks.ts';

/** Ten-thousandths of the page in one percent. */
const PERCENT = 100;
const SIDES = ['left', 'top', 'width', 'height'] as const;

export function ScanMarks({ marks, onMarked }: { marks: readonly ScanMark[]; onMarked: () => void }) {
  useEffect(onMarked, [marks, onMarked]);
  return (
    <div className="scan-marks" aria-hidden>
      {marks.map(({ ids, at }) => (
        <mark
          key={at.join()}
          data-passages={ids.join(' ')}
          style={Object.fromEntries(SIDES.map((side, index) => [side, `${(at[index] ?? 0) / PERCENT}%`]))}
        />
      ))}
    </div>
  );
}
