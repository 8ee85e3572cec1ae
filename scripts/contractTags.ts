/** Which operations of the contract become endpoints of the web app, and into which generated file they go. */
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

/** The eighteen of the product: one slice holds them from the start. Every other tag is loaded by the feature that uses it. */
const firstTags = new Set(['auth', 'dashboard', 'contracts', 'google', 'gmail']);

type Body = { content?: Record<string, unknown> };
type Operation = { operationId: string; tags: string[]; requestBody?: Body; responses: Record<string, Body> };

/** Operations by name, for one generated file. `tag` is null for the file of the eighteen. */
export type TagOperations = { tag: string | null; operations: Set<string> };

/**
 * The operations that the generator can write, by tag. Bytes up or down are left out: it would make a JSON body of a file and parse
 * a PDF as JSON, so these are written by hand.
 */
export async function operationsByTag(contract: URL): Promise<TagOperations[]> {
  const { paths } = parse(await readFile(contract, 'utf8')) as { paths: Record<string, Record<string, unknown>> };
  const found = new Map<string | null, Set<string>>([[null, new Set()]]);
  for (const path of Object.values(paths)) {
    for (const [verb, value] of Object.entries(path)) {
      if (!['get', 'put', 'post', 'delete', 'patch'].includes(verb)) continue;
      const operation = value as Operation;
      if (carriesBytes(operation)) continue;
      const [name = ''] = operation.tags;
      const tag = firstTags.has(name) ? null : name;
      found.set(tag, (found.get(tag) ?? new Set()).add(operation.operationId));
    }
  }
  return [...found].map(([tag, operations]) => ({ tag, operations }));
}

function carriesBytes({ requestBody, responses }: Operation): boolean {
  return [requestBody, ...Object.values(responses)]
    .flatMap((body) => Object.keys(body?.content ?? {}))
    .some((mediaType) => mediaType !== 'application/json');
}
