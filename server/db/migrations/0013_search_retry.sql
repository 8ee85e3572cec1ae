-- A finished search can be retried: what failed for a reason that may pass is marked as such, and a retry names the search it goes on from.
-- No foreign key: where that search has been forgotten by then, the retry is a search like any other.
ALTER TABLE "searches" ADD COLUMN "retry_of" uuid;
ALTER TABLE "search_accounts" ADD COLUMN "retryable" boolean DEFAULT false NOT NULL;
ALTER TABLE "search_documents" ADD COLUMN "retryable" boolean DEFAULT false NOT NULL;
