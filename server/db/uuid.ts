/** Ids from outside are checked before they reach a query: PostgreSQL refuses a uuid it cannot read. */

/** Is this one of our ids, as far as its form goes? */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
}
