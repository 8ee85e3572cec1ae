/** What the Google handlers need besides the database: made by the process, brought by tests. */
export type GoogleContext = Record<string, never>;
