-- What the sign-in says besides: whose Workspace the account belongs to, and when the permission ends by itself.
ALTER TABLE "google_connections" ADD COLUMN "hosted_domain" text;
ALTER TABLE "google_connections" ADD COLUMN "refresh_token_expires_at" timestamp with time zone;
