import { screen } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, it } from 'vitest';
import { server } from '../../../mocks/node.ts';
import { renderApp } from '../../../tests/setup/renderApp.tsx';
import type { MailState } from '../../api/remindersApi.ts';

const mailIs = (state: Partial<MailState>) => {
  const whole: MailState = { delivery: 'smtp', from: 'perennial@a.example', problem: null, checkedAt: null, ...state };
  server.use(http.get('*/api/mail', () => Response.json(whole)));
};

it('while the service is away the settings offer to try again, and don’t ask for the reload that the banner warns of', async () => {
  const { user } = await renderApp({ path: '/new-finds' });
  await screen.findByRole('heading', { name: 'New finds' });
  server.use(
    http.get('*/api/mail*', () => Response.error()),
    http.get('*/api/mail/stopped', () => Response.error()),
  );
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  expect(await screen.findByText('We couldn’t find out whether messages are being sent.')).toBeVisible();
  expect(await screen.findByText('We couldn’t load the addresses that messages don’t reach.')).toBeVisible();
  expect(document.body).not.toHaveTextContent('reload the page');
  expect(await screen.findByText(/^Reminders are due 90/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: /Try again$/ })).toHaveLength(2);
  server.resetHandlers();
  mailIs({ delivery: 'none' });
  const again = screen.queryAllByRole('button', { name: /Try again$/ })[0];
  if (again) await user.click(again);
  expect(await screen.findByText(/^No messages are being sent\. Reminders/)).toBeVisible();
});
