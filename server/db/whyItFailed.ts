/** What PostgreSQL's programs say of a failure, cut down to the line that says why. */

/** The first complaint, without the time and the process; where there is none, the last line: what follows a complaint is its aftermath. */
export function whyItFailed(output: string): string {
  const lines = output.trim().split('\n');
  const complaint = lines.find((line) => /\b(?:FATAL|PANIC|error):/.test(line));
  return (complaint ?? lines.at(-1) ?? '').replace(/^.*?\b(?:FATAL|PANIC|error):\s*/, '').trim() || 'it said nothing';
}
