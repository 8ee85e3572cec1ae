/** For tests: a service that keeps one child waiting and one at work, says which they are, and waits to be killed. */
import { setTimeout } from 'node:timers/promises';
import { DocumentReader } from '../DocumentReader.ts';
import { bombPdf } from './bombs.ts';
import { childrenOf } from './childrenOf.ts';

const bomb = bombPdf(400, 60 * 1024 * 1024);
const reader = new DocumentReader({ children: 2 });
const word = new TextEncoder().encode('word');
await Promise.all([reader.read(word, {}), reader.read(word, {})]);
void reader.read(bomb, {}).catch(() => undefined);
await setTimeout(300);
process.send?.(childrenOf(process.pid));
