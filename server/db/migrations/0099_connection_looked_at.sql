-- When it was last tried whether Google still lets us in: once a day where searches run by themselves.
ALTER TABLE google_connections ADD COLUMN looked_at timestamptz;
