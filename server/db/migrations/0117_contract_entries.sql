-- Which entries by hand have become contracts: one that is sent twice is one contract.
create table contract_entries (
  user_id uuid not null constraint contract_entries_user_id_users_id_fk references users (id) on delete cascade,
  -- As whoever entered it named it.
  id uuid not null,
  contract_id uuid not null constraint contract_entries_contract_id_contracts_id_fk references contracts (id) on delete cascade,
  -- The hash of what was entered.
  contents text not null,
  constraint contract_entries_user_id_id_pk primary key (user_id, id)
);
create index contract_entries_contract_id on contract_entries (contract_id);
