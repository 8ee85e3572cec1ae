-- Who said a value before it was changed: with it, a change can be taken back whole, a confirmation too.
alter table contract_history add column source_before text;
