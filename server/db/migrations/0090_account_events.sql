-- What happened to an account: sign-ins, keys, exports, deletions. Shown to its user; only ever added to, and forgotten after two years.
create table account_events (
  id bigint primary key generated always as identity,
  user_id uuid not null constraint account_events_user_id_users_id_fk references users (id) on delete cascade,
  at timestamptz not null,
  kind text not null,
  -- Such as "Firefox on Linux". Null: it did not say.
  device text,
  detail text
);
create index account_events_user_id on account_events (user_id, at);
create index account_events_at on account_events (at);
