import { screen, within } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, it } from 'vitest';
import { server } from '../../../mocks/node.ts';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

it('a change of several contracts is made of all but those that are in the trash by now, and says which', async () => {
  const { user } = await renderApp({ path: '/contracts' });
  const [, first] = await screen.findAllByRole('row');
  const boxes = within(first?.parentElement as HTMLElement)
    .getAllByRole('checkbox')
    .slice(0, 2);
  for (const box of boxes) await user.click(box);
  server.use(
    http.post('*/api/contracts/bulk', async ({ request }) => {
      const { ids } = (await request.json()) as { ids: [string, string] };
      const left = [{ id: ids[1], code: 'IN_TRASH', message: 'This contract is in the trash.' }];
      return Response.json({ changed: 1, contracts: [{ id: ids[0], version: 2 }], left });
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Acknowledge' }));
  const said = /^1 contract changed\. “.+” is in the trash and was left as it is\.$/;
  expect(await screen.findByText(said)).toBeInTheDocument();
});

it('of several that are cancelled at once it says that nothing was sent, and what is still to be done', async () => {
  const { user } = await renderApp({ path: '/contracts?view=passed' });
  const [, first] = await screen.findAllByRole('row');
  const boxes = within(first?.parentElement as HTMLElement).getAllByRole('checkbox');
  for (const box of boxes.slice(0, 2)) await user.click(box);
  await user.click(await screen.findByRole('button', { name: 'Decide' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel' }));
  const said =
    '2 contracts will be cancelled. This sends nothing to the other side: give notice for each, and record it on its page.';
  expect(await screen.findByText(said)).toBeInTheDocument();
});
