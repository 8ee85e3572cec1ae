import { fireEvent, screen, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { server } from '../../../mocks/node.ts';
import { connectedStore } from '../../../tests/setup/connectedStore.ts';
import { renderApp } from '../../../tests/setup/renderApp.tsx';
import { wizardView } from '../wizard/wizardView.ts';

const file = (name: string, bytes = 20) => new File([new Uint8Array(bytes)], name);

async function open() {
  const app = await renderApp({ path: '/upload-contracts', store: await connectedStore() });
  const input = await screen.findByLabelText('Files to read');
  return { ...app, input };
}

const lines = () => within(screen.getByRole('list', { name: 'Chosen files' })).getAllByRole('listitem');

describe('own files', () => {
  it('are sent, read, and shown to choose from, with a receipt that names what was left out', async () => {
    const said: unknown[] = [];
    server.use(
      http.post('*/api/files', async ({ request }) => {
        said.push((await request.clone().formData()).get('notSent'));
        return undefined;
      }),
    );
    const { user, input, store } = await open();
    await user.upload(input, [file('lease.pdf')]);
    // Dropped anywhere on the page, what a chooser would not offer comes too.
    const dataTransfer = { types: ['Files'], files: [file('song.mp3'), file('empty.pdf', 0)] };
    fireEvent.drop(document.body, { dataTransfer });
    expect(await screen.findByText(/^This file is empty\./)).toBeInTheDocument();
    const read = await screen.findByRole('button', { name: 'Read 2 files' });
    expect(lines()).toHaveLength(3);
    await user.click(read);
    expect(await screen.findByText('Your files are being read. Waiting for results...')).toBeInTheDocument();
    expect(wizardView(store.getState().wizard)).toMatchObject({ step: 2, polling: true });
    expect(said).toEqual([JSON.stringify([{ name: 'empty.pdf', size: 0 }])]);
  });

  it('that did not arrive are sent again, and only those', async () => {
    const { user, input } = await open();
    const sent: string[] = [];
    let fails = true;
    server.use(
      http.put('*/api/files/:uploadId/:position', async ({ params }) => {
        sent.push(String(params['position']));
        if (params['position'] !== '1' || !fails) return undefined;
        fails = false;
        return Response.json({ error: { message: 'The service is busy.' } }, { status: 503 });
      }),
    );
    await user.upload(input, [file('one.pdf'), file('two.pdf')]);
    await user.click(await screen.findByRole('button', { name: 'Send 1 file again' }));
    expect(await screen.findByRole('button', { name: 'Read 2 files' })).toBeEnabled();
    expect(sent.toSorted()).toEqual(['0', '1', '1']);
  });

  it('dropped on another screen are taken to where they are read', async () => {
    await renderApp({ path: '/dashboard', store: await connectedStore() });
    await screen.findByRole('heading', { level: 1 });
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [file('lease.pdf')] } });
    expect(await screen.findByRole('button', { name: 'Read 1 file' })).toBeEnabled();
  });

  it('beyond a hundred wait for the next reading, and every one of them is named', async () => {
    server.use(http.put('*/api/files/:uploadId/:position', () => new Promise<never>(() => undefined)));
    await open();
    const files = Array.from({ length: 103 }, (_, index) => file(`lease ${index + 1}.pdf`));
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files } });
    expect(await screen.findByText(/The first 100 are taken\. Read them, then drop the other 3 again/)).toBeVisible();
    expect(screen.getByText('lease 103.pdf').closest('li')).toHaveTextContent(/Not among the first 100/);
    expect(screen.getByText('lease 100.pdf').closest('li')).toHaveTextContent(/Waiting/);
  });

  it('that had arrived before a reload are not sent again, and what is missing is asked for', async () => {
    const uploadId = '00000000-0000-4000-8000-000000000018';
    const files = ['one.pdf', 'two.pdf'].map((name, position) => ({ name, size: 20, position }));
    sessionStorage.setItem('upload', JSON.stringify({ uploadId, files }));
    const sent: string[] = [];
    server.use(
      http.get('*/api/files/:uploadId', () => Response.json({ files: files.slice(0, 1) })),
      http.put('*/api/files/:uploadId/:position', ({ params }) => {
        sent.push(`${String(params['uploadId'])} ${String(params['position'])}`);
      }),
    );
    await open();
    expect(await screen.findByText(/^1 file had not arrived when this page was left/)).toBeVisible();
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [file('one.pdf'), file('two.pdf')] } });
    expect(await screen.findByRole('button', { name: 'Read 2 files' })).toBeEnabled();
    expect(sent).toEqual([`${uploadId} 1`]);
    sessionStorage.removeItem('upload');
  });
});
