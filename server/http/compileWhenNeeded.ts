/** Schemas of the contract become code when the first request needs them: making all of them takes longer than everything else of a start. */
import type { Ajv, AnySchema, ErrorObject } from 'ajv';

/** What fastify asks of a validator: an answer, and the errors of the last one. */
export type Validator = { (data: unknown): unknown; errors?: ErrorObject[] | null | undefined };

/** To be told of fastify's own Ajv when it is made (`ajv.onCreate`): from then on, each schema is compiled at its first use. */
export function compileWhenNeeded(ajv: Ajv): void {
  const compile = ajv.compile.bind(ajv);
  Object.assign(ajv, { compile: (schema: AnySchema) => lazily(schema, compile, requestChecks) });
}

/** Of what was compiled, by the schema's text: operations share schemas, and apps of one process (as in tests) share them all. */
export type Compiled = Map<string, Validator>;

const requestChecks: Compiled = new Map();

/** A validator that is compiled when it is first asked, unless `compiled` has one of the same schema. The schema refers to nothing outside of it. */
export function lazily(schema: AnySchema, compile: (schema: AnySchema) => Validator, compiled: Compiled): Validator {
  let made: Validator | null = null;
  const validator: Validator = (data) => {
    made ??= compiledOnce(schema, compile, compiled);
    const answer = made(data);
    validator.errors = made.errors;
    return answer;
  };
  return validator;
}

function compiledOnce(schema: AnySchema, compile: (schema: AnySchema) => Validator, compiled: Compiled): Validator {
  const key = JSON.stringify(schema);
  const made = compiled.get(key) ?? compile(schema);
  compiled.set(key, made);
  return made;
}
