/** An email that is not a contract, as the samples write it down. */

/** From whom, subject, days before the workspace's day, body. */
export type OrdinaryMail = { from: string; subject: string; ago: number; text: string; labels?: string[] };

export const mail = (ago: number, from: string, subject: string, text: string, ...labels: string[]): OrdinaryMail => ({
  ago,
  from,
  subject,
  text,
  ...(labels.length > 0 && { labels }),
});
