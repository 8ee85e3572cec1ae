-- What an import of a spreadsheet added and updated, so that it can be taken back as a whole.
create table sheet_imports (
  id uuid primary key,
  user_id uuid not null constraint sheet_imports_user_id_users_id_fk references users (id) on delete cascade,
  file_name text not null,
  -- The email address of whoever imported it.
  who text not null,
  at timestamptz not null,
  -- Each with the version that the import made of it: whatever has another one was changed since.
  contracts jsonb not null,
  undone_at timestamptz
);
create index sheet_imports_user_id_at on sheet_imports (user_id, at);
-- Rows whose import is taken back are new again.
alter table sheet_keys add column import_id uuid constraint sheet_keys_import_id_sheet_imports_id_fk
  references sheet_imports (id) on delete set null;
create index sheet_keys_import_id on sheet_keys (import_id);
