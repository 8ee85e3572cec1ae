/** Key rotation for what accounts keep sealed: the secrets of second factors, and the tokens of calendar addresses. */
import { and, eq } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { FEED_TOKEN } from './feeds.ts';
import { secondFactors } from './schema/accounts.ts';
import { feeds } from './schema/feeds.ts';
import { SECOND_FACTOR_SECRET } from './secondFactors.ts';
import type { SecretBox } from './secretBox.ts';

type Sealed = { owner: string; sealed: Buffer };
type Kept = {
  column: string;
  list: () => Promise<Sealed[]>;
  replace: (row: Sealed, again: Buffer) => Promise<unknown>;
};

/**
 * Seals what an older key has sealed again with the current one. What no configured key opens stays as it is: the key may come back.
 * Returns how many were sealed again and how many could not be opened.
 */
export async function resealAccountSecrets(
  queries: Queries,
  box: SecretBox,
): Promise<{ resealed: number; unreadable: number }> {
  const kept: Kept[] = [
    {
      column: SECOND_FACTOR_SECRET,
      list: () => queries.select({ owner: secondFactors.userId, sealed: secondFactors.secret }).from(secondFactors),
      // Only in place of what was read: a secret that was made meanwhile stays.
      replace: ({ owner, sealed }, again) =>
        queries
          .update(secondFactors)
          .set({ secret: again })
          .where(and(eq(secondFactors.userId, owner), eq(secondFactors.secret, sealed))),
    },
    {
      column: FEED_TOKEN,
      list: () => queries.select({ owner: feeds.userId, sealed: feeds.token }).from(feeds),
      replace: ({ owner, sealed }, again) =>
        queries
          .update(feeds)
          .set({ token: again })
          .where(and(eq(feeds.userId, owner), eq(feeds.token, sealed))),
    },
  ];
  const result = { resealed: 0, unreadable: 0 };
  for (const { column, list, replace } of kept) {
    for (const row of (await list()).filter(({ sealed }) => box.isStale(sealed))) {
      const place = { owner: row.owner, column };
      const plain = openOrNull(box, row.sealed, place);
      if (plain === null) result.unreadable += 1;
      else {
        await replace(row, box.seal(plain, place));
        result.resealed += 1;
      }
    }
  }
  return result;
}

function openOrNull(box: SecretBox, sealed: Buffer, place: { owner: string; column: string }): string | null {
  try {
    return box.open(sealed, place);
  } catch {
    return null;
  }
}
