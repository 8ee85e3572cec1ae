/**
 * The `fields` parameter of Google's APIs: `nextPageToken,files(id,owners/emailAddress)`. Only what it names is answered:
 * a list that is asked without nextPageToken ends silently after one page, as it does at Google.
 */
import { GoogleError } from './googleError.ts';

/** Field name to what is wanted of it; an empty map means all of it. */
export type FieldsMask = Map<string, FieldsMask>;

/** Reads a mask. Throws 400 invalidParameter for one that is badly formed. */
export function parseFields(fields: string): FieldsMask {
  const text = fields.replace(/\s+/g, '');
  let position = 0;

  function list(closing: boolean): FieldsMask {
    const mask: FieldsMask = new Map();
    for (;;) {
      path(mask);
      if (text[position] === ',') position += 1;
      else if (text[position] === ')' && closing) {
        position += 1;
        return mask;
      } else if (position >= text.length && !closing) return mask;
      else throw invalidSelection(text);
    }
  }

  function path(mask: FieldsMask): void {
    const name = /^(?:\w+|\*)/.exec(text.slice(position))?.[0];
    if (name === undefined) throw invalidSelection(text);
    position += name.length;
    const inner = mask.get(name) ?? new Map<string, FieldsMask>();
    mask.set(name, inner);
    if (text[position] === '/') {
      position += 1;
      path(inner);
    } else if (text[position] === '(') {
      position += 1;
      for (const [key, value] of list(true)) inner.set(key, value);
    }
  }

  return list(false);
}

/** The answer cut down to what the mask names. */
export function applyFields<T>(value: T, mask: FieldsMask): T {
  if (mask.size === 0 || mask.has('*') || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => applyFields(item, mask)) as T;
  const kept = Object.entries(value)
    .filter(([key]) => mask.has(key))
    .map(([key, item]) => [key, applyFields(item as unknown, mask.get(key) ?? new Map<string, FieldsMask>())]);
  return Object.fromEntries(kept) as T;
}

/** Throws 400 for a name in the mask that the resource does not have. */
export function requireKnownFields(mask: FieldsMask, known: ReadonlySet<string>): void {
  for (const name of mask.keys()) if (name !== '*' && !known.has(name)) throw invalidSelection(name);
}

function invalidSelection(selection: string): GoogleError {
  return new GoogleError(400, 'invalidParameter', `Invalid field selection ${selection}`, {
    location: 'fields',
    locationType: 'parameter',
  });
}
