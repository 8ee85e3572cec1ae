/** Requests made to stop the service, as they were found. */
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceProcess } from './serviceProcess.ts';

const post = (service: ServiceProcess, path: string, body: string, token?: string) =>
  fetch(service.url + path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    // Refused before it is read to its end: the connection is closed then.
  }).catch(() => null);

const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

/** Six arrays of 8 MB to the sign-in, without an account, and as many to where 8 MB are taken. */
export async function sendArrays(service: ServiceProcess, token: string): Promise<void> {
  const array = `[${'0,'.repeat(4 * 1024 * 1024 - 10)}0]`;
  await times(6, () => post(service, '/api/auth/login', array));
  await times(6, () => post(service, '/api/contracts/batch', `{"contracts":[${'[],'.repeat(2_700_000)}[]]}`, token));
}

export async function sendBrackets(service: ServiceProcess, token: string): Promise<void> {
  await times(6, () => post(service, '/api/auth/login', '['.repeat(400_000)));
  await times(6, () => post(service, '/api/contracts/batch', '['.repeat(400_000), token));
}

/** Three key files at once with a private key of that many characters; 16,384 bits have 12,700 of them. */
export async function sendKeys(service: ServiceProcess, token: string, privateKey: string): Promise<void> {
  const key = { type: 'service_account', client_email: 'a@b.iam.gserviceaccount.com', private_key: privateKey };
  const file = JSON.stringify({ ...key, client_id: '123456', private_key_id: 'a', project_id: 'b' });
  await times(3, async () => {
    const form = new FormData();
    form.append('credentials', new File([file], 'key.json', { type: 'application/json' }));
    form.append('workspaceEmail', 'a@b.example');
    const headers = { authorization: `Bearer ${token}` };
    await fetch(`${service.url}/api/google/upload-credentials`, { method: 'POST', body: form, headers });
  });
}

/** Connections that say a letter now and then and never end. */
export async function trickle(service: ServiceProcess, connections: number, ms: number): Promise<void> {
  const { port, hostname } = new URL(service.url);
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(
      'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 4000\r\n\r\n',
    );
    return socket;
  });
  for (let waited = 0; waited < ms; waited += 200) {
    for (const socket of sockets) if (!socket.destroyed) socket.write('x');
    await sleep(200);
  }
  for (const socket of sockets) socket.destroy();
}
