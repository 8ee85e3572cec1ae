/** Puts a text into a field in one go, as pasting does: letter by letter, a screen is drawn as often as the text has letters. */
import type { UserEvent } from '@testing-library/user-event';

/** At the place of the cursor, which a click puts behind what the field holds. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
