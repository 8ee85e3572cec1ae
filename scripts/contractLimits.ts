/** Writes the numbers of the contract, what may be how long, how many and how much, for whoever has to cut, count or offer that much. */
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

type Tree = { [key: string]: unknown };

const BOUNDS = new Set(['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum']);

/** What the sign-in screen asks for: it is to be light, and its limits have a file of their own. */
const SIGN_IN = 'LoginRequest';

/**
 * The text of `contract/limits.gen.ts`: for every schema with an upper bound somewhere a constant, in the schema's own shape. Those of the
 * sign-in screen are `signIn`, the text of `contract/signInLimits.gen.ts`, and handed on by `all`.
 */
export async function contractLimits(contract: URL): Promise<{ all: string; signIn: string }> {
  const { components } = parse(await readFile(contract, 'utf8')) as { components: { schemas: Tree } };
  const textOf = ([name, schema]: [string, unknown]) => {
    const limits = limitsOf(schema as Tree);
    const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Limits`;
    return limits ? [`export const ${constant} = ${JSON.stringify(limits, null, 2)} as const;\n`] : [];
  };
  const schemas = Object.entries(components.schemas);
  const signIn = schemas.filter(([name]) => name === SIGN_IN).flatMap(textOf);
  const others = schemas.filter(([name]) => name !== SIGN_IN).flatMap(textOf);
  return {
    all: ["export * from './signInLimits.gen.ts';\n", ...others].join('\n'),
    signIn: signIn.join('\n'),
  };
}

/** Null where nothing in it has an upper bound. References are left out: what they mean has limits of its own. */
function limitsOf(schema: Tree): Tree | null {
  const own = Object.entries(schema).filter(([key]) => BOUNDS.has(key));
  const properties = Object.entries((schema['properties'] ?? {}) as Tree);
  const inner = [...properties, ...('items' in schema ? [['items', schema['items']] as const] : [])].flatMap(
    ([key, value]) => {
      const limits = limitsOf(value as Tree);
      return limits ? [[key, limits] as const] : [];
    },
  );
  const isBounded = inner.length > 0 || own.some(([key]) => key.startsWith('max'));
  return isBounded ? Object.fromEntries([...own, ...inner]) : null;
}
