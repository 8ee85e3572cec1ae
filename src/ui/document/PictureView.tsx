/** A document that came as a picture, as wide as the desk, or as large as it is. */
import { useEffect, useRef, useState } from 'react';
import type { ScanMark } from '../../domain/scanMarks.ts';
import type { Original } from './originalKind.ts';
import { ScanMarks } from './ScanMarks.tsx';

type Props = {
  original: Original;
  /** Null where it isn't known where the words stand. */
  marks: readonly ScanMark[] | null;
  large: boolean;
  onResize: () => void;
  onMarked: () => void;
  onFailed: () => void;
};

export function PictureView({ original: { bytes, mediaType }, marks, large, onResize, onMarked, onFailed }: Props) {
  const picture = useRef<HTMLImageElement>(null);
  // Until then it has no height, and its marks no place.
  const [there, setThere] = useState(false);
  useEffect(() => {
    // An address that only this page knows, for as long as the picture is shown.
    const address = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
    if (picture.current) picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [bytes, mediaType]);
  return (
    <div className={large ? 'document-picture large' : 'document-picture'}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a button does the same */}
      <img
        ref={picture}
        alt="Scanned page. The words we read are in the text view."
        onClick={onResize}
        onLoad={() => setThere(true)}
        onError={onFailed}
      />
      {there && marks ? <ScanMarks marks={marks} onMarked={onMarked} /> : null}
    </div>
  );
}
