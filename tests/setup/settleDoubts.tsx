/** Doubts about contracts of the demo, settled and taken back from the list of what is to be checked. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { values } from './contractPage.tsx';

/** The contract, the button that settles its doubt, and what is said then. */
export type Doubt = readonly [contract: string, choice: string | RegExp, said: string | RegExp];

const settled = () => waitFor(() => expect(screen.queryByText('To check')).not.toBeInTheDocument());

/** Settles each with two clicks, takes it back by keyboard, settles it again, and ends in the list. */
export async function settleDoubts(user: UserEvent, doubts: readonly Doubt[]): Promise<void> {
  for (const [name, choice, said] of doubts) {
    await user.click(await screen.findByRole('link', { name: new RegExp(name) }));
    await user.click(await (await values()).findByRole('button', { name: choice }));
    await settled();
    const notices = within(screen.getByRole('region', { name: 'Notices' }));
    const notice = within((await notices.findByText(said)).closest('.ant-alert') as HTMLElement);
    notice.getByRole('button', { name: 'Undo' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement));
    expect(await notices.findByText(/^Undone: .* is as it was before\.$/)).toBeInTheDocument();
    expect(await screen.findByText('To check')).toBeInTheDocument();
    expect(notices.queryByText(said)).not.toBeInTheDocument();
    await user.click(await (await values()).findByRole('button', { name: choice }));
    await settled();
    await user.click(screen.getAllByRole('link', { name: 'All Contracts' })[0] as HTMLElement);
    await user.click(await screen.findByRole('link', { name: /^To check/ }));
  }
}
