-- A file that several accounts may read is looked up by its own id, whoever listed it.
CREATE INDEX "search_items_file" ON "search_items" USING btree ("search_id","external_id");
