-- What a worker did to itself over a mail or file is counted apart from the times it was merely in hand when a worker stopped: who kills or
-- restarts the service must not cost anybody a contract. What stands in "begun" counts both; it begins anew.
ALTER TABLE "search_items" ADD COLUMN "faults" smallint DEFAULT 0 NOT NULL;
UPDATE "search_items" SET "begun" = 0 WHERE "begun" <> 0;
