/** What a key costs where there is next to nothing to do: a page of one field and ten rows of text, without a line of our app. */
import type { Page } from '@playwright/test';

const html = `<main><input aria-label="Search Contracts"><table>${'<tr><td>-<td>-<td>-<td>-'.repeat(10)}</table></main>`;

/** Runs in the page: every key changes all cells. */
const changeCells = `
  const cells = [...document.querySelectorAll('td')];
  let keys = 0;
  document.querySelector('input').addEventListener('input', () => {
    keys += 1;
    for (const [index, cell] of cells.entries()) cell.textContent = 'Services agreement ' + (keys * 37 + index);
  });
`;

/** Shows it on an address of the service that has none of our code. The field has the label of the app's. */
export async function showBarePage(page: Page, serviceUrl: string): Promise<void> {
  await page.goto(`${serviceUrl}/robots.txt`);
  await page.setContent(html);
  await page.evaluate(changeCells);
}
