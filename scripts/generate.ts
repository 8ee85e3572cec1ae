/**
 * `npm run generate`: writes what `openapi.yaml` says into the code: the RTK Query endpoints and wire types of the web app,
 * the wire types of the service, and the request schemas of the mock backend. `--check` writes nothing and fails where a file is not what the contract says.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { requestSchemas } from './requestSchemas.ts';

const root = new URL('../', import.meta.url);
const contract = new URL('openapi.yaml', root);
const header = '/* Generated from openapi.yaml by `npm run generate`. Do not edit. */\n';

/** Bytes up or down: RTK Query's generator makes a JSON body of a file and parses a PDF as JSON, so these two are written by hand. */
const byteOperations = new Set(['downloadContract', 'uploadGoogleCredentials']);

async function generated(filterEndpoints: (name: string) => boolean): Promise<string> {
  const text = await generateEndpoints({
    schemaFile: fileURLToPath(contract),
    apiFile: './baseApi.ts',
    apiImport: 'baseApi',
    exportName: 'generatedApi',
    hooks: false,
    tag: false,
    filterEndpoints,
    encodePathParams: true,
  });
  if (typeof text !== 'string') throw new Error('The generator returned no text.');
  return text;
}

async function webEndpoints(): Promise<string> {
  const text = await generated((name) => !byteOperations.has(name));
  return header + text.replace(/from ".*baseApi(\.ts)?"/, "from './baseApi.ts'");
}

/** The service shares the contract with the web app, not its code: the same wire types, without the endpoints. */
async function serviceTypes(): Promise<string> {
  const text = await generated(() => true);
  return header + text.slice(text.indexOf('export type'));
}

const targets = [
  { file: 'src/api/endpoints.gen.ts', make: webEndpoints },
  { file: 'server/http/wire.gen.ts', make: serviceTypes },
  { file: 'mocks/requestSchemas.gen.ts', make: async () => header + (await requestSchemas(contract)) },
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
    await writeFile(url, made);
    console.log(`wrote ${file}`);
  }
}
