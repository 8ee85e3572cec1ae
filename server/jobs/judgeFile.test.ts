import { describe, expect, it } from 'vitest';
import { scansCanBeRead } from '../documents/scan/scanPackages.ts';
import { isDecoration, judgeFile } from './judgeFile.ts';

const LIMIT = 25 * 1024 * 1024;
const judge = (name: string, mimeType = 'application/octet-stream', size: number | null = 1000) =>
  judgeFile({ name, mimeType, size }, LIMIT);

describe('a file', () => {
  it.each(['lease.pdf', 'lease.docx', 'lease.doc', 'lease.html', 'lease.txt', 'mail.eml', 'no ending'])(
    'called %s is read, whatever type it is declared as',
    (name) => expect(judge(name)).toBe('read'),
  );

  it.each([
    ['photo.JPG', 'application/octet-stream', 'PICTURE'],
    ['Attachment', 'image/png', 'PICTURE'],
    ['all.zip', 'application/zip', 'ARCHIVE'],
    ['all.zip', 'application/octet-stream', 'ARCHIVE'],
    ['Attachment', 'application/x-7z-compressed', 'ARCHIVE'],
    ['numbers.xlsx', 'application/octet-stream', 'SPREADSHEET'],
    ['Attachment', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'SPREADSHEET'],
    ['Attachment', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', 'PRESENTATION'],
    ['invite.ics', 'text/calendar', 'CALENDAR'],
    ['call.mp3', 'audio/mpeg', 'RECORDING'],
    ['setup.exe', 'application/x-msdownload', 'PROGRAM'],
  ])('called %s of type %s is left out as %s, with a sentence', (name, mimeType, code) => {
    expect(judge(name, mimeType)).toEqual({ code, reason: expect.stringMatching(/^(?:This|These) .+\.$/) });
  });

  it.each(['MSA Booking.com', 'Agreement Node.js', 'Agreement.key', 'all.zip'])(
    'declared a PDF is read, though it is called %s',
    (name) => expect(judge(name, 'application/pdf')).toBe('read'),
  );

  it('whose name ends in what may be a company and whose type says nothing is fetched, and its bytes decide', () => {
    expect(judge('MSA Booking.com')).toBe('read');
    expect(judge('slides.key', 'application/vnd.apple.keynote')).toBe('read');
  });

  it.skipIf(!scansCanBeRead())(
    'that is a picture is read where its name says it is a scan, unless it is as small as a logo',
    () => {
      const page = 400 * 1024;
      expect(judge('Scan_0042.png', 'image/png', page)).toBe('read');
      expect(judge('Mietvertrag Seite 1.jpg', 'application/octet-stream', page)).toBe('read');
      expect(judge('Signed lease.tif', 'image/tiff', page)).toBe('read');
      expect(judge('IMG_2231.jpg', 'image/jpeg', page)).toMatchObject({ code: 'PICTURE' });
      expect(judge('contract-logo.png', 'image/png', 9000)).toMatchObject({ code: 'PICTURE' });
      expect(judge('scan.png', 'image/png', LIMIT + 1)).toMatchObject({ code: 'TOO_LARGE' });
    },
  );

  it('called a PDF is read where the sender declared it a picture', () => {
    expect(judge('lease.pdf', 'image/jpeg')).toBe('read');
  });

  it('over the limit is not fetched, and the sentence says both sizes', () => {
    expect(judge('lease.pdf', 'application/pdf', LIMIT)).toBe('read');
    expect(judge('lease.pdf', 'application/pdf', LIMIT + 1)).toMatchObject({
      code: 'TOO_LARGE',
      reason: 'This file is 26 MB. We read files up to 25 MB.',
    });
  });

  it('that signs a mail needs no line in the receipt', () => {
    expect(judge('smime.p7s', 'application/pkcs7-signature')).toBe('silent');
  });

  it('is decoration as a small picture within a body, not as a large one and not as a PDF', () => {
    const facts = { name: 'logo.png', mimeType: 'image/png', size: 5000 };
    expect(isDecoration(facts, true)).toBe(true);
    expect(isDecoration(facts, false)).toBe(false);
    expect(isDecoration({ ...facts, size: 500_000 }, true)).toBe(false);
    expect(isDecoration({ ...facts, mimeType: 'application/pdf' }, true)).toBe(false);
  });
});
