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
