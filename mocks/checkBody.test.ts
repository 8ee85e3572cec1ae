import { expect, it } from 'vitest';
import { findProblem } from './checkBody.ts';
import { requestSchemas } from './requestSchemas.gen.ts';

const search = (extra: object) => findProblem({ keywords: ['lease'], ...extra }, requestSchemas.startSearch);

it('finds nothing wrong with a valid body', () => {
  expect(search({ startDate: null, endDate: '2028-02-29', timeZone: 'Asia/Tokyo', excludeDrafts: false })).toBeNull();
});

it.each([
  [{ keywords: ['lease', ' '] }, 'keywords[1]'],
  [{ startDate: '2027-02-29' }, 'startDate'],
  [{ service: 'mail' }, 'service'],
  [{ description: 'x'.repeat(201) }, 'description'],
  [{ colour: 'red' }, 'colour'],
])('names the field of %j', (extra, field) => {
  expect(search(extra)).toMatch(new RegExp(`^${field.replaceAll(/[[\]]/g, String.raw`\$&`)} `));
});

it('names the field of an item of a list', () => {
  const body = {
    contracts: [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B', amount: -1 },
    ],
  };
  expect(findProblem(body, requestSchemas.uploadContracts)).toBe('contracts[1].amount must be at least 0.');
});

it('takes no body for no object', () => {
  expect(findProblem(undefined, requestSchemas.login)).toBe('body must be object.');
});

it('refuses a schema that says more than it knows', () => {
  const schema = { type: 'object', minProperties: 1 };
  expect(() => findProblem({}, schema)).toThrow('minProperties');
});
