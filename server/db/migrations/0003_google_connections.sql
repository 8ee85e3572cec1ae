-- A connection has an identity of its own, so that work begun on an earlier one notices; and the access token that all processes share.
-- No service has run on this table before.
DELETE FROM "google_connections";
ALTER TABLE "google_connections" ADD COLUMN "connection_id" uuid NOT NULL;
ALTER TABLE "google_connections" ADD COLUMN "access_token" bytea;
ALTER TABLE "google_connections" ADD COLUMN "access_token_expires_at" timestamp with time zone;
