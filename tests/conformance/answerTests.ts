/** Conformance: what a person answers in the review is kept with its source, and not asked again. */
import { describe, expect, it } from 'vitest';
import type { Contract, FoundContract, UploadContractsResponse } from '../../src/api/endpoints.gen.ts';
import type { ContractDetails } from '../../src/api/generated/cycle.gen.ts';
import { asUpload } from './apiClient.ts';
import type { ApiClient } from './apiClient.ts';

const CRITERIA = { keywords: ['agreement', 'contract'], service: 'ALL' };
const codes = ({ toCheck = [] }: Pick<Contract, 'toCheck'>) => toCheck.map(({ code }) => code);

export function answerTests(client: () => ApiClient): void {
  describe('an answer in the review', () => {
    it('that a contract has no notice period settles the question, in the list and when it is found again', async () => {
      const { token } = await client().signUp();
      await client().connect(token);
      const found = await client().findContracts(token, CRITERIA);
      const one = found.find(({ noticePeriod, noticeBy }) => !noticePeriod && !noticeBy) as FoundContract;
      const renewing = { entered: { to: '2099-02-28', ending: 'renews', renewalTerm: { n: 1, unit: 'year' } } };
      const upload = async (said: object) => {
        const body = { contracts: [{ ...asUpload(one), ...said }] };
        const answer = await client().call<UploadContractsResponse>('uploadContracts', { token, body });
        const params = { id: answer.body.ids?.[0] ?? '' };
        return (await client().call<ContractDetails>('getContract', { token, params })).body;
      };
      expect(codes(await upload(renewing))).toContain('NO_NOTICE');
      const answered = await upload({ ...renewing, confirm: ['noticePeriod'] });
      expect(codes(answered)).not.toContain('NO_NOTICE');
      expect(answered.values.noticePeriod).toMatchObject({ value: null, source: 'confirmed' });
      expect((await client().listContracts(token)).flatMap(codes)).not.toContain('NO_NOTICE');
      const again = await client().findContracts(token, CRITERIA);
      const there = again.find(({ contractId }) => contractId === answered.id);
      expect(there?.held?.yours).toContain('noticePeriod');
      expect(there?.held?.values.noticePeriod).toBeNull();
    });
  });
}
