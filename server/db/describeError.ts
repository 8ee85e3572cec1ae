/** An error for the log: enough to find the fault, nothing of the data that was in it. */

export type DescribedError = {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: DescribedError;
  /** PostgreSQL's names of what was touched. */
  table?: string;
  constraint?: string;
};

/**
 * Drizzle puts the parameters of a failed query into its message, and PostgreSQL the offending values into `detail`: both may be
 * personal data, so of a query only its text is kept, and of a database error only code and names.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error' };
  const fields = error as Error & {
    query?: unknown;
    code?: unknown;
    table?: unknown;
    constraint?: unknown;
    severity?: unknown;
  };
  const ofDatabase = typeof fields.severity === 'string';
  const message =
    typeof fields.query === 'string' ? `Failed query: ${fields.query}` : ofDatabase ? 'database error' : error.message;
  return {
    type: error.name,
    message,
    ...(typeof fields.code === 'string' ? { code: fields.code } : {}),
    ...(typeof fields.table === 'string' ? { table: fields.table } : {}),
    ...(typeof fields.constraint === 'string' ? { constraint: fields.constraint } : {}),
    ...(error.stack === undefined ? {} : { stack: framesOf(error.stack) }),
    ...(error.cause === undefined || depth >= 3 ? {} : { cause: describeError(error.cause, depth + 1) }),
  };
}

/** The stack without the message in front of it. */
function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
