-- After the upload: what a person said of a contract, its documents, decisions and history, and the settings of a user.
ALTER TABLE contracts
	ADD COLUMN version integer NOT NULL DEFAULT 1,
	ADD COLUMN person jsonb NOT NULL DEFAULT '{}',
	ADD COLUMN known jsonb,
	ADD COLUMN owner jsonb,
	ADD COLUMN tags text[] NOT NULL DEFAULT '{}',
	ADD COLUMN notes text,
	ADD COLUMN related jsonb NOT NULL DEFAULT '[]',
	ADD COLUMN acknowledged jsonb NOT NULL DEFAULT '[]',
	ADD COLUMN deleted_at timestamp with time zone,
	ADD COLUMN joined_into uuid;

CREATE TABLE contract_documents (
	contract_id uuid NOT NULL CONSTRAINT contract_documents_contract_id_contracts_id_fk REFERENCES contracts (id) ON DELETE CASCADE,
	document_id uuid NOT NULL CONSTRAINT contract_documents_document_id_documents_id_fk REFERENCES documents (id),
	user_id uuid NOT NULL CONSTRAINT contract_documents_user_id_users_id_fk REFERENCES users (id) ON DELETE CASCADE,
	-- The contract that the document was before it was joined to this one.
	home_id uuid CONSTRAINT contract_documents_home_id_contracts_id_fk REFERENCES contracts (id) ON DELETE SET NULL,
	name text NOT NULL,
	source text NOT NULL,
	source_location text,
	date timestamp with time zone,
	analysis jsonb NOT NULL,
	sightings jsonb NOT NULL,
	added_at timestamp with time zone NOT NULL,
	CONSTRAINT contract_documents_user_id_document_id_pk PRIMARY KEY (user_id, document_id)
);
CREATE INDEX contract_documents_contract_id ON contract_documents (contract_id);
CREATE INDEX contract_documents_document_id ON contract_documents (document_id);

CREATE TABLE contract_decisions (
	contract_id uuid NOT NULL CONSTRAINT contract_decisions_contract_id_contracts_id_fk REFERENCES contracts (id) ON DELETE CASCADE,
	cycle_end date NOT NULL,
	user_id uuid NOT NULL CONSTRAINT contract_decisions_user_id_users_id_fk REFERENCES users (id) ON DELETE CASCADE,
	decision text NOT NULL,
	note text,
	notice_sent jsonb,
	decided_by text,
	decided_at timestamp with time zone NOT NULL,
	CONSTRAINT contract_decisions_contract_id_cycle_end_pk PRIMARY KEY (contract_id, cycle_end)
);
CREATE INDEX contract_decisions_user_id ON contract_decisions (user_id);

-- Only ever added to.
CREATE TABLE contract_history (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	contract_id uuid NOT NULL CONSTRAINT contract_history_contract_id_contracts_id_fk REFERENCES contracts (id) ON DELETE CASCADE,
	user_id uuid NOT NULL CONSTRAINT contract_history_user_id_users_id_fk REFERENCES users (id) ON DELETE CASCADE,
	version integer NOT NULL,
	at timestamp with time zone NOT NULL,
	who text,
	field text NOT NULL,
	value_before jsonb,
	value_after jsonb,
	source text
);
CREATE INDEX contract_history_contract_id ON contract_history (contract_id, id);

CREATE TABLE user_settings (
	user_id uuid PRIMARY KEY CONSTRAINT user_settings_user_id_users_id_fk REFERENCES users (id) ON DELETE CASCADE,
	settings jsonb NOT NULL,
	updated_at timestamp with time zone NOT NULL
);

-- What is there already: the document of each contract, with what its newest search read in it. Where no search is left that read it,
-- the contract's own columns are what is known of the document.
INSERT INTO contract_documents (contract_id, document_id, user_id, name, source, source_location, date, analysis, sightings, added_at)
SELECT c.id, c.document_id, c.user_id, d.name, c.source, c.source_location, f.date,
	coalesce(f.analysis, jsonb_build_object(
		'isContract', true, 'title', null, 'agreementDate', null, 'effectiveDate', null, 'perpetual', false, 'amountPeriod', null,
		'parties', to_jsonb(c.parties), 'amount', c.contract_value, 'currency', c.currency,
		'termEnd', c.renewal_date, 'renewalDate', c.renewal_date, 'autoRenews', c.auto_renews, 'maxRenewals', c.max_renewals,
		'renewalTerm', CASE WHEN c.renewal_term_n IS NULL THEN NULL
			ELSE jsonb_build_object('n', c.renewal_term_n, 'unit', c.renewal_term_unit) END,
		'noticePeriod', CASE WHEN c.notice_period_n IS NULL THEN NULL
			ELSE jsonb_build_object('n', c.notice_period_n, 'unit', c.notice_period_unit) END,
		'noticeBy', null, 'evidence', '[]'::jsonb, 'alternatives', '[]'::jsonb)),
	coalesce(f.sightings, '[]'::jsonb), c.created_at
FROM contracts c
JOIN documents d ON d.id = c.document_id
LEFT JOIN LATERAL (
	SELECT x.date, x.analysis, x.sightings FROM found_contracts x JOIN searches s ON s.id = x.search_id
	WHERE x.document_id = c.document_id AND x.user_id = c.user_id ORDER BY s.created_at DESC LIMIT 1
) f ON true;

-- What a person had reviewed stays theirs, whatever is read later: the name always; of the rest what is not what was read, and all of
-- it where no search is left to compare with.
UPDATE contracts c SET person = jsonb_build_object('name', jsonb_build_object('value', c.name, 'source', 'entered'))
	|| CASE WHEN f.id IS NULL AND c.renewal_date IS NULL
			OR f.id IS NOT NULL AND c.renewal_date IS NOT DISTINCT FROM f.renewal_date THEN '{}'
		ELSE jsonb_build_object('to', jsonb_build_object('value', c.renewal_date, 'source', 'entered')) END
	|| CASE WHEN f.id IS NULL AND c.contract_value IS NULL
			OR f.id IS NOT NULL AND c.contract_value IS NOT DISTINCT FROM f.amount THEN '{}'
		ELSE jsonb_build_object('amount', jsonb_build_object('value', c.contract_value, 'source', 'entered')) END
	|| CASE WHEN c.currency IS NULL OR f.id IS NOT NULL AND c.currency IS NOT DISTINCT FROM f.currency THEN '{}'
		ELSE jsonb_build_object('currency', jsonb_build_object('value', c.currency, 'source', 'entered')) END
	|| CASE WHEN f.id IS NULL AND cardinality(c.parties) = 0
			OR f.id IS NOT NULL AND c.parties IS NOT DISTINCT FROM f.parties THEN '{}'
		ELSE jsonb_build_object('parties', jsonb_build_object('value', to_jsonb(c.parties), 'source', 'entered')) END
FROM contracts o
LEFT JOIN LATERAL (
	SELECT x.id, x.renewal_date, x.amount, x.currency, x.parties FROM found_contracts x JOIN searches s ON s.id = x.search_id
	WHERE x.document_id = o.document_id AND x.user_id = o.user_id ORDER BY s.created_at DESC LIMIT 1
) f ON true
WHERE o.id = c.id;

-- The values stand in `person` and in what was read; `known` is worked out from the two when it is first needed.
ALTER TABLE contracts DROP CONSTRAINT contracts_user_document;
DROP INDEX contracts_document_id;
DROP INDEX contracts_user_renewal_date;
ALTER TABLE contracts
	DROP COLUMN document_id, DROP COLUMN name, DROP COLUMN contract_value, DROP COLUMN currency, DROP COLUMN parties,
	DROP COLUMN renewal_date, DROP COLUMN auto_renews, DROP COLUMN renewal_term_n, DROP COLUMN renewal_term_unit,
	DROP COLUMN max_renewals, DROP COLUMN notice_period_n, DROP COLUMN notice_period_unit;
CREATE INDEX contracts_user_id ON contracts (user_id);
CREATE INDEX contracts_deleted_at ON contracts (deleted_at) WHERE deleted_at IS NOT NULL;
