-- What reading a user's scans gave, by their bytes, so that none is read twice. Of one user only: nobody learns, not even from the time
-- it takes, what another had read.
create table scan_readings (
  user_id uuid not null constraint scan_readings_user_id_users_id_fk references users (id) on delete cascade,
  sha256 bytea not null,
  version text not null,
  reading text not null,
  used_at timestamptz not null,
  constraint scan_readings_user_id_sha256_pk primary key (user_id, sha256)
);
create index scan_readings_used_at on scan_readings (used_at);
