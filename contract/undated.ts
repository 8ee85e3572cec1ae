type Days = { renewalDate?: string | null; ending?: string | null; actBy?: string | null };

/**
 * Is every day missing before which somebody could be warned? What has no end until notice is given needs none, and a last day to act that is
 * written down is one, even where nobody knows when the term ends. The list, its counts and the review ask this and nothing else.
 */
export function isUndated({ renewalDate, ending, actBy }: Days): boolean {
  return !renewalDate && !actBy && ending !== 'open';
}
