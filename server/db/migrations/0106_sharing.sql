-- A renewals database can be shared. It has the id of the user who began it; its contracts, settings and reminders are the rows of that user.
create table colleagues (
  database_id uuid not null constraint colleagues_database_id_users_id_fk references users (id) on delete cascade,
  user_id uuid not null constraint colleagues_user_id_users_id_fk references users (id) on delete cascade,
  joined_at timestamptz not null,
  open boolean not null default false,
  constraint colleagues_database_id_user_id_pk primary key (database_id, user_id)
);
create index colleagues_user_id on colleagues (user_id);
-- A user works in one database at a time: in their own where none of these is open.
create unique index colleagues_open on colleagues (user_id) where open;

create table invitations (
  id uuid primary key,
  database_id uuid not null constraint invitations_database_id_users_id_fk references users (id) on delete cascade,
  email text not null,
  invited_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint invitations_database_email unique (database_id, email)
);

-- The account was deleted; the row stays while colleagues work in the renewals database that it began.
alter table users add column ended_at timestamptz;
