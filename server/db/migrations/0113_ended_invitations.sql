-- Whoever opens the link of an invitation that can no longer be accepted reads why: it is kept for a while with what became of it.
alter table invitations add column ended text;
alter table invitations drop constraint invitations_database_email;
-- An address has one at a time that can be accepted.
create unique index invitations_open on invitations (database_id, email) where ended is null;
