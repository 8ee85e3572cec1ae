-- Searches as jobs: claims with a fence, progress, listing steps, and documents apart from the items they came in.
ALTER TABLE "searches" ADD COLUMN "fence" integer DEFAULT 0 NOT NULL;
ALTER TABLE "searches" ADD COLUMN "claimed_until" timestamp with time zone;
ALTER TABLE "searches" ADD COLUMN "stalls" integer DEFAULT 0 NOT NULL;
ALTER TABLE "searches" ADD COLUMN "found" integer DEFAULT 0 NOT NULL;
ALTER TABLE "searches" ADD COLUMN "analysed" integer DEFAULT 0 NOT NULL;
ALTER TABLE "searches" ADD COLUMN "skipped" integer DEFAULT 0 NOT NULL;
ALTER TABLE "searches" ADD COLUMN "contracts" integer DEFAULT 0 NOT NULL;
ALTER TABLE "searches" ADD COLUMN "bytes_read" bigint DEFAULT 0 NOT NULL;
ALTER TABLE "searches" ADD COLUMN "active_ms" bigint DEFAULT 0 NOT NULL;
CREATE INDEX "searches_status" ON "searches" USING btree ("status");

ALTER TABLE "search_accounts" ADD COLUMN "position" integer NOT NULL;
ALTER TABLE "search_accounts" ADD COLUMN "steps" jsonb NOT NULL;
ALTER TABLE "search_accounts" ADD COLUMN "step" integer DEFAULT 0 NOT NULL;
ALTER TABLE "search_accounts" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;
ALTER TABLE "search_accounts" ADD COLUMN "failed_in_a_row" integer DEFAULT 0 NOT NULL;
ALTER TABLE "search_accounts" ADD COLUMN "not_before" timestamp with time zone;

-- No service has run on these tables before.
DROP TABLE "search_items";
CREATE TABLE "search_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"search_id" uuid NOT NULL,
	"account" text NOT NULL,
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"facts" jsonb,
	"outcome" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_items_external" UNIQUE("search_id","account","source","external_id")
);
CREATE INDEX "search_items_outcome" ON "search_items" USING btree ("search_id","outcome");
CREATE TABLE "search_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"search_id" uuid NOT NULL,
	"account" text NOT NULL,
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"part_id" text NOT NULL,
	"name" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"code" text,
	CONSTRAINT "search_documents_part" UNIQUE("search_id","account","source","external_id","part_id")
);
ALTER TABLE "search_items" ADD CONSTRAINT "search_items_search_id_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."searches"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_search_id_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."searches"("id") ON DELETE cascade ON UPDATE no action;
