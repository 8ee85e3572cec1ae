/** Column types that drizzle does not bring. */
import { customType } from 'drizzle-orm/pg-core';

/** Bytes, as a Node Buffer. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
});

/** Words of a text search; only ever made and read by PostgreSQL. */
export const tsvector = customType<{ data: string; driverData: string }>({
  dataType: () => 'tsvector',
});
