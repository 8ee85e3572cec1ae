/**
 * Loaded by Node before everything else in a worker of tests that run on Node alone. What it compiles is kept for the next worker; may be
 * deleted at any time.
 */
import { fileURLToPath } from 'node:url';
import { quickenImports } from '../../server/quickImports.ts';

quickenImports(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)));
