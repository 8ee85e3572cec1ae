import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

const tell = (event: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(event)));

/** What is on paper; the browser asks for it before it takes its picture. */
async function printed(path: string) {
  const { user, unmount } = await renderApp({ path });
  await screen.findAllByRole('row');
  // Its code comes after the list.
  await screen.findByRole('combobox', { name: 'Owner' });
  return { user, unmount };
}

const paper = () => document.querySelector<HTMLElement>('.printed-list');

it('on paper stand all rows of the view in its order, with what they are and the day', async () => {
  await printed('/contracts?sort=name&size=5&page=2');
  expect(paper()).toBeNull();
  await expect
    .poll(() => {
      tell('beforeprint');
      return paper()?.querySelectorAll('tbody tr').length;
    })
    .toBe(64);
  const sheet = within(paper() as HTMLElement);
  expect(sheet.getByRole('heading', { hidden: true })).toHaveTextContent('Perennial: All Contracts');
  expect(sheet.getByText(/^As of \w{3} \d+, \d{4}\. 64 contracts · Contract Name, A to Z$/)).toBeInTheDocument();
  const names = [...(paper()?.querySelectorAll('tbody td:first-child') ?? [])].map(({ textContent }) => textContent);
  expect(names).toEqual(names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
  tell('afterprint');
  expect(paper()).toBeNull();
});

it('a view, its filters and what stands in the search field narrow what is printed, and are named above it', async () => {
  const { user } = await printed('/contracts?view=undecided&currency=USD');
  await user.type(screen.getByRole('searchbox', { name: 'Search Contracts' }), 'lease');
  await expect
    .poll(() => {
      tell('beforeprint');
      return paper()?.querySelector('h2')?.textContent;
    })
    .toBe('Perennial: All Contracts, Undecided');
  expect(paper()).toHaveTextContent(/\d contracts? · Currency: USD · Search: “lease” · Act by, earliest first/);
  for (const row of paper()?.querySelectorAll('tbody tr') ?? []) expect(row).toHaveTextContent(/lease/i);
  tell('afterprint');
});
