/** A document that came as a picture, as wide as the desk, or as large as it is. */
import { useEffect, useRef } from 'react';
import type { Original } from './originalKind.ts';

type Props = { original: Original; large: boolean; onResize: () => void; onFailed: () => void };

export function PictureView({ original: { bytes, mediaType }, large, onResize, onFailed }: Props) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // An address that only this page knows, for as long as the picture is shown.
    const address = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
    if (picture.current) picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [bytes, mediaType]);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a button does the same
    <img
      ref={picture}
      className={large ? 'document-picture large' : 'document-picture'}
      alt="Scanned page. The words we read are in the text view."
      onClick={onResize}
      onError={onFailed}
    />
  );
}
