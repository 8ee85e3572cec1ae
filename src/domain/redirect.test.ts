import { expect, it } from 'vitest';
import { ownPath } from './redirect.ts';

it('paths of the own origin are followed', () => {
  for (const path of ['/', '/contracts?page=2#top', '/upload-contracts']) expect(ownPath(path)).toBe(path);
});

it('everything else is refused', () => {
  const refused = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil',
    'x',
    '',
  ];
  for (const path of [...refused, '/login', '/register?x', null, undefined]) expect(ownPath(path)).toBeNull();
});
