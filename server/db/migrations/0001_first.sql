-- The first tables: accounts, documents and contracts, Google connections, searches.
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"full_at" timestamp with time zone NOT NULL
);

CREATE TABLE "sessions" (
	"token_hash" bytea PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);

CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"contracts_revision" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);

CREATE TABLE "google_connections" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"google_sub" text,
	"email" text NOT NULL,
	"scopes" text[] NOT NULL,
	"secret" bytea NOT NULL,
	"status" text NOT NULL,
	"reconnect_reason" text,
	"sandbox" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);

CREATE TABLE "oauth_states" (
	"state_hash" bytea PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"browser_hash" bytea NOT NULL,
	"verifier" bytea NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);

CREATE TABLE "contracts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"name" text NOT NULL,
	"contract_value" double precision,
	"currency" text,
	"parties" text[] NOT NULL,
	"renewal_date" date,
	"auto_renews" boolean,
	"renewal_term_n" integer,
	"renewal_term_unit" text,
	"notice_period_n" integer,
	"notice_period_unit" text,
	"source" text NOT NULL,
	"source_location" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contracts_user_document" UNIQUE("user_id","document_id"),
	CONSTRAINT "contracts_renewal_term_whole" CHECK (("contracts"."renewal_term_n" is null) = ("contracts"."renewal_term_unit" is null)),
	CONSTRAINT "contracts_notice_period_whole" CHECK (("contracts"."notice_period_n" is null) = ("contracts"."notice_period_unit" is null))
);

CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sha256" bytea NOT NULL,
	"text_sha256" bytea,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" bytea NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "documents_user_sha256" UNIQUE("user_id","sha256"),
	CONSTRAINT "documents_user_text_sha256" UNIQUE("user_id","text_sha256")
);

CREATE TABLE "found_contracts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"search_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"name" text NOT NULL,
	"subject" text,
	"source" text NOT NULL,
	"source_location" text,
	"size" bigint NOT NULL,
	"date" timestamp with time zone,
	"renewal_date" date,
	"term_end" date,
	"amount" double precision,
	"currency" text,
	"parties" text[] NOT NULL,
	"auto_renews" boolean,
	"renewal_term_n" integer,
	"renewal_term_unit" text,
	"notice_period_n" integer,
	"notice_period_unit" text,
	"analysis" jsonb NOT NULL,
	"sightings" jsonb NOT NULL,
	CONSTRAINT "found_contracts_search_document" UNIQUE("search_id","document_id")
);

CREATE TABLE "search_accounts" (
	"search_id" uuid NOT NULL,
	"account" text NOT NULL,
	"source" text NOT NULL,
	"cursor" text,
	"listed" boolean DEFAULT false NOT NULL,
	"problem" text,
	CONSTRAINT "search_accounts_search_id_account_source_pk" PRIMARY KEY("search_id","account","source")
);

CREATE TABLE "search_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"search_id" uuid NOT NULL,
	"account" text NOT NULL,
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"name" text,
	"outcome" text NOT NULL,
	"reason" text,
	"code" text,
	CONSTRAINT "search_items_external" UNIQUE("search_id","account","source","external_id")
);

CREATE TABLE "searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"client_request_id" text,
	"criteria" jsonb NOT NULL,
	"status" text NOT NULL,
	"phase" text NOT NULL,
	"message" text,
	"waiting_until" timestamp with time zone,
	"warnings" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "searches_client_request" UNIQUE("user_id","client_request_id")
);

ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "google_connections" ADD CONSTRAINT "google_connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "oauth_states" ADD CONSTRAINT "oauth_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "found_contracts" ADD CONSTRAINT "found_contracts_search_id_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."searches"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "found_contracts" ADD CONSTRAINT "found_contracts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "found_contracts" ADD CONSTRAINT "found_contracts_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "search_accounts" ADD CONSTRAINT "search_accounts_search_id_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."searches"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "search_items" ADD CONSTRAINT "search_items_search_id_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."searches"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "searches" ADD CONSTRAINT "searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "rate_limits_full_at" ON "rate_limits" USING btree ("full_at");
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");
CREATE INDEX "google_connections_google_sub" ON "google_connections" USING btree ("google_sub");
CREATE INDEX "oauth_states_expires_at" ON "oauth_states" USING btree ("expires_at");
CREATE INDEX "contracts_document_id" ON "contracts" USING btree ("document_id");
CREATE INDEX "contracts_user_renewal_date" ON "contracts" USING btree ("user_id","renewal_date" DESC NULLS LAST);
CREATE INDEX "found_contracts_user_id" ON "found_contracts" USING btree ("user_id");
CREATE INDEX "found_contracts_document_id" ON "found_contracts" USING btree ("document_id");
CREATE INDEX "search_items_outcome" ON "search_items" USING btree ("search_id","outcome");