/** What only the demo can do: begin with a full account, in a named scenario. */
import { expect, type Page } from '@playwright/test';
import type { ScenarioName } from '../../../mocks/scenarios.ts';
import { demoAccount, signIn } from './account.ts';

/** Signs in with the demo account and goes to a screen, once the demo's data are those of the scenario. */
export async function openDemo(page: Page, path: string, scenario: ScenarioName = 'default'): Promise<void> {
  await page.goto('/login');
  await signIn(page, demoAccount);
  await expect(page).toHaveURL(/\/upload-contracts$/);
  await page.goto(`${path}?scenario=${scenario}`);
}
