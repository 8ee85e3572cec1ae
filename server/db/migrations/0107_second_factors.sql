-- A second factor: codes of an authenticator app (RFC 6238), and recovery codes.
create table second_factors (
  user_id uuid primary key constraint second_factors_user_id_users_id_fk references users (id) on delete cascade,
  secret bytea not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  recovery_hashes text[] not null default '{}'
);
