/** That keys draw cells and not the table around them: it takes Ant Design's table with one that counts. */
import { screen } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

const drawn = vi.hoisted(() => vi.fn<() => void>());
vi.mock('antd', async (original) => {
  const antd = await original<{ Table: ComponentType<object> }>();
  const Table = (props: object) => {
    drawn();
    return createElement(antd.Table, props);
  };
  return { ...antd, Table };
});

const rows = () => screen.getAllByRole('row').slice(1);
const names = () => rows().map((row) => row.children[1]?.textContent);

async function open(path = '/contracts') {
  const app = await renderApp({ path });
  await screen.findAllByRole('row');
  const search = screen.getByRole('searchbox', { name: 'Search Contracts' });
  return { ...app, search };
}

it('draws with a key, another order or another view what stands in the cells, and not the table around them', async () => {
  const { user, search } = await open();
  const [before, shown] = [names(), drawn.mock.calls.length];
  const touched = vi.fn<(records: MutationRecord[]) => void>();
  const boxes = new MutationObserver(touched);
  for (const box of screen.getAllByRole('checkbox')) boxes.observe(box, { attributes: true });
  await user.type(search, 'k');
  expect(rows()).toHaveLength(10);
  expect(names()).not.toEqual(before);
  expect(touched).not.toHaveBeenCalled();
  const heading = screen.getByRole('columnheader', { name: 'Contract Name' });
  await user.click(heading);
  expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await user.type(heading, '{Enter}', { skipClick: true });
  expect(heading).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('link', { name: /^Ended/ }));
  expect(rows().length).toBeLessThan(10);
  await user.type(search, 'none is called that');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all contracts' }));
  expect(rows()).toHaveLength(10);
  expect(drawn).toHaveBeenCalledTimes(shown);
});
