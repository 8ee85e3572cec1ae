/**
 * Reads Gmail's search box syntax into a tree. As in Gmail a space means AND, `OR` (capitals) and `{ }` mean or and bind
 * tighter than the space, `-` negates, quotes make a phrase, and nothing is ever a syntax error.
 */

export type GmailQuery =
  | { kind: 'and' | 'or'; of: GmailQuery[] }
  | { kind: 'not'; of: GmailQuery }
  /** `field` is '' for plain words; `quoted` when the value stood in quotes. */
  | { kind: 'term'; field: string; value: string; quoted: boolean };

const FIELDS = new Set(
  `from to cc bcc deliveredto subject label category has filename in is list after before newer older newer_than
  older_than larger smaller size rfc822msgid`.split(/\s+/),
);

type Token =
  | { kind: 'symbol'; text: '(' | ')' | '{' | '}' | '-' }
  | { kind: 'or' }
  | { kind: 'field'; name: string }
  | Word;
type Word = { kind: 'word'; text: string; quoted: boolean };

/** The tree of a `q`; an empty one matches everything. */
export function parseGmailQuery(q: string): GmailQuery {
  const tokens = tokenise(q);
  let position = 0;

  function sequence(closing: ')' | '}' | '', field: string): GmailQuery {
    const groups: GmailQuery[][] = [];
    let joinNext = false;
    for (let token = tokens[position]; token !== undefined; token = tokens[position]) {
      if (token.kind === 'symbol' && (token.text === ')' || token.text === '}')) {
        position += 1;
        if (token.text === closing) break;
        continue;
      }
      if (token.kind === 'or') {
        position += 1;
        joinNext = groups.length > 0;
        continue;
      }
      const item = factor(field);
      const last = groups.at(-1);
      if (joinNext && last) last.push(item);
      else groups.push([item]);
      joinNext = false;
    }
    const items = groups.map((group) => join('or', group));
    return join(closing === '}' ? 'or' : 'and', items);
  }

  function factor(field: string): GmailQuery {
    const token = tokens[position];
    position += 1;
    if (token?.kind === 'symbol' && token.text === '-') return { kind: 'not', of: factor(field) };
    if (token?.kind === 'symbol') return sequence(token.text === '{' ? '}' : ')', field);
    if (token?.kind === 'field') return factor(token.name);
    if (token?.kind === 'word') return wordTerm(token, field);
    return { kind: 'and', of: [] };
  }

  return sequence('', '');
}

/** Every term that is asked for, those under a `-` left out. */
export function wantedTerms(query: GmailQuery): Extract<GmailQuery, { kind: 'term' }>[] {
  if (query.kind === 'term') return [query];
  return query.kind === 'not' ? [] : query.of.flatMap(wantedTerms);
}

function join(kind: 'and' | 'or', of: GmailQuery[]): GmailQuery {
  const [only] = of;
  return of.length === 1 && only ? only : { kind: of.length === 0 ? 'and' : kind, of };
}

/** An unquoted `from:a+b` means either of the two: gmailctl issue 302. */
function wordTerm(word: Word, field: string): GmailQuery {
  const pieces = word.text.split('+').filter((piece) => piece !== '');
  if (field !== '' && !word.quoted && ['from', 'to', 'cc', 'bcc'].includes(field) && pieces.length > 1)
    return { kind: 'or', of: pieces.map((value) => ({ kind: 'term', field, value, quoted: false })) };
  return { kind: 'term', field, value: word.text, quoted: word.quoted };
}

function tokenise(q: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  while (position < q.length) {
    const character = q[position] ?? '';
    const startsItem = position === 0 || /[\s({:-]/.test(q[position - 1] ?? '');
    if (/\s/.test(character)) position += 1;
    else if ('(){}'.includes(character) || (character === '-' && startsItem)) {
      tokens.push({ kind: 'symbol', text: character as '(' });
      position += 1;
    } else if (character === '"') {
      const end = q.indexOf('"', position + 1);
      tokens.push({ kind: 'word', text: q.slice(position + 1, end === -1 ? undefined : end), quoted: true });
      position = end === -1 ? q.length : end + 1;
    } else {
      const field = /^([a-z][a-z0-9_]*):/i.exec(q.slice(position, position + 20))?.[1]?.toLowerCase();
      if (field !== undefined && FIELDS.has(field)) {
        tokens.push({ kind: 'field', name: field });
        position += field.length + 1;
        continue;
      }
      const text = /^[^\s(){}"]+/.exec(q.slice(position))?.[0] ?? character;
      position += text.length;
      if (text === 'OR' || text === '|') tokens.push({ kind: 'or' });
      else if (text !== 'AND') tokens.push({ kind: 'word', text, quoted: false });
    }
  }
  return tokens;
}
