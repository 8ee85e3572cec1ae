import { PDFDocument } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import type { DocumentErrorCode } from './documentError.ts';
import { DocumentError } from './documentError.ts';
import { documentLimits } from './documentLimits.ts';
import { readDocument } from './readDocument.ts';
import { asMail } from './testing/asMail.ts';
import { textAsDocx } from './testing/textAsDocx.ts';
import { textAsHtml } from './testing/textAsHtml.ts';
import { pdfWith, textAsPdf } from './testing/textAsPdf.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const folded = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const words = (name: string) => Array.from({ length: 120 }, (_, index) => `${name} goes on ${index},`).join(' ');
const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const CONTRACT =
  'MAINTENANCE AGREEMENT\n\nThis Agreement is made on 1 March 2026 between Ärzte GmbH and Łódź Sp. z o.o.\n\nIt ends on 28 February 2029.';

async function refusal(bytes: Uint8Array, hint = {}): Promise<{ code: DocumentErrorCode; sentence: string }> {
  const error = await readDocument(bytes, hint).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof DocumentError)) throw new Error(`not refused: ${String(error)}`);
  return { code: error.code, sentence: error.message };
}

describe('the same words come out of', () => {
  test.each([
    ['a PDF', 'pdf', () => textAsPdf(CONTRACT)],
    ['a Word document', 'docx', () => textAsDocx(CONTRACT)],
    ['a web page', 'html', () => bytesOf(textAsHtml(CONTRACT))],
    ['a plain text', 'text', () => bytesOf(CONTRACT)],
    ['a text with a byte order mark', 'text', () => bytesOf(`\uFEFF${CONTRACT}`)],
    ['a text in UTF-16', 'text', () => Buffer.from(`\uFEFF${CONTRACT}`, 'utf16le')],
    ['a text in UTF-16 without a mark', 'text', () => Buffer.from(CONTRACT, 'utf16le')],
    ['a plain mail', 'mail', () => asMail({ mimeType: 'text/plain', content: CONTRACT })],
    ['an HTML mail', 'mail', () => asMail({ mimeType: 'text/html', content: textAsHtml(CONTRACT) })],
  ])('%s', async (_, kind, make) => {
    const document = await readDocument(await make(), { name: 'lies.exe', mimeType: 'image/png' });
    expect(document.kind).toBe(kind);
    expect(folded(document.text)).toBe(folded(CONTRACT));
  });
});

describe('text', () => {
  test('in windows-1252 keeps its umlauts, quotes and euro signs', async () => {
    const { text } = await readDocument(latin('Geb\xfchr: \x80 5 \x93all in\x94'), {});
    expect(text).toBe('Gebühr: € 5 “all in”');
  });

  test('loses what nobody sees and no database stores', async () => {
    const { text } = await readDocument(bytesOf('a\u200Bb\u00A0c\u0001d  \r\ne\rf'), {});
    expect(text).toBe('ab cd\ne\nf');
  });

  test('of a page states its charset itself', async () => {
    const page = latin('<html><head><meta charset="iso-8859-2"></head><body><p>\xa3\xf3d\xbc</p></body></html>');
    expect((await readDocument(page, {})).text).toBe('Łódź');
  });
});

describe('a PDF', () => {
  test('keeps a label and its value on one line, apart from the next column', async () => {
    const pdf = await pdfWith((page) => {
      const put = (text: string, x: number, y: number) => page.text(text, x, y, { lineBreak: false });
      put('Agency:', 72, 100);
      put('Del Rio Media', 150, 100);
      put('Total:', 350, 100.4);
      put('$20,400.00', 450, 100.4);
      put('Flight:', 72, 120);
      put('4/17/26 - 4/23/26', 150, 120);
    });
    const lines = (await readDocument(pdf, {})).text.split('\n').filter((line) => line !== '');
    expect(lines.map((line) => line.trim().split(/ {2,}/))).toEqual([
      ['Agency:', 'Del Rio Media', 'Total:', '$20,400.00'],
      ['Flight:', '4/17/26 - 4/23/26'],
    ]);
    expect(lines[1]?.indexOf('4/17')).toBe(lines[0]?.indexOf('Del Rio'));
  });

  test('in two columns of prose is read down the left one first', async () => {
    const pdf = await pdfWith((page) => {
      page.fontSize(8).text(words('left'), 60, 100, { width: 210 });
      page.text(words('right'), 310, 104, { width: 210 });
    });
    const text = folded((await readDocument(pdf, {})).text);
    expect(text.indexOf('left goes on 119')).toBeLessThan(text.indexOf('right goes on 0'));
    expect(text).toContain(words('left'));
    expect(text).toContain(words('right'));
  });

  test('shows what was typed into its form', async () => {
    const pdf = await PDFDocument.create();
    const page = pdf.addPage([400, 200]);
    page.drawText('End date:', { x: 20, y: 102, size: 11 });
    const field = pdf.getForm().createTextField('end');
    field.setText('31 December 2027');
    field.addToPage(page, { x: 100, y: 95, width: 200, height: 20 });
    const { text } = await readDocument(await pdf.save(), {});
    expect(text).toMatch(/End date:\s+31 December 2027/);
  });

  test('says which of its pages have no text, and parts its pages by form feeds', async () => {
    const pdf = await pdfWith((page) => {
      page.text('Page one has words.').addPage().addPage().text('Page three too.');
    });
    expect(await readDocument(pdf, {})).toMatchObject({
      text: 'Page one has words.\f\fPage three too.',
      pages: 3,
      pagesWithoutText: 1,
    });
  });

  test('parts paragraphs by a blank line', async () => {
    const { text } = await readDocument(
      await textAsPdf(`${'one two three '.repeat(20)}\n${'four five six '.repeat(20)}`),
      {},
    );
    expect(text.split('\n\n')).toHaveLength(2);
  });
});

describe('a table', () => {
  test('of a page keeps a label beside its value', async () => {
    const html =
      '<table><tr><td><p>Renewal</p></td><td><p>1 May 2027</p></td></tr><tr><th>Fee</th><td>$ 5</td></tr></table>';
    expect((await readDocument(bytesOf(`<html><body>${html}`), {})).text).toBe('Renewal   1 May 2027\nFee   $ 5');
  });

  test('whose cells hold several lines keeps them beside each other, but not the blocks of two signatories', async () => {
    const figures = row('<p>Gross income</p><p>Levies</p>', '<p>17,542</p><p>825</p>');
    const signed = row('<p>LESSOR</p><p>By: Ann</p>', '<p>LESSEE</p><p>By: Bo</p>');
    const { text } = await readDocument(bytesOf(`<html><body><table>${figures}${signed}</table>`), {});
    expect(text.split('\n').filter((line) => line !== '')).toEqual([
      'Gross income   17,542',
      'Levies         825',
      'LESSOR',
      'By: Ann',
      'LESSEE',
      'By: Bo',
    ]);
  });
});

describe('a mail', () => {
  test('gives its attachments, those of a message within it, and all bodies', async () => {
    const inner = asMail({ mimeType: 'text/plain', content: 'inner words' }, [
      { mimeType: 'application/pdf', content: 'x', name: 'lease.pdf' },
    ]);
    const outer = asMail({ mimeType: 'text/plain', content: 'outer words' }, [
      { mimeType: 'message/rfc822', content: inner },
      { mimeType: 'application/zip', content: 'y', name: '../../etc/all.zip' },
    ]);
    const mail = await readDocument(outer, {});
    expect(mail).toMatchObject({ title: 'The agreement', text: 'outer words\n\ninner words' });
    expect(mail.attachments?.map(({ name, mimeType, inline }) => [name, mimeType, inline])).toEqual([
      ['lease.pdf', 'application/pdf', false],
      ['all.zip', 'application/zip', false],
    ]);
  });

  test('that quotes a contract is read without the marks of quoting', async () => {
    const quoted = CONTRACT.split('\n')
      .map((line) => `> > ${line}`.trimEnd())
      .join('\n');
    const { text } = await readDocument(asMail({ mimeType: 'text/plain', content: `See below.\n\n${quoted}` }), {});
    expect(text).toBe(`See below.\n\n${CONTRACT}`);
  });

  test('whose plain part only points to its HTML part is read from that', async () => {
    const boundary = 'b';
    const html = textAsHtml(CONTRACT);
    const mail =
      `MIME-Version: 1.0\r\nSubject: x\r\nContent-Type: multipart/alternative; boundary=${boundary}\r\n` +
      '\r\n--b\r\nContent-Type: text/plain\r\n\r\nSee HTML.\r\n--b\r\nContent-Type: text/html; ' +
      `charset=utf-8\r\n\r\n${html}\r\n--b--\r\n`;
    expect(folded((await readDocument(bytesOf(mail), {})).text)).toBe(folded(CONTRACT));
  });
});

describe('a refusal names its reason', () => {
  test.each<[string, DocumentErrorCode, RegExp, () => Uint8Array | Promise<Uint8Array>]>([
    ['nothing at all', 'EMPTY', /empty/, () => new Uint8Array()],
    ['only blanks', 'EMPTY', /empty/, () => bytesOf(' \n\n ')],
    [
      'a PDF with a password',
      'ENCRYPTED',
      /password/,
      () => pdfWith((page) => page.text('secret'), { userPassword: 'x' }),
    ],
    ['a PDF cut off', 'CORRUPT', /damaged/, async () => bytesOf('%PDF-1.7\n1 0 obj <</Type/Cata')],
    ['a scan', 'NO_TEXT', /scan/, () => pdfWith((page) => page.rect(50, 50, 300, 400).fill('#ddd'))],
    [
      'a portfolio',
      'UNSUPPORTED',
      /portfolio/,
      () => pdfWith((page) => page.text('For the best experience, open this PDF portfolio in Acrobat.')),
    ],
    ['a picture', 'PICTURE', /picture \(PNG\)/, () => latin('\x89PNG\r\n\x1a\n')],
    ['an archive', 'UNSUPPORTED', /7-Zip/, () => latin('7z\xbc\xaf\x27\x1c\0')],
    ['rich text', 'UNSUPPORTED', /RTF/, () => bytesOf('{\\rtf1 hello}')],
    [
      'an old Office file',
      'UNSUPPORTED',
      /Word \(\.doc\)/,
      () => latin(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${[...'WordDocument'].join('\0')}`),
    ],
    [
      'a Word file with a password',
      'ENCRYPTED',
      /password/,
      () => latin(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${[...'EncryptedPackage'].join('\0')}`),
    ],
    ['a zip cut off', 'CORRUPT', /damaged/, () => latin('PK\x03\x04\x14\0\0\0')],
    [
      'bytes of no kind',
      'UNSUPPORTED',
      /unknown/,
      () => Uint8Array.from({ length: 4000 }, (_, index) => (index * 7919) % 251),
    ],
    [
      'a file over the limit',
      'TOO_LARGE',
      /26 MB\. We read files up to 25 MB/,
      () => new Uint8Array(documentLimits.maxBytes + 1),
    ],
  ])('%s', async (_, code, sentence, make) => {
    const refused = await refusal(await make(), { name: 'contract.pdf', mimeType: 'application/pdf' });
    expect(refused.code).toBe(code);
    expect(refused.sentence).toMatch(sentence);
  });

  test('a spreadsheet in a Word file’s clothes', async () => {
    const docx = Buffer.from(await textAsDocx('x'));
    const sheet = Buffer.from(docx.toString('latin1').replaceAll('word/', 'xl///'), 'latin1');
    expect((await refusal(sheet, { name: 'contract.docx' })).sentence).toContain('spreadsheet');
  });

  test('more pages than allowed', async () => {
    const pdf = await pdfWith((page) => page.addPage().addPage());
    await expect(readDocument(pdf, {}, { ...documentLimits, maxPages: 2 })).rejects.toMatchObject({
      code: 'TOO_MANY_PAGES',
      message: 'This document has 3 pages. We read up to 2.',
    });
  });
});
