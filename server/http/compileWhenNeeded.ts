/** Schemas of the contract become code when the first request needs them: making all of them takes longer than everything else of a start. */
import type { Ajv, AnySchema, ErrorObject } from 'ajv';

/** What fastify asks of a validator: an answer, and the errors of the last one. */
type Validator = { (data: unknown): unknown; errors?: ErrorObject[] | null | undefined };

/** To be told of fastify's own Ajv when it is made (`ajv.onCreate`): from then on, each schema is compiled at its first use. */
export function compileWhenNeeded(ajv: Ajv): void {
  const compile = ajv.compile.bind(ajv);
  const lazily = (schema: AnySchema): Validator => {
    let made: Validator | null = null;
    const validator: Validator = (data) => {
      made ??= compile(schema);
      const answer = made(data);
      validator.errors = made.errors;
      return answer;
    };
    return validator;
  };
  Object.assign(ajv, { compile: lazily });
}
