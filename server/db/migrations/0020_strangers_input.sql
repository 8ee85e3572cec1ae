-- What is compared of a mail body is worked out where the mail is read, in a child process, and kept: comparing no longer normalises it anew.
-- Bodies from before have none; they are compared by their words' sum, as all other documents are.
ALTER TABLE "documents" ADD COLUMN "letter" text;
-- A search has so much processor time for documents that are slow to read.
ALTER TABLE "searches" ADD COLUMN "slow_ms" bigint DEFAULT 0 NOT NULL;
-- How often a mail or file was taken up without an outcome: what ends a worker each time must not be taken up for ever.
ALTER TABLE "search_items" ADD COLUMN "begun" smallint DEFAULT 0 NOT NULL;
