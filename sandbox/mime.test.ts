import { describe, expect, it } from 'vitest';
import { allParts, headerOf, parseMime } from './mime.ts';

const parse = (...lines: string[]) => parseMime(Buffer.from(lines.join('\r\n')));

const named = (...headers: string[]) => parse(...headers, '', 'x').filename;

describe('the part tree of a message', () => {
  it('unfolds and decodes headers, encoded words next to each other included', () => {
    const message = parse('Subject: =?UTF-8?B?VmVydA==?=', ' =?iso-8859-1?Q?r=E4ge?= 2026', 'X: naïve', '', 'Hello');
    expect(headerOf(message, 'subject')).toBe('Verträge 2026');
    expect(headerOf(message, 'x')).toBe('naïve');
    expect(message).toMatchObject({ partId: '', mimeType: 'text/plain', body: Buffer.from('Hello') });
  });

  it('keeps a file name from whichever header names it', () => {
    expect(named('Content-Type: application/pdf; name="=?utf-8?Q?a=C3=A9.pdf?="')).toBe('aé.pdf');
    expect(named('Content-Disposition: attachment; filename="a;b \\"c\\".pdf"')).toBe('a;b "c".pdf');
    expect(named("Content-Disposition: attachment; filename*=utf-8''%E2%82%AC.pdf; filename=x.pdf")).toBe('€.pdf');
  });

  it('makes the best of a multipart without its end, and of one without a boundary', () => {
    const open = parse('Content-Type: multipart/mixed; boundary=b', '', 'preamble', '--b', '', 'one', '--b', '', 'two');
    expect(open.parts.map(({ partId, body }) => [partId, body.toString()])).toEqual([
      ['0', 'one'],
      ['1', 'two'],
    ]);
    expect(parse('Content-Type: multipart/mixed', '', 'text')).toMatchObject({
      parts: [],
      mimeType: 'multipart/mixed',
    });
    expect(parse('no header at all', 'really').body.toString()).toBe('no header at all\r\nreally');
  });

  it('keeps an inner boundary that begins like the outer one apart', () => {
    const inner = ['Content-Type: multipart/mixed; boundary=ab', '', '--ab', '', 'deep', '--ab--'];
    const message = parse('Content-Type: multipart/mixed; boundary=a', '', '--a', ...inner, '--a', '', 'flat', '--a--');
    expect(allParts(message).map(({ partId, body }) => [partId, body.toString()])).toEqual([
      ['', ''],
      ['0', ''],
      ['0.0', 'deep'],
      ['1', 'flat'],
    ]);
  });

  it('ends its descent in a message that never stops nesting', () => {
    const nested = Array.from({ length: 500 }, (_, level) => [
      `Content-Type: multipart/mixed; boundary=b${level}`,
      '',
      `--b${level}`,
    ]);
    expect(allParts(parse(...nested.flat())).length).toBeLessThan(50);
  });
});
