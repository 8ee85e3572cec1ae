/** For tests: files made to hurt their reader. */
import { deflateSync } from 'node:zlib';

/** A small PDF whose pages each unfold to `size` bytes of nothing. */
export function bombPdf(pages: number, size: number): Uint8Array {
  const stream = deflateSync(Buffer.alloc(size));
  const kids = Array.from({ length: pages }, (_, index) => `${10 + index} 0 R`).join(' ');
  const parts: (string | Buffer)[] = [
    '%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n',
    `2 0 obj\n<</Type/Pages/Kids[${kids}]/Count ${pages}>>\nendobj\n`,
    ...Array.from(
      { length: pages },
      (_, index) => `${10 + index} 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 3 0 R>>\nendobj\n`,
    ),
    `3 0 obj\n<</Filter/FlateDecode/Length ${stream.length}>>stream\n`,
    stream,
    '\nendstream\nendobj\ntrailer<</Root 1 0 R>>',
  ];
  return Buffer.concat(parts.map((part) => Buffer.from(part as string)));
}

/** A page of elements within elements. */
export function deepHtml(depth: number): Uint8Array {
  return new TextEncoder().encode(`<html><body>${'<div>'.repeat(depth)}the end`);
}
