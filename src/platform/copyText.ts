/** The clipboard. */

/** Copies `text`. Rejects where the browser doesn't let us. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
