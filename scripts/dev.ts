/** `npm run dev`: the web app by Vite with hot reload on http://localhost:5173, and the service restarted at each change on port 3000. */
import { spawn } from 'node:child_process';
import { createServer } from 'vite';

const servicePort = process.env.PORT ?? '3000';
const service = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/server.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: servicePort, PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:5173' },
});

const target = `http://localhost:${servicePort}`;
const web = await createServer({
  server: { port: 5173, strictPort: true, proxy: { '/api': target, '/sandbox': target } },
});
await web.listen();
web.printUrls();

function stop() {
  service.kill('SIGTERM');
  void web.close().finally(() => process.exit(0));
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
service.once('exit', stop);
