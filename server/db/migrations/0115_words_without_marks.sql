-- Each word of a document is found with the marks above and below its letters and without: the words are worked out again.
delete from document_words;
