/** Routes that are not operations of the contract: the page that Google sends the browser back to. */
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../appContext.ts';

export function googleRoutes(_app: FastifyInstance, _context: AppContext): void {}
