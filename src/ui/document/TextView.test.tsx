import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextView } from './TextView.tsx';

const shownAs = (...lines: string[]) => {
  const { container } = render(<TextView text={lines.join('\n')} passages={[]} />);
  return container.querySelector<HTMLElement>('.document-columns')?.style.getPropertyValue('--letters') ?? null;
};

it('a text whose words stand in columns is shown in letters of one width, so small that its longest row fits', () => {
  expect(shownAs('Item              Price', 'Support           $100.00', 'Hosting           $20.00 ')).toBe('25');
});

it('a text in sentences is shown like any other, be there a stray row of blanks in it', () => {
  expect(shownAs('ORDER FORM        Q-17', 'We order support.', 'It costs $100.00 a year.')).toBeNull();
  const clauses = Array.from({ length: 40 }, (_, index) => [`${index}. We order support.`, '']).flat();
  expect(
    shownAs('Exhibit 10.2          Page 1', ...clauses, 'Signed:       Signed:', 'A. Ortiz      J. Pell'),
  ).toBeNull();
});
