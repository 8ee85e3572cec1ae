-- Where the words of a scan stand on its pages: with it, the words that a value was read from are marked in the picture.
alter table documents add column layout jsonb;
