-- Files that a user brings. They wait here until their search has read them; those that gave no contract stay as long as that search is remembered.
create table uploaded_files (
  id uuid primary key,
  user_id uuid not null constraint uploaded_files_user_id_users_id_fk references users (id) on delete cascade,
  -- The files of one upload become one search.
  upload_id uuid not null,
  position integer not null,
  -- The path within an archive; empty for a file that was sent by itself.
  entry text not null default '',
  -- Null until the search is started.
  search_id uuid constraint uploaded_files_search_id_searches_id_fk references searches (id) on delete cascade,
  name text not null,
  media_type text not null,
  size bigint not null,
  -- Null where it is known not to be readable.
  bytes bytea,
  problem text,
  problem_code text,
  created_at timestamptz not null,
  constraint uploaded_files_place unique (user_id, upload_id, position, entry)
);
create index uploaded_files_search_id on uploaded_files (search_id);
