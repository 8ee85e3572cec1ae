-- What was read of a user's mails and files, so that no search fetches and reads again what has not changed. One row for each mail or
-- file of an account, whichever search read it. document_ids: no foreign key, as a document that has gone makes the row worthless and
-- nothing else; the row is looked at only together with its documents.
CREATE TABLE "known_items" (
	"user_id" uuid NOT NULL,
	"account" text NOT NULL,
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp with time zone,
	"is_draft" boolean DEFAULT false NOT NULL,
	"reading" text,
	"keep_all" boolean DEFAULT false NOT NULL,
	"read_on" date,
	"outcome" text,
	"documents" jsonb,
	"document_ids" uuid[] DEFAULT '{}' NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_items_user_id_account_source_external_id_pk" PRIMARY KEY("user_id","account","source","external_id"),
	CONSTRAINT "known_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE
);
CREATE INDEX "known_items_used_at" ON "known_items" USING btree ("used_at");
