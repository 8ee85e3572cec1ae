/** Which files in Drive a text links to. */
import { describe, expect, it } from 'vitest';
import { findDriveLinks } from './driveLinks.ts';

const ID = '1AbCdEfGhIjKlMnOpQrStUvWxYz_-0123';
const link = (resourceKey: string | null = null) => [{ id: ID, resourceKey }];

describe('a link to a file in Drive is recognised', () => {
  it.each([
    [`https://drive.google.com/file/d/${ID}/view?usp=sharing`, link()],
    [`<https://docs.google.com/document/d/${ID}/edit#heading=h.1>`, link()],
    [`https://docs.google.com/spreadsheets/u/0/d/${ID}/edit`, link()],
    [`http://drive.google.com/a/vendor.example/file/d/${ID}/view).`, link()],
    [`https://drive.google.com/open?usp=drive_link&id=${ID}`, link()],
    [`https://drive.google.com/uc?export=download&id=${ID}`, link()],
    [`https://drive.google.com/drive/folders/${ID}`, link()],
    [`href="https://drive.google.com/file/d/${ID}/view?a=b&amp;resourcekey=0-Key_1"`, link('0-Key_1')],
    [
      `https://eur01.links.example/?url=https%3A%2F%2Fdrive.google.com%2Ffile%2Fd%2F${ID}%2Fview%3Fresourcekey%3D0-k&d=1`,
      link('0-k'),
    ],
    [
      `https://drive.google.com/file/d/${ID}/view https://docs.google.com/document/d/${ID}/edit?resourcekey=0-k`,
      link('0-k'),
    ],
    ['https://docs.google.com/forms/d/e/1FAIpQLSabcdefghijklmnop/viewform', []],
    [`https://drive.google.com.evil.example/file/d/${ID}/view`, []],
    ['https%3A%2F%2Fdrive.google.com%2Fopen%3Fid%3D%E0%A4%A', []],
  ])('%s', (text, expected) => {
    expect(findDriveLinks(text)).toEqual(expected);
  });
});

it('of more than a hundred linked files, a hundred are told', () => {
  const text = Array.from({ length: 300 }, (_, n) => `https://drive.google.com/open?id=${ID}${n}`).join(' ');
  expect(findDriveLinks(text)).toHaveLength(100);
});
