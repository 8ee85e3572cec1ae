import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Quote } from './Quote.tsx';

it.each([
  ['Fee $8,466.00 -------------------- Setup $1,250.00 ----------', 'Fee $8,466.00 … Setup $1,250.00 …'],
  ['Rent . . . . . . . £640.00', 'Rent … £640.00'],
  ['Term: 12-24 months, see 3.1.2 ...', 'Term: 12-24 months, see 3.1.2 ...'],
])('lines that were only drawn do not hide the words of a passage: %s', (passage, shown) => {
  expect(render(<Quote>{passage}</Quote>).container).toHaveTextContent(shown);
});
