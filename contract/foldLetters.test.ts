import { expect, it } from 'vitest';
import { foldLetters } from './foldLetters.ts';
import { filterByName } from './searchNames.ts';

it.each([
  ['Zoë', 'zoe'],
  ['MÜLLER', 'muller'],
  ['Straße', 'strasse'],
  ['Łódź Ørsted', 'lodz orsted'],
  ['I\u0307stanbul', 'istanbul'],
])('%s is compared as %s', (text, folded) => {
  expect(foldLetters(text)).toBe(folded);
});

it('finds a name with its marks and without, and the one behind it, too', () => {
  const contracts = [{ name: 'Zoë Straße' }, { name: 'Müller' }, { name: 'Muller' }];
  const found = (text: string) => filterByName(contracts, text).map(({ name }) => name);
  expect(found('zoe')).toEqual(['Zoë Straße']);
  expect(found('muller')).toEqual(['Müller', 'Muller']);
  expect(found('Müller')).toEqual(['Müller', 'Muller']);
});
