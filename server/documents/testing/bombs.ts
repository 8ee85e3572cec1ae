/** For tests: files made to hurt their reader. */
import { deflateRawSync, deflateSync } from 'node:zlib';
import { Zip, ZipPassThrough } from 'fflate';

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

/** What is packed by zlib, twenty times as fast as by JavaScript. */
class Packed extends ZipPassThrough {
  override compression = 8;
  protected override process(chunk: Uint8Array<ArrayBuffer>, final: boolean): void {
    this.ondata(null, Uint8Array.from(deflateRawSync(chunk, { level: 1 })), final);
  }
}

/** A small archive of one file that unfolds to `size` bytes of nothing. */
export function bombZip(name: string, size: number): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  const file = new Packed(name);
  zip.add(file);
  file.push(new Uint8Array(size), true);
  zip.end();
  return Uint8Array.from(Buffer.concat(parts));
}

/** A page of elements within elements. */
export function deepHtml(depth: number): Uint8Array {
  return new TextEncoder().encode(`<html><body>${'<div>'.repeat(depth)}the end`);
}
