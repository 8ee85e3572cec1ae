/** Mails made to be slow to read, of so many bytes: what came of finding out how the service is stopped by one. */

const MEGABYTE = 1024 * 1024;

/** By what they are made of. */
export const HOSTILE_BODIES: Record<string, () => string> = {
  'of To: lines': () => 'To: a@b.example\n'.repeat((25 * MEGABYTE) / 16 - 100),
  'of one line': () => 'agreement '.repeat((25 * MEGABYTE) / 10 - 100),
  'of U+FDFA': () => `agreement\n${'\u{FDFA}'.repeat((25 * MEGABYTE) / 3 - 100)}`,
  'of nested quotes': () => quotes(25 * MEGABYTE - 1000),
  'of underscores': () => `agreement\n${'_'.repeat(250_000)}\n`,
};

/** Each line one mark deeper, up to 2,000, and again. */
function quotes(bytes: number): string {
  const lines: string[] = [];
  for (let length = 0, depth = 0; length < bytes; depth = (depth + 1) % 2000) {
    const line = `${'>'.repeat(depth)} this agreement goes on`;
    lines.push(line);
    length += line.length + 1;
  }
  return lines.join('\n');
}
