/** Who may sign in, who is signed in, and how often somebody has tried. */
import { bigint, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './columnTypes.ts';

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  /** Trimmed and lower-cased: the same address cannot register twice in another spelling. */
  email: text('email').notNull().unique(),
  /** argon2id, as a PHC string. */
  passwordHash: text('password_hash').notNull(),
  /** Goes up in the transaction of every change to the user's contracts: the ETag of the list. */
  contractsRevision: bigint('contracts_revision', { mode: 'number' }).notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** When the user opened a link that was sent to the address; null until then. */
  emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true }),
  /** The user has asked for the account to be deleted: from then on it is. Signing in before takes it back. */
  deleteAt: timestamp('delete_at', { withTimezone: true }),
  /** Kept out by whoever runs the service since then. */
  blockedAt: timestamp('blocked_at', { withTimezone: true }),
  /** The account was deleted then; what is left is the renewals database, in which colleagues work. */
  endedAt: timestamp('ended_at', { withTimezone: true }),
});

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the bearer token; the token itself is stored nowhere. */
    tokenHash: bytea('token_hash').primaryKey(),
    /** Names the session to its user, who may end it; opens nothing. */
    id: uuid('id').notNull().unique('sessions_id'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** It ends then, however much it is used. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When it was last used, to a few minutes: it ends when that is too long ago. */
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    /** What the user knows the device by, such as "Firefox on Linux"; null where it did not say. */
    device: text('device'),
  },
  (table) => [
    index('sessions_user_id').on(table.userId),
    index('sessions_expires_at').on(table.expiresAt),
    index('sessions_last_seen_at').on(table.lastSeenAt),
  ],
);

/** Where a user has signed in before: guesses of others do not lock the user out there. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the browser's cookie, or of the network together with the user. */
    hash: bytea('hash').notNull(),
    kind: text('kind', { enum: ['browser', 'network'] }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.hash] }),
    index('known_devices_last_seen_at').on(table.lastSeenAt),
  ],
);

/** Rate limits shared by all processes: one row per limited thing. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The name of the limit and a hash of what it limits: no address or email in clear. */
    key: text('key').primaryKey(),
    /** When the bucket is full again (the "theoretical arrival time" of the generic cell rate algorithm). */
    fullAt: timestamp('full_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_full_at').on(table.fullAt)],
);

/** An authenticator app of a user's. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** AES-256-GCM. */
  secret: bytea('secret').notNull(),
  /** When a code of the app was given first; until then it is not asked for. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** The latest half minute whose code was used: no code counts twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** SHA-256 of the recovery codes that are left, hexadecimal. */
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
});
