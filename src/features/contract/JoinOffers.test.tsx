/** An amendment that stands beside its agreement: offered on both pages, with what would change, and taken back. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { backend } from '../../../mocks/node.ts';
import { openContract } from '../../../tests/setup/contractPage.tsx';

beforeEach(() => backend.chooseScenario('amendment-apart'));

const takeOut = () => screen.findAllByRole('button', { name: 'Take out' });
const offer = () => screen.findByRole('region', { name: /^“Amendment No. 1 .*” looks like an amendment of “Canteen/ });

it('the agreement’s page says what the amendment would change, joins it, and takes it out again', async () => {
  const { user } = await openContract('Canteen services, Brook');
  const panel = await offer();
  expect(panel).toHaveTextContent('It says: This Amendment No. 1 to the Canteen Services Agreement changes');
  expect(await within(panel).findByText('Give notice by')).toBeInTheDocument();
  expect(within(panel).getByText('Notice').parentElement).toHaveTextContent('60 days → 120 days');
  await user.click(within(panel).getByRole('button', { name: 'Join them' }));
  const said = await screen.findByText(/^The documents of “Amendment No. 1 .*” belong to this contract now\. /);
  expect(said).toHaveTextContent('Notice: 60 days → 120 days');
  await waitFor(() => expect(panel).not.toBeInTheDocument());
  await user.click(within(said.closest('.ant-alert') as HTMLElement).getByRole('button', { name: 'Undo' }));
  expect(await offer()).toBeInTheDocument();
});

it('joined on its own page it leads to the agreement’s', async () => {
  const { user } = await openContract('Amendment No. 1');
  await user.click(await within(await offer()).findByRole('button', { name: 'Join them' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: /Brook & Bramble Catering Canteen services/ }),
  ).toBeVisible();
});

it('kept apart it is not offered again, and Related says so', async () => {
  const { user } = await openContract('Canteen services, Brook');
  const panel = await offer();
  await user.click(await within(panel).findByRole('button', { name: 'Keep them apart' }));
  await waitFor(() => expect(panel).not.toBeInTheDocument());
  await user.click(screen.getByRole('tab', { name: /^Related/ }));
  expect(await screen.findByText('separate from', { selector: '.cycle-days' })).toBeInTheDocument();
});

it('taken out by hand it is not offered again, and Undo puts it back', async () => {
  const { user } = await openContract('Canteen services, Brook');
  await user.click(await within(await offer()).findByRole('button', { name: 'Join them' }));
  await user.click(await screen.findByRole('tab', { name: /^Found in/ }));
  await user.click((await takeOut())[0] as HTMLElement);
  const said = await screen.findByText(/^Amendment No. 1 .* is a separate contract again\.$/);
  await user.click(screen.getByRole('tab', { name: /^Related/ }));
  expect(await screen.findByText('separate from', { selector: '.cycle-days' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /looks like an amendment of/ })).not.toBeInTheDocument();
  await user.click(within(said.closest('.ant-alert') as HTMLElement).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText('separate from', { selector: '.cycle-days' })).not.toBeInTheDocument());
  await user.click(screen.getByRole('tab', { name: /^Found in/ }));
  expect(await takeOut()).toHaveLength(2);
});
