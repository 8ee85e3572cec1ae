import { expect, it } from 'vitest';
import { foldLetters, foldWithPlaces } from './foldLetters.ts';
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

it('each folded character knows where in the text it comes from, whatever its length', () => {
  const text = 'Die Stra\u00dfe nach \u0141o\u0301dz\u0301 😀!';
  const { folded, places } = foldWithPlaces(text);
  expect(folded).toBe('die strasse nach lodz 😀!');
  expect(text.slice(places[4], places[12])).toBe('Stra\u00dfe ');
  expect(text.slice(places[17], places[21])).toBe('\u0141o\u0301dz\u0301');
  expect(text[places[folded.length - 1] ?? 0]).toBe('!');
});

it('finds a name with its marks and without, and the one behind it, too', () => {
  const contracts = [{ name: 'Zoë Straße' }, { name: 'Müller' }, { name: 'Muller' }];
  const found = (text: string) => filterByName(contracts, text).map(({ name }) => name);
  expect(found('zoe')).toEqual(['Zoë Straße']);
  expect(found('muller')).toEqual(['Müller', 'Muller']);
  expect(found('Müller')).toEqual(['Müller', 'Muller']);
});
