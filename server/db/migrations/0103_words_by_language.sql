-- Parts are some two pages now, and each language has an index of its own: a question is looked up once, cut to its stems as that
-- language cuts them, and a phrase is checked against two pages in place of five. All of it can be worked out again.
delete from document_words;
drop index document_words_words;
create index document_words_english on document_words using gin (words) where config = 'english';
create index document_words_german on document_words using gin (words) where config = 'german';
create index document_words_french on document_words using gin (words) where config = 'french';
create index document_words_spanish on document_words using gin (words) where config = 'spanish';
create index document_words_dutch on document_words using gin (words) where config = 'dutch';
