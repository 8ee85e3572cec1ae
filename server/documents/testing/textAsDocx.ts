/** For tests: a text as a Word document. */
import { Document, Packer, Paragraph, TextRun } from 'docx';

/** One paragraph per line of `text`. */
export async function textAsDocx(text: string): Promise<Uint8Array> {
  const children = text.split('\n').map((line) => new Paragraph({ children: [new TextRun(line)] }));
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })));
}
