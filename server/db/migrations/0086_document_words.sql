-- The words of contracts' documents, for the full text search, in parts of some twenty pages.
create table document_words (
  document_id uuid not null constraint document_words_document_id_documents_id_fk references documents (id) on delete cascade,
  part integer not null,
  -- The configuration of the text search by which the words were cut to their stems: the document's language.
  config text not null,
  words tsvector not null,
  constraint document_words_document_id_part_pk primary key (document_id, part)
);
create index document_words_words on document_words using gin (words);
