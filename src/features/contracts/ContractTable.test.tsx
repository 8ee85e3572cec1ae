import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

const rows = () => screen.getAllByRole('row').slice(1);
const names = () => rows().map((row) => row.children[1]?.textContent);

async function open(path = '/contracts') {
  const app = await renderApp({ path });
  await screen.findAllByRole('row');
  const search = screen.getByRole('searchbox', { name: 'Search Contracts' });
  return { ...app, search };
}

it('is not read out whole with every key: how many are found is', async () => {
  const { user, search } = await open();
  await user.type(search, 'k');
  expect(screen.getByRole('table').closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
  expect(screen.getByText(/^\d+ of 64 contracts$/).closest('[role=status], output, [aria-live]')).toBeInTheDocument();
});

it('leaves the cells of a row alone when the pointer comes to it', async () => {
  const { user } = await open();
  const cells = [...(rows()[0]?.children ?? [])];
  const looks = () => cells.map(({ className }) => className);
  const before = looks();
  await user.hover(cells[1] as Element);
  expect(looks()).toEqual(before);
});

it('a row opens its contract wherever it is pressed, but not beside a box or a button', async () => {
  const { user } = await open();
  const cells = [...(rows()[0]?.children ?? [])];
  const name = cells[1]?.textContent ?? '';
  await user.click(cells[0] as Element);
  await user.click(cells.at(-1) as Element);
  expect(screen.getByRole('heading', { level: 1, name: 'All Contracts' })).toBeInTheDocument();
  await user.click(cells[4] as Element);
  const title = new RegExp(name.split(',')[0] ?? '');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title));
});

const skip = () => screen.queryByRole('link', { name: 'Skip past the list' });

it('one link before the rows leads the Tab key past all of them, where there are more than a few', async () => {
  const { user, search } = await open();
  const end = document.querySelector(skip()?.getAttribute('href') ?? '');
  expect(end).toHaveAttribute('tabindex', '-1');
  expect(end).toContainElement(screen.getByRole('navigation', { name: 'Pages' }));
  await user.click(skip() as HTMLElement);
  expect(end).toHaveFocus();
  await user.type(search, 'lease');
  await waitFor(() => expect(skip()).not.toBeInTheDocument());
});

it('offers in a row what is to be done with the contract that stands there now', async () => {
  const { user, search } = await open();
  await user.type(search, 'k');
  const [row] = rows();
  const name = row?.children[1]?.textContent;
  await user.click(within(row as HTMLElement).getByRole('button', { name: `Delete ${name}` }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(String(name));
});

it('empties the search by its button, and the focus stays in the field', async () => {
  const { user, search } = await open('/contracts?search=sorrel');
  expect(search).toHaveValue('sorrel');
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(search).toHaveValue('');
  expect(search).toHaveFocus();
  await waitFor(() => expect(rows()).toHaveLength(10));
});

it('leads through the pages, and the focus stays with the page that was chosen', async () => {
  const { user } = await open('/contracts?size=5');
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  const page = (name: string) => pages.getByRole('button', { name });
  expect(page('Previous Page')).toHaveAttribute('aria-disabled', 'true');
  await user.click(page('5'));
  await waitFor(() => expect(page('5')).toHaveFocus());
  expect(page('5')).toHaveAttribute('aria-current', 'page');
  await user.click(page('Next 5 Pages'));
  expect(await pages.findByRole('button', { name: '10', current: 'page' })).toBeInTheDocument();
  await user.click(page('13'));
  await user.click(page('Next Page'));
  expect(page('Next Page')).toHaveAttribute('aria-disabled', 'true');
  expect(page('13')).toHaveAttribute('aria-current', 'page');
});

const saveButton = () => screen.queryByRole('button', { name: 'Save this view' });

it('a key changes rows, count, range and page numbers at once, and what React draws of it follows', async () => {
  const { search } = await open();
  await screen.findByText('1–10 of 64');
  fireEvent.change(search, { target: { value: 'lease' } });
  expect(names().every((name) => name?.toLowerCase().includes('lease'))).toBe(true);
  expect(rows()).toHaveLength(3);
  expect(screen.getByText('3 of 64 contracts')).toBeInTheDocument();
  expect(screen.getByText('1–3 of 3')).toBeInTheDocument();
  const pages = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('button');
  expect(pages.map((button) => button.textContent)).toEqual(['', '1', '']);
  expect(saveButton()).not.toBeInTheDocument();
  await waitFor(() => expect(saveButton()).toBeInTheDocument());
  expect(rows()).toHaveLength(3);
});

it('what was typed just before another order was chosen is searched for in that order', async () => {
  const { user, search } = await open();
  fireEvent.change(search, { target: { value: 'lease' } });
  search.focus();
  await user.click(screen.getByRole('columnheader', { name: 'Contract Name' }));
  expect(names()).toEqual(names().toSorted());
  expect(screen.getByText('3 of 64 contracts')).toBeInTheDocument();
  await waitFor(() => expect(saveButton()).toBeInTheDocument());
  expect(screen.getByText('3 of 64 contracts')).toBeInTheDocument();
});

it('the link of a row leads to the contract that a key has brought there, as soon as the field of the search is left', async () => {
  const { search } = await open();
  const link = () => within(rows()[0] as HTMLElement).getByRole('link');
  const addresses = new Map(rows().map((row) => [row.children[1]?.textContent, row.querySelector('a')?.href]));
  const [first, , , , fifth] = names();
  search.focus();
  fireEvent.change(search, { target: { value: fifth } });
  expect(names()).toEqual([fifth]);
  fireEvent.blur(search);
  expect(link()).toHaveProperty('href', addresses.get(fifth));
  fireEvent.change(search, { target: { value: first } });
  expect(names()).toEqual([first]);
  await waitFor(() => expect(link()).toHaveProperty('href', addresses.get(first)));
});

it('a field that is emptied by its button before React heard of the letter is empty, and the list whole', async () => {
  const { user, search } = await open();
  fireEvent.change(search, { target: { value: 'lease' } });
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(search).toHaveValue('');
  expect(screen.getByText('64 contracts')).toBeInTheDocument();
});

it('a key moves the mark of a selected contract with it', async () => {
  const { user, search } = await open();
  const name = names()[4];
  await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  fireEvent.change(search, { target: { value: name } });
  expect(names()).toEqual([name]);
  expect(screen.getByRole('checkbox', { name: `Select ${name}` })).toBeChecked();
  fireEvent.change(search, { target: { value: 'lease' } });
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
});
