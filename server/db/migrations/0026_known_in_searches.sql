-- A search takes over what an earlier one read and what has not changed since; the receipt says how much that was.
ALTER TABLE "search_items" ADD COLUMN "known" boolean DEFAULT false NOT NULL;
