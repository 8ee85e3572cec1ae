/** Writes the few objects of a PDF that shows pictures. */

export class PdfFile {
  readonly #objects: Buffer[] = [];

  /** A number for an object that comes later. */
  reserve(): number {
    return this.#objects.push(Buffer.alloc(0));
  }

  /** `said`: what stands in its dictionary. Answers the object's number. */
  add(said: string, stream?: Uint8Array): number {
    const id = this.reserve();
    this.put(id, said, stream);
    return id;
  }

  put(id: number, said: string, stream?: Uint8Array): void {
    const dictionary = stream ? `<<${said}/Length ${stream.length}>>\nstream\n` : `<<${said}>>`;
    const parts = [`${id} 0 obj\n${dictionary}`, stream ?? '', `${stream ? '\nendstream' : ''}\nendobj\n`];
    this.#objects[id - 1] = Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
    );
  }

  /** The file, with its table of objects. */
  bytes(root: number): Buffer {
    const head = Buffer.from('%PDF-1.5\n%\xe2\xe3\xcf\xd3\n', 'latin1');
    const places: string[] = [];
    let at = head.length;
    for (const object of this.#objects) {
      places.push(`${String(at).padStart(10, '0')} 00000 n \n`);
      at += object.length;
    }
    const size = this.#objects.length + 1;
    const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
    const tail = `${table}trailer\n<</Size ${size}/Root ${root} 0 R>>\nstartxref\n${at}\n%%EOF\n`;
    return Buffer.concat([head, ...this.#objects, Buffer.from(tail, 'latin1')]);
  }
}
