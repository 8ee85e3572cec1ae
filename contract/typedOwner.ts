/** An owner as people type one: a name, an address, or both in one as mail programs write them. */
import type { Owner } from './record.ts';

const BOTH = /^"?([^"<>]*)"?\s*<\s*([^@\s<>]+@[^@\s<>]+)\s*>$/;
const ADDRESS = /^[^@\s<>]+@[^@\s<>]+$/;

/** `Dana <dana@example.com>` is Dana with that address. `email` is an address typed in a field of its own: it counts first. */
export function typedOwner(words: string | null | undefined, email: string | null | undefined = null): Owner {
  const text = words?.trim() ?? '';
  const own = email?.trim() || null;
  const both = BOTH.exec(text);
  if (both) return { name: both[1]?.trim() || null, email: own ?? both[2] ?? null };
  if (own === null && ADDRESS.test(text)) return { name: null, email: text };
  return { name: text || null, email: own };
}
