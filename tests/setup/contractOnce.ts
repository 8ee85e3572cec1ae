/**
 * The contract is checked and taken apart once per worker instead of once per app: fastify-openapi-glue does it anew for each, which is
 * most of what starting an app costs, and the tests start hundreds. Each app gets a copy of its own.
 */
type Parsed = { routes: object[] };
type ParserClass = {
  prototype: { parse: ((specification: object, options: object) => Promise<Parsed>) & { once?: true } };
};

// The package exports no more than its plugin.
const parser = new URL('../../node_modules/fastify-openapi-glue/lib/Parser.js', import.meta.url);
const { prototype } = ((await import(parser.href)) as { Parser: ParserClass }).Parser;

// Files share a worker, and this file runs before each of them.
if (!prototype.parse.once) {
  const { parse } = prototype;
  const known = new Map<string, Promise<Parsed>>();
  prototype.parse = Object.assign(
    async function (this: object, specification: object, options: object) {
      const text = JSON.stringify([specification, options]);
      const parsed = known.get(text) ?? parse.call(this, specification, options);
      known.set(text, parsed);
      return structuredClone(await parsed);
    },
    { once: true as const },
  );
}
