/** A passage in a document's own words. Lines that were only drawn, in dashes or dots, are told as one sign: they would hide the words between them. */
const DRAWN = /(?:[-–—_=*.·] ?){5,}/g;

export function Quote({ children }: { children: string }) {
  return <q>{children.replaceAll(DRAWN, '… ').trimEnd()}</q>;
}
