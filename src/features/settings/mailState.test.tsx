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

it.each([
  ['a mail server', {}, /^We remind you 90, 30, 14, 7 and 1 days before the last day to act\.$/],
  [
    'none',
    { delivery: 'none' as const },
    /^No messages are being sent\. Reminders appear in the app 90, 30, 14, 7 and 1 days before/,
  ],
  [
    'one in trouble',
    { problem: 'The mail server refused us.' },
    /^We remind you 90.* Messages are waiting at the moment\.$/,
  ],
])('the first line of the settings promises no messages where they aren’t sent: %s', async (_name, state, sentence) => {
  mailIs(state);
  await renderApp({ path: '/settings' });
  expect(await screen.findByText(sentence)).toBeVisible();
});
