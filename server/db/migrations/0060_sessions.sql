-- Sessions can be told apart, listed and ended one by one, and end when they have not been used for a while.
alter table sessions add column id uuid not null default gen_random_uuid();
alter table sessions add constraint sessions_id unique (id);
-- What the user knows the device by, such as "Firefox on Linux". Null: it did not say.
alter table sessions add column device text;
-- Written at most every few minutes. Sessions from before count as used now.
alter table sessions add column last_seen_at timestamptz not null default now();
alter table sessions alter column last_seen_at drop default;
alter table sessions alter column id drop default;
create index sessions_last_seen_at on sessions (last_seen_at);
