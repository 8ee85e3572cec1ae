/** Writes a zip archive whose bytes depend on its content alone, with no time of day in it. */
import { crc32, deflateRawSync } from 'node:zlib';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const DEFLATED = 8;
/** 1 January 1980, the first day a zip archive knows. */
const DATE = 0x21;

/** `files`: content by name, in the order to write them. */
export function writeZip(files: Record<string, string | Uint8Array>): Uint8Array {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const data = Buffer.from(content as string);
    const packed = deflateRawSync(data);
    const nameBytes = Buffer.from(name, 'utf8');
    const common = numbers(
      [VERSION, 2],
      [0, 2],
      [DEFLATED, 2],
      [0, 2],
      [DATE, 2],
      [crc32(data), 4],
      [packed.length, 4],
      [data.length, 4],
      [nameBytes.length, 2],
      [0, 2],
    );
    const local = Buffer.concat([numbers([LOCAL, 4]), common, nameBytes, packed]);
    centrals.push(
      Buffer.concat([
        numbers([CENTRAL, 4], [VERSION, 2]),
        common,
        numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
        nameBytes,
      ]),
    );
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const count = centrals.length;
  return Buffer.concat([
    ...locals,
    directory,
    numbers([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [directory.length, 4], [offset, 4], [0, 2]),
  ]);
}

/** Little-endian numbers: value and width in bytes. */
function numbers(...fields: [value: number, width: number][]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [, width]) => sum + width, 0));
  let at = 0;
  for (const [value, width] of fields) at = buffer.writeUIntLE(value, at, width);
  return buffer;
}
