import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, it } from 'vitest';
import { server } from '../../../mocks/node.ts';
import { connectedStore } from '../../../tests/setup/connectedStore.ts';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

const file = (name: string, bytes = 20) => new File([new Uint8Array(bytes)], name);

async function open() {
  const app = await renderApp({ path: '/upload-contracts', store: await connectedStore() });
  const input = await screen.findByLabelText('Files to read');
  return { ...app, input };
}

const OLD = '2026-11-01T09:00:00.000Z';

it('that find no room are sent when what waits besides has been discarded, and are forgotten when they are cleared', async () => {
  const { user, input } = await open();
  const discarded: string[] = [];
  const message = 'Other files of yours wait to be read.';
  const refused = Response.json({ error: { message, code: 'UPLOADS_WAITING' } }, { status: 409 });
  const old = { uploadId: 'old', files: [{ position: 0, name: 'old.pdf', size: 20 }], lastArrivedAt: OLD };
  server.use(
    http.put('*/api/files/:uploadId/:position', () => (discarded.length === 0 ? refused.clone() : undefined)),
    http.get('*/api/files', () => Response.json({ uploads: discarded.length === 0 ? [old] : [] })),
    http.delete('*/api/files/:uploadId', ({ params }) => {
      discarded.push(String(params['uploadId']));
      return new Response(null, { status: 204 });
    }),
  );
  await user.upload(input, [file('new.pdf')]);
  expect(await screen.findByText(message)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Discard old.pdf' }));
  await waitFor(() => expect(screen.queryByText('old.pdf')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Send 1 file again' }));
  expect(await screen.findByRole('button', { name: 'Read 1 file' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(discarded).toEqual(['old', expect.stringMatching(/^[\da-f-]{36}$/)]));
});

it('that are still on their way when they are cleared are discarded once they have arrived', async () => {
  const { user, input } = await open();
  const happened: string[] = [];
  const arrives = Promise.withResolvers<void>();
  server.use(
    http.put('*/api/files/:uploadId/:position', async () => {
      await arrives.promise;
      happened.push('arrived');
      return undefined;
    }),
    http.delete('*/api/files/:uploadId', () => void happened.push('discarded')),
  );
  await user.upload(input, [file('slow.pdf')]);
  await user.click(await screen.findByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(happened).toEqual(['discarded']));
  arrives.resolve();
  await waitFor(() => expect(happened).toEqual(['discarded', 'arrived', 'discarded']));
});

it('that are not kept any more are sent again before anything is read', async () => {
  const { user, input } = await open();
  const sent: string[] = [];
  server.use(
    http.put('*/api/files/:uploadId/:position', ({ params }) => void sent.push(String(params['position']))),
    http.get('*/api/files/:uploadId', () => Response.json({ files: [{ position: 0, name: 'one.pdf', size: 20 }] })),
    http.post('*/api/files', ({ request }) => {
      expect(new URL(request.url).searchParams.get('files')).toBe('2');
      const message = 'Only 1 of these files is here. Send the others again, then read them.';
      return Response.json({ error: { code: 'UPLOAD_INCOMPLETE', message } }, { status: 409 });
    }),
  );
  await user.upload(input, [file('one.pdf'), file('two.pdf')]);
  await user.click(await screen.findByRole('button', { name: 'Read 2 files' }));
  expect(await screen.findByText(/^Only 1 of these files is here/)).toBeVisible();
  await waitFor(() => expect(sent.toSorted()).toEqual(['0', '1', '1']));
  expect(await screen.findByRole('button', { name: /Read 2 files/ })).toBeEnabled();
});
