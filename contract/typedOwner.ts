/** An owner as people type one: a name, an address, or both in one as mail programs write them. */
import type { Owner } from './record.ts';

const BOTH = /^"?([^"<>]*)"?\s*<\s*([^@\s<>]+@[^@\s<>]+)\s*>$/;
const ADDRESS = /^[^@\s<>]+@[^@\s<>]+$/;
/** An address among other words: `Dana Fox, dana@example.com`. */
const WITHIN = /[^@\s<>()[\],;:"]+@[^@\s<>()[\],;:."]+(?:\.[^@\s<>()[\],;:."]+)+/g;
/** What stands between a name and its address. */
const BETWEEN = /^[\s,;:.()[\]<>–-]+|[\s,;:()[\]<>–-]+$/g;

/**
 * `Dana <dana@example.com>` is Dana with that address, and so is `Dana, dana@example.com`: as a name it would be told of nothing. `email` is
 * an address typed in a field of its own: it counts first.
 */
export function typedOwner(words: string | null | undefined, email: string | null | undefined = null): Owner {
  const text = words?.trim() ?? '';
  const own = email?.trim() || null;
  const both = BOTH.exec(text);
  if (both) return { name: both[1]?.trim() || null, email: own ?? both[2] ?? null };
  if (own === null && ADDRESS.test(text)) return { name: null, email: text };
  // One address is whose reminders go there. Of several nobody can tell whose they are.
  const [address, ...others] = own === null ? (text.match(WITHIN) ?? []) : [];
  if (address !== undefined && others.length === 0) {
    return { name: text.replace(address, '').replaceAll(BETWEEN, '') || null, email: address };
  }
  return { name: text || null, email: own };
}
