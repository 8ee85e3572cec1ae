/** A contract's document beside its values: a value leads to its passage, and a passage to its value. */
import { type RefObject, useMemo, useState } from 'react';
import type { FoundContract } from '../foundContract.ts';
import type { ReviewRemark } from '../reviewDoubts.ts';
import { FoundDocument } from './FoundDocument.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';
import { useToday } from '../../../ui/useToday.ts';
import { reviewPassages } from './reviewRows.ts';

type Props = {
  contract: FoundContract;
  doubts: readonly ReviewRemark[];
  remarks: readonly ReviewRemark[];
  /** `3 of 9`. */
  place: string;
  heading: RefObject<HTMLHeadingElement | null>;
  onEdit: () => void;
};

export function ReviewedPair({ contract, heading, ...panel }: Props) {
  const today = useToday();
  const passages = useMemo(() => reviewPassages(contract, today), [contract, today]);
  const [chosen, setChosen] = useState(() => {
    const first = passages.find(({ check }) => check) ?? passages[0];
    return first ? { id: first.id, at: 0 } : null;
  });
  const choose = (id: string) => setChosen((before) => ({ id, at: (before?.at ?? 0) + 1 }));
  return (
    <>
      <FoundDocument contract={contract} passages={passages} chosen={chosen} onChoose={choose} />
      <ReviewPanel {...panel} contract={contract} heading={heading} chosen={chosen?.id ?? null} onChoose={choose} />
    </>
  );
}
