-- A document that could not be read can belong to a contract that was entered by hand: why it could not is kept with it.
alter table contract_documents add column unread_because text;
