/** `openapi.yaml` as the conformance suite reads it: the operations, and a check of every answer against its schema. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

type Tree = { [key: string]: unknown };

export type Operation = {
  operationId: string;
  method: string;
  /** As in the contract: `/api/contracts/{id}`. */
  path: string;
  needsToken: boolean;
  tag: string;
};

const document = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')) as Tree;
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addFormat('binary', true);
ajv.addSchema(document, 'contract');

/** All operations, in the order of the contract. */
export const operations: Operation[] = Object.entries(document['paths'] as Tree).flatMap(([path, item]) =>
  Object.entries(item as Tree).map(([method, operation]) => ({
    operationId: String((operation as Tree)['operationId']),
    method: method.toUpperCase(),
    path,
    tag: String(((operation as Tree)['tags'] as string[])[0]),
    needsToken: !Array.isArray((operation as Tree)['security']),
  })),
);

/** The operation of that id; throws where the contract has none. */
export function operationOf(operationId: string): Operation {
  const found = operations.find((operation) => operation.operationId === operationId);
  if (!found) throw new Error(`openapi.yaml has no operation ${operationId}.`);
  return found;
}

/**
 * What is wrong with an answer by the contract, as readable lines; empty where it conforms. `body` is the parsed JSON, the text
 * of anything else, or null where there is none.
 */
export function answerProblems(
  operationId: string,
  status: number,
  contentType: string | null,
  body: unknown,
): string[] {
  const { path, method } = operationOf(operationId);
  const pointer = `/paths/${escape(path)}/${method.toLowerCase()}/responses`;
  const responses = at(pointer) as Tree;
  const key = Object.hasOwn(responses, String(status)) ? String(status) : 'default';
  if (key === 'default' && status < 400)
    return [`${operationId} answered ${status}, which the contract does not know.`];
  const place = (responses[key] as Tree)['$ref'] ?? `#${pointer}/${key}`;
  const content = (at(String(place).slice(1)) as Tree)['content'] as Tree | undefined;
  if (!content) return body === null ? [] : [`${operationId} answered ${status} with a body.`];
  const mediaType = contentType?.split(';')[0] ?? '';
  if (!Object.hasOwn(content, mediaType))
    return [`${operationId} answered ${status} as ${contentType}, not ${Object.keys(content).join(' or ')}.`];
  if (mediaType !== 'application/json') return [];
  // By its address, and not as a new schema that refers to it: that would be compiled anew for every answer, a fifth of the suite's time.
  const check = ajv.getSchema(`contract${String(place)}/content/application~1json/schema`);
  if (!check) throw new Error(`The contract has no schema at ${String(place)}.`);
  if (check(body)) return [];
  return (check.errors ?? []).map(
    (error) => `${operationId} ${status}: ${error.instancePath || 'body'} ${error.message}`,
  );
}

function at(pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (node as Tree)[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);
}

function escape(path: string): string {
  return path.replaceAll('~', '~0').replaceAll('/', '~1');
}
