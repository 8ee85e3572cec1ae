-- Being told in time: reminders as rows, what is set for one contract, who wants nothing, notices in the app, and the calendar feed.
CREATE TABLE reminders (
	id uuid PRIMARY KEY,
	user_id uuid NOT NULL CONSTRAINT reminders_user_id_users_id_fk REFERENCES users (id) ON DELETE CASCADE,
	contract_id uuid CONSTRAINT reminders_contract_id_contracts_id_fk REFERENCES contracts (id) ON DELETE CASCADE,
	kind text NOT NULL,
	cycle_end date,
	act_by date,
	days_before integer,
	monday date,
	day date NOT NULL,
	due_at timestamp with time zone NOT NULL,
	-- When it may be tried: the due instant, later after a failure.
	try_at timestamp with time zone NOT NULL,
	address text NOT NULL,
	state text NOT NULL,
	reason text,
	attempts integer NOT NULL DEFAULT 0,
	fence integer NOT NULL DEFAULT 0,
	claimed_until timestamp with time zone,
	subject text,
	html text,
	body text,
	sent_at timestamp with time zone,
	created_at timestamp with time zone NOT NULL,
	updated_at timestamp with time zone NOT NULL
);
CREATE UNIQUE INDEX reminders_of_contract ON reminders (contract_id, cycle_end, act_by, days_before, address) WHERE kind = 'reminder';
CREATE UNIQUE INDEX reminders_of_monday ON reminders (user_id, monday, address) WHERE kind = 'digest';
CREATE INDEX reminders_user_id ON reminders (user_id, due_at);
CREATE INDEX reminders_to_send ON reminders (try_at) WHERE state IN ('planned', 'claimed');

CREATE TABLE reminder_choices (
	contract_id uuid PRIMARY KEY CONSTRAINT reminder_choices_contract_id_contracts_id_fk REFERENCES contracts (id) ON DELETE CASCADE,
	user_id uuid NOT NULL CONSTRAINT reminder_choices_user_id_users_id_fk REFERENCES users (id) ON DELETE CASCADE,
	days integer[],
	snoozed_until date,
	off boolean NOT NULL
);
CREATE INDEX reminder_choices_user_id ON reminder_choices (user_id);

-- What the rows of a user were planned from, and when they are to be looked at again whatever happens.
CREATE TABLE reminder_plans (
	user_id uuid PRIMARY KEY CONSTRAINT reminder_plans_user_id_users_id_fk REFERENCES users (id) ON DELETE CASCADE,
	revision bigint NOT NULL,
	replan_at timestamp with time zone NOT NULL
);

CREATE TABLE refused_addresses (
	user_id uuid NOT NULL CONSTRAINT refused_addresses_user_id_users_id_fk REFERENCES users (id) ON DELETE CASCADE,
	address text NOT NULL,
	at timestamp with time zone NOT NULL,
	CONSTRAINT refused_addresses_user_id_address_pk PRIMARY KEY (user_id, address)
);

CREATE TABLE notices (
	id uuid PRIMARY KEY,
	user_id uuid NOT NULL CONSTRAINT notices_user_id_users_id_fk REFERENCES users (id) ON DELETE CASCADE,
	-- What it is about: the same is told once.
	key text NOT NULL,
	at timestamp with time zone NOT NULL,
	title text NOT NULL,
	contract_id uuid CONSTRAINT notices_contract_id_contracts_id_fk REFERENCES contracts (id) ON DELETE CASCADE,
	reminder_id uuid CONSTRAINT notices_reminder_id_reminders_id_fk REFERENCES reminders (id) ON DELETE SET NULL,
	read_at timestamp with time zone,
	CONSTRAINT notices_user_key UNIQUE (user_id, key)
);
CREATE INDEX notices_user_id ON notices (user_id, at);

CREATE TABLE feeds (
	user_id uuid PRIMARY KEY CONSTRAINT feeds_user_id_users_id_fk REFERENCES users (id) ON DELETE CASCADE,
	token_hash bytea NOT NULL CONSTRAINT feeds_token_hash UNIQUE,
	-- Sealed, so that the user can be shown it again.
	token bytea NOT NULL,
	created_at timestamp with time zone NOT NULL
);

-- What the feed said last of each event: its sequence goes up when that changes, and one that is gone is said to be cancelled.
CREATE TABLE feed_events (
	user_id uuid NOT NULL CONSTRAINT feed_events_user_id_users_id_fk REFERENCES users (id) ON DELETE CASCADE,
	uid text NOT NULL,
	sequence integer NOT NULL,
	event jsonb NOT NULL,
	cancelled boolean NOT NULL,
	changed_at timestamp with time zone NOT NULL,
	CONSTRAINT feed_events_user_id_uid_pk PRIMARY KEY (user_id, uid)
);
