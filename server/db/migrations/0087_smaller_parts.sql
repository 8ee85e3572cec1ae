-- Parts are some five pages now: what was taken in by larger ones is taken in again.
delete from document_words;
