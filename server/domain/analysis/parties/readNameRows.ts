/** Parties in the rows of a form under its heading "Parties": "Name: Karri Timber Pty Ltd", "1. Party: Rosalind Keane". */

/** Nothing else in a paper says as plainly who its parties are: no other reader is asked. */
export const SAID_OUTRIGHT = 0.94;
