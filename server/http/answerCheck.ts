/** Every JSON answer is checked against the contract before it is sent: what the contract does not allow is a 500, never sent. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { type Compiled, lazily } from './compileWhenNeeded.ts';

const ajv = new Ajv2020({ strict: false });
formats.default(ajv);
/** Most operations share the schema of a failure, each with a copy of its own. */
const answerChecks: Compiled = new Map();

/** Makes Fastify's serializers: check, then plain JSON. Undeclared fields are a failure, too: nothing leaks by accident. */
export function answerSerializerCompiler(): FastifySerializerCompiler<object> {
  return ({ schema, method, url }) => {
    const validate = lazily(schema, (wanted) => ajv.compile(wanted), answerChecks);
    return (answer: unknown) => {
      if (!validate(answer)) {
        const [error] = validate.errors ?? [];
        throw new Error(
          `The answer of ${method} ${url} breaks the contract: ${error?.instancePath ?? ''} ${error?.message ?? ''}`,
        );
      }
      return JSON.stringify(answer);
    };
  };
}
