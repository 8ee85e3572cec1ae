import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, it } from 'vitest';
import { server } from '../../../mocks/node.ts';
import { band, openContract } from '../../../tests/setup/contractPage.tsx';

const button = async (name: string) => (await band()).getByRole('button', { name });

/** Decisions are sent, and answered only after `arrive`. */
function holdDecisions() {
  const { promise, resolve: arrive } = Promise.withResolvers<void>();
  const sent = { count: 0, arrive };
  server.use(
    http.put('*/api/contracts/:id/decision', async () => {
      sent.count += 1;
      await promise;
      // What answers is the next handler.
      return undefined;
    }),
  );
  return sent;
}

it('the page of a contract shows which decision is on its way, and takes no other until it has arrived', async () => {
  const { user } = await openContract('Managed firewall');
  const sent = holdDecisions();
  await user.click(await button('Renegotiate'));
  expect(await button('Renegotiate')).toHaveAttribute('aria-busy', 'true');
  // It isn't disabled: it would lose the focus.
  expect(await button('Renegotiate')).toHaveFocus();
  for (const name of ['Renew', 'Cancel…']) {
    expect(await button(name)).toHaveAttribute('aria-disabled', 'true');
    await user.click(await button(name));
  }
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  sent.arrive();
  expect(await screen.findByText('Cedarline Networks will be renegotiated.')).toBeInTheDocument();
  await waitFor(async () => expect(await button('Renew')).not.toHaveAttribute('aria-disabled'));
  expect(sent.count).toBe(1);
  await user.click(await button('Renew'));
  expect(await screen.findByText('Cedarline Networks will be renewed.')).toBeInTheDocument();
});
