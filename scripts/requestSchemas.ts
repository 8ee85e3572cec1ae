/** Writes the schemas of the JSON request bodies for the mock backend, references resolved, so that it refuses what the service refuses. */
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

type Tree = { [key: string]: unknown };

/** The text of `mocks/requestSchemas.gen.ts`: operationId to schema of the body. Descriptions, examples and defaults are left out. */
export async function requestSchemas(contract: URL): Promise<string> {
  const document = parse(await readFile(contract, 'utf8')) as Tree;
  const bodies: Tree = {};
  for (const path of Object.values(document['paths'] as Tree)) {
    for (const operation of Object.values(path as Tree) as Tree[]) {
      const schema = at(operation, ['requestBody', 'content', 'application/json', 'schema']);
      if (schema) bodies[String(operation['operationId'])] = resolve(schema, document);
    }
  }
  const note = "import type { Schema } from './checkBody.ts';\n";
  return `${note}\nexport const requestSchemas = ${JSON.stringify(bodies, null, 2)} satisfies Record<string, Schema>;\n`;
}

function at(tree: unknown, keys: string[]): unknown {
  return keys.reduce<unknown>((node, key) => (node as Tree | undefined)?.[key], tree);
}

function resolve(node: unknown, document: Tree): unknown {
  if (Array.isArray(node)) return node.map((item) => resolve(item, document));
  if (typeof node !== 'object' || node === null) return node;
  const reference = (node as Tree)['$ref'];
  if (typeof reference === 'string') return resolve(at(document, reference.slice(2).split('/')), document);
  const wordy = new Set(['description', 'examples', 'default']);
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => !(wordy.has(key) && typeof value !== 'object') && key !== 'examples')
      .map(([key, value]) => [key, resolve(value, document)]),
  );
}
