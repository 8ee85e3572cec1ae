-- Addresses are confirmed by a link in a message, and accounts are deleted seven days after their user asked for it.
alter table users add column email_confirmed_at timestamptz;
alter table users add column delete_at timestamptz;
