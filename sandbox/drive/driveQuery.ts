/**
 * Reads the `q` of Drive's files.list, as strictly as Drive does: an unknown field, an operator that the field does not
 * have, a value of the wrong kind or a stray quote is 400 Invalid Value.
 */
import { invalidValue } from '../googleError.ts';

export type DriveOperator = 'contains' | '=' | '!=' | '<' | '<=' | '>' | '>=' | 'in';

export type DriveQuery =
  | { kind: 'and' | 'or'; left: DriveQuery; right: DriveQuery }
  | { kind: 'not'; of: DriveQuery }
  | { kind: 'term'; field: string; operator: DriveOperator; value: string | boolean };

/** The operators of each field: https://developers.google.com/workspace/drive/api/guides/ref-search-terms */
const FIELD_OPERATORS: Record<string, { operators: string[]; value: 'text' | 'time' | 'boolean' }> = {
  name: { operators: ['contains', '=', '!='], value: 'text' },
  fullText: { operators: ['contains'], value: 'text' },
  mimeType: { operators: ['contains', '=', '!='], value: 'text' },
  modifiedTime: { operators: ['<=', '<', '=', '!=', '>', '>='], value: 'time' },
  createdTime: { operators: ['<=', '<', '=', '!=', '>', '>='], value: 'time' },
  viewedByMeTime: { operators: ['<=', '<', '=', '!=', '>', '>='], value: 'time' },
  trashed: { operators: ['=', '!='], value: 'boolean' },
  starred: { operators: ['=', '!='], value: 'boolean' },
  sharedWithMe: { operators: ['=', '!='], value: 'boolean' },
};
/** Fields that hold several values: `'x' in parents`. */
const COLLECTIONS = new Set(['parents', 'owners', 'writers', 'readers']);

type Token = { kind: 'text'; text: string } | { kind: 'word'; text: string } | { kind: 'symbol'; text: string };

/** The tree of a `q`, or undefined for an empty one. Throws 400 Invalid Value. */
export function parseDriveQuery(q: string): DriveQuery | undefined {
  if (q.trim() === '') return undefined;
  const tokens = tokenise(q);
  let position = 0;
  const peekWord = (word: string) => {
    const token = tokens[position];
    return token?.kind === 'word' && token.text.toLowerCase() === word;
  };
  const next = (): Token => {
    const token = tokens[position];
    if (!token) throw invalidValue('q');
    position += 1;
    return token;
  };

  /** `and` and `or` are of one rank and read from left to right: search-files guide. */
  function sequence(): DriveQuery {
    let left = single();
    for (;;) {
      const kind = peekWord('and') ? 'and' : peekWord('or') ? 'or' : undefined;
      if (kind === undefined) return left;
      position += 1;
      left = { kind, left, right: single() };
    }
  }

  function single(): DriveQuery {
    if (peekWord('not')) {
      position += 1;
      return { kind: 'not', of: single() };
    }
    const token = next();
    if (token.kind === 'symbol' && token.text === '(') {
      const inner = sequence();
      if (next().text !== ')') throw invalidValue('q');
      return inner;
    }
    if (token.kind === 'text') return membership(token.text);
    if (token.kind !== 'word') throw invalidValue('q');
    return comparison(token.text);
  }

  function membership(value: string): DriveQuery {
    const operator = next();
    const field = next();
    if (operator.text !== 'in' || field.kind !== 'word' || !COLLECTIONS.has(field.text)) throw invalidValue('q');
    return { kind: 'term', field: field.text, operator: 'in', value };
  }

  function comparison(field: string): DriveQuery {
    const operator = next();
    const value = next();
    const rule = FIELD_OPERATORS[field];
    if (!rule || operator.kind === 'text' || !rule.operators.includes(operator.text)) throw invalidValue('q');
    if (rule.value === 'boolean') {
      if (value.kind !== 'word' || !['true', 'false'].includes(value.text)) throw invalidValue('q');
      return { kind: 'term', field, operator: operator.text as DriveOperator, value: value.text === 'true' };
    }
    if (value.kind !== 'text' || (rule.value === 'time' && timeOf(value.text) === undefined)) throw invalidValue('q');
    return { kind: 'term', field, operator: operator.text as DriveOperator, value: value.text };
  }

  const tree = sequence();
  if (position < tokens.length) throw invalidValue('q');
  return tree;
}

/** Whether the query uses that field anywhere. */
export function usesField(query: DriveQuery | undefined, field: string): boolean {
  if (query === undefined) return false;
  if (query.kind === 'term') return query.field === field;
  if (query.kind === 'not') return usesField(query.of, field);
  return usesField(query.left, field) || usesField(query.right, field);
}

/** RFC 3339, UTC where no offset is written; epoch milliseconds, undefined if it is no time. */
export function timeOf(text: string): number | undefined {
  const parts = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2}(?:\.\d+)?)(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(text);
  if (!parts) return undefined;
  const time = Date.parse(`${parts[1]}T${parts[2] ?? '00:00:00'}${parts[3] ?? 'Z'}`);
  return Number.isNaN(time) ? undefined : time;
}

function tokenise(q: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  while (position < q.length) {
    const character = q[position] ?? '';
    if (/\s/.test(character)) position += 1;
    else if (character === "'") {
      const { text, end } = readText(q, position + 1);
      tokens.push({ kind: 'text', text });
      position = end;
    } else {
      const symbol = /^(?:[()]|<=|>=|!=|<|>|=)/.exec(q.slice(position, position + 2))?.[0];
      const word = symbol ?? /^[A-Za-z]+/.exec(q.slice(position))?.[0];
      if (word === undefined) throw invalidValue('q');
      tokens.push({ kind: symbol === undefined ? 'word' : 'symbol', text: word });
      position += word.length;
    }
  }
  return tokens;
}

/** The text after an opening quote; only `\'` and `\\` are escapes. */
function readText(q: string, start: number): { text: string; end: number } {
  let text = '';
  for (let position = start; position < q.length; position += 1) {
    const character = q[position] ?? '';
    if (character === "'") return { text, end: position + 1 };
    if (character === '\\') {
      position += 1;
      const escaped = q[position];
      if (escaped !== "'" && escaped !== '\\') throw invalidValue('q');
      text += escaped;
    } else text += character;
  }
  throw invalidValue('q');
}
