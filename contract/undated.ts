/** Is the day missing before which somebody could be warned? What has no end until notice is given needs none. */
export function isUndated({ renewalDate, ending }: { renewalDate?: string | null; ending?: string | null }): boolean {
  return !renewalDate && ending !== 'open';
}
