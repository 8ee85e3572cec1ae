-- An administrator can keep a user out without deleting anything.
alter table users add column blocked_at timestamptz;
