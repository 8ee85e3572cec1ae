/** The head of an email. */
export const MAIL = /^[ \t>]*(?:subject|sent|cc|re) ?:/im;
