-- Files that show that a notice was sent. They belong to the contract: its history goes on naming one that another has taken the place of.
create table notice_proofs (
  id uuid primary key,
  user_id uuid not null constraint notice_proofs_user_id_users_id_fk references users (id) on delete cascade,
  contract_id uuid not null constraint notice_proofs_contract_id_contracts_id_fk references contracts (id) on delete cascade,
  name text not null,
  media_type text not null,
  bytes bytea not null,
  created_at timestamptz not null
);
create index notice_proofs_contract_id on notice_proofs (contract_id);
create index notice_proofs_user_id on notice_proofs (user_id);
