-- By what the rows of imported sheets are recognised, so that importing a sheet again updates its contracts and doubles none.
create table sheet_keys (
  user_id uuid not null constraint sheet_keys_user_id_users_id_fk references users (id) on delete cascade,
  -- 'n:' and the number that the sheet gives the row, or 'r:' and what makes a row without a number known again.
  key text not null,
  contract_id uuid not null constraint sheet_keys_contract_id_contracts_id_fk references contracts (id) on delete cascade,
  -- As the sheet wrote it; null for a row without one.
  number text,
  constraint sheet_keys_user_id_key_pk primary key (user_id, key)
);
create index sheet_keys_contract_id on sheet_keys (contract_id);
