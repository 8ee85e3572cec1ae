-- Kept searches: they run again by themselves, each time as a search of its own that lists only what is new.
CREATE TABLE watches (
	search_id uuid PRIMARY KEY CONSTRAINT watches_search_id_searches_id_fk REFERENCES searches (id) ON DELETE CASCADE,
	user_id uuid NOT NULL CONSTRAINT watches_user_id_users_id_fk REFERENCES users (id) ON DELETE CASCADE,
	rhythm text NOT NULL,
	hour integer NOT NULL,
	created_at timestamp with time zone NOT NULL,
	-- Null: its last day has passed.
	next_run_at timestamp with time zone
);
CREATE INDEX watches_user_id ON watches (user_id);
CREATE INDEX watches_next_run_at ON watches (next_run_at);

-- Of a run: the kept search and the instant it was due, which makes a second run of the same instant impossible.
-- No foreign key: what a run found stays when the search is no longer kept.
ALTER TABLE searches ADD COLUMN watch_of uuid;
ALTER TABLE searches ADD COLUMN watch_due_at timestamp with time zone;
ALTER TABLE searches ADD COLUMN listed_since timestamp with time zone;
ALTER TABLE searches ADD COLUMN whole_drive boolean NOT NULL DEFAULT false;
ALTER TABLE searches ADD CONSTRAINT searches_watch_run UNIQUE (watch_of, watch_due_at);
CREATE INDEX searches_user_id ON searches (user_id, created_at);

ALTER TABLE found_contracts ADD COLUMN dismissed_at timestamp with time zone;
