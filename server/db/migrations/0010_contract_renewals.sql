-- Some contracts renew a limited number of times: their date must not be rolled forward for ever.
ALTER TABLE contracts ADD COLUMN max_renewals integer;
