/** How long a deleted contract can be taken back. */
export const TRASH_DAYS = 30;
