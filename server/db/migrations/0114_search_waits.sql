-- Why a mailbox or drive is left alone for now, and with it the search: Google asked for it, or did not answer properly.
alter table search_accounts add column waiting_for text;
alter table searches add column waiting_for text;
-- Mails and files that have an outcome, of those that were found: a mail may hold several documents, so these cannot be told from them.
alter table searches add column done integer not null default 0;
