-- Goes up with every change of a contract's reminders: two tabs or two people don't replace each other's unseen.
alter table reminder_choices add column version integer not null default 1;
