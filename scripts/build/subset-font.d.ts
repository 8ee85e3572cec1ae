/** subset-font ships no types: what we use of it. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; noLayoutClosure?: boolean; noHinting?: boolean },
  ): Promise<Buffer>;
}
