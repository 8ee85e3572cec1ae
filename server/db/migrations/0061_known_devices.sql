-- Where a user has signed in before: guesses of others do not lock the user out there.
create table known_devices (
  user_id uuid not null constraint known_devices_user_id_users_id_fk references users (id) on delete cascade,
  -- SHA-256 of the browser's cookie, or of the network together with the user.
  hash bytea not null,
  kind text not null,
  last_seen_at timestamptz not null,
  constraint known_devices_user_id_hash_pk primary key (user_id, hash)
);
create index known_devices_last_seen_at on known_devices (last_seen_at);
