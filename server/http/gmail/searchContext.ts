/** What the search handlers need besides the database: made by the process, brought by tests. */
export type SearchContext = Record<string, never>;
