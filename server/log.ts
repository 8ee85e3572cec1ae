/** The log: one JSON line per event, without personal data or secrets. */
import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';
import { describeError } from './db/describeError.ts';

function describe(error: unknown): unknown {
  return error instanceof Error ? describeError(error) : error;
}

/** Writes to standard output, or where a test wants it. `err` and `error` are cut down to what says nothing of the data. */
export function createLog(level: Config['logLevel'], destination: DestinationStream = pino.destination(1)): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describe, error: describe },
  };
  return pino(options, destination);
}
