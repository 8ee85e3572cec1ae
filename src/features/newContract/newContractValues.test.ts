import { expect, it } from 'vitest';
import { requestOf } from './newContractValues.ts';

it('an owner typed as mail writes one has its name and its address', () => {
  const { owner } = requestOf({ name: 'Lease', owner: 'Dana <dana@example.com>' });
  expect(owner).toEqual({ name: 'Dana', email: 'dana@example.com' });
  expect(requestOf({ name: 'Lease' })).not.toHaveProperty('owner');
});
