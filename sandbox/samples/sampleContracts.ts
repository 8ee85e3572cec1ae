/** Every contract of the sample workspace, with dates around the workspace's day. */
import { premisesContracts } from './contracts/premisesContracts.ts';
import { riskContracts } from './contracts/riskContracts.ts';
import { serviceContracts } from './contracts/serviceContracts.ts';
import { technologyContracts } from './contracts/technologyContracts.ts';
import { tradeContracts } from './contracts/tradeContracts.ts';
import type { SampleContract } from './sampleContract.ts';
import type { Day } from './sampleDays.ts';

/** Deterministic: the same day gives the same contracts. */
export function sampleContracts(today: Day): SampleContract[] {
  return [
    ...serviceContracts(today),
    ...premisesContracts(today),
    ...technologyContracts(today),
    ...tradeContracts(today),
    ...riskContracts(today),
  ];
}
