/**
 * `npm run generate`: writes what `openapi.yaml` says into the code: the RTK Query endpoints and wire types of the web app,
 * the wire types of the service and the contract as JSON for it, the request schemas of the mock backend, and the limits that everybody
 * shares. `--check` writes
 * nothing and fails where a file is not what the contract says.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { parse } from 'yaml';
import { contractLimits } from './contractLimits.ts';
import { operationsByTag, type TagOperations } from './contractTags.ts';
import { requestSchemas } from './requestSchemas.ts';

const root = new URL('../', import.meta.url);
const contract = new URL('openapi.yaml', root);
const header = '/* Generated from openapi.yaml by `npm run generate`. Do not edit. */\n';

async function generated(filterEndpoints: (name: string) => boolean, exportName = 'generatedApi'): Promise<string> {
  const text = await generateEndpoints({
    schemaFile: fileURLToPath(contract),
    apiFile: './baseApi.ts',
    apiImport: 'baseApi',
    exportName,
    hooks: false,
    tag: false,
    filterEndpoints,
    encodePathParams: true,
    // It only reads. Its token stands in the body, since addresses are written down on their way.
    endpointOverrides: [{ pattern: 'readInvitation', type: 'query' }],
  });
  if (typeof text !== 'string') throw new Error('The generator returned no text.');
  return text;
}

/** The endpoints of one tag, `textSearchApi` of `text-search`, put into the one API slice by whoever imports the file. */
async function tagEndpoints({ tag, operations }: TagOperations): Promise<string> {
  const exportName = tag === null ? 'generatedApi' : `${camelCase(tag)}Api`;
  const text = await generated((name) => operations.has(name), exportName);
  const base = tag === null ? './baseApi.ts' : '../baseApi.ts';
  return header + text.replace(/from ".*baseApi(\.ts)?"/, `from '${base}'`);
}

function camelCase(tag: string): string {
  return tag.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The service shares the contract with the web app, not its code: the same wire types, without the endpoints. */
async function serviceTypes(): Promise<string> {
  const text = await generated(() => true);
  return header + text.slice(text.indexOf('export type'));
}

/** The service parses JSON at its start, not YAML: 1 ms instead of 400. In lines, so that changes can be read and merged. */
async function contractAsJson(): Promise<string> {
  return `${JSON.stringify(parse(await readFile(contract, 'utf8')), null, 1)}\n`;
}

const targets = [
  ...(await operationsByTag(contract)).map((each) => ({
    file: each.tag === null ? 'src/api/endpoints.gen.ts' : `src/api/generated/${camelCase(each.tag)}.gen.ts`,
    make: () => tagEndpoints(each),
  })),
  { file: 'server/http/wire.gen.ts', make: serviceTypes },
  { file: 'server/http/contract.gen.json', make: contractAsJson },
  { file: 'mocks/requestSchemas.gen.ts', make: async () => header + (await requestSchemas(contract)) },
  { file: 'contract/limits.gen.ts', make: async () => header + (await contractLimits(contract)).all },
  { file: 'contract/signInLimits.gen.ts', make: async () => header + (await contractLimits(contract)).signIn },
];

const check = process.argv.includes('--check');
for (const { file, make } of targets) {
  const url = new URL(file, root);
  const made = await make();
  const there = await readFile(url, 'utf8').catch(() => '');
  if (made === there) continue;
  if (check) {
    console.error(`${file} is not what openapi.yaml says. Run \`npm run generate\` and commit the result.`);
    process.exitCode = 1;
  } else {
    await mkdir(new URL('.', url), { recursive: true });
    await writeFile(url, made);
    console.log(`wrote ${file}`);
  }
}
