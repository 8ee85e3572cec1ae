/** Where the two servers of the end-to-end tests listen: `E2E_PORT` and the port after it. */

const first = Number(process.env['E2E_PORT'] ?? 4510);

export const ports = { service: first, demo: first + 1 };

export const addresses = { service: `http://localhost:${ports.service}`, demo: `http://localhost:${ports.demo}` };
