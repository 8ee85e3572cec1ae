/** For tests: requests made of the contract's own schemas, valid ones and ones with something wrong. */
import * as fc from 'fast-check';

/** The part of JSON Schema that openapi.yaml uses. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  oneOf?: Schema[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
};

/** Longer lists and texts say nothing more; the limits themselves are tried by `oddValue`. */
const LONGEST_LIST = 5;
const LONGEST_TEXT = 60;

const day = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** What breaks parsers, queries, paths and pages. */
export const oddText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    "' or '1'='1",
    '";--',
    '../../etc/passwd',
    '%00',
    '%',
    '\u202e',
    '💥',
  ),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'null',
    'NaN',
    '0000-00-00',
    '2026-02-30',
    '-1',
    '1e309',
    'x'.repeat(300),
    'ſ@x',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom(null, true, 0, -1, 1.5, 1e308, -1e308, 2 ** 53, 1e12 + 1, [], {}, [[]], { a: {} }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Values that the schema allows. `known` gives values for fields by name, such as ids that exist. */
export function validValue(
  schema: Schema,
  resolve: (ref: string) => Schema,
  known: Record<string, string[]> = {},
): fc.Arbitrary<unknown> {
  const of = (inner: Schema): fc.Arbitrary<unknown> => validValue(inner, resolve, known);
  if (schema.$ref) return of(resolve(schema.$ref));
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map(of));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => of({ ...schema, type })));
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: Math.min(schema.maximum ?? 1_000_000, 2 ** 31 - 1) });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true }).map((n) => n + 0);
    case 'array':
      return fc.array(of(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? LONGEST_LIST, LONGEST_LIST),
      });
    case 'object':
      return validObject(schema, of, known);
    default:
      return validText(schema);
  }
}

function validObject(
  schema: Schema,
  of: (inner: Schema) => fc.Arbitrary<unknown>,
  known: Record<string, string[]>,
): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, inner]) => {
    const ids = known[name];
    return [name, ids ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ids) }, of(inner)) : of(inner)] as const;
  });
  return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
}

function validText(schema: Schema): fc.Arbitrary<string> {
  if (schema.format === 'date') return day;
  if (schema.pattern) {
    return thatFit(schema, fc.stringMatching(new RegExp(schema.pattern), { size: 'small' }));
  }
  const text = fc.string({
    unit: 'grapheme',
    minLength: schema.minLength ?? 0,
    maxLength: Math.min(schema.maxLength ?? LONGEST_TEXT, LONGEST_TEXT),
  });
  return thatFit(schema, text);
}

/** Only those that the schema allows. Where a pattern hardly ever gives one, that is said: a filter would look for one for ever. */
function thatFit(schema: Schema, texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const pattern = new RegExp(schema.pattern ?? '');
  let misses = 0;
  return texts.filter((text) => {
    const isFit = fits(schema, text) && pattern.test(text);
    misses = isFit ? 0 : misses + 1;
    if (misses > 1000) throw new Error(`Texts made of ${schema.pattern} hardly ever fit: put its lengths into it.`);
    return isFit;
  });
}

function fits({ minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema, text: string): boolean {
  const length = [...text].length;
  return length >= minLength && length <= maxLength && !text.includes('\0');
}

/** A body with one thing wrong, or of another kind altogether. */
export function brokenBody(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const changed = fc
    .tuple(valid, oddValue, oddText, fc.nat())
    .map(([body, value, name, which]) => change(body, value, name, which));
  return fc.oneof({ weight: 4, arbitrary: changed }, oddValue);
}

/** Replaces, removes or adds one field somewhere in the value. */
function change(body: unknown, value: unknown, name: string, which: number): unknown {
  if (Array.isArray(body) && body.length > 0 && which % 3 !== 0) {
    return body.map((item, index) => (index === which % body.length ? change(item, value, name, which >> 2) : item));
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return value;
  const keys = Object.keys(body);
  const key = keys[which % Math.max(keys.length, 1)];
  if (key === undefined || which % 5 === 0) return { ...body, [name]: value };
  const { [key]: old, ...rest } = body as Record<string, unknown>;
  if (which % 5 === 1) return rest;
  return { ...rest, [key]: which % 5 === 2 ? change(old, value, name, which >> 2) : value };
}
