/** One home each: days are added, renewals rolled, act-by days counted, searches refused and limits known in `contract/` and nowhere else. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'server', 'mocks', 'contract'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.gen\.ts$|\/testing\//.test(file));
const outside = files.filter((file) => !file.startsWith('contract/'));

function filesWith(expression: RegExp): string[] {
  return outside.filter((file) => {
    let text = '';
    try {
      text = readFileSync(new URL(file, root), 'utf8');
    } catch {
      // Deleted, and not committed yet.
    }
    return expression.test(text);
  });
}

it.each([
  [
    'adds days or months to a date',
    /\.setUTC(?:Date|Month)\(|\.set(?:Date|Month)\(|function add(?:Days|Months|Duration)\b/,
  ],
  ['rolls a renewal forward', /function (?:rollForward|currentRenewalDate|noticeDeadline)\b/],
  ['knows how many days a month has', /\[31, 28/],
  [
    'refuses a search by rules of its own',
    /SERVICE_NOT_SEARCHABLE|UNSUPPORTED_CRITERIA|FOREIGN_ACCOUNT'|endDate < \w*\.?startDate/,
  ],
  ['fills in what a search leaves open', /'Contract Search'|service \?\? 'MAIL'|timeZone \?\? 'UTC'/],
  [
    'repeats a limit of openapi.yaml',
    new RegExp(
      String.raw`\bmaxLength=\{(?!3\})\d|_QUOTE = 600|_PARTIES = 50|_PARTY = 300|_NAME = 500|_MONEY = 1_?000` +
        String.raw`|\b(?:name|title|quote|party|path|Location)\??\.slice\(0, \d{3}`,
    ),
  ],
  ['says what is to be checked', /(?<!limits\.)MOST_UNCONFIRMED_RENEWALS =|LONG_PAST_DAYS =/],
])('no file outside contract/ %s', (_, expression) => {
  expect(filesWith(expression)).toEqual([]);
});

it('has a kernel that imports nothing but itself', () => {
  const kernel = files.filter((file) => file.startsWith('contract/'));
  expect(kernel.length).toBeGreaterThan(10);
  for (const file of kernel) {
    const imports = [...readFileSync(new URL(file, root), 'utf8').matchAll(/from '([^']+)'/g)].map(([, from]) => from);
    expect(imports.filter((from) => !from?.startsWith('./'))).toEqual([]);
  }
});
