import { expect, it } from 'vitest';
import { connectionMethods, dataSources, entityTypes, services, timeZones } from './options.ts';

const values = (options: readonly { value: string }[]) => options.map(({ value }) => value);

it('the options are those of the specification', () => {
  expect(values(services)).toEqual(['MAIL', 'DRIVE', 'GROUPS', 'HANGOUTS_CHAT', 'ALL']);
  expect(services.map(({ label }) => label)).toEqual(['Gmail', 'Drive', 'Groups', 'Chat', 'All Services']);
  expect(values(dataSources)).toEqual(['ALL_DATA', 'HELD_DATA', 'UNPROCESSED_DATA']);
  expect(values(entityTypes)).toEqual(['ALL_ACCOUNTS', 'SPECIFIC_ACCOUNTS']);
  expect(connectionMethods).toEqual(['oauth', 'service_account']);
  expect(timeZones).toEqual([
    'UTC',
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Los_Angeles',
    'Asia/Kolkata',
    'Europe/London',
    'Europe/Paris',
    'Asia/Tokyo',
  ]);
});
