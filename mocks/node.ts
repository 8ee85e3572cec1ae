/**
 * The mock backend in tests. `server.listen()` before, `server.resetHandlers()` and `backend.reset()` after each test;
 * `backend.chooseScenario(...)` for a named scenario. Nothing is delayed.
 */
import { setupServer } from 'msw/node';
import { createBackend } from './backend.ts';
import { makeHandlers } from './handlers.ts';

export const backend = createBackend();
export const server = setupServer(...makeHandlers(backend));
