import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PartBoundary } from './PartBoundary.tsx';

function Broken(): never {
  throw new Error('no such chunk');
}

it('keeps what is around a broken part, and gives another part its chance', () => {
  // React logs what a boundary catches.
  // eslint-disable-next-line no-console -- expected here, and so not noise.
  const logged = vi.mocked(console.error);
  logged.mockImplementation(() => undefined);
  const view = render(
    <>
      <p>around</p>
      <PartBoundary resetKey="/a">
        <Broken />
      </PartBoundary>
    </>,
  );
  expect(screen.getByText('around')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('This part could not be shown.');
  view.rerender(
    <>
      <p>around</p>
      <PartBoundary resetKey="/b">
        <p>fine</p>
      </PartBoundary>
    </>,
  );
  expect(screen.getByText('fine')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(logged).toHaveBeenCalled();
  logged.mockClear();
});
