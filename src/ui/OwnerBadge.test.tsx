import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OwnerBadge } from './OwnerBadge.tsx';

it.each([
  ['Dana Ruiz', 'Dana'],
  ['Ruiz, Dana', 'Dana'],
  ['Purchasing,', 'Purchasing'],
  [null, 'dana@example.com'],
])('an owner called %s is shown as %s', (name, shown) => {
  render(<OwnerBadge owner={{ name, email: 'dana@example.com' }} />);
  expect(screen.getByText(shown)).toHaveClass('owner-name');
});
