import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend, server } from '../../../mocks/node.ts';
import { openContract, values } from '../../../tests/setup/contractPage.tsx';
import { longPdf, longView, openPdf } from '../../../tests/setup/longPdf.ts';
import { DocumentViewer } from '../../ui/document/DocumentViewer.tsx';

// The stand-in's pictures have no addresses.
const createObjectURL = vi.spyOn(URL, 'createObjectURL');
const revokeObjectURL = vi.spyOn(URL, 'revokeObjectURL');
beforeEach(() => {
  createObjectURL.mockReturnValue('blob:picture');
  revokeObjectURL.mockReturnValue();
});

describe('the documents of a contract', () => {
  it('shows the picture that a document was read from, says what to look for on it, and finds that in the text', async () => {
    const { user } = await openContract('Grounds maintenance');
    expect(await screen.findByText('Read from a scan: check it against the picture')).toBeVisible();
    const picture = await screen.findByRole('img', { name: /^Scanned page/ });
    expect(picture).toHaveAttribute('src', 'blob:picture');
    expect(createObjectURL).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'image/png' }));
    await user.click(screen.getByRole('tab', { name: /^Found in/ }));
    expect(screen.getByText('Read from a scan')).toBeVisible();
    const panel = await values();
    await user.click(panel.getAllByRole('button', { name: /show the passage/ })[0] as HTMLElement);
    expect(screen.getByText(/^Look for/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Find in text' }));
    const viewer = screen.getByRole('region', { name: /^Document:/ });
    expect(viewer.querySelector('mark.chosen')).toBeVisible();
    expect(picture).not.toBeInTheDocument();
    expect(revokeObjectURL).toHaveBeenCalledWith('blob:picture');
    await user.click(within(viewer).getByText('Picture'));
    fireEvent.error(await screen.findByRole('img', { name: /^Scanned page/ }));
    expect(screen.getByText('We can’t show this picture. Here is the text we read from it.')).toBeVisible();
  });

  it('turns to the page of a passage that is far away, marks it there alone, gives back the pages it has left, and turns to a page by its number', async () => {
    openPdf.mockResolvedValueOnce(longPdf(200, 'It ends on February 28, 2027.'));
    const { rerender } = render(<DocumentViewer {...longView} chosen={null} />);
    const first = await screen.findByRole('region', { name: 'Page 1' });
    expect(await within(first).findByText('It ends')).toBeVisible();
    expect(first.querySelectorAll('mark')).toHaveLength(1);
    rerender(<DocumentViewer {...longView} chosen={{ id: 'to', at: 1 }} />);
    const page = screen.getByRole('region', { name: 'Page 120' });
    await waitFor(() => expect(page.querySelector('mark.chosen')).toHaveTextContent('on February 28, 2027'));
    expect(first.querySelector('canvas')).toHaveProperty('width', 0);
    fireEvent.change(screen.getByRole('textbox', { name: 'Page, of 200' }), { target: { value: '150' } });
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Page, of 200' }), { key: 'Enter' });
    expect(await within(screen.getByRole('region', { name: 'Page 150' })).findByText(/^It ends/)).toBeVisible();
  });

  it('has paper that follows the dark scheme until it is wanted as printed; a scan is always as it came', async () => {
    openPdf.mockResolvedValueOnce(longPdf(2, 'It ends on February 28, 2027.'));
    const { container, rerender } = render(<DocumentViewer {...longView} chosen={null} />);
    await screen.findByRole('region', { name: 'Page 1' });
    const asPrinted = screen.getByText('As printed').closest('button') as HTMLElement;
    expect(container.querySelector('.desk-follows')).toBeInTheDocument();
    fireEvent.click(asPrinted);
    expect(asPrinted).toHaveAttribute('aria-pressed', 'true');
    expect(container.querySelector('.desk-follows')).not.toBeInTheDocument();
    fireEvent.click(asPrinted);
    rerender(<DocumentViewer {...longView} chosen={null} scan />);
    expect(container.querySelector('.desk-follows')).not.toBeInTheDocument();
    expect(screen.queryByText('As printed')).not.toBeInTheDocument();
  });

  it('are told apart by their place, and each is saved as it came', async () => {
    backend.chooseScenario('many-documents');
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { user } = await openContract('Managed firewall');
    await user.click(await screen.findByRole('combobox', { name: 'Document' }));
    await user.click(await screen.findByTitle(/^2 of 4: Amendment no\. 1/));
    await user.click(await screen.findByRole('button', { name: 'Save the file' }));
    await waitFor(() => expect(saved.mock.contexts[0]).toHaveProperty('download', expect.stringMatching(/1.*\.pdf$/)));
    saved.mockRestore();
  });

  it('can be loaded again where that failed', async () => {
    const fails = ['text', 'original'].map((part) =>
      http.get(`*/api/contracts/:id/${part}`, () => Response.json({ error: { message: 'No.' } }, { status: 500 })),
    );
    server.use(...fails);
    const { user } = await openContract('Managed firewall');
    expect(await screen.findByText('The document could not be loaded.')).toBeVisible();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: /^Document: / })).toBeVisible();
  });
});
