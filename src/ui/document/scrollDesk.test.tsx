import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DocumentViewer } from './DocumentViewer.tsx';

it('a document opens at its passage without moving the screen, and moves it once a value is chosen', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const ofScreen = () => scrolled.mock.calls.filter(([how]) => typeof how === 'object' && !('container' in how));
  const passages = [{ id: 'to', quote: 'ends on June 30, 2028', check: true, page: null }];
  const viewer = (at: number) => (
    <DocumentViewer
      name="Lease"
      original={null}
      text="The term ends on June 30, 2028."
      passages={passages}
      chosen={{ id: 'to', at }}
      onChoose={() => undefined}
    />
  );
  const { rerender } = render(viewer(0));
  expect(scrolled).toHaveBeenCalledOnce();
  expect(ofScreen()).toEqual([]);
  rerender(viewer(1));
  expect(ofScreen()).toHaveLength(1);
});
