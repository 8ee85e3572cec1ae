/** How a user's Google account is reached: one connection per user. Secrets are encrypted before they come here. */
import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytea } from './columnTypes.ts';

export const googleConnections = pgTable(
  'google_connections',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Another one with every connect: work begun on an earlier connection notices by it. */
    connectionId: uuid('connection_id').notNull(),
    method: text('method', { enum: ['oauth', 'service_account'] }).notNull(),
    /** Google's own id of the account (`sub`); null for a service account. */
    googleSub: text('google_sub'),
    /** The connected mailbox; with a service account the Workspace user it acts for. */
    email: text('email').notNull(),
    /** What was granted, not what was asked. */
    scopes: text('scopes').array().notNull(),
    /** The refresh token or the service-account key, AES-256-GCM. */
    secret: bytea('secret').notNull(),
    /** OAuth: the current access token, AES-256-GCM, shared by all processes. */
    accessToken: bytea('access_token'),
    accessTokenExpiresAt: timestamp('access_token_expires_at', { withTimezone: true }),
    status: text('status', { enum: ['connected', 'reconnect_needed'] }).notNull(),
    /** A sentence for the user, where Google no longer lets us in. */
    reconnectReason: text('reconnect_reason'),
    /** True where "Google" is the built-in sandbox workspace. */
    sandbox: boolean('sandbox').notNull().default(false),
    /** The Workspace domain of a personal connection, as its sign-in proved it (`hd`); null for other accounts. */
    hostedDomain: text('hosted_domain'),
    /** When the refresh token ends, where Google said so: an app in testing is given seven days. */
    refreshTokenExpiresAt: timestamp('refresh_token_expires_at', { withTimezone: true }),
    /** When it was last tried whether Google still lets us in, where searches run by themselves. */
    lookedAt: timestamp('looked_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('google_connections_google_sub').on(table.googleSub)],
);

/** A consent that is under way: single use, ten minutes. */
export const oauthStates = pgTable(
  'oauth_states',
  {
    /** SHA-256 of the `state` parameter. */
    stateHash: bytea('state_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie that binds the consent to the browser. */
    browserHash: bytea('browser_hash').notNull(),
    /** The PKCE verifier, encrypted. */
    verifier: bytea('verifier').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('oauth_states_expires_at').on(table.expiresAt)],
);
