/**
 * Checks a request body against its schema from `openapi.yaml`: just the keywords that the contract uses, in a few lines, because
 * a full validator would be a tenth of the demo's bytes. An unknown keyword throws, so that the contract cannot outgrow it unseen.
 */
export type Schema = {
  readonly type?: string | readonly string[];
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
};

const KNOWN = new Set(
  'type required additionalProperties properties items enum pattern format minLength maxLength minItems maxItems minimum maximum'.split(
    ' ',
  ),
);

/** The first thing wrong with `value`, as a sentence that names the field (`keywords[0]`), or null. */
export function findProblem(value: unknown, schema: Schema, field = 'body'): string | null {
  for (const keyword of Object.keys(schema)) {
    if (!KNOWN.has(keyword)) throw new Error(`checkBody does not know the schema keyword “${keyword}”.`);
  }
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length > 0 && !types.some((type) => isType(value, type))) return `${field} must be ${types.join(' or ')}.`;
  if (value === null) return null;
  if (schema.enum && !schema.enum.includes(value)) return `${field} must be one of ${schema.enum.join(', ')}.`;
  if (typeof value === 'string') return stringProblem(value, schema, field);
  if (typeof value === 'number')
    return rangeProblem(value, schema.minimum, schema.maximum, field, 'must be at least', 'must be at most');
  if (Array.isArray(value)) return arrayProblem(value, schema, field);
  return typeof value === 'object' ? objectProblem(value as Record<string, unknown>, schema, field) : null;
}

function isType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}

function stringProblem(value: string, schema: Schema, field: string): string | null {
  if (schema.pattern && !new RegExp(schema.pattern, 'u').test(value)) return `${field} does not have the right form.`;
  if (schema.format === 'date' && !isDay(value)) return `${field} is not a day that exists.`;
  return rangeProblem(
    [...value].length,
    schema.minLength,
    schema.maxLength,
    field,
    'is too short: at least',
    'is too long: at most',
  );
}

function arrayProblem(value: unknown[], schema: Schema, field: string): string | null {
  const size = rangeProblem(
    value.length,
    schema.minItems,
    schema.maxItems,
    field,
    'must have at least',
    'must have at most',
  );
  if (size || !schema.items) return size;
  for (const [index, item] of value.entries()) {
    const problem = findProblem(item, schema.items, `${field}[${index}]`);
    if (problem) return problem;
  }
  return null;
}

function objectProblem(value: Record<string, unknown>, schema: Schema, field: string): string | null {
  const name = (key: string) => (field === 'body' ? key : `${field}.${key}`);
  for (const key of schema.required ?? []) if (!Object.hasOwn(value, key)) return `${name(key)} is missing.`;
  for (const [key, item] of Object.entries(value)) {
    const known = schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
    if (!known && schema.additionalProperties === false) return `${name(key)} is not a field of this request.`;
    const problem = known ? findProblem(item, known, name(key)) : null;
    if (problem) return problem;
  }
  return null;
}

function rangeProblem(
  value: number,
  least: number | undefined,
  most: number | undefined,
  field: string,
  under: string,
  over: string,
): string | null {
  if (least !== undefined && value < least) return `${field} ${under} ${least}.`;
  return most !== undefined && value > most ? `${field} ${over} ${most}.` : null;
}

/** Is this a day that exists? Read and written in UTC, where every day has 24 hours. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
