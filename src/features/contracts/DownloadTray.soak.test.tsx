import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { server } from '../../../mocks/node.ts';
import { renderApp } from '../../../tests/setup/renderApp.tsx';
import { signedOut } from '../auth/authSlice.ts';

const name = 'Warehouse lease, Dock 4, Halden Cold Storage LLC';
const progress = () => screen.findByRole('progressbar', { name: `Download of ${name}` });

/** A document that comes piece by piece, when the test says so. */
function slowDocument(headers: Record<string, string> = {}) {
  const { readable, writable } = new TransformStream<Uint8Array>();
  const writer = writable.getWriter();
  let requests = 0;
  server.use(
    http.get('*/api/contracts/:id/download', () => {
      requests += 1;
      return new Response(readable, { headers: { 'content-type': 'application/pdf', ...headers } });
    }),
  );
  const send = (kilobytes: number) => void writer.write(new Uint8Array(kilobytes * 1_000)).catch(() => undefined);
  const end = () => void writer.close().catch(() => undefined);
  return { send, end, requests: () => requests };
}

async function start() {
  const app = await renderApp({ path: '/contracts?search=dock' });
  const button = await screen.findByRole('button', { name: `Download ${name}` });
  await app.user.click(button);
  return { ...app, button };
}

describe('a download under way', () => {
  const saved: string[] = [];

  beforeEach(() => {
    saved.length = 0;
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:made');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      if (this.download) saved.push(this.download);
    });
  });
  afterEach(() => void vi.restoreAllMocks());

  it('shows the bytes so far of all, says so once, and saves the file under the name of the service', async () => {
    const document = slowDocument({
      'content-length': '6000',
      'content-disposition': 'attachment; filename="contract-from-service.pdf"',
    });
    const { store, button } = await start();
    expect(screen.getByText(`Downloading ${name}.`)).toBeInTheDocument();
    document.send(2);
    expect(await screen.findByText('2 kB of 6 kB')).toBeInTheDocument();
    expect(await progress()).toHaveAttribute('value', '2000');
    expect(await progress()).toHaveAttribute('max', '6000');
    expect(button).toHaveFocus();
    document.send(4);
    document.end();
    expect(await screen.findByText(`${name} has been downloaded.`)).toBeInTheDocument();
    expect(saved).toEqual(['contract-from-service.pdf']);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(JSON.stringify(store.getState())).not.toContain('Blob');
  });

  it('whose length is not known shows the bytes so far, and a bar without a value', async () => {
    const document = slowDocument();
    await start();
    document.send(3);
    expect(await screen.findByText('3 kB so far')).toBeInTheDocument();
    expect(await progress()).not.toHaveAttribute('value');
    document.end();
    await waitFor(() => expect(saved).toEqual(['contract-demo-1.pdf']));
  });

  it('can be cancelled: nothing is saved, nothing has failed, and the focus goes back to where it began', async () => {
    const document = slowDocument();
    const { user, button } = await start();
    document.send(1);
    await user.click(await screen.findByRole('button', { name: `Cancel the download of ${name}` }));
    expect(await screen.findByText(`The download of ${name} was cancelled.`)).toBeInTheDocument();
    expect(button).toHaveFocus();
    expect(screen.queryByRole('region', { name: 'Downloads' })).not.toBeInTheDocument();
    document.end();
    await new Promise((later) => setTimeout(later, 20));
    expect(saved).toEqual([]);
    expect(screen.queryByText('Failed to download contract')).not.toBeInTheDocument();
  });

  it('is not begun a second time by a second click', async () => {
    const document = slowDocument();
    const { user, button } = await start();
    await user.dblClick(button);
    document.end();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(document.requests()).toBe(1);
  });

  it('that fails after the list has been left is told by a notice', async () => {
    const answered = Promise.withResolvers<void>();
    server.use(
      http.get('*/api/contracts/:id/download', async () => {
        await answered.promise;
        return Response.json({}, { status: 500 });
      }),
    );
    const { user } = await start();
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    answered.resolve();
    const notices = within(screen.getByRole('region', { name: 'Notices' }));
    expect(await notices.findByText('Failed to download contract')).toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  it('saves nothing once its user has signed out', async () => {
    const document = slowDocument();
    const { store } = await start();
    document.send(1);
    await progress();
    store.dispatch(signedOut());
    document.end();
    await new Promise((later) => setTimeout(later, 20));
    expect(saved).toEqual([]);
    expect(screen.queryByText('Failed to download contract')).not.toBeInTheDocument();
  });
});
